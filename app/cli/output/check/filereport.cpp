// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/check/filereport.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/inputformat.h"
#include "models/check/file/emptyfile.h"
#include "models/check/file/meanthandoff.h"
#include "models/check/file/unknowntext.h"
#include "models/check/folder/foldercache.h"
#include "models/core/parallel.h"
#include "models/disk/filestore.h"
#include "models/disk/folderhandlecache.h"
#include "models/parsing/parsecache.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/checks/list/statefindings.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// @p path relative to the folder @p here made absolute; most paths are clean already.
QString absolute(const QString &path, const QString &here)
{
    const QString whole = path.startsWith(u'/') ? path : here + u'/' + path;
    const auto isUnclean = [](QChar a, QChar b) { return a == u'/' && (b == u'.' || b == u'/'); };
    const bool mayBeUnclean = std::ranges::adjacent_find(whole, isUnclean) != whole.cend();
    return mayBeUnclean || path.endsWith(u'/') ? QDir::cleanPath(whole) : whole;
}

/// The absolute path of the file @p path; empty for standard input.
QString pathOf(const QString &path)
{
    return path == "-"_L1 ? QString() : absolute(path, QDir::currentPath());
}

std::shared_ptr<const ParsedText> parsedAs(const QString &path, const QByteArray &bytes,
                                           const ProtocolCatalog &catalog, const QString &kindId)
{
    const Kind *kind = kindId.isEmpty() ? nullptr : catalog.kind(kindId);
    const ParseOptions &options = catalog.parseOptions();
    return parseCached(bytes, inputFormat(path, bytes, options, kind), options);
}

} // namespace

FileReport checkBytes(const QString &path, const QByteArray &bytes, const ProtocolCatalog &catalog,
                      CheckSettings settings)
{
    if (settings.filePath.isEmpty()) {
        settings.filePath = pathOf(path);
    }
    const auto parsed = parsedAs(path, bytes, catalog, settings.kindOverride);
    FileReport file{
        path, {}, check(bytes, *parsed, catalog, settings), isEmptyFile(bytes, *parsed)};
    if (path != "-"_L1) {
        addStateFindings(file.report, bytes, *parsed, settings.filePath, catalog);
    }
    return file;
}

FileReports checkFiles(const QStringList &paths, const ProtocolCatalog &catalog,
                       const CheckSettings &settings)
{
    const FolderCache memory;
    const QString here = QDir::currentPath();
    const auto checkOne = [&](const QString &path, FolderHandleCache &folder) -> FileReport {
        // One byte above the limit, so that the checker reports that the file is too large.
        const Result<QByteArray> bytes =
            FileStore::readHead(path, ParseLimits().bytes + 1, &folder);
        if (!bytes) {
            return {path, bytes.error(), {}};
        }
        CheckSettings own = settings;
        own.filePath = absolute(path, here);
        return checkBytes(path, *bytes, catalog, std::move(own));
    };
    FileReports reports(size_t(paths.size()));
    spread(paths.size(), [&] {
        return [&, folder = std::make_unique<FolderHandleCache>()](qsizetype i) {
            reports[size_t(i)] = checkOne(paths[i], *folder);
        };
    });
    return reports;
}

void rejectNamed(FileReport &file, const QByteArray &bytes, bool isCertain,
                 const ProtocolCatalog &catalog, CheckSettings settings)
{
    settings.filePath = pathOf(file.path);
    const auto parsed = parsedAs(file.path, bytes, catalog, settings.kindOverride);
    if (isCertain) {
        requireHandoff(file.report, file.isEmpty, *parsed, catalog, settings);
    } else if (!file.isEmpty && isUnknown(file.report, settings.filePath, catalog)) {
        rejectUnknown(file.report, *parsed, catalog, Severity::Warning, settings.asker);
    } else {
        askAgain(file.report, *parsed, catalog, settings);
    }
}

void askAgain(FileReport &file, const QByteArray &bytes, const ProtocolCatalog &catalog,
              CheckSettings settings)
{
    settings.filePath = pathOf(file.path);
    const auto parsed = parsedAs(file.path, bytes, catalog, settings.kindOverride);
    askAgain(file.report, *parsed, catalog, settings);
}

QString FileReport::successorOf(const DocumentReport &document) const
{
    const auto found = std::ranges::find(superseded, document.place(), &Superseded::place);
    return found == superseded.end() ? QString() : found->by;
}

int FileReport::newCount(Severity severity) const
{
    int count = report.count(severity);
    for (const auto &[document, finding] : known) {
        const auto &findings = report.documents[size_t(document)].findings;
        count -= findings[size_t(finding)].severity == severity ? 1 : 0;
    }
    return count;
}

bool isCounted(const DocumentReport &document)
{
    return !document.kind.isEmpty() || !document.findings.empty();
}

Summary summaryOf(const FileReports &reports)
{
    Summary summary;
    for (const FileReport &file : reports) {
        ++summary.files;
        summary.unread += file.isRead() ? 0 : 1;
        summary.errors += file.newCount(Severity::Error);
        summary.warnings += file.newCount(Severity::Warning);
        summary.notes += file.newCount(Severity::Note);
        summary.known += static_cast<int>(file.known.size());
        summary.documents +=
            static_cast<int>(std::ranges::count_if(file.report.documents, isCounted));
    }
    return summary;
}

} // namespace baton::cli
