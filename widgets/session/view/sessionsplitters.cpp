// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/view/sessionsplitters.h"

#include "widgets/session/grid/phasespane.h"
#include "widgets/session/panes/errorhistorypane.h"
#include "widgets/session/panes/firstcausepane.h"
#include "widgets/session/panes/gatespane.h"
#include "widgets/session/tables/paneheights.h"
#include "widgets/session/tables/sessiontabs.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

SessionSplitters::SessionSplitters(const Panes &panes, QWidget *parent)
    : QSplitter(Qt::Vertical, parent)
    , m_panes(panes)
    , m_left(column(Qt::Vertical, u"sessionLeft"_s, {panes.phases, panes.gates}))
    , m_right(column(Qt::Vertical, u"sessionRight"_s, {panes.cause, panes.errors}))
    , m_top(column(Qt::Horizontal, u"sessionTop"_s, {m_left, m_right}))
    , m_rows(mostRows)
{
    setObjectName(u"sessionSplitter"_s);
    addWidget(m_top);
    addWidget(panes.tabs);
    prepare(*this);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &SessionSplitters::share);
    connect(m_top, &QSplitter::splitterMoved, this, &SessionSplitters::shareLater);
}

QSplitter *SessionSplitters::column(Qt::Orientation orientation, const QString &name,
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

void SessionSplitters::prepare(QSplitter &split)
{
    split.setChildrenCollapsible(false);
    split.setHandleWidth(PaneHeights::border);
    connect(&split, &QSplitter::splitterMoved, this, [this, &split] {
        m_moved.insert(&split);
        split.setStretchFactor(1, split.parent() == m_top ? 1 : 0); // the given height stays
    });
}

void SessionSplitters::showEvent(QShowEvent *event)
{
    QSplitter::showEvent(event);
    shareLater(); // texts wrap in their real widths from now on
}

void SessionSplitters::resizeEvent(QResizeEvent *event)
{
    QSplitter::resizeEvent(event);
    share();
}

PaneHeights SessionSplitters::cause() const
{
    return m_panes.cause->heights(widthOf(*m_right));
}

/// Below the first cause where all stand in one column.
PaneHeights SessionSplitters::phasesAndGates() const
{
    PaneHeights phases = m_panes.phases->heights();
    phases.wanted += m_panes.phases->legendHeight();
    return m_panes.gates->isHidden() ? phases : stacked(phases, gates());
}

PaneHeights SessionSplitters::gates() const
{
    return m_panes.gates->heights(widthOf(*m_left), m_rows);
}

PaneHeights SessionSplitters::left() const
{
    return isStacked() ? stacked(cause(), phasesAndGates()) : phasesAndGates();
}

PaneHeights SessionSplitters::errors() const
{
    constexpr int high = 480;
    const int beside = m_right->height() > high ? 2 : 1; // what followed from the cause
    return m_panes.errors->heights(widthOf(*m_right),
                                   m_panes.cause->isUnfolded() ? beside : (m_rows + 2) / 2);
}

/// Only who looks at what followed from the cause has less of them.
PaneHeights SessionSplitters::tabs() const
{
    const PaneHeights tabs = m_panes.tabs->heights();
    return {m_panes.cause->isUnfolded() ? tabs.least : tabs.wanted, tabs.wanted};
}

PaneHeights SessionSplitters::right() const
{
    if (isStacked()) {
        return errors();
    }
    return m_panes.errors->isHidden() ? cause() : stacked(cause(), errors());
}

bool SessionSplitters::isStacked() const
{
    return m_top->orientation() == Qt::Vertical;
}

/// Also before it was laid out.
int SessionSplitters::widthOf(const QSplitter &column) const
{
    return isStacked() ? width() : column.width();
}

} // namespace baton
