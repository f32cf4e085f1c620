// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/hookdecision.h"

#include "models/check/file/meanthandoff.h"
#include "models/check/report/reportfeedback.h"
#include "models/hooks/agentend.h"
#include "models/protocol/catalog/catalog.h"

#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if the change affects some lines of a file that its receiver would already send back, and
/// does not make it worse: a handoff may be corrected step by step.
bool isStep(const FileChange &change, const QByteArray &after, const HandoffJudge &judge)
{
    const std::optional<QByteArray> before = std::holds_alternative<QByteArray>(change.change)
        ? std::nullopt
        : contentOnDisk(change.from.isEmpty() ? change.path : change.from);
    if (!before) {
        return false;
    }
    const Report old = judge.reportOn(change.path, *before);
    const int errors = old.count(Severity::Error);
    return errors > 0 && judge.reportOn(change.path, after).count(Severity::Error) <= errors;
}

Objection objectionToChanges(const HookEvent &event, HandoffJudge &judge)
{
    const bool isBefore = event.moment() == HookMoment::BeforeTool;
    Objection objection;
    for (const FileChange &change : event.changes) {
        if (!mayHoldHandoff(change.path)) {
            continue;
        }
        const std::optional<QByteArray> bytes =
            isBefore ? change.content() : contentOnDisk(change.path);
        if (!bytes || (isBefore && isStep(change, *bytes, judge))) {
            continue;
        }
        const QString text = judge.feedbackOn(change.path, *bytes);
        if (!text.isEmpty()) {
            objection.add(change.path,
                          isBefore
                              ? u"%1 was not written: its receiver would send it back.\n\n%2"_s.arg(
                                    change.path, text)
                              : feedbackNaming(change.path, text));
        }
    }
    return objection;
}

/// The answer to @p objection, of which other hooks may have told the agent a part.
Result<HookDecision> told(const Objection &objection, const QString &notice, HookAttempts &attempts,
                          bool isEnd)
{
    if (objection.isEmpty()) {
        return HookDecision{{}, notice};
    }
    const Result<QStringList> asked = attempts.ask(objection.paths, isEnd);
    return asked ? Result(HookDecision{objection.about(*asked), notice}) : asked.failure();
}

} // namespace

Result<HookDecision> decisionOn(const HookEvent &event, const CatalogOf &catalogOf,
                                HookAttempts &attempts, std::chrono::milliseconds time)
{
    if (event.moment() <= HookMoment::AfterTool) {
        HandoffJudge judge(catalogOf, attempts);
        return told(objectionToChanges(event, judge), {}, attempts, false);
    }
    if (!event.isRepeated) {
        std::ignore = attempts.endRow();
    }
    if (event.isStopped || attempts.ends() >= mostAsked) {
        return HookDecision();
    }
    AgentEnd end(event, catalogOf, attempts, time);
    const Objection objection = end.objection();
    return told(objection, end.notice(), attempts, true);
}

} // namespace baton
