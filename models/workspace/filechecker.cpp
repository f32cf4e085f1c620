// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/filechecker.h"

#include "models/editor/snapshot/snapshot.h"
#include "models/findings/gateresult.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/sessionlayout.h"
#include "models/values/result.h"
#include "models/workspace/filecontent.h"
#include "models/workspace/workspacenode.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

#include <algorithm>

namespace baton {

namespace {

using namespace Qt::StringLiterals;

WorkspaceEntry failed(WorkspaceEntry entry, const QString &problem)
{
    entry.isRead = true;
    entry.problem = problem;
    return entry;
}

/// The most important document: handoffs come first, then the worst verdict.
const DocumentReport *weightiest(const Report &report)
{
    const auto weight = [](const DocumentReport &document) {
        return std::pair(!document.kind.isEmpty(), document.verdict.action);
    };
    const auto found = std::ranges::max_element(report.documents, {}, weight);
    return found == report.documents.end() ? nullptr : &*found;
}

WorkspaceEntry judged(WorkspaceEntry entry, const Snapshot &snapshot)
{
    entry.isRead = true;
    entry.errors = snapshot.report.count(Severity::Error);
    entry.warnings = snapshot.report.count(Severity::Warning);
    entry.notes = snapshot.report.count(Severity::Note);
    const DocumentReport *document = weightiest(snapshot.report);
    if (document == nullptr) {
        return entry;
    }
    entry.protocol = document->protocol;
    entry.kind = document->kind;
    entry.action = document->verdict.action;
    entry.isUnfilled = std::ranges::any_of(
        snapshot.report.documents, [](const auto &report) { return report.open.count() > 0; });
    entry.failsGate = std::ranges::any_of(snapshot.report.documents, [](const auto &report) {
        return isAcceptedAgainstGate(report.verdict);
    });
    return entry;
}

Result<QByteArray> contentOf(QFile &file)
{
    if (file.open(QIODevice::ReadOnly)) {
        QByteArray bytes = file.readAll();
        if (file.error() == QFileDevice::NoError) {
            return bytes;
        }
    }
    return Failure{
        QCoreApplication::translate("baton::WorkspaceScanner", "The file cannot be read: %1")
            .arg(file.errorString())};
}

WorkspaceEntry readFile(WorkspaceEntry entry, const ProtocolCatalog &catalog,
                        const SessionLayouts &layouts, const ReaderChoices &choices,
                        const std::atomic_bool &stop)
{
    entry.isOfSession = isOfSession(layouts, entry.path);
    const bool mayBeOther = entry.path.endsWith(".json"_L1, Qt::CaseInsensitive);
    QFile file(entry.path);
    const qsizetype limit = ParseLimits().bytes;
    if (file.size() > limit) {
        entry.content = mayBeOther ? fileContentOf(entry.path) : entry.content;
        entry.isRead = entry.content != FileContent::Documents;
        return entry.isRead ? entry
                            : failed(std::move(entry),
                                     QCoreApplication::translate(
                                         "baton::WorkspaceScanner",
                                         "The file is %1 large; files over %2 are not read.")
                                         .arg(QLocale().formattedDataSize(file.size()),
                                              QLocale().formattedDataSize(limit)));
    }
    const Result<QByteArray> bytes = contentOf(file);
    if (!bytes) {
        return failed(std::move(entry), bytes.error());
    }
    CheckSettings settings;
    settings.filePath = entry.path;
    settings.memoryMb = choices.memoryMb;
    settings.schemaFile = choices.schemaFile;
    AnalysisBackground background;
    background.isAskedFor = bytes->trimmed().isEmpty(); // an empty file is a mistake anywhere
    if (choices.ofFile) {
        background.kept = choices.ofFile(entry.path);
    }
    const SnapshotPtr snapshot =
        analyse(*bytes, 0, formatOf(entry.path, *bytes), catalog, settings, &stop, background);
    if (snapshot == nullptr || stop) {
        return entry;
    }
    entry = judged(std::move(entry), *snapshot);
    if (mayBeOther && entry.kind.isEmpty()) {
        entry.content = fileContentOf(entry.path);
    }
    return entry;
}

} // namespace

Status markOf(const Snapshot &snapshot)
{
    return markOf(judged({}, snapshot).status());
}

FileReader checkingReader(std::shared_ptr<const ProtocolCatalog> catalog, ReaderChoices choices)
{
    SessionLayouts layouts = catalog->sessionLayouts();
    return [catalog = std::move(catalog), layouts = std::move(layouts),
            choices = std::move(choices)](WorkspaceEntry entry, const std::atomic_bool &stop) {
        return readFile(std::move(entry), *catalog, layouts, choices, stop);
    };
}

} // namespace baton
