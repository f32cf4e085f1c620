// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/documents.h"

#include "models/disk/filestore.h"
#include "models/protocol/catalog/catalog.h"
#include "models/strings/pathstrings.h"

#include <QFileInfo>
#include <QPointer>
#include <QtConcurrentRun>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// False for a document of an earlier workspace whose kind only that workspace's protocols define.
bool knowsAll(const ProtocolCatalog &catalog, const Snapshot &snapshot)
{
    return std::ranges::all_of(snapshot.report.documents, [&](const DocumentReport &report) {
        return report.kind.isEmpty() || catalog.kind(report.kind);
    });
}

} // namespace

Documents::Documents(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
{
    m_reader.setMaxThreadCount(1);
    m_saver.setMaxThreadCount(1); // so that an older save never overtakes a newer one
    connect(&m_watch, &OpenFileWatch::fileRead, this,
            [this](const QString &path, const QByteArray &bytes) {
                recheckBeside(path);
                if (OpenDocument *document = find(path)) {
                    document->noticeFile(bytes, writerOf(*document, bytes));
                }
            });
    connect(&m_watch, &OpenFileWatch::fileGone, this, [this](const QString &path) {
        recheckBeside(path);
        if (OpenDocument *document = find(path)) {
            document->noticeDeleted();
        }
    });
}

Documents::~Documents()
{
    m_reader.waitForDone();
    m_saver.waitForDone();
}

OpenDocument *Documents::find(const QString &path) const
{
    const auto it = std::ranges::find(m_all, path, &OpenDocument::path);
    return it == m_all.end() || path.isEmpty() ? nullptr : *it;
}

std::vector<OpenDocument *> Documents::onlyHere() const
{
    std::vector<OpenDocument *> found;
    std::ranges::copy_if(m_all, std::back_inserter(found), &OpenDocument::isOnlyHere);
    return found;
}

OpenDocument *Documents::add()
{
    auto *document = new OpenDocument(m_catalog, ++m_lastId, this);
    connect(document, &OpenDocument::titleChanged, this, &Documents::watch);
    document->editor().setMemoryMb(m_memoryMb);
    document->editor().setSchemaFile(m_schemaFile);
    m_all.push_back(document);
    return document;
}

void Documents::open(const QString &path)
{
    const QString clean = QFileInfo(path).absoluteFilePath();
    if (OpenDocument *document = find(clean)) {
        Q_EMIT opened(document, false);
        return;
    }
    if (m_opening.contains(clean)) {
        return;
    }
    m_opening.append(clean);
    QtConcurrent::run(&m_reader, [clean] {
        return FileStore::read(clean);
    }).then(this, [this, clean](const Result<QByteArray> &bytes) { show(clean, bytes); });
}

void Documents::show(const QString &path, const Result<QByteArray> &bytes)
{
    m_opening.removeAll(path);
    if (!bytes) {
        Q_EMIT openFailed(path, bytes.error());
        return;
    }
    OpenDocument *document = add();
    document->showFile(path, bytes.value());
    Q_EMIT opened(document, true);
}

QString Documents::freePath(const QString &suggestedPath) const
{
    const QFileInfo file(suggestedPath);
    const QString suffix = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
    const auto isTaken = [this](const QString &path) {
        return QFileInfo::exists(path)
            || std::ranges::any_of(m_all, [&path](const OpenDocument *document) {
                   return document->isUntitled() && document->editor().settings().filePath == path;
               });
    };
    QString path = suggestedPath;
    for (int number = 2; isTaken(path); ++number) {
        path = u"%1/%2-%3%4"_s.arg(file.path(), file.completeBaseName(), QString::number(number),
                                   suffix);
    }
    return path;
}

OpenDocument *Documents::create(const QString &suggestedPath, const QByteArray &bytes)
{
    const QString path = suggestedPath.isEmpty() ? QString() : freePath(suggestedPath);
    OpenDocument *document = add();
    document->showNew(path, bytes);
    Q_EMIT opened(document, true);
    return document;
}

void Documents::recover(const JournalEntry &entry)
{
    if (entry.path.isEmpty()) {
        Q_EMIT recovered(create(entry.suggestedPath, entry.bytes), entry);
        return;
    }
    const auto look = [path = entry.path, base = entry.base] {
        const Result<QByteArray> onDisk = FileStore::read(path);
        return std::pair(onDisk, onDisk && journal::fingerprint(onDisk.value()) != base);
    };
    QtConcurrent::run(look).then(this,
                                 [this, entry](const std::pair<Result<QByteArray>, bool> &found) {
                                     showRecovered(entry, found.first, found.second);
                                 });
}

void Documents::showRecovered(const JournalEntry &entry, const Result<QByteArray> &onDisk,
                              bool isOtherFile)
{
    OpenDocument *document = find(entry.path);
    const bool isNew = document == nullptr;
    if (document && document->isModified() && document->editor().buffer().bytes() != entry.bytes) {
        // Two unsaved texts of one file: neither replaces the other.
        Q_EMIT recovered(create(entry.path, entry.bytes), entry);
        return;
    }
    if (isNew) {
        document = add();
        document->showFile(entry.path, onDisk ? onDisk.value() : QByteArray());
    }
    document->showRecovered(entry.bytes, isOtherFile);
    if (!onDisk) {
        document->noticeDeleted();
    }
    Q_EMIT opened(document, isNew);
    Q_EMIT recovered(document, entry);
}

QFuture<Outcome> Documents::save(OpenDocument &document, const QString &path,
                                 const std::optional<QByteArray> &converted)
{
    const OpenDocument::Saving saving = document.beginSave(path, converted);
    return QtConcurrent::run(&m_saver, [saving] { return write(saving); })
        .then(this, [this, saving, target = QPointer(&document)](const SaveResult &result) {
            return target ? finishSave(target, saving, result) : result.outcome;
        });
}

/// Compares with the file itself, because file system notifications are not reliable.
Documents::SaveResult Documents::write(const OpenDocument::Saving &saving)
{
    std::optional<QByteArray> theirs;
    const auto isExpected = [&]() -> Outcome {
        if (saving.expected.isEmpty() || !QFileInfo::exists(saving.path)) {
            return std::monostate();
        }
        const Result<QByteArray> present = FileStore::read(saving.path);
        if (!present) {
            return present.failure();
        }
        if (saving.expected.contains(present.value())) {
            return std::monostate();
        }
        theirs = present.value();
        return Failure{tr("Another program changed %1. Nothing was written.")
                           .arg(QFileInfo(saving.path).fileName())};
    };
    const Outcome outcome = FileStore::save(saving.path, saving.bytes, isExpected);
    return {outcome, theirs};
}

Outcome Documents::finishSave(OpenDocument *document, const OpenDocument::Saving &saving,
                              const SaveResult &result)
{
    document->finishSave(saving, result.outcome.isOk());
    if (result.outcome) {
        watch();
        Q_EMIT saved(document);
    } else if (result.theirs) {
        document->noticeFile(*result.theirs, writerOf(*document, *result.theirs));
        Q_EMIT saveHeld(document);
    } else {
        Q_EMIT saveFailed(document, result.outcome.error());
    }
    return result.outcome;
}

/// The other document that wrote @p bytes to the file of @p document by another path, through a
/// link. Empty if there is none.
QString Documents::writerOf(const OpenDocument &document, const QByteArray &bytes) const
{
    const QString file = QFileInfo(document.path()).canonicalFilePath();
    const auto writer = std::ranges::find_if(m_all, [&](const OpenDocument *other) {
        return other != &document && !other->isUntitled() && other->hasWritten(bytes)
            && QFileInfo(other->path()).canonicalFilePath() == file;
    });
    return writer == m_all.end() ? QString() : (*writer)->title();
}

void Documents::close(OpenDocument *document)
{
    Q_EMIT aboutToClose(document);
    std::erase(m_all, document);
    document->deleteLater();
    watch();
}

void Documents::setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog,
                           const QString &workspace)
{
    m_catalog = catalog;
    for (OpenDocument *document : m_all) {
        const bool isOutside = !document->isUntitled() && !workspace.isEmpty()
            && !isBelow(document->path(), workspace);
        if (!isOutside || knowsAll(*catalog, *document->editor().snapshot())) {
            document->editor().setCatalog(catalog);
        }
    }
}

