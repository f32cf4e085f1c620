// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/sessiontabs.h"

#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/common/statusmark.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace baton {

SessionTabs::SessionTabs(QWidget *parent)
    : QTabWidget(parent)
    , m_note(new QLabel)
    , m_mark(new StatusMark(Status::None, measures::smallIconSize))
{
    setObjectName(u"sessionTabs"_s);
    setDocumentMode(true);
    tabBar()->setObjectName(u"sessionTabBar"_s);
    tabBar()->setExpanding(false);
    tabBar()->setDrawBase(true);
    m_note->setObjectName(u"sessionFollowing"_s);
    m_note->setFont(fonts::small());
    m_note->setForegroundRole(QPalette::PlaceholderText);
    auto *corner = new QWidget;
    auto *line = new QHBoxLayout(corner);
    line->setContentsMargins(0, 0, measures::fieldGap, 0);
    line->setSpacing(measures::iconGap);
    line->addWidget(m_mark);
    line->addWidget(m_note);
    setCornerWidget(corner);
    setNote({}, Status::None);
}

void SessionTabs::addPage(QWidget *page, const QString &title)
{
    const int index = addTab(page, title);
    auto *count = new QLabel;
    count->setFont(fonts::small());
    count->setForegroundRole(QPalette::PlaceholderText);
    count->setObjectName(page->objectName() + u"Count"_s);
    tabBar()->setTabButton(index, QTabBar::RightSide, count);
}

void SessionTabs::setCount(QWidget *page, int count)
{
    const int index = indexOf(page);
    auto *label = qobject_cast<QLabel *>(tabBar()->tabButton(index, QTabBar::RightSide));
    const QString text = count > 0 ? QString::number(count) : QString();
    if (label->text() == text) {
        return;
    }
    label->setText(text);
    label->setFixedSize(label->sizeHint().width() + measures::iconGap, label->sizeHint().height());
    tabBar()->setAccessibleTabName(index, tabText(index) + u' ' + text);
    tabBar()->setTabButton(index, QTabBar::RightSide, label);
}

int SessionTabs::count(QWidget *page) const
{
    const auto *label =
        qobject_cast<QLabel *>(tabBar()->tabButton(indexOf(page), QTabBar::RightSide));
    return label ? label->text().toInt() : 0;
}

void SessionTabs::setNote(const QString &note, Status status)
{
    m_note->setText(note);
    m_mark->setStatus(status);
    cornerWidget()->setVisible(!note.isEmpty());
}

} // namespace baton
