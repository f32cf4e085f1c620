// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/compare/comparesource.h"

#include "models/disk/folderwalk.h"
#include "models/parsing/formatbyevidence.h"
#include "models/protocol/catalog/catalog.h"

#include <QtConcurrentRun>

namespace baton {

CompareSource::CompareSource(EditorDocument &document, const QString &title)
    : m_title(title)
{
    follow(document);
}

CompareSource::CompareSource(const QByteArray &bytes, const QString &path, const QString &title,
                             std::shared_ptr<const ProtocolCatalog> catalog)
    : m_title(title)
    , m_path(path)
    , m_catalog(std::move(catalog))
{
    setBytes(bytes);
}

void CompareSource::follow(EditorDocument &document)
{
    if (m_document == &document) {
        return;
    }
    m_document = &document;
    m_awaited = 0; // drops a reading in progress
    connect(&document, &EditorDocument::analysed, this, [this] {
        m_snapshot = m_document->snapshot();
        m_bytes = m_snapshot->bytes;
        Q_EMIT changed();
    });
    connect(&document, &QObject::destroyed, this, [this] {
        m_document = nullptr;
        Q_EMIT changed();
    });
    if (document.isAnalysed()) {
        m_snapshot = document.snapshot();
        m_bytes = m_snapshot->bytes;
        Q_EMIT changed();
    }
}

bool CompareSource::isChangeable() const
{
    return m_readOnlyReason.isEmpty() && (m_document || !m_file.isEmpty());
}

void CompareSource::setTitle(const QString &title)
{
    if (title != m_title) {
        m_title = title;
        Q_EMIT changed();
    }
}

void CompareSource::setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog)
{
    m_catalog = catalog;
    if (!m_document) {
        analyseBytes();
    }
}

void CompareSource::setBytes(const QByteArray &bytes)
{
    if (m_awaited != 0 && m_bytes == bytes) {
        return; // a reading with the newest catalog is in progress
    }
    m_bytes = bytes;
    if (m_snapshot && m_snapshot->bytes == bytes) {
        m_awaited = 0; // keeps the user's place
    } else {
        analyseBytes();
    }
}

void CompareSource::analyseBytes()
{
    const quint64 reading = ++m_readings;
    m_awaited = reading;
    QtConcurrent::run([bytes = m_bytes, path = m_path, catalog = m_catalog] {
        CheckSettings settings;
        settings.filePath = path;
        const QStringList headings = catalog->wantedFiles().promptHeadings;
        return analyse(bytes, 1, formatByEvidence(path, bytes, headings), *catalog, settings);
    }).then(this, [this, reading](const SnapshotPtr &snapshot) {
        if (reading == m_awaited) {
            m_awaited = 0;
            m_snapshot = snapshot;
            Q_EMIT changed();
        }
    });
}

} // namespace baton
