// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/certainfixes.h"

#include "models/core/textedit.h"

#include <algorithm>
#include <tuple>

namespace baton::cli {

namespace {

struct State
{
    QByteArray bytes;
    Report report;
    bool isComplete = false;
};

State stateOf(QByteArray bytes, Format format, const ProtocolCatalog &catalog,
              const CheckSettings &settings)
{
    const ParsedText parsed = parse(bytes, format);
    Report report = check(bytes, parsed, catalog, settings);
    return {std::move(bytes), std::move(report), parsed.isComplete()};
}

std::vector<const Fix *> certainFixes(const Report &report)
{
    std::vector<const Fix *> fixes;
    for (const DocumentReport &document : report.documents) {
        for (const Finding &finding : document.findings) {
            const auto certain = std::ranges::find_if(finding.fixes, &Fix::isCertain);
            if (certain != finding.fixes.end() && !certain->edits.empty()) {
                fixes.push_back(&*certain);
            }
        }
    }
    std::ranges::sort(fixes, {}, [](const Fix *fix) { return fix->edits.front().offset; });
    return fixes;
}

/// As many fixes as do not touch one another.
std::vector<const Fix *> apart(const std::vector<const Fix *> &fixes)
{
    std::vector<const Fix *> chosen;
    qsizetype end = -1;
    for (const Fix *fix : fixes) {
        if (fix->edits.front().offset > end) {
            chosen.push_back(fix);
            end = fix->edits.back().range().end;
        }
    }
    return chosen;
}

TextEdits joined(const std::vector<const Fix *> &fixes)
{
    TextEdits edits;
    for (const Fix *fix : fixes) {
        edits.insert(edits.end(), fix->edits.begin(), fix->edits.end());
    }
    return edits;
}

/// Fewer errors, or as many and fewer warnings, or as many of both and fewer notes. Every step down
/// is one of finitely many, so that mending ends.
bool isBetter(const State &after, const State &before)
{
    const auto weight = [](const Report &report) {
        return std::tuple(report.count(Severity::Error), report.count(Severity::Warning),
                          report.count(Severity::Note));
    };
    return (after.isComplete || !before.isComplete) && weight(after.report) < weight(before.report);
}

} // namespace

FixedText withCertainFixes(const QByteArray &bytes, Format format, const ProtocolCatalog &catalog,
                           const CheckSettings &settings)
{
    State state = stateOf(bytes, format, catalog, settings);
    int count = 0;
    const auto attempt = [&](const std::vector<const Fix *> &fixes) {
        Result<QByteArray> next = applied(state.bytes, joined(fixes));
        if (fixes.empty() || !next) {
            return false;
        }
        State after = stateOf(std::move(*next), format, catalog, settings);
        if (!isBetter(after, state)) {
            return false;
        }
        state = std::move(after);
        count += static_cast<int>(fixes.size());
        return true;
    };
    bool isMending = true;
    while (isMending) {
        const std::vector<const Fix *> fixes = certainFixes(state.report);
        isMending = attempt(apart(fixes))
            || std::ranges::any_of(fixes, [&attempt](const Fix *fix) { return attempt({fix}); });
    }
    return {state.bytes, count};
}

} // namespace baton::cli
