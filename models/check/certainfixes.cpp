// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/certainfixes.h"

#include "models/core/textedit.h"
#include "models/protocol/catalog.h"

#include <algorithm>
#include <tuple>

namespace baton {

namespace {

struct State
{
    QByteArray bytes;
    ParsedText parsed;
    Report report;
};

/// Text edits that mend @p count findings.
struct Step
{
    TextEdits edits;
    int count = 1;
};

State stateOf(QByteArray bytes, Format format, const ProtocolCatalog &catalog,
              const CheckSettings &settings, const std::atomic_bool *stop)
{
    ParsedText parsed = parse(bytes, format, catalog.parseOptions());
    Report report = check(bytes, parsed, catalog, settings, stop);
    return {std::move(bytes), std::move(parsed), std::move(report)};
}

/// The certain fix of each finding; what is but planned in a document comes as one step.
std::vector<Step> certainFixes(const State &state)
{
    std::vector<Step> steps;
    for (const DocumentReport &document : state.report.documents) {
        if (!document.isMeant) {
            continue;
        }
        std::vector<TreeEdit> planned;
        for (const Finding &finding : document.findings) {
            const auto certain = std::ranges::find_if(finding.fixes, &Fix::isCertain);
            if (certain == finding.fixes.end()) {
                continue;
            }
            if (certain->plan) {
                planned.push_back(certain->plan->edit);
            } else if (!certain->edits.empty()) {
                steps.push_back({certain->edits});
            }
        }
        if (planned.empty()) {
            continue;
        }
        if (Result<TextEdits> edits =
                planEdits(state.bytes, state.parsed, document.document, planned);
            edits && !edits->empty()) {
            steps.push_back({*edits, static_cast<int>(planned.size())});
        }
    }
    std::ranges::sort(steps, {}, [](const Step &step) { return step.edits.front().offset; });
    return steps;
}

/// As many steps as do not touch one another.
std::vector<Step> apart(const std::vector<Step> &steps)
{
    std::vector<Step> chosen;
    qsizetype end = -1;
    for (const Step &step : steps) {
        if (step.edits.front().offset > end) {
            chosen.push_back(step);
            end = step.edits.back().range().end;
        }
    }
    return chosen;
}

Step joined(const std::vector<Step> &steps)
{
    Step all{{}, 0};
    for (const Step &step : steps) {
        all.edits.insert(all.edits.end(), step.edits.begin(), step.edits.end());
        all.count += step.count;
    }
    return all;
}

/// The mistakes that keep a document from being read, or from being taken for what it is.
std::ptrdiff_t unreadable(const State &state)
{
    static const QStringList ofShape{QStringLiteral("handoff.root-misspelt"),
                                     QStringLiteral("prompt.heading-case"),
                                     QStringLiteral("text.pasted")};
    std::ptrdiff_t count = std::ranges::count_if(state.parsed.issues, &SyntaxIssue::isFatal);
    for (const DocumentReport &document : state.report.documents) {
        count += std::ranges::count_if(document.findings, [](const Finding &finding) {
            return ofShape.contains(finding.rule);
        });
    }
    return count;
}

/// Fewer mistakes that keep a document from being read, whose errors are seen only then; or as many
/// and fewer errors, or as many of both and fewer warnings, and so on to notes, and then to what is
/// left to be mended: what a misspelt key hid may be as bad as the key. Every step down is one of
/// finitely many, so that mending ends.
bool isBetter(const State &after, const State &before)
{
    const auto weight = [](const State &state) {
        const Report &report = state.report;
        const std::ptrdiff_t hidden = unreadable(state);
        return std::tuple(hidden, report.count(Severity::Error), report.count(Severity::Warning),
                          report.count(Severity::Note), hidden == 0 ? certainFixCount(report) : 0);
    };
    return weight(after) < weight(before);
}

/// Where reading stops; behind everything where all is read.
qsizetype firstFault(const State &state)
{
    qsizetype first = state.bytes.size() + 1;
    for (const SyntaxIssue &issue : state.parsed.issues) {
        first = issue.isFatal ? std::min(first, issue.range.begin) : first;
    }
    return first;
}

} // namespace

FixedText withCertainFixes(const QByteArray &bytes, Format format, const ProtocolCatalog &catalog,
                           const CheckSettings &settings, const std::atomic_bool *stop)
{
    const auto isStopped = [stop] { return stop && *stop; };
    State state = stateOf(bytes, format, catalog, settings, stop);
    FixedText fixed;
    const auto attempt = [&](const std::vector<Step> &steps) {
        const Step all = joined(steps);
        Result<QByteArray> next = applied(state.bytes, all.edits);
        if (steps.empty() || !next || isStopped()) {
            return false;
        }
        State after = stateOf(std::move(*next), format, catalog, settings, stop);
        if (isStopped() || !isBetter(after, state)) {
            return false;
        }
        state = std::move(after);
        fixed.steps.push_back(all.edits);
        fixed.count += all.count;
        return true;
    };
    // Of several mistakes of writing only the first is known: mending it lets the next one be seen.
    const auto attemptOneAfterTheOther = [&] {
        constexpr int most = 50;
        constexpr qsizetype largest = qsizetype(256) * 1024; // each one is read and judged anew
        if (state.bytes.size() > largest || state.parsed.isComplete()) {
            return false;
        }
        State next = state;
        FixedText so;
        for (int round = 0; round < most && !next.parsed.isComplete(); ++round) {
            const qsizetype fault = firstFault(next);
            const std::vector<Step> steps = certainFixes(next);
            Result<QByteArray> mended =
                steps.empty() ? QByteArray() : applied(next.bytes, steps.front().edits);
            if (steps.empty() || !mended || isStopped()) {
                return false;
            }
            next = stateOf(std::move(*mended), format, catalog, settings, stop);
            so.steps.push_back(steps.front().edits);
            so.count += steps.front().count;
            if (firstFault(next) <= fault) {
                return false;
            }
        }
        if (isStopped() || so.steps.empty() || !isBetter(next, state)) {
            return false;
        }
        state = std::move(next);
        fixed.steps.insert(fixed.steps.end(), so.steps.begin(), so.steps.end());
        fixed.count += so.count;
        return true;
    };
    bool isMending = true;
    while (isMending && !isStopped()) {
        const std::vector<Step> steps = certainFixes(state);
        isMending = attempt(apart(steps))
            || std::ranges::any_of(steps, [&attempt](const Step &step) { return attempt({step}); })
            || attemptOneAfterTheOther();
    }
    fixed.bytes = state.bytes;
    return fixed;
}

int certainFixCount(const Report &report)
{
    std::ptrdiff_t count = 0;
    for (const DocumentReport &document : report.documents) {
        if (document.isMeant) {
            count += std::ranges::count_if(document.findings, [](const Finding &finding) {
                return std::ranges::any_of(finding.fixes, &Fix::isCertain);
            });
        }
    }
    return static_cast<int>(count);
}

} // namespace baton
