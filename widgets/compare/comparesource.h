// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

#include <QPointer>

namespace baton {

/// One side of a comparison: an open document, whose changes it follows, or bytes that stay the
/// same until the file that they come from is opened.
class CompareSource : public QObject
{
    Q_OBJECT

public:
    /// If @p document is destroyed first, its last content is kept.
    CompareSource(EditorDocument &document, const QString &title);
    CompareSource(const QByteArray &bytes, const QString &path, const QString &title,
                  std::shared_ptr<const ProtocolCatalog> catalog);

    [[nodiscard]] const QString &title() const { return m_title; }
    void setTitle(const QString &title);
    /// Null until the source was read.
    [[nodiscard]] SnapshotPtr snapshot() const { return m_snapshot; }
    /// The document whose values can be changed; null if there is none.
    [[nodiscard]] EditorDocument *document() const { return m_document; }
    /// Follows @p document from now on.
    void follow(EditorDocument &document);
    /// Sets the file that can be opened to change it; empty if there is none.
    void setFile(const QString &path) { m_file = path; }
    [[nodiscard]] const QString &file() const { return m_file; }
    /// Sets the reason why no values can be copied into this document.
    void setReadOnly(const QString &reason) { m_readOnlyReason = reason; }
    [[nodiscard]] const QString &readOnlyReason() const { return m_readOnlyReason; }
    [[nodiscard]] bool isChangeable() const;
    /// Requests the document of file(); follow() or refuse() answers it.
    void requestDocument() { Q_EMIT documentRequested(); }
    /// An empty @p reason means that it is shown elsewhere.
    void refuse(const QString &reason) { Q_EMIT refused(reason); }
    /// Checks sources that are not open documents with the protocols of @p catalog.
    void setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog);
    /// Replaces the bytes of a source that is not an open document.
    void setBytes(const QByteArray &bytes);

Q_SIGNALS:
    void changed();
    void documentRequested();
    void refused(const QString &reason);

private:
    void analyseBytes();

    QString m_title;
    QString m_path;
    QString m_file;
    QString m_readOnlyReason;
    QPointer<EditorDocument> m_document;
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    QByteArray m_bytes;
    SnapshotPtr m_snapshot;
    quint64 m_readings = 0; ///< number of readings that were started
    quint64 m_awaited = 0;  ///< number of the reading whose result is wanted; 0 if there is none
};

} // namespace baton
