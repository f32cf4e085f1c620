// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/view/sessionsplitters.h"

#include "widgets/session/grid/phasespane.h"
#include "widgets/session/panes/errorhistorypane.h"
#include "widgets/session/panes/firstcausepane.h"
#include "widgets/session/panes/gatespane.h"
#include "widgets/session/tables/paneheights.h"
#include "widgets/session/tables/sessiontabs.h"

#include <QApplication>
#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr double leftShare = 0.58;
constexpr int leastRight = 372;
constexpr int easyRight = 440;                ///< errors need few lines at this width
constexpr int leastForTwo = 480 + leastRight; ///< no word of the criteria is broken

} // namespace

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
        split.setStretchFactor(1, split.parent() == m_top ? 1 : 0); // keeps the given height
    });
}

void SessionSplitters::showEvent(QShowEvent *event)
{
    QSplitter::showEvent(event);
    shareLater(); // from now on texts wrap at their real widths
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

/// Below the first cause if everything is in one column.
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
    const int beside = m_right->height() > high ? 2 : 1; // the consequences of the cause
    return m_panes.errors->heights(widthOf(*m_right),
                                   m_panes.cause->isUnfolded() ? beside : (m_rows + 2) / 2);
}

/// Smaller only while the user looks at the consequences of the cause.
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

/// Works also before the first layout.
int SessionSplitters::widthOf(const QSplitter &column) const
{
    return isStacked() ? width() : column.width();
}

/// In one column the main answer is at the top, so that it is visible without scrolling.
void SessionSplitters::turn(Qt::Orientation orientation)
{
    QWidget *focus = QApplication::focusWidget();
    const QPointer<QWidget> focused = m_panes.cause->isAncestorOf(focus) ? focus : nullptr;
    m_top->setOrientation(orientation);
    (isStacked() ? m_left : m_right)->insertWidget(0, m_panes.cause);
    m_moved.subtract({m_top, m_left, m_right});
    if (focused) {
        focused->setFocus(Qt::OtherFocusReason);
    }
}

QList<QWidget *> SessionSplitters::inOrder() const
{
    const auto &[phases, gates, cause, errors, tabs] = m_panes;
    return isStacked() ? QList<QWidget *>{cause, phases, gates, errors, tabs}
                       : QList<QWidget *>{phases, gates, cause, errors, tabs};
}

bool SessionSplitters::hasRoomFor(int tabs) const
{
    return highest(left(), right()).least + handleWidth() + tabs <= parentWidget()->height();
}

/// In a low window the lists show fewer rows, so that the pages below stay visible.
void SessionSplitters::chooseRows()
{
    constexpr int few = 2;
    const PaneHeights ofTabs = m_panes.tabs->heights();
    m_rows = mostRows;
    while (!isStacked()
           && ((m_rows > few && !hasRoomFor(ofTabs.wanted))
               || (m_rows > 1 && !hasRoomFor(ofTabs.least)))) {
        --m_rows;
    }
}

/// Beside large pages two columns show the phases and the first cause, and other panes only if they
/// fit: better than scrolling everything.
void SessionSplitters::leaveOut()
{
    const int room = parentWidget()->height() - handleWidth() - m_panes.tabs->minimumHeight();
    const auto hasRoom = [&](const PaneHeights &above, const PaneHeights &below) {
        return isStacked() || m_panes.tabs->largeHeight() == 0
            || stacked(above, below).least <= room;
    };
    const bool hasGates = m_panes.gates->hasGates();
    m_panes.gates->setVisible(hasGates && hasRoom(m_panes.phases->heights(), gates()));
    m_panes.errors->setVisible(hasRoom(cause(), errors()));
}

/// One column has the height of its whole content; two columns have the smallest height at which
/// nothing is truncated: the view scrolls.
void SessionSplitters::arrange()
{
    const Qt::Orientation wanted = width() < leastForTwo ? Qt::Vertical : Qt::Horizontal;
    if (m_top->orientation() != wanted) {
        turn(wanted);
    }
    const PaneHeights ofTabs = m_panes.tabs->heights();
    // Independent of the hidden pages.
    m_panes.tabs->setMinimumHeight(std::max(ofTabs.least, m_panes.tabs->largeHeight()));
    chooseRows();
    leaveOut();
    if (!isStacked()) { // large pages leave the room for content that is never truncated
        const int room = parentWidget()->height() - handleWidth();
        const int rest = room - highest(left(), right()).least;
        m_panes.tabs->setMinimumHeight(
            std::clamp(rest, ofTabs.least, m_panes.tabs->minimumHeight()));
    }
    const int squeezed =
        m_top->minimumSizeHint().height() + handleWidth() + m_panes.tabs->minimumHeight();
    setMinimumHeight(isStacked()
                         ? stacked(stacked(left(), right()), ofTabs).wanted
                         : std::max(stacked(highest(left(), right()), ofTabs).least, squeezed));
}

/// The widths first: heights depend on them.
void SessionSplitters::share()
{
    arrange();
    if (!isStacked() && !m_moved.contains(m_top)) {
        shareWidth();
    }
    shareHeight();
}

/// The surrounding view learns the height only later.
void SessionSplitters::shareNow()
{
    share();
    if (height() < minimumHeight()) {
        resize(width(), minimumHeight());
    }
}

void SessionSplitters::shareHeight()
{
    if (!m_moved.contains(this)) {
        const int room = height() - handleWidth();
        const PaneHeights parts = isStacked() ? stacked(left(), right()) : highest(left(), right());
        const int most = room - m_panes.tabs->minimumHeight();
        const int top = std::min(most, std::max(parts.least, shareOf(room, parts, tabs())));
        setSizes({top, room - top});
    } else {
        refresh(); // minimum heights of the tabs apply immediately
    }
    if (isStacked() && !m_moved.contains(m_top)) {
        const int room = m_top->height() - handleWidth();
        const int above = shareOf(room, left(), right());
        m_top->setSizes({above, room - above});
    }
    if (!m_moved.contains(m_left)) {
        shareLeft();
    }
    if (!m_moved.contains(m_right) && !isStacked() && !m_panes.errors->isHidden()) {
        const int room = m_right->height() - handleWidth();
        const int above = shareOf(room, cause(), errors());
        m_right->setSizes({above, room - above});
    }
}

void SessionSplitters::shareLeft()
{
    int room = m_left->height();
    QList<int> sizes;
    if (isStacked()) {
        sizes.append(shareOf(room - handleWidth(), cause(), phasesAndGates()));
        room -= sizes.front() + handleWidth();
    }
    if (m_panes.gates->isHidden()) {
        m_left->setSizes(sizes << room << 0);
        return;
    }
    room -= handleWidth();
    const int phases =
        shareOf(room, m_panes.phases->heights(), gates(), m_panes.phases->legendHeight());
    m_left->setSizes(sizes << phases << room - phases);
}

void SessionSplitters::shareWidth()
{
    const int room = m_top->width() - m_top->handleWidth();
    const int usual = static_cast<int>(room * leftShare);
    const int phases = m_panes.phases->wantedWidth(room - easyRight, room - leastRight);
    const int left = std::min(std::max(usual, phases), room - leastRight);
    m_top->setSizes({left, room - left});
}

} // namespace baton
