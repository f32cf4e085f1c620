// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/palette/workspacesearch.h"

#include "models/disk/filestore.h"
#include "models/log/reading/ansitext.h"
#include "models/log/reading/logscanner.h"
#include "models/log/search/logmatcher.h"

#include <QFile>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t maxHits = 200;
constexpr size_t maxHitsOfLog = 50; // so that one log does not use the limit of all others

/// The part of @p line around the match at @p place, for a row of a list. The match is so near its
/// start that a narrow row shows it.
QString excerptOf(const QString &line, qsizetype place)
{
    constexpr qsizetype longest = 200;
    constexpr qsizetype before = 12;
    const qsizetype indent = line.size() - QStringView(line).trimmed().size();
    const bool isCut = place > indent + 2 * before;
    const QString shown = isCut ? u'…' + line.sliced(place - before) : line;
    return shown.trimmed().left(longest);
}

SearchHit hitIn(const QString &path, int line, const QString &content, qsizetype place)
{
    const auto column = static_cast<int>(content.first(place).toUcs4().size()) + 1;
    return {path, line, column, excerptOf(content, place)};
}

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
            hits.push_back(hitIn(path, line, content, place));
        }
        if (hits.size() > maxHits) {
            return;
        }
    }
}

/// Searches line by line, because logs have any size; in the text without colours that their view
/// shows. False if there are more hits than the limit.
bool searchInLog(const QString &path, const LogMatcher &matcher, const std::atomic_bool &stop,
                 SearchHits &hits)
{
    constexpr qint64 longestLine = qint64(1024) * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.peek(longestLine).contains('\0')) {
        return true;
    }
    size_t found = 0;
    int line = 0;
    for (bool isAtBegin = true; !stop && !file.atEnd();) {
        const QByteArray raw = file.readLine(longestLine);
        line += isAtBegin ? 1 : 0;
        isAtBegin = raw.endsWith('\n');
        if (matcher.countIn(withoutLineEnd(raw)) == 0) {
            continue;
        }
        if (found == maxHitsOfLog || hits.size() > maxHits) {
            return false;
        }
        const QString shown = ansiText(withoutLineEnd(raw)).text;
        const std::vector<LogMatch> matches = matcher.in(shown);
        if (!matches.empty()) {
            ++found;
            hits.push_back(hitIn(path, line, shown, matches.front().begin));
        }
    }
    return true;
}

struct SearchProgress
{
    SearchHits hits;
    bool isCut = false;
};

/// Searches documents before logs, because they are the more frequent target.
SearchProgress search(const SearchedFiles &files, const QString &text, const std::atomic_bool &stop)
{
    SearchProgress found;
    for (const QString &path : files.documents) {
        if (stop || found.hits.size() > maxHits) {
            break;
        }
        searchIn(path, text, found.hits);
    }
    const LogMatcher matcher({text});
    for (const QString &path : files.logs) {
        if (stop || found.hits.size() > maxHits) {
            break;
        }
        found.isCut = !searchInLog(path, matcher, stop, found.hits) || found.isCut;
    }
    found.isCut = found.isCut || found.hits.size() > maxHits;
    found.hits.resize(std::min(found.hits.size(), maxHits));
    return found;
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

void WorkspaceSearch::start(const SearchedFiles &files, const QString &text)
{
    stop();
    m_stop = std::make_shared<std::atomic_bool>(false);
    if (text.trimmed().isEmpty()) {
        Q_EMIT finished({}, false);
        return;
    }
    QtConcurrent::run(&m_pool, [files, text, stop = m_stop] {
        SearchedFiles sorted = files;
        sorted.documents.sort();
        sorted.logs.sort();
        return search(sorted, text, *stop);
    }).then(this, [this, stop = m_stop](const SearchProgress &found) {
        if (!*stop) {
            Q_EMIT finished(found.hits, found.isCut);
        }
    });
}

} // namespace baton
