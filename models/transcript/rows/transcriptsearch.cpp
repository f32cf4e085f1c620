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

/// A text that the bytes of a record with a match always contain: the longest word of the query.
/// JSON may escape other characters, or they belong to the display of arguments. Empty if there is
/// no such text.
QByteArray sureBytes(const LogQuery &query)
{
    QString longest;
    QString word;
    for (const QChar sign : query.text + u' ') {
        const bool isSure = sign.unicode() < 128 && sign.isLetterOrNumber();
        longest = word.size() > longest.size() ? word : longest;
        word = isSure ? word + sign : QString();
    }
    return query.isPattern ? QByteArray() : longest.toLatin1().toLower();
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
            const Found found = m_worker.resultAt(i);
            m_found[{found.place.lane, found.place.entry}] += found.count;
            m_count += found.count;
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

void TranscriptSearch::setQuery(const LogQuery &query)
{
    if (m_query != query) {
        m_query = query;
        m_matcher = LogMatcher(query);
        restart();
    }
}

void TranscriptSearch::restart()
{
    m_worker.cancel();
    m_worker.setFuture({});
    m_isSearching = false;
    m_found.clear();
    m_count = 0;
    m_searched.clear();
    goOn();
    Q_EMIT changed();
}

/// Searches the part that was not yet searched.
void TranscriptSearch::goOn()
{
    if (m_matcher.isEmpty() || m_isSearching) {
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
            const bool hasRow = shownPlace(transcript, place) == place;
            file.candidates.push_back(
                {place, entries[size_t(next)].part, hasRow, entries[size_t(next)].range});
        }
        if (!file.candidates.empty()) {
            files.push_back(std::move(file));
        }
    }
    return files;
}

void TranscriptSearch::search(QPromise<Found> &promise, const std::vector<FilePart> &files,
                              TranscriptFormat format, const LogQuery &query)
{
    const LogMatcher matcher(query);
    const QByteArray bytes = sureBytes(query);
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
            const auto *text = one.part < int(texts.size()) ? &texts[size_t(one.part)] : nullptr;
            const size_t count = text ? matchesInText(text->text, matcher).size()
                    + (one.hasRow ? matchesInText(text->name, matcher).size() : 0)
                                      : 0;
            if (count > 0) {
                promise.addResult({one.place, int(count)});
            }
        }
    }
}

} // namespace baton
