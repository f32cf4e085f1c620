// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/wraplabel.h"

#include <QPainter>
#include <QTextLayout>
#include <QtMath>

namespace baton {

WrapLabel::WrapLabel(Role role, QWidget *parent)
    : QLabel(parent)
    , m_role(role)
{
    setTextFormat(Qt::PlainText);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void WrapLabel::setText(const QString &text)
{
    if (text == this->text()) {
        return;
    }
    m_strong = 0;
    QLabel::setText(text);
    updateGeometry();
}

void WrapLabel::setStrong(qsizetype length)
{
    if (length != m_strong) {
        m_strong = length;
        updateGeometry();
        update();
    }
}

void WrapLabel::setRole(Role role)
{
    m_role = role;
    update();
}

/// The 18 of 13/18 for the application's font, in proportion for others.
qreal WrapLabel::lineHeight() const
{
    return qCeil(QFontInfo(font()).pixelSize() * 1.36);
}

qreal WrapLabel::layOut(qreal width, QPainter *painter) const
{
    QString lines = text();
    lines.replace(u'\n', QChar::LineSeparator);
    QTextLayout layout(lines, font());
    QTextOption option(layoutDirection() == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(layoutDirection());
    layout.setTextOption(option);
    if (m_strong > 0) {
        QTextLayout::FormatRange range{0, static_cast<int>(m_strong), {}};
        range.format.setFontWeight(QFont::DemiBold);
        layout.setFormats({range});
    }
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height + (lineHeight() - line.height()) / 2});
        height += lineHeight();
    }
    layout.endLayout();
    if (painter != nullptr) {
        layout.draw(painter, contentsRect().topLeft());
    }
    return height;
}

int WrapLabel::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    return qCeil(layOut(width - margins.left() - margins.right(), nullptr)) + margins.top()
        + margins.bottom();
}

QSize WrapLabel::sizeHint() const
{
    const QFontMetrics metrics(font());
    const int width = std::min(metrics.horizontalAdvance(text()) + 4, 320);
    return {width, heightForWidth(width)};
}

QSize WrapLabel::minimumSizeHint() const
{
    const int width = std::min(QFontMetrics(font()).averageCharWidth() * 8, sizeHint().width());
    return {width, qCeil(lineHeight())};
}

void WrapLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(Theme::color(isEnabled() ? m_role : Role::Disabled));
    layOut(contentsRect().width(), &painter);
}

} // namespace baton
