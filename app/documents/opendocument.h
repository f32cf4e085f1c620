// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

#include <optional>

namespace baton {

/// The state of a document's file compared to the last reading or writing of it.
enum class DiskState { InSync, Changed, Deleted };

/// An open document with its file: what it is called, whether it is saved, and what happened to the
/// file behind its back. Reads and writes nothing itself.
class OpenDocument : public QObject
{
    Q_OBJECT

public:
    OpenDocument(std::shared_ptr<const ProtocolCatalog> catalog, quint64 id,
                 QObject *parent = nullptr);

    [[nodiscard]] quint64 id() const { return m_id; } ///< id in the recovery journal
    [[nodiscard]] EditorDocument &editor() { return m_editor; }
    [[nodiscard]] const EditorDocument &editor() const { return m_editor; }

    /// Absolute; empty while it was never saved.
    [[nodiscard]] const QString &path() const { return m_path; }
    /// The file's name, or the name that a new document will be saved under.
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool isUntitled() const { return m_path.isEmpty(); }
    /// Changes that are still on their way into the text count.
    [[nodiscard]] bool isModified() const;
    /// Closing it would lose a text that no file holds.
    [[nodiscard]] bool isOnlyHere() const
    {
        return isModified() || m_diskState == DiskState::Deleted;
    }
    [[nodiscard]] bool isSaving() const { return m_savesRunning > 0; }
    [[nodiscard]] DiskState diskState() const { return m_diskState; }
    /// The document that changed the file; empty when it was another program.
    [[nodiscard]] const QString &writer() const { return m_writer; }
    /// The file's content as last read or written: ours, or theirs while it is Changed.
    [[nodiscard]] const QByteArray &diskBytes() const { return m_diskBytes; }
    /// The file has @p bytes from here: by the last save, or by one that is not yet finished.
    [[nodiscard]] bool hasWritten(const QByteArray &bytes) const
    {
        return bytes == m_diskBytes || m_bytesBeingSaved.contains(bytes);
    }

    void showFile(const QString &path, const QByteArray &bytes);
    void showNew(const QString &suggestedPath, const QByteArray &bytes);
    /// Makes @p bytes the text as one step that can be undone, on top of the file's content, which
    /// the text was made from unless @p isOtherFile.
    void showRecovered(const QByteArray &bytes, bool isOtherFile);

    /// The contents that a save under way writes.
    struct Saving
    {
        QString path;
        QByteArray bytes;
        quint64 revision = 0;
        QList<QByteArray> expected; ///< contents that the file may have on disk; empty: any
        bool isConverted = false;   ///< the document takes over the written text
    };
    /// Writes @p converted, if there is such, in place of the text, which becomes that once it is
    /// written and begins a new history: a step back would leave the text of another format under
    /// the name of this. Where the text was changed meanwhile, what is written is but a copy.
    [[nodiscard]] Saving beginSave(const QString &path,
                                   const std::optional<QByteArray> &converted = {});
    void finishSave(const Saving &saving, bool wasSaved);

    /// Takes note of @p bytes, the present content of the file: reloads as one step that can be
    /// undone if the reader has no changes to lose, and has the reader asked otherwise. The file
    /// was written by the document
    /// @p writer, which shows it under another path, or by another program if that is empty.
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
