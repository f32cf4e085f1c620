// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gates/gateevaluation.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/building/sessionbuilder.h"
#include "models/session/gates/gateevidence.h"
#include "models/session/gates/gatenextstep.h"
#include "models/session/gates/gatestate.h"
#include "models/session/gates/minimumperspectives.h"
#include "models/session/gates/unreadablehandoffs.h"
#include "models/session/state/unparsedstatemessages.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Adds to @p result, where the protocol has it so, that too few of the session's parts are
/// complete: a document may count them otherwise than the session itself.
void addMinimum(const SessionBuilder &builder, SessionGate &result)
{
    const DuplicateFacts &twice = builder.reading().duplicates;
    const int row = twice.minimumGate == result.result.id ? builder.phaseOf(twice.minimumRow) : -1;
    if (row < 0 || result.result.state() == CriterionState::NotEvaluated) {
        return;
    }
    const SessionPhase &whole = builder.session.phases[size_t(row)];
    std::vector<RunStatus> parts;
    for (const SessionPhase &phase : builder.session.phases) {
        if (phase.parent == row) {
            parts.push_back(phase.status);
        }
    }
    const auto isFlawed = [&](bool isWhole) {
        return !minimumFlaw(whole.title, parts, builder.reading(), isWhole).isEmpty();
    };
    if (!isFlawed(true)) {
        return;
    }
    CriterionResult criterion;
    criterion.id = u"minimum"_s;
    criterion.title = SessionTranslations::tr("Parts of %1 that are complete").arg(whole.title);
    criterion.threshold = u"≥ "_s + QString::number(twice.minimum);
    criterion.actual = QString::number(std::ranges::count(parts, RunStatus::Succeeded));
    if (isFlawed(builder.isStateWhole())) {
        criterion.state = CriterionState::Failed;
        result.isOfMachine = false;
    } else {
        criterion.reason = unreadText(builder.state);
    }
    result.result.criteria.push_back(std::move(criterion));
    result.evidence.push_back(whole.evidence);
}

int evaluated(const GateResult &gate)
{
    return static_cast<int>(
        std::ranges::count_if(gate.criteria, [](const CriterionResult &criterion) {
            return criterion.state != CriterionState::NotEvaluated;
        }));
}

class GateEvaluation
{
public:
    explicit GateEvaluation(SessionBuilder &builder)
        : m_builder(builder)
        , m_session(builder.session)
    {
    }

    void add()
    {
        for (const Gate &gate : m_builder.pack->gates) {
            const std::vector<int> phases = phasesOf(gate);
            for (const int phase : phases) {
                m_session.gates.push_back(review(gate, phase));
            }
        }
    }

private:
    /// The phases of a gate. Without a fixed phase, those of its handoffs.
    [[nodiscard]] std::vector<int> phasesOf(const Gate &gate) const
    {
        if (gate.phase >= 0) {
            return {m_builder.phaseOf(QString::number(gate.phase))};
        }
        std::set<int> phases;
        for (const SessionHandoff &handoff : m_session.handoffs) {
            if (gate.kinds.contains(nameOf(handoff))) {
                phases.insert(handoff.phase);
            }
        }
        return phases.empty() ? std::vector<int>{-1}
                              : std::vector<int>(phases.begin(), phases.end());
    }

    [[nodiscard]] QString nameOf(const SessionHandoff &handoff) const
    {
        const Kind *kind = m_builder.catalog.kind(handoff.kind);
        return kind && handoff.protocol == m_builder.pack->id ? kind->name : QString();
    }

    [[nodiscard]] SessionGate review(const Gate &gate, int phase) const
    {
        SessionGate result;
        result.phase = phase;
        result.broken = unreadableHandoffs(m_builder, gate, phase);
        const int best = bestHandoff(gate, phase);
        if (const GateResult *ofState = gateOfState(gate)) {
            result.result = *ofState;
            addStateEvidence(result);
        } else if (best >= 0) {
            result.result = *gateIn(m_session.handoffs[size_t(best)].report, gate.id);
            addEvidence(result, gate, m_session.handoffs[size_t(best)]);
        } else {
            addOpenCriteria(result, gate);
        }
        weigh(result, gate);
        addQuotes(result, gate, m_builder);
        addMinimum(m_builder, result);
        result.quotes.resize(result.result.criteria.size());
        finalizeGate(m_builder, gate, best >= 0, result);
        return result;
    }

    static const GateResult *gateIn(const DocumentReport &report, const QString &id)
    {
        const auto found = std::ranges::find(report.verdict.gates, id, &GateResult::id);
        return found == report.verdict.gates.end() ? nullptr : &*found;
    }

    [[nodiscard]] const GateResult *gateOfState(const Gate &gate) const
    {
        for (const DocumentReport &document : m_builder.stateReport.documents) {
            if (const GateResult *found = gateIn(document, gate.id)) {
                return found;
            }
        }
        return nullptr;
    }

    /// The handoff that shows most of the gate; of equal ones, the latest.
    [[nodiscard]] int bestHandoff(const Gate &gate, int phase) const
    {
        int best = -1;
        int most = -1;
        for (size_t i = 0; i < m_session.handoffs.size(); ++i) {
            const SessionHandoff &handoff = m_session.handoffs[i];
            const GateResult *result = gateIn(handoff.report, gate.id);
            if (result && handoff.phase == phase && !handoff.isSuperseded
                && evaluated(*result) >= most) {
                most = evaluated(*result);
                best = static_cast<int>(i);
            }
        }
        return best;
    }

