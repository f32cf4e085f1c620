// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

#include <QPointer>

namespace baton {

/// One side of a comparison: an open document, whose changes it follows, or bytes that stay as they
/// are until the file they come from is opened.
class CompareSource : public QObject
{
    Q_OBJECT

public:
    /// @p document may go before this; what it held last stays then.
    CompareSource(EditorDocument &document, const QString &title);
    CompareSource(const QByteArray &bytes, const QString &path, const QString &title,
                  std::shared_ptr<const ProtocolCatalog> catalog);

    [[nodiscard]] const QString &title() const { return m_title; }
    void setTitle(const QString &title);
    /// Null until it was read.
    [[nodiscard]] SnapshotPtr snapshot() const;
    /// The document whose values can be changed; null when there is none.
    [[nodiscard]] EditorDocument *document() const { return m_document; }
    /// From now on this is what @p document holds.
    void follow(EditorDocument &document);
    /// The file that can be opened to change it; empty when there is none.
    void setFile(const QString &path) { m_file = path; }
    [[nodiscard]] const QString &file() const { return m_file; }
    /// Sets the reason why values are not taken over into this document.
    void setReadOnly(const QString &reason);
    [[nodiscard]] const QString &readOnlyReason() const { return m_readOnlyReason; }
    [[nodiscard]] bool isChangeable() const;
    /// Asks for the document of file(); follow() or refuse() is the answer.
    void requestDocument() { Q_EMIT documentRequested(); }
    /// Without a reason where it is said elsewhere.
    void refuse(const QString &reason) { Q_EMIT refused(reason); }
    /// Judges what is no open document by the protocols of @p catalog.
    void setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog);
    /// Replaces the bytes of a source that is no open document.
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
    quint64 m_readings = 0; ///< how many were begun
    quint64 m_awaited = 0;  ///< the one whose answer is wanted; 0: none
};

} // namespace baton
