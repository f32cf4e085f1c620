// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/causepasses.h"

#include "models/check/folder/attempttexts.h"
#include "models/findings/keywords.h"
#include "models/session/building/statevalue.h"
#include "models/session/causes/headline.h"
#include "models/session/causes/rulestatuses.h"
#include "models/session/value/runstatustext.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"
#include "models/strings/placeholderformat.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class NextSearch
{
public:
    explicit NextSearch(const SessionBuilder &builder)
        : m_builder(builder)
        , m_session(builder.session)
        , m_phase(endedAt(m_session))
        , m_handoff(lastHandoff())
        , m_stands(ruleStatuses(builder, m_phase))
    {
    }

    [[nodiscard]] NextStep find()
    {
        if (m_stands.isEmpty()) {
            return {};
        }
        if (m_handoff && !m_stands.contains(nameOf(Liveness::Expired))) {
            if (const NextStep step = ofRejectedHandoff(); !step.does.isEmpty()) {
                return step;
            }
        }
        m_rule = fittingRule();
        return m_rule ? NextStep{inserted(m_rule->who), inserted(m_rule->does), m_rule->rule}
                      : NextStep();
    }

    /// The pointer in the state that the step depends on; the root if there is none.
    [[nodiscard]] JsonPointer asked() const { return m_rule ? m_rule->at : JsonPointer(); }

private:
    /// The phase that contradicts a session that reports success, else the one at which the session
    /// stopped.
    [[nodiscard]] static const SessionPhase *endedAt(const Session &session)
    {
        const bool isFlawed =
            session.summary.status == RunStatus::Succeeded && !session.summary.flaw.isEmpty();
        const auto isOwn = [&session](int phase) {
            return phase >= 0 && session.phases[size_t(phase)].sessionPath.isEmpty();
        };
        if (!isFlawed) {
            return stoppedAt(session);
        }
        if (!session.causes.empty() && isOwn(session.causes.front().failure.phase)) {
            return &session.phases[size_t(session.causes.front().failure.phase)];
        }
        const auto open = std::ranges::find_if(session.phases, [](const SessionPhase &phase) {
            return phase.sessionPath.isEmpty() && phase.status != RunStatus::Succeeded
                && phase.status != RunStatus::Skipped;
        });
        return open == session.phases.end() ? stoppedAt(session) : &*open;
    }

    [[nodiscard]] bool isAtPhase(const SessionHandoff &handoff) const
    {
        for (int row = handoff.phase; row >= 0; row = m_session.phases[size_t(row)].parent) {
            if (&m_session.phases[size_t(row)] == m_phase) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] const SessionHandoff *lastHandoff() const
    {
        const auto found =
            std::ranges::find_if(m_session.handoffs.rbegin(), m_session.handoffs.rend(),
                                 [this](const SessionHandoff &handoff) {
                                     return !handoff.isSuperseded && m_phase && isAtPhase(handoff);
                                 });
        return found == m_session.handoffs.rend() ? nullptr : &*found;
    }

    /// Without a state the session's status follows the verdicts on its handoffs.
    [[nodiscard]] NextStep ofRejectedHandoff() const
    {
        const Verdict &verdict = m_handoff->report.verdict;
        const std::vector<Finding> &findings = m_handoff->report.findings;
        const auto error = std::ranges::find(findings, Severity::Error, &Finding::severity);
        const bool isRejected = verdict.action == Action::Reinvoke
            || verdict.action == Action::Block || verdict.action == Action::None;
        if (!isRejected || error == findings.end() || m_builder.state.isThere()) {
            return {};
        }
        const QString file = lastNameOf(m_handoff->at.path);
        const QString sender = m_handoff->producer;
        return {sender,
                sender.isEmpty() ? SessionTranslations::tr("%1 is corrected and sent again: %2")
                                       .arg(file, error->message)
                                 : SessionTranslations::tr("%1 corrects %2 and sends it again: %3")
                                       .arg(sender, file, error->message),
                error->rule};
    }

    [[nodiscard]] const NextRule *fittingRule() const
    {
        const auto found = std::ranges::find_if(
            m_builder.reading().next, [this](const NextRule &rule) { return fits(rule); });
        return found == m_builder.reading().next.end() ? nullptr : &*found;
    }

    [[nodiscard]] bool fits(const NextRule &rule) const
    {
        const auto isOneOf = [](const QStringList &wanted, const QString &is) {
            return wanted.isEmpty() || wanted.contains(is);
        };
        const auto kindOf = [](const SessionHandoff &handoff) {
            return handoff.kind.section(u'.', 1);
        };
        const QString kind = m_handoff ? kindOf(*m_handoff) : QString();
        const QString last =
            m_session.handoffs.empty() ? QString() : kindOf(m_session.handoffs.back());
        const bool hasFailed = m_phase
            && (isFailure(m_phase->status) || isFailure(m_session.summary.status)
                || m_stands.contains(u"flawed"_s));
        const bool isUsedUp = hasFailed && m_phase->count.isLast();
        const QString said = m_handoff ? word(m_handoff->report.verdict.action) : QString();
        const auto isHere = [this](const SessionGate &gate) {
            return gate.phase < 0 || &m_session.phases[size_t(gate.phase)] == m_phase;
        };
        const auto stands = [this](const QString &name) { return m_stands.contains(name); };
        return std::ranges::any_of(rule.when, stands) && isOneOf(rule.kinds, kind)
            && isOneOf(rule.from, m_handoff ? m_handoff->producer : QString())
            && isOneOf(rule.verdicts, said) && isOneOf(rule.last, last)
            && isOneOf(rule.phases, m_phase ? m_phase->id : QString())
            && (rule.at.isRoot() || rule.values.contains(m_builder.state.text(rule.at)))
            && (rule.gates.isEmpty()
                || std::ranges::any_of(m_session.gates,
                                       [&](const auto &gate) {
                                           return isHere(gate)
                                               && rule.gates.contains(gate.result.id)
                                               && gate.speaksAgainst();
                                       }))
            && (!rule.isUsedUp || isUsedUp);
    }

    [[nodiscard]] QString inserted(const QString &text) const
    {
        const SessionSummary &summary = m_session.summary;
        const auto known = [](const QString &value, const QString &otherwise) {
            return value.isEmpty() ? otherwise : value;
        };
        const HandoffReferences links = m_handoff ? m_handoff->links : HandoffReferences();
        const QString resumed = m_builder.state.text(m_builder.reading().state.resume);
        const int row = m_builder.phaseOf(resumed);
        const QString phase = m_phase ? phaseName(m_phase->id, m_phase->title) : summary.title;
        const AttemptCount count = m_phase ? m_phase->count : AttemptCount();
        return filled(
            text,
            {{u"phase"_s, phase},
             {u"why"_s, m_phase ? known(m_phase->reason, textOf(m_phase->status)) : QString()},
             {u"producer"_s, m_handoff ? m_handoff->producer : QString()},
             {u"consumer"_s, m_handoff ? m_handoff->consumer : QString()},
             {u"next"_s, known(links.next, m_handoff ? m_handoff->consumer : QString())},
             {u"parent"_s, starter()},
             {u"problem"_s, problem()},
             {u"flaw"_s, summary.flaw},
             {u"successor"_s, summary.successor},
             {u"resume"_s, row < 0 ? known(resumed, phase) : m_session.phases[size_t(row)].title},
             {u"attempt"_s, QString::number(count.made + 1)},
             {u"spent"_s, usedUpRetriesText(count)},
             {u"used"_s, QString::number(count.retriesUsed())},
             {u"limit"_s, QString::number(count.retriesAllowed())}});
    }

    /// The agent that requested the session, or the session that started it.
    [[nodiscard]] QString starter() const
    {
        const bool isRequested = m_builder.areRowsSessions();
        const QString agent = isRequested && m_handoff ? m_handoff->producer : QString();
        const QString known = agent.isEmpty() ? m_session.summary.parent : agent;
        return known.isEmpty() ? SessionTranslations::tr("Who started it") : known;
    }

    /// The problem because of which the receiver cannot use the last handoff, without the remedy.
    [[nodiscard]] QString problem() const
    {
        const std::vector<Finding> none;
        const std::vector<Finding> &findings = m_handoff ? m_handoff->report.findings : none;
        const auto error = std::ranges::find(findings, Severity::Error, &Finding::severity);
        QString text = error == findings.end() ? QString() : error->message.section(u". "_s, 0, 0);
        if (text.endsWith(u'.')) {
            text.chop(1);
        }
        return text;
    }

    const SessionBuilder &m_builder;
    const Session &m_session;
    const SessionPhase *m_phase;
    const SessionHandoff *m_handoff;
    QStringList m_stands;
    const NextRule *m_rule = nullptr;
};

} // namespace

void addNextStep(SessionBuilder &builder)
{
    if (builder.isHome() || !builder.session.summary.isOneRun) {
        return;
    }
    NextSearch search(builder);
    builder.session.next = search.find();
    for (const FactPointer &fact : builder.reading().facts) {
        if (fact.isOfNextStep && fact.pointer == search.asked()) {
            addFact(builder, fact);
        }
    }
}

} // namespace baton