    void addStateEvidence(SessionGate &result) const
    {
        for (const CriterionResult &criterion : result.result.criteria) {
            result.evidence.push_back(m_builder.state.evidence(criterion.evidence));
        }
        const QString unread = unreadText(m_builder.state);
        for (CriterionResult &criterion : result.result.criteria) {
            const bool isUnread =
                criterion.state == CriterionState::NotEvaluated && !unread.isEmpty();
            criterion.reason = isUnread ? unread : criterion.reason;
        }
    }

    void addEvidence(SessionGate &result, const Gate &gate, const SessionHandoff &from) const
    {
        for (const CriterionResult &shown : result.result.criteria) {
            const auto criterion = std::ranges::find(gate.criteria, shown.id, &Criterion::id);
            const bool isElsewhere = criterion != gate.criteria.end() && !criterion->of.isEmpty()
                && criterion->of != nameOf(from);
            if (isElsewhere) {
                result.evidence.push_back(neighbour(gate, *criterion, from.phase));
            } else if (isBroken(result, from)) {
                result.evidence.push_back(breakOf(from));
            } else if (shown.state == CriterionState::NotEvaluated && shown.evidence.isRoot()) {
                result.evidence.push_back({});
            } else {
                result.evidence.push_back(evidenceOf(from, shown.evidence));
            }
        }
    }

    /// The evidence in the document that @p criterion evaluates, from the verdict on it.
    [[nodiscard]] Evidence neighbour(const Gate &gate, const Criterion &criterion, int phase) const
    {
        Evidence evidence;
        for (const SessionHandoff &handoff : m_session.handoffs) {
            if (nameOf(handoff) == criterion.of && handoff.phase == phase
                && !handoff.isSuperseded) {
                evidence = breakOf(handoff);
                evidence = evidence.line > 0
                    ? evidence
                    : evidenceOf(handoff, placeIn(handoff, gate, criterion));
            }
        }
        return evidence;
    }

    static JsonPointer placeIn(const SessionHandoff &handoff, const Gate &gate,
                               const Criterion &criterion)
    {
        const GateResult *own = gateIn(handoff.report, gate.id);
        const auto shown = own
            ? std::ranges::find(own->criteria, criterion.id, &CriterionResult::id)
            : std::vector<CriterionResult>::const_iterator();
        return own && shown != own->criteria.end() && !shown->evidence.isRoot() ? shown->evidence
                                                                                : criterion.pointer;
    }

    [[nodiscard]] int positionOf(const SessionHandoff &handoff) const
    {
        return static_cast<int>(&handoff - m_session.handoffs.data());
    }

    /// The place from which @p handoff does not parse.
    [[nodiscard]] Evidence breakOf(const SessionHandoff &handoff) const
    {
        return {
            handoff.at.path, {}, handoff.at.document, brokenLine(m_builder, positionOf(handoff))};
    }

    [[nodiscard]] bool isBroken(const SessionGate &gate, const SessionHandoff &handoff) const
    {
        return std::ranges::find(gate.broken, positionOf(handoff)) != gate.broken.end();
    }

    [[nodiscard]] Evidence evidenceOf(const SessionHandoff &handoff,
                                      const JsonPointer &pointer) const
    {
        return evidenceIn(*m_builder.sources[size_t(positionOf(handoff))], handoff.at.path,
                          handoff.at.document, pointer);
    }

    /// Marks gates that fail because of this machine. Another machine may have met them.
    static void weigh(SessionGate &result, const Gate &gate)
    {
        result.isOfMachine =
            std::ranges::all_of(result.result.criteria, [&gate](const CriterionResult &shown) {
                const auto criterion = std::ranges::find(gate.criteria, shown.id, &Criterion::id);
                return shown.state != CriterionState::Failed
                    || (criterion != gate.criteria.end() && !criterion->percentOf.isEmpty());
            });
    }

    void addOpenCriteria(SessionGate &result, const Gate &gate) const
    {
        const bool isGone = isStateGone() && isOfState(*m_builder.pack, gate);
        result.result = {gate.id, gate.title, {}};
        for (const Criterion &criterion : gate.criteria) {
            const bool isFailed = isGone && criterion.onMissing == CriterionState::Failed
                && !isWithinAnother(criterion, gate);
            result.result.criteria.push_back(
                {criterion.id,
                 criterion.title,
                 criterion.threshold,
                 isFailed ? SessionTranslations::tr("missing") : QString(),
                 isFailed ? CriterionState::Failed : CriterionState::NotEvaluated,
                 {},
                 {}});
            result.evidence.push_back({});
        }
    }

    [[nodiscard]] bool isStateGone() const
    {
        return m_builder.layout && !m_builder.layout->state.isEmpty() && !m_builder.state.isThere();
    }

    /// True for a criterion whose value is inside one that is missing.
    static bool isWithinAnother(const Criterion &criterion, const Gate &gate)
    {
        return std::ranges::any_of(gate.criteria, [&criterion](const Criterion &other) {
            const QStringList outer = other.pointer.tokens();
            const QStringList own = criterion.pointer.tokens();
            return outer.size() < own.size() && own.first(outer.size()) == outer;
        });
    }

    SessionBuilder &m_builder;
    Session &m_session;
};

} // namespace

void addNextSteps(SessionBuilder &builder)
{
    for (SessionGate &gate : builder.session.gates) {
        gate.next = nextStepOf(builder, gate);
    }
}

void addGates(SessionBuilder &builder)
{
    if (builder.pack) {
        GateEvaluation(builder).add();
    }
}

} // namespace baton