void Documents::setMemoryMb(qint64 memory)
{
    m_memoryMb = memory;
    for (OpenDocument *document : m_all) {
        document->editor().setMemoryMb(memory);
    }
}

void Documents::setSchemaFile(const QString &file)
{
    m_schemaFile = file;
    for (OpenDocument *document : m_all) {
        document->editor().setSchemaFile(file);
    }
}

void Documents::watch()
{
    QStringList paths;
    for (const OpenDocument *document : m_all) {
        if (!document->isUntitled()) {
            paths.append(document->path());
        }
        if (const QString state = stateFileOf(*document); !state.isEmpty()) {
            paths.append(state);
        }
    }
    paths.removeDuplicates();
    m_watch.setPaths(paths);
}

/// The state of a session determines the attempt of a document and its gates.
void Documents::recheckBeside(const QString &stateFile)
{
    for (OpenDocument *document : m_all) {
        if (stateFileOf(*document) == stateFile && document->path() != stateFile) {
            document->editor().recheck();
        }
    }
}

QString Documents::stateFileOf(const OpenDocument &document) const
{
    const SessionFolderMatch session = sessionAround(m_catalog->sessionLayouts(), document.path());
    return session.layout ? session.layout->stateFileOf(session.folder) : QString();
}

} // namespace baton
