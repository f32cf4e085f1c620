// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/list/statefindings.h"
#include "models/session/checks/list/sessionchecks.h"

#include "models/check/markdown/markdowncheck.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/building/statesummary.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/mechanisms/mechanisms.h"
#include "models/session/runs/phasestates.h"
#include "models/text/lineindex.h"

#include <algorithm>

namespace baton {

namespace {

/// The range of the value at @p pointer, or of its key if it has none; else the begin of the file.
ByteRange stateRangeOf(const Tree &tree, const JsonPointer &pointer)
{
    const NodeId node = tree.isEmpty() || pointer.isRoot() ? noNode : tree.find(pointer);
    if (node == noNode) {
        return {};
    }
    const Node &value = tree.at(node);
    return value.range.isEmpty() ? value.keyRange : value.range;
}

void raiseSyntaxErrors(Report &report, const ParsedText &parsed)
{
    const auto isFatal = [&parsed](const Finding &finding) {
        return std::ranges::any_of(parsed.issues, [&finding](const SyntaxIssue &issue) {
            return issue.isFatal && issue.rule == finding.rule;
        });
    };
    for (DocumentReport &document : report.documents) {
        for (Finding &finding : document.findings) {
            finding.severity = isFatal(finding) ? Severity::Error : finding.severity;
        }
    }
}

} // namespace

std::optional<std::vector<SessionFinding>> stateFindings(const QString &path,
                                                         const ProtocolCatalog &catalog)
{
    const SessionLocation place =
        catalog.mayBeState(path) ? sessionAt(path, catalog) : SessionLocation();
    if (place.stateFile != path) {
        return std::nullopt;
    }
    const SessionSettings settings;
    const PreviousParts nothing;
    SessionBuilder builder(place, catalog, settings, nothing, nullptr);
    builder.mechanism = &mechanismOf(builder.reading());
    builder.session.summary = summaryOf(builder);
    if (builder.mechanism->areRowsPhases()) { // otherwise the rows are in other files
        builder.mechanism->addRows(builder);
        skipPhases(builder);
    }
    if (builder.state.problem().isEmpty()) { // else the check of the file reports the mistake
        addStateFindings(builder);
    }
    for (SessionFinding &finding :
         builder.session.findings) { // the evidence may be in another file
        if (finding.evidence.path != path) {
            finding.evidence = builder.state.evidence(builder.reading().state.status);
        }
    }
    return builder.session.findings;
}

bool addStateFindings(Report &report, const QByteArray &bytes, const ParsedText &parsed,
                      const QString &path, const ProtocolCatalog &catalog)
{
    const std::optional<std::vector<SessionFinding>> all = stateFindings(path, catalog);
    if (!all) {
        return false;
    }
    raiseSyntaxErrors(report, parsed);
    if (parsed.documents.empty()) {
        return true;
    }
    const LineIndex lines(bytes);
    for (const SessionFinding &found : *all) {
        Finding finding;
        finding.rule = found.rule;
        finding.severity = found.severity;
        finding.message = found.message;
        finding.path = found.evidence.pointer;
        finding.range = stateRangeOf(parsed.firstTree(), found.evidence.pointer);
        finding.start = lines.positionOf(finding.range.begin);
        finding.end = lines.positionOf(finding.range.end);
        insertFinding(report.documents.front(), std::move(finding));
    }
    return true;
}

} // namespace baton
