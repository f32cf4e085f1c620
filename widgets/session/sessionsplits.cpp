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
    return {above.least + below.least, above.wanted + below.wanted};
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
    split.setHandleWidth(1);
    connect(&split, &QSplitter::splitterMoved, this, [this, &split] {
        if (!m_moved.contains(&split)) {
            m_moved.append(&split);
        }
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
                                     : stacked(phases, m_panes.gates->heights(m_left->width()));
}

PaneHeights SessionSplits::errors() const
{
    constexpr int usual = 3;
    return m_panes.errors->heights(m_right->width(), m_panes.cause->isUnfolded() ? 1 : usual);
}

PaneHeights SessionSplits::right() const
{
    return stacked(m_panes.cause->heights(m_right->width()), errors());
}

/// The widths first: heights follow from them.
void SessionSplits::share()
{
    if (!m_moved.contains(m_top)) {
        shareWidth();
    }
    if (!m_moved.contains(this)) {
        const int room = height() - handleWidth();
        const int top = shareOf(room, highest(left(), right()), m_panes.tabs->heights());
        setSizes({top, room - top});
    }
    if (!m_moved.contains(m_left) && !m_panes.gates->isHidden()) {
        const int room = m_left->height() - handleWidth();
        const int phases =
            shareOf(room, m_panes.phases->heights(), m_panes.gates->heights(m_left->width()),
                    m_panes.phases->legendHeight());
        m_left->setSizes({phases, room - phases});
    }
    if (!m_moved.contains(m_right)) {
        const int room = m_right->height() - handleWidth();
        const int cause = shareOf(room, m_panes.cause->heights(m_right->width()), errors());
        m_right->setSizes({cause, room - cause});
    }
}

void SessionSplits::shareWidth()
{
    const int room = m_top->width() - m_top->handleWidth();
    const int usual = static_cast<int>(room * leftShare);
    const int left = std::min(std::max(usual, m_panes.phases->wantedWidth()), room - leastRight);
    m_top->setSizes({left, room - left});
}

} // namespace baton
