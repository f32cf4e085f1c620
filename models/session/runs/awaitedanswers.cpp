// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/awaitedanswers.h"

#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>
#include <QSet>

namespace baton {

namespace {

/// Sets the row of @p last to waiting if the chain continues behind its step, according to the
/// protocol's chains or the handoff itself.
void awaitAnswer(Session &session, const SessionHandoff &last, const ProtocolPack &pack)
{
    const auto ends = [&last](const Chain &chain) {
        return chain.steps.size() > 1 && chain.steps.last() == last.consumer
            && chain.steps[chain.steps.size() - 2] == last.producer;
    };
    const auto holds = [&last](const Chain &chain) {
        for (qsizetype i = 0; i + 1 < chain.steps.size(); ++i) {
            if (chain.steps[i] == last.producer && chain.steps[i + 1] == last.consumer) {
                return true;
            }
        }
        return false;
    };
    const bool isAnswered = std::ranges::any_of(pack.chains, ends);
    const bool isStep = last.consumer == pack.hub || std::ranges::any_of(pack.chains, holds);
    const bool hasNext = pack.agentCalled(last.links.next) != nullptr;
    if (!hasNext && (isAnswered || !isStep)) {
        return;
    }
    SessionPhase &phase = session.phases[size_t(last.phase)];
    if (phase.status == RunStatus::Succeeded) {
        phase.status = RunStatus::Waiting;
        phase.reason = SessionTranslations::tr("%1 has not answered").arg(last.consumer);
    }
}

/// Sets a step of a queue to waiting if a prompt is its last handoff.
void awaitWorkers(SessionBuilder &builder)
{
    QSet<int> seen;
    for (size_t i = builder.session.handoffs.size(); i-- > 0;) {
        const SessionHandoff &last = builder.session.handoffs[i];
        const bool isLast = last.phase >= 0 && !seen.contains(last.phase);
        seen.insert(last.phase);
        if (isLast && last.consumer != builder.pack->hub
            && last.report.count(Severity::Error) == 0) {
            SessionPhase &phase = builder.session.phases[size_t(last.phase)];
            phase.status = RunStatus::Waiting;
            phase.reason = SessionTranslations::tr("%1 has not answered").arg(last.consumer);
        }
    }
}

} // namespace

void awaitAnswers(SessionBuilder &builder)
{
    Session &session = builder.session;
    const ProtocolPack *const pack = builder.pack;
    if (pack && builder.reading().isQueue) {
        awaitWorkers(builder);
        return;
    }
    if (!pack || pack->chains.empty() || builder.reading().rejections.at.empty()
        || session.handoffs.empty()) {
        return;
    }
    QSet<int> groups;
    for (size_t i = session.handoffs.size(); i-- > 0;) {
        const int phase = session.handoffs[i].phase;
        const int group = phase < 0 ? -1 : session.phases[size_t(phase)].parent;
        if (phase >= 0 && !groups.contains(group)) {
            groups.insert(group);
            awaitAnswer(session, session.handoffs[i], *pack);
        }
    }
}

} // namespace baton
