// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/phasespane.h"

#include "models/session/runstatustext.h"
#include "models/sessionviews/sessionwording.h"
#include "widgets/session/phasegridview.h"
#include "widgets/session/sectiontitle.h"
#include "widgets/session/sessionmarks.h"
#include "widgets/session/statuslegend.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

PhasesPane::PhasesPane(QWidget *parent)
    : QWidget(parent)
    , m_title(new SectionTitle(tr("Phases and attempts")))
    , m_grid(new PhaseGridView(new PhaseGrid))
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
    column->addWidget(m_grid, 1);
    column->addWidget(m_legend);
    setFocusProxy(m_grid);
    connect(m_grid, &PhaseGridView::placeSelected, this, &PhasesPane::placeSelected);
    connect(m_grid, &PhaseGridView::placeActivated, this, &PhasesPane::placeActivated);
}

void PhasesPane::setSession(const Session &session, const QDateTime &now)
{
    m_grid->grid().setSession(session, now);
    m_title->setNote(wording::failureCounts(session));
    showLegend(session);
    if (!m_isFilled && !session.phases.empty()) {
        m_isFilled = true;
        m_grid->unfold();
        m_grid->layOut();
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

/// Only the shapes that can be seen.
void PhasesPane::showLegend(const Session &session)
{
    using enum RunStatus;
    std::vector<StatusLegend::Entry> entries;
    for (const RunStatus status :
         {Succeeded, Failed, TimedOut, Killed, Running, Waiting, Superseded, Invalidated, Skipped,
          Pending, NotReached, Unknown}) {
        const bool isThere =
            std::ranges::any_of(session.phases, [status](const SessionPhase &phase) {
                const bool isOwn = phase.attempts.empty() && phase.status == status;
                return isOwn
                    || std::ranges::find(phase.attempts, status, &SessionAttempt::status)
                    != phase.attempts.end();
            });
        if (isThere) {
            entries.push_back({statusOf(shapeOf(status)), textOf(status)});
        }
    }
    m_legend->setEntries(entries);
}

} // namespace baton
