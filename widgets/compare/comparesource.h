// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/editordocument.h"

#include <QPointer>

namespace baton {

/// One side of a comparison: an open document, whose changes it follows, or bytes that stay as they
/// are.
class CompareSource : public QObject
{
    Q_OBJECT

public:
    /// @p document may go before this; what it held last stays then.
    CompareSource(EditorDocument &document, const QString &title, QObject *parent = nullptr);
    CompareSource(const QByteArray &bytes, const QString &path, const QString &title,
                  std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent = nullptr);

    [[nodiscard]] const QString &title() const { return m_title; }
    void setTitle(const QString &title);
    /// Null until it was read.
    [[nodiscard]] SnapshotPtr snapshot() const;
    /// The document whose values can be changed; null when there is none.
    [[nodiscard]] EditorDocument *document() const { return m_document; }
    /// Replaces the bytes of a source that is no open document.
    void setBytes(const QByteArray &bytes);

Q_SIGNALS:
    void changed();

private:
    QString m_title;
    QString m_path;
    QPointer<EditorDocument> m_document;
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    SnapshotPtr m_snapshot;
    quint64 m_reading = 0;
};

} // namespace baton
