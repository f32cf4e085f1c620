// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/sessiontabs.h"

#include "widgets/common/statusmark.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

SessionTabs::SessionTabs(QWidget *parent)
    : QTabWidget(parent)
    , m_large(new QToolButton)
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
    line->setContentsMargins(0, 0, measures::fieldGap, measures::iconGap);
    line->setSpacing(measures::iconGap);
    line->addWidget(m_mark);
    line->addWidget(m_note);
    m_large->setObjectName(u"sessionPagesLarge"_s);
    m_large->setCheckable(true);
    m_large->setAutoRaise(true);
    m_large->setIcon(icon(u"unfold"_s));
    m_large->setToolTip(tr("Half of the window for these pages"));
    m_large->setAccessibleName(m_large->toolTip());
    line->addWidget(m_large);
    connect(m_large, &QToolButton::toggled, this, &SessionTabs::largeChanged);
    setCornerWidget(corner);
    setNote({}, Status::None);
}

void SessionTabs::addPage(QWidget *page, const QString &title)
{
    const int index = addTab(page, title);
    tabBar()->setAccessibleTabName(index, title);
}

/// Creates a new label for each count: the tab bar reads the size of new ones only.
void SessionTabs::setCount(QWidget *page, int count)
{
    const int index = indexOf(page);
    if (m_counts.value(page, -1) == count) {
        return;
    }
    m_counts.insert(page, count);
    QWidget *old = tabBar()->tabButton(index, QTabBar::RightSide);
    auto *label = new QLabel(count > 0 ? QString::number(count) : QString());
    label->setObjectName(page->objectName() + u"Count"_s);
    label->setFont(fonts::small());
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setFixedSize(label->sizeHint());
    tabBar()->setTabButton(index, QTabBar::RightSide, label);
    tabBar()->setAccessibleTabName(index, (tabText(index) + u' ' + label->text()).trimmed());
    delete old;
}

void SessionTabs::setLarge(bool isLarge)
{
    m_large->setChecked(isLarge);
}

/// All pages have the same heights, so that switching pages moves nothing.
PaneHeights SessionTabs::heights() const
{
    PaneHeights all;
    for (int i = 0; i < QTabWidget::count(); ++i) {
        all = highest(all, heightsOf(widget(i)));
    }
    return {measures::tabHeight + all.least,
            std::max(measures::tabHeight + std::max(all.least, all.wanted), largeHeight())};
}

int SessionTabs::largeHeight() const
{
    return m_large->isChecked() ? m_largeHeight : 0;
}

/// A page without rows gets only the least height.
PaneHeights SessionTabs::heightsOf(QWidget *page) const
{
    constexpr int fewest = 2;
    constexpr int most = 4;
    const auto heightOf = [](int rows) {
        return measures::tableHeaderHeight + rows * measures::row;
    };
    const int rows = m_counts.value(page);
    if (m_heights.contains(page)) {
        const PaneHeights heights = m_heights.value(page);
        return {heights.least, rows > 0 ? heights.wanted : heights.least};
    }
    return {std::max(heightOf(fewest), page->minimumSizeHint().height()),
            heightOf(std::min(rows, most))};
}

void SessionTabs::setNote(const QString &note, Status status)
{
    m_note->setText(note);
    m_mark->setStatus(status);
    m_note->setVisible(!note.isEmpty());
    m_mark->setVisible(!note.isEmpty());
}

} // namespace baton
