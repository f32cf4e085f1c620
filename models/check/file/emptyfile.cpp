// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/emptyfile.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True for a document without content, which is parsed as null but has no text.
bool saysNothing(const SourceDocument &document)
{
    return document.tree.isEmpty()
        || (document.tree.root().type == ValueType::Null && document.tree.root().range.isEmpty());
}

} // namespace

bool isEmptyFile(const QByteArray &bytes, const ParsedText &parsed)
{
    return parsed.issues.empty() && std::ranges::all_of(parsed.documents, saysNothing)
        && (parsed.format == Format::Yaml || bytes.trimmed().isEmpty());
}

void addEmptyFileFinding(Report &report)
{
    DocumentReport &document = report.documents.front();
    if (!document.findings.empty()) {
        return;
    }
    Finding finding;
    finding.rule = u"text.empty"_s;
    finding.severity = Severity::Error;
    finding.message = QCoreApplication::translate(
        "baton::Check", "The file is empty. Write a handoff into it, or leave it out.");
    finding.expected = QCoreApplication::translate("baton::Check", "a document");
    document.findings.push_back(finding);
    document.verdict.reasons.push_back(0);
}

} // namespace baton
