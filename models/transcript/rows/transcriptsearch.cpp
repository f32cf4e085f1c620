// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/rows/transcriptsearch.h"

#include "models/transcript/reading/transcriptreader.h"
#include "models/transcript/rows/transcriptnavigation.h"

#include <QtConcurrentRun>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// What the bytes of a record with @p query hold in any case; empty where JSON may spell it out.
QByteArray plainBytes(const QString &query)
{
    const bool isPlain = std::ranges::all_of(query, [](QChar c) {
        return c.unicode() > 31 && c.unicode() < 127 && c != u'"' && c != u'\\' && c != u'/';
    });
    return isPlain ? query.toLatin1().toLower() : QByteArray();
}

} // namespace

TranscriptSearch::TranscriptSearch(OpenTranscript &source, QObject *parent)
    : QObject(parent)
    , m_source(source)
{
    connect(&source, &OpenTranscript::restarted, this, &TranscriptSearch::restart);
    connect(&source, &OpenTranscript::readingChanged, this, &TranscriptSearch::goOn);
    connect(&m_worker, &QFutureWatcherBase::resultsReadyAt, this, [this](int begin, int end) {
        for (int i = begin; i < end && !m_worker.isCanceled(); ++i) {
            const EntryPlace found = m_worker.resultAt(i);
            m_found.insert({found.lane, found.entry});
        }
        Q_EMIT changed();
    });
    connect(&m_worker, &QFutureWatcherBase::finished, this, [this] {
        if (!m_worker.isCanceled()) {
            m_isSearching = false;
            Q_EMIT changed();
            goOn();
        }
    });
}

TranscriptSearch::~TranscriptSearch()
{
    m_worker.cancel();
}

void TranscriptSearch::setQuery(const QString &query)
{
    if (m_query != query) {
        m_query = query;
        restart();
    }
}

void TranscriptSearch::restart()
{
    m_worker.cancel();
    m_worker.setFuture({});
    m_isSearching = false;
    m_found.clear();
    m_searched.clear();
    Q_EMIT changed();
    goOn();
}

/// Searches what was not searched yet.
void TranscriptSearch::goOn()
{
    if (m_query.isEmpty() || m_isSearching) {
        return;
    }
    std::vector<FilePart> files = takeNew();
    if (!files.empty()) {
        m_isSearching = true;
        m_worker.setFuture(QtConcurrent::run(&TranscriptSearch::search, std::move(files),
                                             m_source.transcript().format, m_query));
    }
}

std::vector<TranscriptSearch::FilePart> TranscriptSearch::takeNew()
{
    const Transcript &transcript = m_source.transcript();
    m_searched.resize(transcript.lanes.size());
    std::vector<FilePart> files;
    for (int lane = 0; lane < int(transcript.lanes.size()); ++lane) {
        const auto &entries = transcript.lanes[size_t(lane)].entries;
        FilePart file{transcript.lanes[size_t(lane)].path, {}};
        for (int &next = m_searched[size_t(lane)]; next < int(entries.size()); ++next) {
            const EntryPlace place{lane, next};
            file.candidates.push_back({shownPlace(transcript, place), entries[size_t(next)].part,
                                       entries[size_t(next)].range});
        }
        if (!file.candidates.empty()) {
            files.push_back(std::move(file));
        }
    }
    return files;
}

void TranscriptSearch::search(QPromise<EntryPlace> &promise, const std::vector<FilePart> &files,
                              TranscriptFormat format, const QString &query)
{
    const QByteArray bytes = plainBytes(query);
    for (const FilePart &file : files) {
        const auto source = LogSource::open(file.path);
        qint64 offset = -1;
        std::vector<EntryText> texts;
        for (const Candidate &one : file.candidates) {
            if (promise.isCanceled() || !source) {
                break;
            }
            if (std::exchange(offset, one.range.offset) != one.range.offset) {
                const QByteArray record = source.value()->read(one.range.offset, one.range.length);
                const bool mayHold = bytes.isEmpty() || record.toLower().contains(bytes);
                texts = mayHold ? recordEntries(record, format) : std::vector<EntryText>();
            }
            if (one.part < int(texts.size())
                && (texts[size_t(one.part)].text.contains(query, Qt::CaseInsensitive)
                    || texts[size_t(one.part)].name.contains(query, Qt::CaseInsensitive))) {
                promise.addResult(one.place);
            }
        }
    }
}

} // namespace baton
