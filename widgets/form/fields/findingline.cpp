// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/fields/findingline.h"

#include "widgets/common/statusmark.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QPainter>
#include <QPushButton>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>

namespace baton {

namespace {

constexpr int ringSpace = 2;
constexpr int buttonGap = 4;
constexpr int fewestWidth = 40;

/// Breaks @p text into lines of @p width, also within wider words; returns the height.
int layOut(QTextLayout &layout, QString text, const QFont &font, int width)
{
    layout.setText(text.replace(u'\n', QChar::LineSeparator));
    layout.setFont(font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return qCeil(height);
}

int widestWord(const QString &text, const QFontMetrics &metrics)
{
    int widest = 0;
    for (const QStringView word : QStringView(text).split(u' ')) {
        widest = std::max(widest, metrics.horizontalAdvance(word.toString()));
    }
    return widest;
}

} // namespace

FindingLine::FindingLine(QWidget *parent)
    : QWidget(parent)
    , m_mark(new StatusMark(Status::Error, measures::smallIconSize, this))
    , m_fix(new QPushButton(this))
{
    setFont(fonts::small());
    setSmall(m_fix);
    connect(m_fix, &QPushButton::clicked, this, [this] {
        if (m_issue.fixes.empty()) {
            Q_EMIT actionRequested();
        } else {
            Q_EMIT fixRequested(m_issue.fixes.front());
        }
    });
}

void FindingLine::setIssue(const FieldFinding &issue, bool isStale, const QString &action)
{
    m_issue = issue;
    const Status status = statusOf(issue.severity);
    m_mark->setStatus(status);
    m_mark->setStale(isStale);
    m_role = isStale ? Role::Disabled : roleOf(status);
    setAccessibleName(issue.message);
    update();
    m_hasButton = !issue.fixes.empty() || !action.isEmpty();
    m_fix->setFocusPolicy(action.isEmpty()
                              ? Qt::StrongFocus
                              : Qt::NoFocus); // buttons with an action are skipped by Tab
    m_fix->setVisible(m_hasButton);
    m_fix->setEnabled(!isStale); // hiding the button would move the rows below
    setTitle(!action.isEmpty()         ? action
                 : issue.fixes.empty() ? QString()
                                       : issue.fixes.front().title);
    m_fix->setToolTip(issue.message);
}

void FindingLine::setTitle(const QString &title)
{
    m_title = title;
    m_fix->setAccessibleName(title);
    m_fix->setText(literalText(title));
    m_buttonWidth = m_fix->sizeHint().width();
    fitTitle();
}

/// Elides a title that is wider than the line.
void FindingLine::fitTitle()
{
    const int around = m_buttonWidth - m_fix->fontMetrics().horizontalAdvance(m_title);
    const int room = std::max(0, width() - 2 * ringSpace - around);
    m_fix->setText(literalText(m_fix->fontMetrics().elidedText(m_title, Qt::ElideRight, room)));
}

int FindingLine::fullWidth(int width) const
{
    return std::max(fewestWidth, width - measures::smallIconSize - measures::iconGap);
}

int FindingLine::widthBesideButton(int width) const
{
    return fullWidth(width) - m_buttonWidth - measures::controlPadding;
}

/// The button is below the text if a word does not fit beside it, or if that needs less height.
bool FindingLine::isButtonBelow(int width) const
{
    if (!m_hasButton) {
        return false;
    }
    const int beside = widthBesideButton(width);
    if (beside < std::max(fewestWidth, widestWord(m_issue.message, fontMetrics()))) {
        return true;
    }
    QTextLayout layout;
    return layOut(layout, m_issue.message, font(), beside)
        > layOut(layout, m_issue.message, font(), fullWidth(width)) + buttonGap
        + measures::smallButtonHeight;
}

int FindingLine::textWidth(int width) const
{
    return m_hasButton && !isButtonBelow(width) ? widthBesideButton(width) : fullWidth(width);
}

int FindingLine::textHeight(int width) const
{
    QTextLayout layout;
    return layOut(layout, m_issue.message, font(), textWidth(width));
}

int FindingLine::heightAt(int width) const
{
    const int text = textHeight(width);
    if (isButtonBelow(width)) {
        return text + buttonGap + measures::smallButtonHeight;
    }
    return m_hasButton ? std::max(text + 6, measures::smallButtonHeight) : text;
}

/// The first line of the text is aligned with the button beside it.
int FindingLine::textTop(int width) const
{
    return m_hasButton && !isButtonBelow(width) ? 3 : 0;
}

void FindingLine::place(const QRect &area)
{
    setGeometry(area.adjusted(-ringSpace, -ringSpace, ringSpace, ringSpace));
}

void FindingLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(Theme::color(m_role));
    const QRect area = rect().adjusted(ringSpace, ringSpace, -ringSpace, -ringSpace);
    QTextLayout text;
    layOut(text, m_issue.message, font(), textWidth(area.width()));
    text.draw(&painter,
              QPointF(area.left() + measures::smallIconSize + measures::iconGap,
                      area.top() + textTop(area.width())));
}

void FindingLine::resizeEvent(QResizeEvent *)
{
    const QRect area = rect().adjusted(ringSpace, ringSpace, -ringSpace, -ringSpace);
    m_mark->setGeometry(area.left(), area.top() + textTop(area.width()) + 1,
                        measures::smallIconSize, measures::smallIconSize);
    const int button = std::min(m_buttonWidth, area.width());
    const int top = isButtonBelow(area.width()) ? textHeight(area.width()) + buttonGap : 0;
    m_fix->setGeometry(area.right() + 1 - button, area.top() + top, button,
                       measures::smallButtonHeight);
    fitTitle();
}

} // namespace baton
