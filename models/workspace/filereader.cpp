// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/filereader.h"

#include "models/editor/snapshot.h"

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

QString scalarAt(const Tree &tree, QStringView pointer)
{
    const NodeId node = tree.find(JsonPointer::of(pointer));
    return node == noNode ? QString() : tree.at(node).text;
}

/// The handoff before what is none, then the one with the worst verdict.
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
    const auto position = static_cast<size_t>(document->document);
    if (entry.kind == u"cfd.state" && position < snapshot.parsed.documents.size()) {
        const Tree &tree = snapshot.parsed.documents[position].tree;
        entry.session = {scalarAt(tree, u"/session/mode"), scalarAt(tree, u"/session/status")};
    }
    return entry;
}

WorkspaceEntry readFile(WorkspaceEntry entry, const ProtocolCatalog &catalog,
                        const ReaderChoices &choices, const std::atomic_bool &stop)
{
    QFile file(entry.path);
    const qsizetype limit = ParseLimits().bytes;
    if (file.size() > limit) {
        return failed(
            std::move(entry),
            QCoreApplication::translate("baton::WorkspaceScanner",
                                        "The file is %1 large; files over %2 are not read.")
                .arg(QLocale().formattedDataSize(file.size()), QLocale().formattedDataSize(limit)));
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return failed(
            std::move(entry),
            QCoreApplication::translate("baton::WorkspaceScanner", "The file cannot be read: %1")
                .arg(file.errorString()));
    }
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError) {
        return failed(
            std::move(entry),
            QCoreApplication::translate("baton::WorkspaceScanner", "The file cannot be read: %1")
                .arg(file.errorString()));
    }
    CheckSettings settings;
    settings.filePath = entry.path;
    settings.memoryMb = choices.memoryMb;
    if (choices.ofFile) {
        settings.choices = choices.ofFile(entry.path);
    }
    const SnapshotPtr snapshot =
        analyse(bytes, 0, formatOf(entry.path, bytes), catalog, settings, &stop);
    return snapshot == nullptr || stop ? entry : judged(std::move(entry), *snapshot);
}

} // namespace

FileReader checkingReader(std::shared_ptr<const ProtocolCatalog> catalog, ReaderChoices choices)
{
    return [catalog = std::move(catalog),
            choices = std::move(choices)](WorkspaceEntry entry, const std::atomic_bool &stop) {
        return readFile(std::move(entry), *catalog, choices, stop);
    };
}

} // namespace baton
