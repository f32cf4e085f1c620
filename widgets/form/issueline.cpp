// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/issueline.h"

#include "widgets/common/controls.h"
#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/common/statusmark.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace baton {

IssueLine::IssueLine(QWidget *parent)
    : QWidget(parent)
    , m_mark(new StatusMark(Status::Error, measures::smallIconSize, this))
    , m_text(new QLabel(this))
    , m_fix(new QPushButton(this))
{
    m_text->setFont(fonts::small());
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
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
    m_text->setText(issue.message);
    QPalette palette = m_text->palette();
    palette.setColor(QPalette::WindowText, Theme::color(isStale ? Role::Disabled : roleOf(status)));
    m_text->setPalette(palette);
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
    const int text = m_text->heightForWidth(textWidth(width));
    return m_hasButton ? std::max(text + 6, measures::smallButtonHeight) : text;
}

void IssueLine::resizeEvent(QResizeEvent *)
{
    const int top = m_hasButton ? 3 : 0;
    const int indent = measures::smallIconSize + measures::iconGap;
    m_mark->setGeometry(0, top + 1, measures::smallIconSize, measures::smallIconSize);
    m_text->setGeometry(indent, top, textWidth(width()), height() - top);
    const QSize button = m_fix->sizeHint();
    m_fix->setGeometry(width() - button.width(), 0, button.width(), measures::smallButtonHeight);
}

} // namespace baton
