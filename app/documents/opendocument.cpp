// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/opendocument.h"

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"

#include <QFileInfo>

namespace baton {

namespace {

/// True if the task of @p report ends with the number of an attempt.
bool hasNumberedTask(const Snapshot &snapshot, const DocumentReport &report,
                     const ProtocolCatalog &catalog)
{
    const Kind *kind = catalog.kind(report.kind);
    const auto number = static_cast<size_t>(report.document);
    if (!kind || number >= snapshot.parsed.documents.size()) {
        return false;
    }
    const AttemptPolicy &policy = catalog.model(*kind).pack->attempts;
    const Tree &tree = snapshot.parsed.documents[number].tree;
    const NodeId task =
        tree.isEmpty() || policy.pointer.isRoot() ? noNode : tree.find(policy.pointer);
    return task != noNode && policy.pattern.match(tree.at(task).text).hasMatch();
}

/// Treats a new document as a first attempt, whatever number its suggested task has: nothing was
/// handed over yet.
void judgeAsFirst(EditorDocument &editor)
{
    const SnapshotPtr snapshot = editor.snapshot();
    for (const DocumentReport &report : snapshot->report.documents) {
        if (report.verdict.attempt > 1 && hasNumberedTask(*snapshot, report, *editor.catalog())) {
            editor.setAttempt(report.place(), 1);
        }
    }
}

/// Reverts judgeAsFirst(): the receiver of a saved document uses its task.
void judgeByTask(EditorDocument &editor)
{
    for (const SavedChoice &kept : SavedChoices(editor.choices())) {
        if (kept.choice.attempt == 1) {
            editor.setAttempt(kept.choice.place, 0);
        }
    }
}

} // namespace

OpenDocument::OpenDocument(std::shared_ptr<const ProtocolCatalog> catalog, quint64 id,
                           QObject *parent)
    : QObject(parent)
    , m_id(id)
    , m_editor(std::move(catalog))
{
    connect(&m_editor.buffer(), &DocumentBuffer::modifiedChanged, this,
            &OpenDocument::modifiedChanged);
    connect(&m_editor.fixes(), &DocumentFixes::runningChanged, this,
            &OpenDocument::modifiedChanged);
    connect(&m_editor, &EditorDocument::rejectedInputsChanged, this,
            &OpenDocument::modifiedChanged);
}

QString OpenDocument::title() const
{
    return QFileInfo(isUntitled() ? m_suggestedPath : m_path).fileName();
}

bool OpenDocument::isModified() const
{
    return m_editor.buffer().isModified() || m_editor.fixes().isRunning()
        || !m_editor.rejectedInputs().empty()
        || (isUntitled() && !m_editor.buffer().bytes().isEmpty());
}

void OpenDocument::showFile(const QString &path, const QByteArray &bytes)
{
    m_path = path;
    m_diskBytes = bytes;
    m_editor.load(bytes, path);
    setDiskState(DiskState::InSync);
    Q_EMIT titleChanged();
}

void OpenDocument::showNew(const QString &suggestedPath, const QByteArray &bytes)
{
    m_path.clear();
    m_suggestedPath = suggestedPath;
    m_editor.load(bytes, suggestedPath);
    connect(
        &m_editor, &EditorDocument::analysed, this, [this] { judgeAsFirst(m_editor); },
        Qt::SingleShotConnection);
    Q_EMIT titleChanged();
    Q_EMIT modifiedChanged();
}

void OpenDocument::showRecovered(const QByteArray &bytes, bool isOtherFile)
{
    replaceText(bytes, tr("Recover unsaved text"));
    if (isOtherFile && bytes != m_diskBytes) {
        setDiskState(DiskState::Changed);
    }
}

OpenDocument::Saving OpenDocument::beginSave(const QString &path,
                                             const std::optional<QByteArray> &converted)
{
    QList<QByteArray> expected;
    if (path == m_path) {
        expected = m_bytesBeingSaved; // contents that earlier saves write
        expected.append(m_diskBytes);
    }
    ++m_savesRunning;
    m_bytesBeingSaved.append(converted.value_or(m_editor.buffer().bytes()));
    return {path, m_bytesBeingSaved.last(), m_editor.buffer().revision(), expected,
            converted.has_value()};
}

void OpenDocument::finishSave(const Saving &saving, bool wasSaved)
{
    --m_savesRunning;
    m_bytesBeingSaved.removeOne(saving.bytes);
    const bool isUnchanged = m_editor.buffer().revision() == saving.revision;
    if (!wasSaved || (saving.isConverted && !isUnchanged)) {
        return;
    }
    if (isUntitled()) {
        judgeByTask(m_editor);
    }
    if (saving.isConverted) {
        showFile(saving.path, saving.bytes);
        Q_EMIT modifiedChanged();
        return;
    }
    m_diskBytes = saving.bytes;
    const bool isRenamed = m_path != saving.path;
    m_path = saving.path;
    m_editor.setFilePath(saving.path);
    m_editor.endDraft();
    if (isUnchanged) {
        m_editor.buffer().markSaved();
    }
    setDiskState(DiskState::InSync);
    if (isRenamed) {
        Q_EMIT titleChanged();
    }
    Q_EMIT modifiedChanged();
}

void OpenDocument::noticeFile(const QByteArray &bytes, const QString &writer)
{
    if (m_bytesBeingSaved.contains(bytes)) {
        return;
    }
    if (bytes == m_diskBytes && m_diskState != DiskState::Deleted) {
        return;
    }
    const bool hasOwnText = isOnlyHere();
    m_diskBytes = bytes;
    m_writer = writer;
    if (bytes == m_editor.buffer().bytes()) {
        m_editor.buffer().markSaved();
        setDiskState(DiskState::InSync);
    } else if (hasOwnText) {
        setDiskState(DiskState::Changed);
    } else {
        takeTheirs();
    }
}

void OpenDocument::noticeDeleted()
{
    if (!isUntitled() && !isSaving()) {
        setDiskState(DiskState::Deleted);
    }
}

void OpenDocument::keepMine()
{
    setDiskState(DiskState::InSync);
}

void OpenDocument::takeTheirs()
{
    replaceText(m_diskBytes, tr("Reload from disk"));
    m_editor.buffer().markSaved();
    setDiskState(DiskState::InSync);
}

void OpenDocument::revert()
{
    replaceText(m_diskBytes, tr("Revert to the saved file"));
    m_editor.buffer().markSaved();
}

void OpenDocument::setDiskState(DiskState state)
{
    if (m_diskState != state) {
        m_diskState = state;
        Q_EMIT diskStateChanged();
    }
}

void OpenDocument::replaceText(const QByteArray &bytes, const QString &label)
{
    m_editor.discardRejectedInputs();
    if (m_editor.buffer().bytes() != bytes) {
        m_editor.buffer().replaceAll(bytes, label);
    }
}

} // namespace baton
