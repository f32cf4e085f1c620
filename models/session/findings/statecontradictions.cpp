// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/findings/statecontradictions.h"

#include "models/session/draft/summaryreader.h"
#include "models/session/runs/invalidphases.h"
#include "models/session/value/runstatustext.h"
#include "models/session/value/sessiontexts.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class StateJudge
{
public:
    explicit StateJudge(SessionDraft &draft)
        : m_draft(draft)
        , m_session(draft.session)
        , m_table(draft.reading().phases)
    {
    }

    void run()
    {
        if (m_draft.reading().rows == SessionReading::Rows::State) {
            judgeLists();
            judgeEnd();
            judgeSequence();
        }
        judgeSpan();
        judgeTimes();
        judgeDeliverables();
    }

private:
    void find(const QString &rule, const QString &message, const Evidence &evidence)
    {
        m_draft.find(rule, Severity::Warning, message, evidence);
    }

    void judgeLists()
    {
        const QStringList completed = m_draft.state.texts(m_table.completed);
        const QStringList valid = m_draft.state.texts(m_table.valid);
        const bool areCompletedTold = m_draft.state.has(m_table.completed);
        for (size_t i = 0; i < m_session.phases.size(); ++i) {
            const SessionPhase &phase = m_session.phases[i];
            const bool isCompleted = completed.contains(phase.id);
            if (areCompletedTold) {
                judgeCompleted(phase, isCompleted);
            }
            if (valid.contains(phase.id)) {
                judgeValid(phase, isCompleted);
            } else if (isCompleted || !areCompletedTold) {
                judgeNotValid(i);
            }
        }
    }

    /// Of a phase that runs again the list still tells the first time.
    void judgeCompleted(const SessionPhase &phase, bool isListed)
    {
        const QString list = m_table.completed.tokens().last();
        if (isListed && phase.status == RunStatus::NotReached) {
            find(u"session.parts-differ"_s,
                 SessionTexts::tr("%1 is among %2, but was not reached").arg(phase.title, list),
                 m_draft.state.evidence(m_table.completed));
        } else if (!isListed && phase.parent < 0
                   && (phase.status == RunStatus::Succeeded
                       || phase.status == RunStatus::Invalidated)) {
            findLeftOut(phase, m_table.completed);
        }
    }

    void findLeftOut(const SessionPhase &phase, const JsonPointer &list)
    {
        find(u"session.parts-differ"_s,
             SessionTexts::tr("%1 is complete, but is not among %2")
                 .arg(phase.title, list.tokens().last()),
             m_draft.state.evidence(list));
    }

    void judgeValid(const SessionPhase &phase, bool isCompleted)
    {
        const QString list = m_table.valid.tokens().last();
        const bool isListed = m_draft.state.has(m_table.completed);
        if (isListed && !isCompleted) {
            find(u"session.parts-differ"_s,
                 SessionTexts::tr("%1 is among %2, but not among %3")
                     .arg(phase.title, list, m_table.completed.tokens().last()),
                 m_draft.state.evidence(m_table.valid));
        } else if (isFailure(phase.status) || phase.status == RunStatus::Running) {
            find(u"session.parts-differ"_s,
                 SessionTexts::tr("%1 is among %2, but is %3")
                     .arg(phase.title, list, textOf(phase.status)),
                 m_draft.state.evidence(m_table.valid));
        }
    }

    void judgeNotValid(size_t index)
    {
        const SessionPhase &phase = m_session.phases[index];
        if (m_draft.state.has(m_table.valid) && phase.parent < 0 && m_draft.told[index].isTold
            && phase.status == RunStatus::Succeeded) {
            findLeftOut(phase, m_table.valid);
        }
    }

    void judgeEnd()
    {
        const bool isComplete = m_session.summary.status == RunStatus::Succeeded;
        for (size_t i = 0; isComplete && i < m_session.phases.size(); ++i) {
            const SessionPhase &phase = m_session.phases[i];
            if (phase.parent >= 0) {
                continue;
            }
            if (phase.status == RunStatus::Running) {
                find(
                    u"session.complete-with-failure"_s,
                    SessionTexts::tr("The state says that the session is complete, but %1 is still "
                                     "running")
                        .arg(phase.title),
                    phase.evidence);
            } else if (phase.status == RunStatus::Invalidated) {
                findInvalid(static_cast<int>(i));
            }
        }
    }

    void findInvalid(int index)
    {
        const SessionPhase &phase = m_session.phases[size_t(index)];
        const QString rule = u"session.complete-with-failure"_s;
        if (rerunBefore(m_session, index) < 0) {
            find(rule,
                 SessionTexts::tr(
                     "The state says that the session is complete, but %1 is not among %2")
                     .arg(phase.title, m_table.valid.tokens().last()),
                 m_draft.state.evidence(m_table.valid));
        } else {
            find(rule,
                 SessionTexts::tr(
                     "The state says that the session is complete, but the result of %1 no "
                     "longer holds")
                     .arg(phase.title),
                 phase.evidence);
        }
    }

    [[nodiscard]] Evidence endOf(size_t phase) const
    {
        const PhaseRow *row = m_draft.told[phase].row;
        return row && !m_table.ended.isRoot()
            ? m_draft.state.evidence(joined(row->at, m_table.ended))
            : m_session.phases[phase].evidence;
    }

    /// A phase that the session has reached ended after those before it.
    void judgeSequence()
    {
        const auto isOver = [this](size_t i) {
            const SessionPhase &phase = m_session.phases[i];
            return phase.parent < 0 && phase.ended.isValid() && !isAhead(phase.ended)
                && (phase.status == RunStatus::Succeeded || isFailure(phase.status));
        };
        for (size_t i = 0; m_table.isLinear && i < m_session.phases.size(); ++i) {
            const bool isHeld = m_draft.state.has(m_table.valid)
                && m_session.phases[i].status == RunStatus::Succeeded;
            const bool isReached =
                m_session.currentPhase < 0 || int(i) <= m_session.currentPhase || isHeld;
            for (size_t before = i; isReached && isOver(i) && before-- > 0;) {
                if (isOver(before) && m_session.phases[i].ended < m_session.phases[before].ended) {
                    find(u"session.time-order"_s,
                         SessionTexts::tr("%1 ended before %2, on which it builds")
                             .arg(m_session.phases[i].title, m_session.phases[before].title),
                         endOf(i));
                    break;
                }
            }
        }
    }

    void judgeSpan()
    {
        const JsonPointers &places = m_draft.reading().state.updated;
        const QDateTime updated =
            m_draft.state.time(places.empty() ? JsonPointer() : places.front());
        if (updated.isValid() && updated < m_session.summary.started) {
            find(u"session.time-order"_s,
                 SessionTexts::tr(
                     "The state was written for the last time before the session began"),
                 m_draft.state.evidence(m_draft.reading().state.started));
        }
    }

    [[nodiscard]] bool isAhead(const QDateTime &time) const
    {
        return isStillToCome(time, nowOf(m_draft.settings));
    }

    void judgeTimes()
    {
        const StatePlaces &places = m_draft.reading().state;
        for (const JsonPointers &pointers : {places.started, places.updated, places.ended}) {
            for (const JsonPointer &pointer : pointers) {
                const QDateTime time = m_draft.state.time(pointer);
                if (isAhead(time)) {
                    find(u"session.time-order"_s,
                         SessionTexts::tr("%1 is still to come: %2")
                             .arg(pointer.tokens().last(), time.toString(Qt::ISODate)),
                         m_draft.state.evidence(pointer));
                }
            }
        }
        for (size_t i = 0; i < m_session.phases.size(); ++i) {
            const SessionPhase &phase = m_session.phases[i];
            const PhaseTold &told = m_draft.told[i];
            for (const JsonPointer &pointer : {m_table.started, m_table.ended}) {
                const JsonPointer at =
                    told.row && !pointer.isRoot() ? joined(told.row->at, pointer) : JsonPointer();
                const QDateTime time = m_draft.state.time(at);
                if (isAhead(time)) {
                    find(u"session.time-order"_s,
                         SessionTexts::tr("The time of %1 is still to come: %2")
                             .arg(phase.title, time.toString(Qt::ISODate)),
                         m_draft.state.evidence(at));
                }
            }
        }
    }

    /// True where the check of the handoff speaks of the same place.
    [[nodiscard]] bool isToldOf(const Deliverable &deliverable) const
    {
        const DocumentReport &report = m_session.handoffs[size_t(deliverable.handoff)].report;
        return std::ranges::any_of(report.findings, [&](const Finding &finding) {
            return finding.severity == Severity::Error
                && finding.fieldPath() == deliverable.evidence.pointer;
        });
    }

    void judgeDeliverables()
    {
        for (const Deliverable &deliverable : m_session.deliverables) {
            if (deliverable.state == Deliverable::State::Outside && !isToldOf(deliverable)) {
                find(u"session.deliverable-outside"_s,
                     SessionTexts::tr(
                         "%1 leads out of where the session's files belong, so it was not "
                         "looked at")
                         .arg(deliverable.written),
                     deliverable.evidence);
            }
        }
        if (m_session.summary.status != RunStatus::Succeeded || !m_draft.state.isThere()
            || !QFileInfo(m_draft.place.path).isDir()) {
            return;
        }
        for (const Deliverable &deliverable : m_session.deliverables) {
            const SessionHandoff &handoff = m_session.handoffs[size_t(deliverable.handoff)];
            if (deliverable.isRequired && !handoff.isSuperseded
                && deliverable.state == Deliverable::State::Missing) {
                find(u"session.deliverable-missing"_s,
                     SessionTexts::tr(
                         "The session is complete, but %1, which it was to deliver, does not "
                         "exist")
                         .arg(deliverable.written),
                     deliverable.evidence);
            }
        }
    }

    SessionDraft &m_draft;
    Session &m_session;
    const PhaseTable &m_table;
};

} // namespace

void addStateContradictions(SessionDraft &draft)
{
    if (draft.layout && draft.isStateWhole()) {
        StateJudge(draft).run();
    }
}

} // namespace baton
