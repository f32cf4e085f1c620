// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/attemptnumber.h"

#include "models/findings/gateresult.h"

namespace baton {

namespace {

/// Larger numbers are not plausible as attempts.
constexpr int mostMeant = 999;

const SessionFormat &readingOf(const ProtocolPack &pack)
{
    static const SessionFormat nothing;
    return pack.sessions.empty() ? nothing : pack.sessions.front().reading;
}

/// The attempt numbers of the entries in the document's error history; 0 for an entry without one.
std::vector<int> historyOf(const SessionFormat &reading, const CanonicalTree &tree)
{
    std::vector<int> named;
    if (!reading.history || reading.history->isBeside) {
        return named;
    }
    for (const JsonPointer &list : reading.history->lists) {
        const NodeId at = tree.find(list);
        if (at == noNode || tree.at(tree.resolved(at)).type != ValueType::List) {
            continue;
        }
        for (const NodeId entry : tree.at(tree.resolved(at)).children) {
            int number = 0;
            for (const JsonPointer &member : reading.history->attempt) {
                const NodeId node = tree.child(entry, member.tokens().last());
                number = number == 0 && node != noNode ? tree.at(node).text.toInt() : number;
            }
            named.push_back(std::max(0, number));
        }
    }
    return named;
}

QString taskOf(const AttemptPolicy &policy, const CanonicalTree &tree)
{
    const NodeId task = policy.pointer.isRoot() ? noNode : tree.find(policy.pointer);
    return task == noNode ? QString() : tree.at(tree.resolved(task)).text;
}

} // namespace

int retriesOf(const ProtocolPack &pack, const QString &kind)
{
    const SessionFormat &reading = readingOf(pack);
    for (const Gate &gate : pack.gates) {
        const auto next = reading.gates.constFind(gate.id);
        if (gate.kinds.contains(kind) && next != reading.gates.cend()
            && next->counter < std::ssize(reading.phases.retries)) {
            return next->counter;
        }
    }
    return -1;
}

int attemptLimitOf(const ProtocolPack &pack, const QString &kind)
{
    const int counter = retriesOf(pack, kind);
    return counter < 0 ? pack.attempts.max
                       : readingOf(pack).phases.retries[size_t(counter)].mostRuns();
}

int runsBy(const RetryCounter &counter, int counted, bool hasFailed)
{
    return counter.isOfFailures && hasFailed ? std::max(1, counted) : std::max(0, counted) + 1;
}

int lastPossibleAttempt(const SessionFormat &reading, int failures, int counted)
{
    int limit = 0;
    for (const RetryCounter &counter : reading.phases.retries) {
        limit = std::max(limit, counter.limit);
    }
    return limit > 0 ? std::max({limit + 1, failures, counted + 1}) : mostMeant;
}

std::vector<int> numberedAttempts(const std::vector<int> &named, int last, int counted)
{
    int highest = 0;
    for (const int number : named) {
        highest = number <= last ? std::max(highest, number) : highest;
    }
    const int most = highest > 0 ? std::max(highest, counted) : mostMeant;
    std::vector<int> attempts;
    int before = 0;
    for (const int number : named) {
        const bool isNamed = number > 0 && number <= last;
        attempts.push_back(std::min(isNamed ? number : std::min(before + 1, most), mostMeant));
        before = std::max(before, attempts.back());
    }
    return attempts;
}

int attemptNamed(const AttemptPolicy &policy, const QString &task)
{
    const QRegularExpressionMatch match = policy.pattern.match(task);
    return match.hasMatch() ? std::max(0, match.captured(1).toInt()) : 0;
}

bool isOfFailedRuns(const ProtocolPack &pack, const QString &kind)
{
    const std::vector<RetryCounter> &all = readingOf(pack).phases.retries;
    const int counter = retriesOf(pack, kind);
    return counter < 0 || all[size_t(counter)].isOfFailures
        || std::ranges::none_of(all, &RetryCounter::isOfFailures);
}

Attempt attemptOf(const ProtocolPack &pack, const QString &kind, const CanonicalTree &tree,
                  const std::vector<GateResult> &gates, int chosen, SessionState &state,
                  const QString &phase)
{
    if (pack.attempts.max == 0) {
        return {};
    }
    const SessionFormat &reading = readingOf(pack);
    const std::vector<int> history = historyOf(reading, tree);
    const bool isBehind = passesGate(gates);
    const std::optional<int> sent = state.runOf(phase, 0, !isBehind);
    std::optional<int> counted = state.runOf(phase, std::max(0, retriesOf(pack, kind)), !isBehind);
    counted = counted ? counted : sent;
    const int last = lastPossibleAttempt(reading, static_cast<int>(history.size()) + 1,
                                         state.mostRetries(phase));
    const int named = attemptNamed(pack.attempts, taskOf(pack.attempts, tree));
    // The number in the document is used if it is possible, or if the session has no counter.
    const bool isBelieved = named > 0 && (named <= last || !counted);
    Attempt attempt{{isBelieved ? named : counted.value_or(1), attemptLimitOf(pack, kind)},
                    isBelieved ? named : sent.value_or(1),
                    named > 0 || counted || !history.empty()};
    const int known = named > 0 || counted ? attempt.count.made : 0;
    const int told = std::max(state.mostRetries(phase) + 1, known);
    if (isOfFailedRuns(pack, kind)) {
        for (const int number : numberedAttempts(history, std::max(last, told), told)) {
            attempt.count.made = std::max(attempt.count.made, number + (isBehind ? 1 : 0));
        }
    }
    if (chosen > 0) {
        attempt.count.made = attempt.sent = chosen;
    }
    return attempt;
}

} // namespace baton
