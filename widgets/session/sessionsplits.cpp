// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/sessionsplits.h"

#include "widgets/session/errorhistorypane.h"
#include "widgets/session/firstcausepane.h"
#include "widgets/session/gatespane.h"
#include "widgets/session/paneheights.h"
#include "widgets/session/phasespane.h"
#include "widgets/session/sessiontabs.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr double leftShare = 0.58;
constexpr int leastRight = 372;
constexpr int easyRight = 440;                ///< in which errors are read without many lines each
constexpr int leastForTwo = 480 + leastRight; ///< columns in which the criteria break no word
constexpr int border = 1;                     ///< between two parts

/// What @p above gets of @p room: it comes first, and has @p more when everything else is there;
/// @p below gets the rest.
int shareOf(int room, const PaneHeights &above, const PaneHeights &below, int more = 0)
{
    if (above.least + below.least > room) {
        return room * above.least / std::max(1, above.least + below.least);
    }
    if (above.wanted + below.wanted + more <= room) {
        return above.wanted + more;
    }
    return std::min(above.wanted, room - below.least);
}

PaneHeights stacked(const PaneHeights &above, const PaneHeights &below)
{
    return {above.least + border + below.least, above.wanted + border + below.wanted};
}

PaneHeights highest(const PaneHeights &one, const PaneHeights &other)
{
    return {std::max(one.least, other.least), std::max(one.wanted, other.wanted)};
}

} // namespace

SessionSplits::SessionSplits(const Panes &panes, QWidget *parent)
    : QSplitter(Qt::Vertical, parent)
    , m_panes(panes)
    , m_left(column(Qt::Vertical, u"sessionLeft"_s, {panes.phases, panes.gates}))
    , m_right(column(Qt::Vertical, u"sessionRight"_s, {panes.cause, panes.errors}))
    , m_top(column(Qt::Horizontal, u"sessionTop"_s, {m_left, m_right}))
{
    setObjectName(u"sessionSplitter"_s);
    addWidget(m_top);
    addWidget(panes.tabs);
    prepare(*this);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &SessionSplits::share);
    connect(m_top, &QSplitter::splitterMoved, this, &SessionSplits::shareLater);
}

QSplitter *SessionSplits::column(Qt::Orientation orientation, const QString &name,
                                 const QList<QWidget *> &parts)
{
    auto *split = new QSplitter(orientation);
    split->setObjectName(name);
    for (QWidget *part : parts) {
        split->addWidget(part);
    }
    prepare(*split);
    return split;
}

void SessionSplits::prepare(QSplitter &split)
{
    split.setChildrenCollapsible(false);
    split.setHandleWidth(border);
    connect(&split, &QSplitter::splitterMoved, this, [this, &split] {
        m_moved.insert(&split);
        split.setStretchFactor(1, split.parent() == m_top ? 1 : 0); // the given height stays
    });
}

void SessionSplits::showEvent(QShowEvent *event)
{
    QSplitter::showEvent(event);
    shareLater(); // texts wrap in their real widths from now on
}

void SessionSplits::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    share();
}

PaneHeights SessionSplits::left() const
{
    PaneHeights phases = m_panes.phases->heights();
    phases.wanted += m_panes.phases->legendHeight();
    return m_panes.gates->isHidden() ? phases
                                     : stacked(phases, m_panes.gates->heights(widthOf(*m_left)));
}

PaneHeights SessionSplits::errors() const
{
    constexpr int usual = 3;
    constexpr int high = 480;
    const int beside = m_right->height() > high ? 2 : 1; // what followed from the cause
    return m_panes.errors->heights(widthOf(*m_right), m_panes.cause->isUnfolded() ? beside : usual);
}

/// Only who looks at what followed from the cause has less of them.
PaneHeights SessionSplits::tabs() const
{
    const PaneHeights tabs = m_panes.tabs->heights();
    return {m_panes.cause->isUnfolded() ? tabs.least : tabs.wanted, tabs.wanted};
}

PaneHeights SessionSplits::right() const
{
    return stacked(m_panes.cause->heights(widthOf(*m_right)), errors());
}

bool SessionSplits::isStacked() const
{
    return m_top->orientation() == Qt::Vertical;
}

/// Also before it was laid out.
int SessionSplits::widthOf(const QSplitter &column) const
{
    return isStacked() ? width() : column.width();
}

/// One column is as high as all of it, two are as high as nothing in them is cut: the view scrolls.
void SessionSplits::arrange()
{
    const Qt::Orientation wanted = width() < leastForTwo ? Qt::Vertical : Qt::Horizontal;
    if (m_top->orientation() != wanted) {
        m_top->setOrientation(wanted);
        m_moved.remove(m_top);
    }
    const PaneHeights ofTabs = m_panes.tabs->heights();
    setMinimumHeight(isStacked() ? stacked(stacked(left(), right()), ofTabs).wanted
                                 : stacked(highest(left(), right()), ofTabs).least);
}

/// The widths first: heights follow from them.
void SessionSplits::share()
{
    arrange();
    if (!isStacked() && !m_moved.contains(m_top)) {
        shareWidth();
    }
    shareHeight();
}

void SessionSplits::shareHeight()
{
    if (!m_moved.contains(this)) {
        const int room = height() - handleWidth();
        const PaneHeights parts = isStacked() ? stacked(left(), right()) : highest(left(), right());
        const int top = shareOf(room, parts, tabs());
        setSizes({top, room - top});
    }
    if (isStacked() && !m_moved.contains(m_top)) {
        const int room = m_top->height() - handleWidth();
        const int above = shareOf(room, left(), right());
        m_top->setSizes({above, room - above});
    }
    if (!m_moved.contains(m_left) && !m_panes.gates->isHidden()) {
        const int room = m_left->height() - handleWidth();
        const int phases =
            shareOf(room, m_panes.phases->heights(), m_panes.gates->heights(widthOf(*m_left)),
                    m_panes.phases->legendHeight());
        m_left->setSizes({phases, room - phases});
    }
    if (!m_moved.contains(m_right)) {
        const int room = m_right->height() - handleWidth();
        const int cause = shareOf(room, m_panes.cause->heights(widthOf(*m_right)), errors());
        m_right->setSizes({cause, room - cause});
    }
}

void SessionSplits::shareWidth()
{
    const int room = m_top->width() - m_top->handleWidth();
    const int usual = static_cast<int>(room * leftShare);
    const int phases = m_panes.phases->wantedWidth(room - easyRight, room - leastRight);
    const int left = std::min(std::max(usual, phases), room - leastRight);
    m_top->setSizes({left, room - left});
}

} // namespace baton
