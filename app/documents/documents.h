// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/documents/journal.h"
#include "app/documents/opendocument.h"
#include "app/documents/openfilewatch.h"

#include <QFuture>
#include <QThreadPool>

#include <optional>

namespace baton {

/// Opens and saves documents and keeps the open ones. Files are read and written on workers; each
/// request ends in exactly one answer.
class Documents : public QObject
{
    Q_OBJECT

public:
    explicit Documents(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent = nullptr);
    ~Documents() override;

    [[nodiscard]] const std::vector<OpenDocument *> &all() const { return m_all; }
    /// The document of the file @p path; null if it is not open.
    [[nodiscard]] OpenDocument *find(const QString &path) const;
    /// The documents whose text is not in a file.
    [[nodiscard]] std::vector<OpenDocument *> onlyHere() const;
    [[nodiscard]] bool isOpening() const { return !m_opening.isEmpty(); }

    /// Opens @p path unless it is open. Ends in opened() or openFailed().
    void open(const QString &path);
    OpenDocument *create(const QString &suggestedPath, const QByteArray &bytes);
    /// @p suggestedPath, with a number if a file or another new document has that name: saving
    /// would overwrite it.
    [[nodiscard]] QString freePath(const QString &suggestedPath) const;
    /// Shows recovered text of a file. If the file has changed since then, the user is asked as
    /// after any other change.
    void recover(const JournalEntry &entry);

    /// Writes @p document to @p path unless the file differs from the version that was last read:
    /// then it is not written, and the document reports that. The future finishes after the
    /// document was updated. For @p converted see OpenDocument::beginSave().
    QFuture<Outcome> save(OpenDocument &document, const QString &path,
                          const std::optional<QByteArray> &converted = {});
    void close(OpenDocument *document);

    /// See EditorDocument::setCatalog(). Documents outside of @p workspace keep their catalog if @p
    /// catalog does not contain their kind.
    void setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog,
                    const QString &workspace);
    /// See EditorDocument::setMemoryMb().
    void setMemoryMb(qint64 memory);
    /// See EditorDocument::setSchemaFile().
    void setSchemaFile(const QString &file);

Q_SIGNALS:
    void opened(baton::OpenDocument *document, bool isNew);
    void openFailed(const QString &path, const QString &reason);
    void saved(baton::OpenDocument *document);
    void saveFailed(baton::OpenDocument *document, const QString &reason);
    /// Nothing was written, because another program changed the file.
    void saveHeld(baton::OpenDocument *document);
    void aboutToClose(baton::OpenDocument *document);
    /// The recovered text of @p entry is now shown by @p document.
    void recovered(baton::OpenDocument *document, const baton::JournalEntry &entry);

private:
    /// The result of saving, and the content of the file if it was not as expected.
    struct SaveResult
    {
        Outcome outcome;
        std::optional<QByteArray> theirs;
    };

    OpenDocument *add();
    [[nodiscard]] static SaveResult write(const OpenDocument::Saving &saving);
    void show(const QString &path, const Result<QByteArray> &bytes);
    void showRecovered(const JournalEntry &entry, const Result<QByteArray> &onDisk,
                       bool isOtherFile);
    Outcome finishSave(OpenDocument *document, const OpenDocument::Saving &saving,
                       const SaveResult &result);
    void watch();
    void recheckBeside(const QString &stateFile);
    [[nodiscard]] QString writerOf(const OpenDocument &document, const QByteArray &bytes) const;
    [[nodiscard]] QString stateFileOf(const OpenDocument &document) const;

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::vector<OpenDocument *> m_all;
    QStringList m_opening;
    qint64 m_memoryMb = 0;
    QString m_schemaFile;
    quint64 m_lastId = 0;
    OpenFileWatch m_watch;
    QThreadPool m_reader; ///< one thread, so that files open in the requested order
    QThreadPool m_saver;
};

} // namespace baton
