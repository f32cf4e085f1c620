// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/issueline.h"

#include "widgets/common/controls.h"
#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/common/statusmark.h"

#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace baton {

namespace {

constexpr int ringSpace = 2;
constexpr int textFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

IssueLine::IssueLine(QWidget *parent)
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

void IssueLine::setIssue(const FieldIssue &issue, bool isStale)
{
    m_issue = issue;
    const Status status = statusOf(issue.severity);
    m_mark->setStatus(status);
    m_mark->setStale(isStale);
    m_role = isStale ? Role::Disabled : roleOf(status);
    setAccessibleName(issue.message);
    update();
    m_hasButton = !issue.fixes.empty() && !isStale;
    m_fix->setVisible(m_hasButton);
    m_fix->setText(issue.fixes.empty() ? QString() : issue.fixes.front().title);
    m_fix->setToolTip(issue.message);
}

void IssueLine::setAction(const QString &title)
{
    m_hasButton = true;
    m_fix->setText(title);
    m_fix->setVisible(true);
}

int IssueLine::textWidth(int width) const
{
    const int button = m_hasButton ? m_fix->sizeHint().width() + measures::controlPadding : 0;
    return std::max(40, width - measures::smallIconSize - measures::iconGap - button);
}

int IssueLine::heightAt(int width) const
{
    const QRect room(0, 0, textWidth(width), 10000);
    const int text = fontMetrics().boundingRect(room, textFlags, m_issue.message).height();
    return m_hasButton ? std::max(text + 6, measures::smallButtonHeight) : text;
}

void IssueLine::place(const QRect &area)
{
    setGeometry(area.adjusted(-ringSpace, -ringSpace, ringSpace, ringSpace));
}

void IssueLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(Theme::color(m_role));
    const QRect area = rect().adjusted(ringSpace, ringSpace, -ringSpace, -ringSpace);
    const QRect text(area.left() + measures::smallIconSize + measures::iconGap,
                     area.top() + (m_hasButton ? 3 : 0), textWidth(area.width()), area.height());
    painter.drawText(text, textFlags, m_issue.message);
}

void IssueLine::resizeEvent(QResizeEvent *)
{
    const QRect area = rect().adjusted(ringSpace, ringSpace, -ringSpace, -ringSpace);
    m_mark->setGeometry(area.left(), area.top() + (m_hasButton ? 4 : 1), measures::smallIconSize,
                        measures::smallIconSize);
    const int button = m_fix->sizeHint().width();
    m_fix->setGeometry(area.right() + 1 - button, area.top(), button, measures::smallButtonHeight);
}

} // namespace baton
