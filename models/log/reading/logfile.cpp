// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/logfile.h"

#include "models/log/reading/ansiescape.h"

#include <QDateTime>
#include <QFileInfo>
#include <QtConcurrentRun>
#include <QTimeZone>

namespace baton {

namespace {

int yearOf(qint64 nanoseconds)
{
    return QDateTime::fromMSecsSinceEpoch(nanoseconds / 1'000'000, QTimeZone::UTC).date().year();
}

} // namespace

LogFile::LogFile(QObject *parent)
    : QObject(parent)
{
    connect(&m_scan, &QFutureWatcherBase::resultsReadyAt, this, &LogFile::takeSteps);
    connect(&m_scan, &QFutureWatcherBase::finished, this, &LogFile::finish);
    connect(&m_watch, &LogWatch::touched, this, &LogFile::look);
}

LogFile::~LogFile()
{
    m_scan.cancel();
}

void LogFile::open(const QString &path)
{
    m_path = QFileInfo(path).absoluteFilePath();
    m_watch.setPath(m_path);
    reopen();
}

void LogFile::openLine(const LogFile &whole, qint64 line, qint64 length)
{
    const LogLine one = whole.index().at(line);
    m_path = whole.path();
    m_scanner = LogScanner(1970, length);
    m_startsAnew = true;
    const qint64 tail = std::min<qint64>(one.length, 2);
    const QByteArray end = whole.source()->read(one.offset + one.length - tail, tail);
    const qint64 lineEnd = end.size() - withoutLineEnd(end).size();
    take(LogSource::stretch(*whole.source(), one.offset, one.length - lineEnd));
}

void LogFile::reopen()
{
    m_scan.cancel();
    setReading(true);
    QtConcurrent::run([path = m_path] {
        return LogSource::open(path);
    }).then(this, [this, opening = ++m_opening](const OpenedSource &source) {
        if (opening == m_opening) {
            takeOpened(source);
        }
    });
}

void LogFile::takeOpened(const OpenedSource &source)
{
    if (source) {
        m_scanner = LogScanner(yearOf(source.value()->state().modified));
        m_startsAnew = true;
        take(source.value());
        return;
    }
    setReading(false);
    if (m_source) { // the file was removed meanwhile: the part that was read stays
        setGone(true);
    } else {
        Q_EMIT failed(source.error());
    }
}

void LogFile::take(const std::shared_ptr<const LogSource> &source)
{
    m_read = source;
    setGone(false);
    read();
}

void LogFile::read()
{
    setReading(true);
    m_state = m_read->state();
    m_scan.setFuture(QtConcurrent::run(scanLog, m_read, m_scanner, m_state.size));
}

void LogFile::takeSteps(int begin, int end)
{
    if (m_scan.isCanceled()) {
        return;
    }
    if (std::exchange(m_startsAnew, false)) {
        m_source = m_read;
        m_index = {};
        m_marks = {m_scan.resultAt(begin).mark, {}, {}};
        Q_EMIT restarted();
    }
    for (int i = begin; i < end; ++i) {
        const LogScanStep step = m_scan.resultAt(i);
        const qint64 from = m_index.settledLines();
        const qint64 before = m_index.lineCount();
        m_index.append(step.part, step.isTail);
        m_scanner = step.scanner;
        if (step.isTail) {
            m_marks.before = std::exchange(m_marks.last, step.mark);
        }
        if (m_index.lineCount() > from || before != m_index.lineCount()) {
            Q_EMIT grew(from);
        }
    }
}

void LogFile::finish()
{
    if (m_scan.isCanceled()) {
        return;
    }
    setReading(false);
    if (std::exchange(m_looksAgain, false)) {
        look();
    }
}

void LogFile::look()
{
    if (m_isReading || m_isLooking) {
        m_looksAgain = true;
        return;
    }
    if (!m_source) { // it could not be opened
        reopen();
        return;
    }
    m_isLooking = true;
    const auto work = [path = m_path, source = m_source, state = m_state, marks = m_marks] {
        return changeOf(path, *source, state, marks);
    };
    QtConcurrent::run(work).then(this, [this](Change change) {
        m_isLooking = false;
        react(change);
    });
}

void LogFile::react(Change change)
{
    // Changes before the file was watched again were not noticed.
    const bool wasUnwatched = m_watch.renew();
    const bool looksAgain = std::exchange(m_looksAgain, false) || wasUnwatched;
    setGone(change == Change::Gone);
    if (change == Change::Grown) {
        m_looksAgain = looksAgain;
        read();
    } else if (change == Change::Rewritten || change == Change::Replaced) {
        m_looksAgain = looksAgain;
        reopen();
    } else if (looksAgain) {
        look();
    }
}

LogFile::Change LogFile::changeOf(const QString &path, const LogSource &source,
                                  const LogSource::State &known, const Marks &marks)
{
    const std::optional<LogSource::State> now = LogSource::stateOf(path);
    if (!now) {
        return Change::Gone;
    }
    if (!now->isSameFile(known)) {
        return Change::Replaced;
    }
    if (now->size < marks.last.end || !marks.first.isIn(source) || !marks.before.isIn(source)
        || !marks.last.isIn(source)) {
        return Change::Rewritten;
    }
    if (now->size > marks.last.end) {
        return Change::Grown;
    }
    return now->modified == known.modified ? Change::None : Change::Rewritten;
}

void LogFile::setReading(bool isReading)
{
    if (m_isReading != isReading) {
        m_isReading = isReading;
        Q_EMIT readingChanged(isReading);
    }
}

void LogFile::setGone(bool isGone)
{
    if (m_isGone != isGone) {
        m_isGone = isGone;
        Q_EMIT goneChanged(isGone);
    }
}

QByteArray LogFile::bytesOf(qint64 line, qint64 most) const
{
    const LogLine one = m_index.at(line);
    QByteArray bytes = m_source->read(one.offset, std::min(one.length, most + 2));
    bytes.truncate(withoutLineEnd(bytes).size());
    if (bytes.size() > most) {
        bytes.truncate(characterBoundary(bytes, most));
    }
    return bytes;
}

/// The end of a long line that overwrites its beginning: a progress that was reported thousands of
/// times.
QByteArray LogFile::lastOverwriting(const LogLine &line, qint64 most) const
{
    const QByteArray end = m_source->read(line.offset + line.length - most, most);
    QByteArrayView text = withoutLineEnd(end);
    while (text.endsWith('\r')) {
        text.chop(1);
    }
    const qsizetype at = text.lastIndexOf('\r');
    return at < 0 ? QByteArray() : text.sliced(at + 1).toByteArray();
}

ShownLine LogFile::shown(qint64 line, qint64 most) const
{
    const LogLine one = m_index.at(line);
    const bool isCut = one.length > most + 2;
    if (const QByteArray last = isCut ? lastOverwriting(one, most) : QByteArray();
        !last.isEmpty()) {
        return {ansiText(last), one.length - last.size()};
    }
    const QByteArray bytes = bytesOf(line, most);
    const qint64 hidden = isCut ? one.length - bytes.size() : 0;
    return {ansiText(bytes, styleAt(line)), hidden};
}

AnsiStyle LogFile::styleAt(qint64 line) const
{
    const LogChunk &part = m_index.partOf(line);
    if (!part.hasEscapes()) {
        return {};
    }
    const LogChunk::Block &block = part.blockOf(line);
    const qint64 offset = part.at(line).offset;
    return styleBehind(m_source->read(block.offset, offset - block.offset), block.style);
}

} // namespace baton
