// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/text/wraplabel.h"

#include <QEvent>
#include <QPainter>

namespace baton {

WrapLabel::WrapLabel(Role role, QWidget *parent)
    : QLabel(parent)
    , m_role(role)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

void WrapLabel::setText(const QString &text)
{
    if (text == this->text()) {
        return;
    }
    m_strong = 0;
    QLabel::setText(text);
    forgetSizes();
}

void WrapLabel::forgetSizes()
{
    m_heights.clear();
    m_hint = QSize();
    updateGeometry();
}

void WrapLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange
        || event->type() == QEvent::LayoutDirectionChange) {
        forgetSizes();
    }
}

int WrapLabel::heightOf(int width) const
{
    const auto known = m_heights.constFind(width);
    return known != m_heights.cend() ? *known
                                     : *m_heights.insert(width, wrapped().heightFor(width));
}

void WrapLabel::setStrong(qsizetype length)
{
    if (length != m_strong) {
        m_strong = length;
        forgetSizes();
        update();
    }
}

void WrapLabel::setRole(Role role)
{
    m_role = role;
    update();
}

WrapText WrapLabel::wrapped() const
{
    return {text(), font(), m_strong, layoutDirection()};
}

int WrapLabel::heightForWidth(int width) const
{
    const QMargins margins = contentsMargins();
    return heightOf(width - margins.left() - margins.right()) + margins.top() + margins.bottom();
}

QSize WrapLabel::sizeHint() const
{
    if (m_hint.isValid()) {
        return m_hint;
    }
    constexpr int widest = 320;
    const QMargins margins = contentsMargins();
    QFont widestFont = font();
    widestFont.setWeight(QFont::DemiBold);
    const int line = QFontMetrics(m_strong > 0 ? widestFont : font()).horizontalAdvance(text()) + 2
        + margins.left() + margins.right();
    const int width = std::min(line, widest);
    m_hint = {width, heightForWidth(width)};
    return m_hint;
}

QSize WrapLabel::minimumSizeHint() const
{
    const int width = QFontMetrics(font()).averageCharWidth() * 8;
    return {std::min(width, sizeHint().width()), wrapped().lineHeight()};
}

void WrapLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(Theme::color(isEnabled() ? m_role : Role::Disabled));
    wrapped().draw(painter, contentsRect().topLeft(), contentsRect().width());
}

} // namespace baton
