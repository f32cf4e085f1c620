// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/filereport.h"

#include "app/cli/inputformat.h"
#include "app/cli/text.h"
#include "models/check/foldermemory.h"
#include "models/protocol/catalog.h"
#include "models/session/statefindings.h"
#include "models/workspace/filestore.h"

#include <QFileInfo>
#include <QtConcurrentMap>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// A document without content is read as null, but has no spelling of it.
bool saysNothing(const SourceDocument &document)
{
    return document.tree.isEmpty()
        || (document.tree.root().type == ValueType::Null && document.tree.root().range.isEmpty());
}

bool isEmpty(const QByteArray &bytes, const ParsedText &parsed)
{
    return parsed.issues.empty() && std::ranges::all_of(parsed.documents, saysNothing)
        && ((parsed.format != Format::Text && parsed.format != Format::Markdown)
            || bytes.trimmed().isEmpty());
}

/// A session's state may say what no check of the file by itself can tell.
void addStateFindings(FileReport &file, const QString &path, const ProtocolCatalog &catalog)
{
    DocumentReport &document = file.report.documents.front();
    for (const SessionFinding &found : stateFindings(path, catalog)) {
        Finding finding;
        finding.rule = found.rule;
        finding.severity = found.severity;
        finding.message = found.message;
        finding.path = found.evidence.pointer;
        finding.start.line = std::max(1, found.evidence.line);
        finding.start.column = 1;
        finding.end = finding.start;
        document.findings.push_back(finding);
    }
}

} // namespace

FileReport checkBytes(const QString &path, const QByteArray &bytes, const ProtocolCatalog &catalog,
                      CheckSettings settings)
{
    const bool isFile = path != "-"_L1;
    if (isFile) {
        settings.filePath = QFileInfo(path).absoluteFilePath();
    }
    const ParsedText parsed = parse(bytes, inputFormat(path, bytes), catalog.parseOptions());
    FileReport file{path, {}, check(bytes, parsed, catalog, settings), isEmpty(bytes, parsed)};
    if (isFile) {
        addStateFindings(file, settings.filePath, catalog);
    }
    return file;
}

FileReports checkFiles(const QStringList &paths, const ProtocolCatalog &catalog,
                       const CheckSettings &settings)
{
    const FolderMemory memory;
    const auto checkOne = [&catalog, &settings](const QString &path) -> FileReport {
        // One byte above the limit lets the checker itself say that the file is too large.
        const Result<QByteArray> bytes = FileStore::readHead(path, ParseLimits().bytes + 1);
        return bytes ? checkBytes(path, *bytes, catalog, settings)
                     : FileReport{path, bytes.error(), {}};
    };
    return QtConcurrent::blockingMapped<FileReports>(paths, checkOne);
}

void rejectEmpty(FileReport &file)
{
    DocumentReport &document = file.report.documents.front();
    if (!document.findings.empty()) {
        return;
    }
    Finding finding;
    finding.rule = u"text.empty"_s;
    finding.severity = Severity::Error;
    finding.message = Text::tr("The file is empty. Write a handoff into it, or leave it out.");
    finding.expected = Text::tr("a document");
    document.findings.push_back(finding);
    document.verdict.reasons.push_back(0);
}

void rejectUnread(FileReport &file)
{
    static const QStringList rules{u"text.too-large"_s, u"text.invalid-utf8"_s, u"text.nul"_s};
    for (DocumentReport &document : file.report.documents) {
        for (Finding &finding : document.findings) {
            if (rules.contains(finding.rule)) {
                finding.severity = Severity::Error;
            }
        }
    }
}

Summary summaryOf(const FileReports &reports)
{
    Summary summary;
    for (const FileReport &file : reports) {
        ++summary.files;
        summary.unread += file.isRead() ? 0 : 1;
        summary.errors += file.report.count(Severity::Error);
        summary.warnings += file.report.count(Severity::Warning);
        summary.notes += file.report.count(Severity::Note);
        summary.documents += static_cast<int>(
            std::ranges::count_if(file.report.documents, [](const DocumentReport &document) {
                return !document.kind.isEmpty() || !document.findings.empty();
            }));
    }
    return summary;
}

} // namespace baton::cli
