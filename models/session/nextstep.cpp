// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/nextstep.h"

#include "models/check/rule.h"
#include "models/session/headline.h"
#include "models/session/runstatustext.h"
#include "models/session/sessiontexts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class NextSearch
{
public:
    explicit NextSearch(const SessionDraft &draft)
        : m_draft(draft)
        , m_session(draft.session)
        , m_phase(stoppedAt(m_session))
        , m_handoff(lastHandoff())
        , m_stands(standing())
    {
    }

    [[nodiscard]] NextStep find() const
    {
        if (m_stands.isEmpty()) {
            return {};
        }
        if (m_handoff && m_stands == u"failed") {
            if (const NextStep step = ofRefusedHandoff(); !step.does.isEmpty()) {
                return step;
            }
        }
        for (const NextRule &rule : m_draft.reading().next) {
            if (fits(rule)) {
                return {inserted(rule.who), inserted(rule.does), rule.rule};
            }
        }
        return {};
    }

private:
    /// How the session stands, as rules name it; empty where nobody has to act.
    [[nodiscard]] QString standing() const
    {
        const SessionSummary &summary = m_session.summary;
        switch (summary.liveness) {
        case Liveness::Stale:
        case Liveness::Expired:
            return nameOf(summary.liveness);
        case Liveness::Over:
        case Liveness::Alive:
            break;
        }
        const bool isStopped = isFailure(summary.status) || summary.status == RunStatus::Waiting
            || summary.status == RunStatus::Aborted || summary.status == RunStatus::Pending;
        return isStopped ? QString(nameOf(summary.status)) : QString();
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

    /// Where no state tells of a session, it stands as its handoffs are judged.
    [[nodiscard]] NextStep ofRefusedHandoff() const
    {
        const Verdict &verdict = m_handoff->report.verdict;
        const std::vector<Finding> &findings = m_handoff->report.findings;
        const auto error = std::ranges::find(findings, Severity::Error, &Finding::severity);
        const bool isRefused = verdict.action == Action::Reinvoke || verdict.action == Action::Block
            || verdict.action == Action::None;
        if (!isRefused || error == findings.end() || m_draft.state.isThere()) {
            return {};
        }
        const QString file = m_handoff->at.path.section(u'/', -1);
        const QString sender = m_handoff->producer;
        return {sender,
                sender.isEmpty()
                    ? SessionTexts::tr("%1 is mended and sent again: %2").arg(file, error->message)
                    : SessionTexts::tr("%1 mends %2 and sends it again: %3")
                          .arg(sender, file, error->message),
                error->rule};
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
        const bool isUsedUp = m_phase && m_phase->count.isLast();
        const auto isHere = [this](const SessionGate &gate) {
            return gate.phase < 0 || &m_session.phases[size_t(gate.phase)] == m_phase;
        };
        return isOneOf(rule.when, m_stands) && isOneOf(rule.kinds, kind)
            && isOneOf(rule.from, m_handoff ? m_handoff->producer : QString())
            && isOneOf(rule.last, last) && isOneOf(rule.phases, m_phase ? m_phase->id : QString())
            && (rule.at.isRoot() || rule.values.contains(m_draft.state.text(rule.at)))
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
        const HandoffLinks links = m_handoff ? m_handoff->links : HandoffLinks();
        const QString resumed = m_draft.state.text(m_draft.reading().state.resume);
        const int row = m_draft.phaseOf(resumed);
        const AttemptCount count = m_phase ? m_phase->count : AttemptCount();
        return filled(
            text,
            {{u"phase"_s, m_phase ? phaseName(m_phase->id, m_phase->title) : summary.title},
             {u"why"_s, m_phase ? known(m_phase->reason, textOf(m_phase->status)) : QString()},
             {u"producer"_s, m_handoff ? m_handoff->producer : QString()},
             {u"consumer"_s, m_handoff ? m_handoff->consumer : QString()},
             {u"next"_s, known(links.next, m_handoff ? m_handoff->consumer : QString())},
             {u"parent"_s, known(summary.parent, SessionTexts::tr("Who started it"))},
             {u"resume"_s, row < 0 ? resumed : m_session.phases[size_t(row)].title},
             {u"attempt"_s, QString::number(count.made + 1)},
             {u"used"_s, QString::number(count.retriesUsed())},
             {u"limit"_s, QString::number(count.retriesAllowed())}});
    }

    const SessionDraft &m_draft;
    const Session &m_session;
    const SessionPhase *m_phase;
    const SessionHandoff *m_handoff;
    QString m_stands;
};

} // namespace

NextStep nextStepOf(const SessionDraft &draft)
{
    return draft.isHome() || !draft.session.summary.isOneRun ? NextStep()
                                                             : NextSearch(draft).find();
}

} // namespace baton
