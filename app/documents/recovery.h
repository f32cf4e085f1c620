// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/documents/documents.h"
#include "app/documents/journal.h"

#include <QLockFile>
#include <QSet>
#include <QThreadPool>
#include <QTimer>

namespace baton {

/// Keeps a journal of every unsaved text, so that a killed process loses nothing, and finds
/// journals of earlier processes. Each process has its own folder with a lock below @p root.
class Recovery : public QObject
{
    Q_OBJECT

public:
    Recovery(const QString &root, Documents &documents, QObject *parent = nullptr);
    ~Recovery() override;

    /// Searches journals of ended processes. Ends in exactly one found().
    void search();
    /// Deletes the files of @p entries. Files of recovered texts are deleted automatically once the
    /// text is in a journal of this process or is saved.
    static void forget(const std::vector<JournalEntry> &entries);
    /// Blocks until everything was written.
    void flush();

Q_SIGNALS:
    void found(const std::vector<baton::JournalEntry> &entries);
    void failed(const QString &reason);

private:
    void follow(OpenDocument *document);
    void schedule(OpenDocument *document);
    void writeDue();
    void drop(quint64 id);
    void takeOver(OpenDocument *document, const QString &file);
    void discard(quint64 id, const QStringList &files);
    [[nodiscard]] QString fileOf(quint64 id) const;

    QString m_root;
    QString m_folder;
    Documents &m_documents;
    std::unique_ptr<QLockFile> m_lock;
    QThreadPool m_writer;
    QTimer m_pause; ///< single shot: joins a burst of edits into one write
    QSet<quint64> m_due;
    QHash<quint64, QStringList> m_origins; ///< recovery files by document id
};

} // namespace baton
