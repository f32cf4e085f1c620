// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/grid/phasespane.h"

#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "widgets/session/grid/phasegridview.h"
#include "widgets/session/grid/timelineview.h"
#include "widgets/session/list/statuslegend.h"
#include "widgets/session/tables/sectiontitle.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

PhasesPane::PhasesPane(QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(tr("Phases and attempts")))
    , m_grid(new PhaseGridView(new PhaseGrid))
    , m_timeLine(new TimeLineView)
    , m_stack(new QStackedWidget)
    , m_legend(new StatusLegend)
{
    setObjectName(u"phasesPane"_s);
    m_title->setObjectName(u"phasesTitle"_s);
    m_grid->setObjectName(u"phaseGrid"_s);
    m_grid->setAccessibleName(tr("Phases and attempts"));
    m_legend->setObjectName(u"statusLegend"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_stack, 1);
    column->addWidget(m_legend);
    m_stack->addWidget(m_grid);
    m_stack->addWidget(m_timeLine);
    buildSwitches();
    setFocusProxy(m_grid);
    connect(m_grid, &PhaseGridView::placeSelected, this, [this](const PhasePlace &place) {
        m_timeLine->setCurrentPlace(place);
        Q_EMIT placeSelected(place);
    });
    connect(m_timeLine, &TimeLineView::placeSelected, m_grid, &PhaseGridView::setCurrentPlace);
    connect(m_timeLine, &TimeLineView::placeActivated, this, &PhasesPane::placeActivated);
    connect(m_grid, &PhaseGridView::placeActivated, this, &PhasesPane::placeActivated);
    connect(m_grid, &PhaseGridView::shapesOnlyChanged, this, &PhasesPane::giveLegendRoom);
    connect(m_grid, &PhaseGridView::shapesOnlyChanged, this, &PhasesPane::heightsChanged);
}

QToolButton *PhasesPane::addSwitch(const QString &name, const QString &text)
{
    auto *button = new QToolButton;
    button->setObjectName(name);
    button->setText(text);
    button->setFont(fonts::small());
    button->setCheckable(true);
    button->setFixedHeight(measures::smallButtonHeight);
    m_title->addWidget(button);
    return button;
}

void PhasesPane::buildSwitches()
{
    m_foldsGaps = addSwitch(u"foldGaps"_s, tr("Fold gaps"));
    m_foldsGaps->setToolTip(tr("Shorten the stretches where nothing ran"));
    m_foldsGaps->setChecked(true);
    m_foldsGaps->hide();
    m_showsTime = addSwitch(u"showTimeLine"_s, tr("Time line"));
    m_showsTime->setToolTip(tr("Show the phases along their time"));
    connect(m_foldsGaps, &QToolButton::toggled, m_timeLine, &TimeLineView::setFoldsGaps);
    connect(m_showsTime, &QToolButton::toggled, this, &PhasesPane::setTimeLine);
}

void PhasesPane::setTimeLine(bool isOn)
{
    m_showsTime->setChecked(isOn);
    m_stack->setCurrentIndex(isOn ? 1 : 0);
    showTimes();
    showCurrent();
    m_foldsGaps->setVisible(isOn && m_timeLine->bars().scale.hasGaps());
    setFocusProxy(m_stack->currentWidget());
    Q_EMIT timeLineShown(isOn);
}

void PhasesPane::showCurrent()
{
    m_timeLine->showCurrent();
    m_grid->scrollTo(m_grid->currentIndex());
}

bool PhasesPane::isTimeLine() const
{
    return m_showsTime->isChecked();
}

void PhasesPane::take(SessionViewChange &change)
{
    const Session &session = *change.session;
    m_session = change.session;
    m_now = change.now;
    m_scale = change.scale;
    showTimes();
    m_foldsGaps->setVisible(m_showsTime->isChecked() && m_timeLine->bars().scale.hasGaps());
    m_grid->grid().take(change.phases, m_now);
    m_title->setNote(wording::failureCounts(session));
    showLegend(change);
    if (!m_isFilled && !session.phases.empty()) {
        m_isFilled = true;
        m_grid->unfold();
    } else {
        m_grid->measureTitles();
    }
    m_grid->layOut();
    giveLegendRoom();
}

void PhasesPane::showTimes()
{
    if (m_session) {
        m_timeLine->setSession(m_session, m_now, m_scale);
        m_timeLine->setCurrentPlace(m_grid->currentPlace());
    }
}

PhasePlace PhasesPane::currentPlace() const
{
    return m_grid->currentPlace();
}

void PhasesPane::setCurrentPlace(const PhasePlace &place)
{
    m_grid->setCurrentPlace(place);
}

void PhasesPane::mark(const QString &match)
{
    m_grid->mark(match);
}

int PhasesPane::heightOf(int rows) const
{
    return m_title->heightForWidth(width()) + m_grid->heightOf(rows);
}

PaneHeights PhasesPane::heights() const
{
    constexpr int fewest = 6;
    constexpr int most = 12;
    const int legend = m_grid->hasShapesOnly() ? m_legend->minimumHeight() : 0;
    return {heightOf(fewest) + legend, heightOf(most) + legend};
}

int PhasesPane::legendHeight() const
{
    return m_grid->hasShapesOnly() ? 0 : m_legend->minimumHeight();
}

int PhasesPane::wantedWidth(int easy, int most) const
{
    return m_grid->wantedWidth(easy, most);
}

void PhasesPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    giveLegendRoom();
}

/// The legend is optional if the cells have words.
void PhasesPane::giveLegendRoom()
{
    m_legend->setVisible(m_grid->hasShapesOnly() || height() >= heights().wanted + legendHeight());
}

/// Shows only shapes that occur.
void PhasesPane::showLegend(const SessionViewChange &change)
{
    using enum RunStatus;
    std::vector<StatusLegend::Entry> entries;
    for (const RunStatus status :
         {Succeeded, Failed, TimedOut, Killed, Interrupted, Running, Waiting, Blocked, Superseded,
          Invalidated, Skipped, Pending, NotReached, Unknown}) {
        if (change.statuses.contains(status)) {
            entries.push_back({statusOf(status), textOf(status)});
        }
    }
    if (change.hasPassedOver) {
        //: of a part that failed, timed out or was ended, and the whole succeeded without it
        entries.push_back({Status::PassedOver, tr("failed, passed over")});
    }
    if (change.hasFlaws) {
        entries.push_back({Status::Warning, tr("ok, but something speaks against it")});
    }
    m_legend->setEntries(entries);
}

} // namespace baton
