// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gates/gatestate.h"

#include "models/session/gates/skiprules.h"
#include "models/session/gates/unreadablehandoffs.h"
#include "models/session/state/unparsedstatemessages.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True for a gate that is evaluated on handoffs.
bool hasHandoffs(const ProtocolPack &pack, const Gate &gate)
{
    return std::ranges::any_of(pack.kinds, [&gate](const KindModel &model) {
        return model.kind.isHandoff && gate.kinds.contains(model.kind.name);
    });
}

class GateState
{
public:
    explicit GateState(const SessionBuilder &builder)
        : m_builder(builder)
        , m_session(builder.session)
    {
    }

    void addStanding(SessionGate &result, const Gate &gate) const
    {
        result.isInvalidated = result.phase >= 0
            && m_session.phases[size_t(result.phase)].status == RunStatus::Invalidated;
        QStringList missing;
        for (const CriterionResult &shown : result.result.criteria) {
            if (isOpen(shown, gate)) {
                const auto criterion = std::ranges::find(gate.criteria, shown.id, &Criterion::id);
                missing.append(titleOf(criterion->of));
            }
        }
        result.isPartial = !missing.isEmpty();
        result.isOfEarlierRun = isOfEarlierRun(result);
        missing.removeAll(QString());
        missing.removeDuplicates();
        if (result.state() == CriterionState::NotEvaluated) {
            QStringList said = unreadable(result, missing);
            if (!missing.isEmpty()) {
                //: what a gate has not seen: "not seen yet: Engineering review"
                said.append(SessionTranslations::tr("not seen yet: %1").arg(missing.join(u", "_s)));
            }
            result.reason = said.join(u"; "_s);
        }
    }

    void addReason(SessionGate &result, const Gate &gate, bool isSeen) const
    {
        const SkipRule *skip = skipOfGate(m_builder, gate.id);
        result.isSkipped = skip && !isSeen;
        if (result.isSkipped) {
            result.reason = skip->reason;
            return;
        }
        const RunStatus status =
            result.phase < 0 ? RunStatus::Unknown : m_session.phases[size_t(result.phase)].status;
        const QString title =
            result.phase < 0 ? QString() : m_session.phases[size_t(result.phase)].title;
        if (status == RunStatus::Invalidated) {
            result.reason = m_session.phases[size_t(result.phase)].reason;
        } else if (result.state() != CriterionState::NotEvaluated
                   || ((isSeen || !result.broken.empty()) && !result.reason.isEmpty())) {
            return;
        } else if (status == RunStatus::NotReached) {
            result.reason = SessionTranslations::tr("phase %1 was not reached").arg(title);
        } else if (!isSeen && status == RunStatus::Succeeded
                   && m_builder.reportedPhases[size_t(result.phase)].isReported) {
            result.reason = hasHandoffs(*m_builder.pack, gate)
                ? SessionTranslations::tr("the state says that it is passed; its handoffs are gone")
                : SessionTranslations::tr(
                      "the state says that it is passed; it cannot be checked from handoffs");
        } else if (!isSeen && isOfState(*m_builder.pack, gate)) {
            const QString unread = unreadText(m_builder.state);
            result.reason = !m_builder.state.isThere()
                ? SessionTranslations::tr("there is no state file")
                : unread.isEmpty() ? SessionTranslations::tr("the state file cannot be read")
                                   : unread;
        } else if (!isSeen) {
            result.reason = hasHandoffs(*m_builder.pack, gate)
                ? SessionTranslations::tr("none of its handoffs is here")
                : SessionTranslations::tr("no handoff says");
        } else if (result.reason.isEmpty()) {
            result.reason = SessionTranslations::tr("its handoff cannot be read");
        }
    }

private:
    /// True for a criterion that is not evaluated yet and may still fail. An optional or unknown
    /// value does not matter.
    static bool isOpen(const CriterionResult &shown, const Gate &gate)
    {
        const auto criterion = std::ranges::find(gate.criteria, shown.id, &Criterion::id);
        return criterion != gate.criteria.end() && shown.state == CriterionState::NotEvaluated
            && shown.actual.isEmpty() && criterion->measure != Measure::Outside
            && criterion->mode.isEmpty();
    }

    /// Texts such as "Math analysis cannot be read (line 27)". Removes existing kinds from @p
    /// missing.
    [[nodiscard]] QStringList unreadable(const SessionGate &gate, QStringList &missing) const
    {
        QStringList said;
        for (const int position : gate.broken) {
            const QString &title = m_session.handoffs[size_t(position)].kindTitle;
            missing.removeAll(title);
            //: why a gate is not evaluated: "Math analysis cannot be read (line 27)"
            said.append(SessionTranslations::tr("%1 cannot be read (line %2)")
                            .arg(title)
                            .arg(brokenLine(m_builder, position)));
        }
        return said;
    }

    [[nodiscard]] bool isOfEarlierRun(const SessionGate &gate) const
    {
        const SessionPhase *row = gate.phase < 0 ? nullptr : &m_session.phases[size_t(gate.phase)];
        if (!row || row->attempts.empty() || row->attempts.back().status != RunStatus::Succeeded) {
            return false;
        }
        const int last = row->attempts.back().number;
        const auto isEarlier = [&](const Evidence &place) {
            const auto handoff =
                std::ranges::find_if(m_session.handoffs, [&place](const SessionHandoff &other) {
                    return other.at.path == place.path;
                });
            return handoff != m_session.handoffs.end() && handoff->attempt < last;
        };
        bool hasFailed = false;
        for (size_t i = 0; i < gate.result.criteria.size(); ++i) {
            if (gate.result.criteria[i].state != CriterionState::Failed) {
                continue;
            }
            if (i >= gate.evidence.size() || !isEarlier(gate.evidence[i])) {
                return false;
            }
            hasFailed = true;
        }
        return hasFailed;
    }

    [[nodiscard]] QString titleOf(const QString &kind) const
    {
        const auto found =
            std::ranges::find_if(m_builder.pack->kinds, [&kind](const KindModel &model) {
                return model.kind.name == kind;
            });
        return found == m_builder.pack->kinds.end() ? QString() : found->kind.title;
    }

    const SessionBuilder &m_builder;
    const Session &m_session;
};

} // namespace

bool isOfState(const ProtocolPack &pack, const Gate &gate)
{
    return !gate.kinds.isEmpty() && !hasHandoffs(pack, gate);
}

void finalizeGate(const SessionBuilder &builder, const Gate &gate, bool isSeen, SessionGate &result)
{
    const GateState standing(builder);
    standing.addStanding(result, gate);
    standing.addReason(result, gate, isSeen);
}

} // namespace baton
