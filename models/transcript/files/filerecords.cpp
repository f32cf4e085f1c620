// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/files/filerecords.h"

#include "models/core/parallel.h"
#include "models/transcript/reading/callfiles.h"
#include "models/transcript/reading/transcriptreader.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 firstStep = qint64(128) * 1024;
constexpr qint64 largestStep = qint64(256) * 1024;
/// A longer line is taken apart into broken records, so that no line fills the memory.
constexpr qint64 longestRecord = qint64(64) * 1024 * 1024;

struct Line
{
    QByteArrayView bytes;
    RecordRange range;
};

/// Records the files that calls name, and removes the texts that are not needed to join agents and
/// calls.
void dropTexts(TranscriptRecords &records)
{
    for (TranscriptRecord &record : records) {
        for (EntryText &entry : record.entries) {
            entry.files = filesOfCall(entry);
            if (entry.kind != TranscriptEntry::Kind::Message
                || entry.role != TranscriptEntry::Role::User) {
                entry.text.clear();
            }
        }
    }
}

std::vector<RangedRecords> parsed(const std::vector<Line> &lines, TranscriptFormat format)
{
    return parallelMap<RangedRecords>(lines, [format](const Line &line) {
        TranscriptRecords records = readRecords(line.bytes, format);
        dropTexts(records);
        return RangedRecords{line.range, std::move(records)};
    });
}

/// True if @p bytes are a complete record although no line end follows.
bool isWhole(QByteArrayView bytes)
{
    return bytes.trimmed().endsWith('}') && QJsonDocument::fromJson(bytes.toByteArray()).isObject();
}

/// Reads one file. Lives for one call of readOn().
class Reading
{
public:
    Reading(std::shared_ptr<const LogSource> source, TranscriptFormat format,
            const FilePosition &position, const std::function<void(RecordStep &&)> &take)
        : m_source(std::move(source))
        , m_format(format)
        , m_take(take)
        , m_position(position)
    {
    }

    FilePosition run(const std::atomic_bool *stop)
    {
        const LogSource::State now = m_source->state();
        if (isUnchanged(now)) {
            return m_position;
        }
        if (!goesOn(now)) {
            m_step.startsAnew = m_position.isOpened;
            m_position = {};
            m_position.isDocument = isDocument(*m_source);
        }
        m_position.state = now;
        m_position.isOpened = true;
        if (m_position.isDocument) {
            readDocument(now.size);
        } else {
            readLines(now.size, stop);
        }
        m_position.mark = ContentFingerprint::before(m_position.offset, *m_source);
        return m_position;
    }

private:
    [[nodiscard]] bool isUnchanged(const LogSource::State &now) const
    {
        const LogSource::State &known = m_position.state;
        return m_position.isOpened && now.isSameFile(known) && now.size == known.size
            && now.modified == known.modified;
    }

    [[nodiscard]] bool goesOn(const LogSource::State &now) const
    {
        return m_position.isOpened && !m_position.isDocument && now.isSameFile(m_position.state)
            && now.size >= m_position.offset && m_position.mark.isIn(*m_source);
    }

    void readDocument(qint64 size)
    {
        const QByteArray bytes = m_source->read(0, size);
        give({{bytes, {0, bytes.size(), 1}}});
        m_position.offset = bytes.size();
    }

    void readLines(qint64 end, const std::atomic_bool *stop)
    {
        qint64 step = firstStep;
        while (!stop || !*stop) {
            const qint64 left = end - m_position.offset;
            const QByteArray bytes = m_source->read(m_position.offset, std::min(left, step));
            const bool isLast = bytes.size() < step;
            const qint64 before = m_position.offset;
            std::vector<Line> lines = takeLines(bytes, isLast);
            give(lines);
            if (isLast) {
                m_position.unfinished = before + bytes.size() - m_position.offset;
                return;
            }
            step = m_position.offset > before ? largestStep : step * 2;
        }
    }

    std::vector<Line> takeLines(const QByteArray &bytes, bool isLast)
    {
        std::vector<Line> lines;
        qsizetype begin = 0;
        for (qsizetype end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', begin)) {
            takeLine(QByteArrayView(bytes).sliced(begin, end + 1 - begin), lines);
            begin = end + 1;
        }
        const QByteArrayView rest = QByteArrayView(bytes).sliced(begin);
        if (rest.size() > longestRecord || (isLast && isWhole(rest))) {
            takeLine(rest, lines);
        }
        return lines;
    }

    void takeLine(QByteArrayView line, std::vector<Line> &lines)
    {
        const QByteArrayView text = withoutLineEnd(line);
        if (!text.trimmed().isEmpty()) {
            lines.push_back({text, {m_position.offset, text.size(), m_position.line}});
        }
        m_position.offset += line.size();
        m_position.line += line.endsWith('\n') ? 1 : 0;
    }

    void give(const std::vector<Line> &lines)
    {
        m_step.records = parsed(lines, m_format);
        if (m_step.startsAnew || !m_step.records.empty()) {
            m_take(std::exchange(m_step, {}));
        }
    }

    std::shared_ptr<const LogSource> m_source;
    TranscriptFormat m_format;
    const std::function<void(RecordStep &&)> &m_take;
    FilePosition m_position;
    RecordStep m_step;
};

} // namespace

RecordReading readOn(const QString &path, TranscriptFormat format, const FilePosition &position,
                     const std::function<void(RecordStep &&)> &take, const std::atomic_bool *stop)
{
    const auto source = LogSource::open(path);
    if (!source) {
        return {position, source.error()};
    }
    return {Reading(source.value(), format, position, take).run(stop), {}};
}

bool isDocument(const LogSource &source)
{
    const qint64 size = source.state().size;
    const QByteArray head = source.read(0, firstStep);
    const qsizetype end = head.indexOf('\n');
    const bool isLine = isWhole(QByteArrayView(head).first(end < 0 ? head.size() : end));
    const bool canBe = end >= 0 && !isLine && head.trimmed().startsWith('{');
    return canBe && size <= longestRecord && isWhole(source.read(0, size));
}

std::vector<EntryText> recordTexts(const QString &path, TranscriptFormat format,
                                   const RecordRange &range)
{
    const auto source = LogSource::open(path);
    const QByteArray bytes =
        source ? source.value()->read(range.offset, range.length) : QByteArray();
    if (bytes.size() == range.length) {
        return recordEntries(bytes, format);
    }
    EntryText lost;
    lost.isBroken = true;
    lost.text = QCoreApplication::translate(
                    "baton::Transcript", "%1 changed: the record in line %2 is not there any more.")
                    .arg(QDir::toNativeSeparators(path))
                    .arg(range.line);
    return {lost};
}

} // namespace baton
