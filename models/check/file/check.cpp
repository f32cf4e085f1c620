// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/check.h"

#include "models/check/document/documentcheck.h"
#include "models/check/file/pastefindings.h"
#include "models/check/markdown/fenceswithoutlanguage.h"
#include "models/check/markdown/markdowncheck.h"
#include "models/check/report/findinggrouping.h"
#include "models/check/report/incompleteverdict.h"
#include "models/disk/checkeddisk.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The index of the document that @p issue belongs to: the last one that begins before it.
size_t documentOf(const SyntaxIssue &issue, const std::vector<SourceDocument> &documents)
{
    size_t result = 0;
    for (size_t i = 0; i < documents.size(); ++i) {
        if (documents[i].range.begin <= issue.range.begin) {
            result = i;
        }
    }
    return result;
}

/// False for Markdown blocks that are not handoffs and not meant as such. Their mistakes are
/// ignored.
bool isOfInterest(const DocumentReport &report)
{
    return !report.kind.isEmpty() || (!report.findings.empty() && report.isMeant);
}

/// Makes an error of the note about a missing root key if the file contains another handoff,
/// because handoffs of a file belong together. Does not apply to Markdown if only the fields of the
/// kind are there, as in an example.
void raiseNearest(Report &report, bool isMarkdown)
{
    const auto isKnown = [](const DocumentReport &document) { return !document.kind.isEmpty(); };
    if (std::ranges::none_of(report.documents, isKnown)) {
        return;
    }
    for (DocumentReport &document : report.documents) {
        for (Finding &finding : document.findings) {
            if (document.kind.isEmpty() && finding.rule == "handoff.nearest"_L1
                && !(isMarkdown && finding.path.isRoot())) {
                finding.severity = Severity::Error;
            }
        }
    }
}

} // namespace

Report check(const QByteArray &bytes, const ParsedText &parsed, const ProtocolCatalog &catalog,
             const CheckSettings &settings, const std::atomic_bool *stop)
{
    const CheckedDisk::Use disk(settings.touchesDisk);
    const LineIndex lines(bytes);
    const CheckInput input{bytes, parsed, lines, catalog, settings, stop};
    const bool isMarkdown = parsed.format == Format::Markdown;
    std::vector<std::vector<const SyntaxIssue *>> issues(
        std::max<size_t>(1, parsed.documents.size()));
    for (const SyntaxIssue &issue : parsed.issues) {
        issues[documentOf(issue, parsed.documents)].push_back(&issue);
    }
    Report report;
    for (size_t i = 0; i < parsed.documents.size() && !(stop && *stop); ++i) {
        for (DocumentReport &document : checkDocument(input, static_cast<int>(i), issues[i])) {
            if (!isMarkdown || isOfInterest(document)) {
                report.documents.push_back(std::move(document));
            }
        }
    }
    if (report.documents.empty()) {
        const bool hasDocuments = !parsed.documents.empty();
        report.documents.push_back(checkEmptyFile(
            input, hasDocuments ? std::vector<const SyntaxIssue *>() : issues.front()));
    }
    if (isMarkdown) {
        addMarkdownFindings(input, report);
        addUnnamedFences(input, report);
    }
    raiseNearest(report, isMarkdown);
    addPasteFinding(input, report);
    for (DocumentReport &document : report.documents) {
        addIncompleteReason(document, settings.unsaved.isWhole());
        groupPlaceholderFindings(document);
    }
    return report;
}

} // namespace baton
