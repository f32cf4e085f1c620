// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/certainfixes.h"

#include "models/check/file/fixbatch.h"
#include "models/editing/text/editcomposition.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/values/textedit.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace baton {

namespace {

CheckedText judged(QByteArray bytes, Format format, const ProtocolCatalog &catalog,
                   const CheckSettings &settings, const std::atomic_bool *stop)
{
    ParsedText parsed = parse(bytes, format, catalog.parseOptions());
    Report report = check(bytes, parsed, catalog, settings, stop);
    return {std::move(bytes), std::move(parsed), std::move(report)};
}

/// The number of mistakes that prevent a document from being parsed or recognised.
std::ptrdiff_t unreadable(const CheckedText &state)
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

/// The offset at which parsing stops; one past the end if everything is parsed.
qsizetype firstFault(const CheckedText &state)
{
    qsizetype first = state.bytes.size() + 1;
    for (const SyntaxIssue &issue : state.parsed.issues) {
        first = issue.isFatal ? std::min(first, issue.range.begin) : first;
    }
    return first;
}

/// The number of bytes behind the place where parsing stops, which may hide mistakes.
qsizetype unread(const CheckedText &state)
{
    return std::max<qsizetype>(0, state.bytes.size() - firstFault(state));
}

/// True if @p after is better, compared in this order: fewer mistakes that prevent parsing or
/// recognition, because they hide errors; less unparsed text; fewer errors, warnings and notes;
/// fewer certain fixes left, because a misspelt key may hide an equal mistake. The values cannot
/// decrease forever, so the run of fixes ends.
bool isBetter(const CheckedText &after, const CheckedText &before)
{
    const auto weight = [](const CheckedText &state) {
        const Report &report = state.report;
        const std::ptrdiff_t hidden = unreadable(state);
        return std::tuple(hidden, unread(state), report.count(Severity::Error),
                          report.count(Severity::Warning), report.count(Severity::Note),
                          hidden == 0 ? certainFixCount(report) : 0);
    };
    return weight(after) < weight(before);
}

/// The action for the content that was parsed; None if nothing was.
Action actionOn(const Verdict &verdict)
{
    return verdict.isReadable ? verdict.action : Action::None;
}

std::optional<HarsherVerdict> harsher(const Verdict &before, const Verdict &after)
{
    const bool isHarsher = actionOn(before) != Action::None && after.action > before.action;
    return isHarsher ? std::optional(HarsherVerdict{before.headline, after.headline})
                     : std::nullopt;
}

const Verdict &harshest(const Report &report)
{
    return std::ranges::max_element(
               report.documents, {},
               [](const DocumentReport &document) { return actionOn(document.verdict); })
        ->verdict;
}

/// A text while its fixes are applied.
class FixRun
{
public:
    FixRun(const QByteArray &bytes, Format format, const ProtocolCatalog &catalog,
           const CheckSettings &settings, const std::atomic_bool *stop)
        : m_format(format)
        , m_catalog(catalog)
        , m_settings(settings)
        , m_stop(stop)
        , m_state(judged(bytes, format, catalog, settings, stop))
    {
    }

    FixedText result()
    {
        while (!isStopped() && correctMore()) { }
        m_fixed.errorsLeft = m_state.report.count(Severity::Error);
        for (const DocumentReport &document : m_state.report.documents) {
            const auto unread = std::ranges::find_if(document.findings, &Finding::breaksParsing);
            if (document.isMeant && unread != document.findings.end()) {
                m_fixed.unread.append(*unread);
            }
        }
        m_fixed.bytes = std::move(m_state.bytes);
        m_fixed.parsed = std::move(m_state.parsed);
        return std::move(m_fixed);
    }

private:
    [[nodiscard]] bool isStopped() const { return m_stop && *m_stop; }

    /// The text of @p state after @p edits, parsed and checked. nullopt if the edits do not apply,
    /// or after a stop.
    [[nodiscard]] std::optional<CheckedText> after(const CheckedText &state,
                                                   const TextEdits &edits) const
    {
        Result<QByteArray> next = applied(state.bytes, edits);
        if (!next || isStopped()) {
            return std::nullopt;
        }
        CheckedText made = judged(std::move(*next), m_format, m_catalog, m_settings, m_stop);
        return isStopped() ? std::nullopt : std::optional(std::move(made));
    }

    bool correctMore()
    {
        const std::vector<FixBatch> steps = certainFixSteps(m_state);
        return correctTogether(nonOverlapping(steps))
            || std::ranges::any_of(steps,
                                   [this](const FixBatch &step) { return correctTogether({step}); })
            || correctOneAfterTheOther();
    }

    bool correctTogether(const std::vector<FixBatch> &steps)
    {
        if (steps.empty()) {
            return false;
        }
        const FixBatch all = joined(steps);
        return take(after(m_state, all.edits), {all});
    }

    /// Applies fixes one by one. Only the first of several syntax mistakes is known; its fix makes
    /// the next one visible.
    bool correctOneAfterTheOther()
    {
        constexpr size_t most = 50;
        constexpr qsizetype largest =
            qsizetype(256) * 1024; // each step parses and checks the text again
        if (m_state.bytes.size() > largest || m_state.parsed.isComplete()) {
            return false;
        }
        CheckedText next = m_state;
        std::vector<FixBatch> steps;
        while (!next.parsed.isComplete() && steps.size() < most) {
            const std::vector<FixBatch> known = certainFixSteps(next);
            std::optional<CheckedText> corrected =
                known.empty() ? std::nullopt : after(next, known.front().edits);
            if (!corrected || firstFault(*corrected) <= firstFault(next)) {
                return false;
            }
            next = *std::move(corrected);
            steps.push_back(known.front());
        }
        return take(std::move(next), steps);
    }

    /// Continues from @p next, the result of @p steps, if it is better. Returns true if so.
    bool take(std::optional<CheckedText> next, const std::vector<FixBatch> &steps)
    {
        if (!next || !isBetter(*next, m_state) || unread(*next) > unread(m_state)
            || harsherVerdict(m_state.report, next->report)) {
            return false;
        }
        m_state = *std::move(next);
        for (const FixBatch &step : steps) {
            m_fixed.edits = edit::composed(m_fixed.edits, step.edits);
            m_fixed.count += step.count;
        }
        return true;
    }

    Format m_format;
    const ProtocolCatalog &m_catalog;
    const CheckSettings &m_settings;
    const std::atomic_bool *m_stop;
    CheckedText m_state;
    FixedText m_fixed;
};

} // namespace

FixedText withCertainFixes(const QByteArray &bytes, Format format, const ProtocolCatalog &catalog,
                           const CheckSettings &settings, const std::atomic_bool *stop)
{
    return FixRun(bytes, format, catalog, settings, stop).result();
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

std::optional<HarsherVerdict> harsherVerdict(const Report &before, const Report &after)
{
    if (before.documents.size() != after.documents.size()) {
        return harsher(harshest(before), harshest(after));
    }
    for (size_t i = 0; i < before.documents.size(); ++i) {
        if (auto found = harsher(before.documents[i].verdict, after.documents[i].verdict)) {
            return found;
        }
    }
    return std::nullopt;
}

} // namespace baton
