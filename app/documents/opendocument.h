// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

#include <optional>

namespace baton {

/// The state of a document's file compared to the last time it was read or written.
enum class DiskState { InSync, Changed, Deleted };

/// An open document with its file: title, modified state, and external changes of the file. It does
/// not access the disk itself.
class OpenDocument : public QObject
{
    Q_OBJECT

public:
    OpenDocument(std::shared_ptr<const ProtocolCatalog> catalog, quint64 id,
                 QObject *parent = nullptr);

    [[nodiscard]] quint64 id() const { return m_id; } ///< id in the recovery journal
    [[nodiscard]] EditorDocument &editor() { return m_editor; }
    [[nodiscard]] const EditorDocument &editor() const { return m_editor; }

    /// Absolute; empty if it was never saved.
    [[nodiscard]] const QString &path() const { return m_path; }
    /// The file name, or the suggested name of a new document.
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool isUntitled() const { return m_path.isEmpty(); }
    /// True also while changes are still being applied to the text.
    [[nodiscard]] bool isModified() const;
    /// True if closing would lose a text that is not in any file.
    [[nodiscard]] bool isOnlyHere() const
    {
        return isModified() || m_diskState == DiskState::Deleted;
    }
    [[nodiscard]] bool isSaving() const { return m_savesRunning > 0; }
    [[nodiscard]] DiskState diskState() const { return m_diskState; }
    /// The document that changed the file; empty if it was another program.
    [[nodiscard]] const QString &writer() const { return m_writer; }
    /// The content of the file as last read or written; that of the other program while it is
    /// Changed.
    [[nodiscard]] const QByteArray &diskBytes() const { return m_diskBytes; }
    /// True if @p bytes were written to the file by the last save or by one in progress.
    [[nodiscard]] bool hasWritten(const QByteArray &bytes) const
    {
        return bytes == m_diskBytes || m_bytesBeingSaved.contains(bytes);
    }

    void showFile(const QString &path, const QByteArray &bytes);
    void showNew(const QString &suggestedPath, const QByteArray &bytes);
    /// Makes @p bytes the text as one undo step on top of the file's content, from which the text
    /// was made unless @p isOtherFile.
    void showRecovered(const QByteArray &bytes, bool isOtherFile);

    /// The contents of a save in progress.
    struct Saving
    {
        QString path;
        QByteArray bytes;
        quint64 revision = 0;
        QList<QByteArray> expected; ///< contents that the file may have on disk; empty for any
        bool isConverted = false;   ///< the document takes over the written text
    };
    /// Starts a save. @p converted, if given, is written instead of the text; after that the text
    /// becomes @p converted with a new undo history, because undo would restore text of another
    /// format under this name. If the text changes in the meantime, the written file is only a
    /// copy.
    [[nodiscard]] Saving beginSave(const QString &path,
                                   const std::optional<QByteArray> &converted = {});
    void finishSave(const Saving &saving, bool wasSaved);

    /// Reports @p bytes, the present content of the file. It is reloaded as one undo step if there
    /// are no unsaved changes; otherwise the user is asked. @p writer is the document that wrote
    /// the file under another path; empty: another program.
    void noticeFile(const QByteArray &bytes, const QString &writer = {});
    void noticeDeleted();
    void keepMine();
    void takeTheirs();
    void revert();

Q_SIGNALS:
    void titleChanged();
    void modifiedChanged();
    void diskStateChanged();

private:
    void setDiskState(DiskState state);
    void replaceText(const QByteArray &bytes, const QString &label);

    const quint64 m_id;
    EditorDocument m_editor;
    QString m_path;
    QString m_suggestedPath;
    QByteArray m_diskBytes;
    QString m_writer;
    QList<QByteArray> m_bytesBeingSaved; ///< in the order of saving
    int m_savesRunning = 0;
    DiskState m_diskState = DiskState::InSync;
};

} // namespace baton
