// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/palette/workspacesearch.h"

#include "models/workspace/filestore.h"

#include <QtConcurrentRun>

namespace baton {

namespace {

constexpr size_t maxHits = 200;
constexpr qsizetype maxLine = 200;

void searchIn(const QString &path, const QString &text, SearchHits &hits)
{
    const Result<QByteArray> bytes = FileStore::read(path);
    if (!bytes || bytes->contains('\0')) {
        return;
    }
    int line = 0;
    for (const QByteArray &raw : bytes->split('\n')) {
        ++line;
        const QString content = QString::fromUtf8(raw);
        const qsizetype place = content.indexOf(text, 0, Qt::CaseInsensitive);
        if (place >= 0) {
            const auto column = static_cast<int>(content.first(place).toUcs4().size()) + 1;
            hits.push_back({path, line, column, content.trimmed().left(maxLine)});
        }
        if (hits.size() > maxHits) {
            return;
        }
    }
}

SearchHits search(const QStringList &files, const QString &text, const std::atomic_bool &stop)
{
    SearchHits hits;
    for (const QString &path : files) {
        if (stop || hits.size() > maxHits) {
            break;
        }
        searchIn(path, text, hits);
    }
    return hits;
}

} // namespace

WorkspaceSearch::WorkspaceSearch(QObject *parent)
    : QObject(parent)
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    m_pool.setMaxThreadCount(1);
}

WorkspaceSearch::~WorkspaceSearch()
{
    stop();
    m_pool.waitForDone();
}

void WorkspaceSearch::stop()
{
    *m_stop = true;
}

void WorkspaceSearch::start(const QStringList &files, const QString &text)
{
    stop();
    m_stop = std::make_shared<std::atomic_bool>(false);
    if (text.trimmed().isEmpty()) {
        Q_EMIT finished({}, false);
        return;
    }
    QtConcurrent::run(&m_pool, [files, text, stop = m_stop] {
        QStringList sorted = files;
        sorted.sort();
        return search(sorted, text, *stop);
    }).then(this, [this, stop = m_stop](SearchHits hits) {
        if (*stop) {
            return;
        }
        const bool isCut = hits.size() > maxHits;
        hits.resize(std::min(hits.size(), maxHits));
        Q_EMIT finished(hits, isCut);
    });
}

} // namespace baton
