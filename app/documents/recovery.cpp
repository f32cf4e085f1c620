// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/recovery.h"

#include <QDir>
#include <QtConcurrentRun>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace baton {

namespace {

constexpr auto pause = 300ms;
constexpr auto lockName = "lock"_L1;

/// All journals below @p root whose process has ended; removes folders without journals.
std::vector<JournalEntry> orphans(const QString &root, const QString &own)
{
    std::vector<JournalEntry> entries;
    const QFileInfoList folders = QDir(root).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QFileInfo &folder : folders) {
        const QDir dir(folder.absoluteFilePath());
        QLockFile lock(dir.filePath(lockName));
        if (dir.path() == own || !lock.tryLock(0)) {
            continue;
        }
        const QFileInfoList files = dir.entryInfoList({u"*.journal"_s}, QDir::Files, QDir::Name);
        for (const QFileInfo &file : files) {
            if (const Result<JournalEntry> entry = journal::read(file.absoluteFilePath())) {
                entries.push_back(entry.value());
            }
        }
        lock.unlock();
        if (files.isEmpty()) {
            QDir(dir).removeRecursively();
        }
    }
    return entries;
}

/// True if the text differs from its file. Pending changes cannot be kept yet; the text will change
/// once they are applied.
bool hasOwnText(const OpenDocument &document)
{
    const EditorDocument &editor = document.editor();
    return document.isModified()
        && (document.isUntitled() || editor.buffer().isModified()
            || !editor.rejectedInputs().empty());
}

} // namespace

Recovery::Recovery(const QString &root, Documents &documents, QObject *parent)
    : QObject(parent)
    , m_root(root)
    , m_folder(root + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces))
    , m_documents(documents)
{
    m_writer.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &Recovery::writeDue);
    connect(&documents, &Documents::opened, this, [this](OpenDocument *document, bool isNew) {
        if (isNew) {
            follow(document);
        }
        schedule(document);
    });
    connect(&documents, &Documents::aboutToClose, this,
            [this](const OpenDocument *document) { drop(document->id()); });
    connect(&documents, &Documents::recovered, this,
            [this](OpenDocument *document, const JournalEntry &entry) {
                takeOver(document, entry.file);
            });
}

Recovery::~Recovery()
{
    m_writer.waitForDone();
    if (m_lock) {
        m_lock.reset();
        QDir(m_folder).removeRecursively();
    }
}

void Recovery::follow(OpenDocument *document)
{
    const auto note = [this, document] { schedule(document); };
    connect(&document->editor().buffer(), &DocumentBuffer::changed, this, note);
    connect(document, &OpenDocument::modifiedChanged, this, note);
    connect(document, &OpenDocument::diskStateChanged, this, note);
}

void Recovery::schedule(OpenDocument *document)
{
    if (!hasOwnText(*document)) {
        drop(document->id());
        return;
    }
    m_due.insert(document->id());
    if (!m_pause.isActive()) {
        m_pause.start();
    }
}

void Recovery::writeDue()
{
    if (!m_lock) {
        if (!QDir().mkpath(m_folder)) {
            Q_EMIT failed(tr("Unsaved text cannot be kept for recovery: the folder %1 cannot be "
                             "made. Save often, or make room there.")
                              .arg(m_folder));
            return;
        }
        m_lock = std::make_unique<QLockFile>(m_folder + u'/' + lockName);
        m_lock->setStaleLockTime(0); // held while the process runs
        m_lock->tryLock(0);
    }
    for (const quint64 id : std::exchange(m_due, {})) {
        const auto document = std::ranges::find(m_documents.all(), id, &OpenDocument::id);
        if (document == m_documents.all().end()) {
            continue;
        }
        const JournalEntry entry{fileOf(id),
                                 (*document)->path(),
                                 (*document)->editor().settings().filePath,
                                 QDateTime::currentDateTimeUtc(),
                                 (*document)->editor().buffer().bytes(),
                                 {}};
        const bool isAsking = (*document)->diskState() == DiskState::Changed;
        const auto write = [entry, isAsking, disk = (*document)->diskBytes()] {
            JournalEntry whole = entry;
            if (!isAsking && !entry.path.isEmpty()) {
                whole.base = journal::fingerprint(disk);
            }
            return journal::write(whole);
        };
        const auto note = [this, id, origins = m_origins.value(id)](const Outcome &outcome) {
            if (outcome) {
                discard(id, origins);
            } else {
                Q_EMIT failed(outcome.error());
            }
        };
        QtConcurrent::run(&m_writer, write).then(this, note);
    }
}

void Recovery::drop(quint64 id)
{
    m_due.remove(id);
    if (m_lock) {
        m_writer.start([file = fileOf(id)] { QFile::remove(file); });
    }
    discard(id, m_origins.value(id));
}

/// Keeps the journal in @p file until the text of @p document is stored elsewhere, so that a crash
/// in between does not lose it.
void Recovery::takeOver(OpenDocument *document, const QString &file)
{
    m_origins[document->id()].append(file);
    schedule(document);
}

void Recovery::discard(quint64 id, const QStringList &files)
{
    QStringList left = m_origins.take(id);
    for (const QString &file : files) {
        QFile::remove(file);
        left.removeAll(file);
    }
    if (!left.isEmpty()) {
        m_origins.insert(id, left);
    }
}

void Recovery::search()
{
    QtConcurrent::run([root = m_root, own = m_folder] {
        return orphans(root, own);
    }).then(this, [this](const std::vector<JournalEntry> &entries) { Q_EMIT found(entries); });
}

void Recovery::forget(const std::vector<JournalEntry> &entries)
{
    for (const JournalEntry &entry : entries) {
        QFile::remove(entry.file);
    }
}

void Recovery::flush()
{
    if (m_pause.isActive()) {
        m_pause.stop();
        writeDue();
    }
    m_writer.waitForDone();
}

QString Recovery::fileOf(quint64 id) const
{
    return u"%1/%2.journal"_s.arg(m_folder).arg(id);
}

} // namespace baton
