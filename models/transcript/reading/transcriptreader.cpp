// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/transcriptreader.h"

#include "models/transcript/reading/callarguments.h"
#include "models/transcript/reading/claudereader.h"
#include "models/transcript/reading/codexreader.h"
#include "models/transcript/reading/geminireader.h"
#include "models/transcript/reading/telemetryreader.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace baton {

namespace {

constexpr qsizetype longestLine = 100;

void markLong(TranscriptRecords &records)
{
    for (TranscriptRecord &record : records) {
        for (EntryText &entry : record.entries) {
            entry.isLong = entry.text.size() > longestLine || entry.text.contains(u'\n');
        }
    }
}

TranscriptRecords brokenRecord(QByteArrayView bytes, const QString &reason)
{
    EntryText entry;
    entry.isError = true;
    entry.isBroken = true;
    entry.text = reason + u'\n' + QString::fromUtf8(bytes);
    TranscriptRecord record;
    record.entries.push_back(std::move(entry));
    return {std::move(record)};
}

QString reasonOf(const QJsonParseError &error)
{
    if (error.error == QJsonParseError::NoError) {
        return QCoreApplication::translate("baton::Transcript", "The record is not a JSON object.");
    }
    return QCoreApplication::translate("baton::Transcript",
                                       "The record does not parse: %1 at byte %2 of its line.")
        .arg(error.errorString())
        .arg(error.offset);
}

template <typename Reader>
const TranscriptReader *reader()
{
    static const Reader one;
    return &one;
}

} // namespace

std::span<const TranscriptReader *const> TranscriptReader::all()
{
    static const std::array readers{reader<TelemetryReader>(), reader<CodexReader>(),
                                    reader<GeminiReader>(), reader<ClaudeReader>()};
    return readers;
}

const TranscriptReader &TranscriptReader::of(TranscriptFormat format)
{
    const auto reader = std::ranges::find(all(), format, &TranscriptReader::format);
    Q_ASSERT(reader != all().end()); // each format has a reader
    return **reader;
}

std::optional<TranscriptFormat> TranscriptReader::formatOf(const QJsonObject &object)
{
    for (const TranscriptReader *reader : all()) {
        if (reader->recognises(object)) {
            return reader->format();
        }
    }
    return std::nullopt;
}

TranscriptRecords readRecords(QByteArrayView bytes, TranscriptFormat format)
{
    QJsonParseError error;
    const QJsonDocument document =
        QJsonDocument::fromJson(QByteArray::fromRawData(bytes.data(), bytes.size()), &error);
    TranscriptRecords records = document.isObject()
        ? TranscriptReader::of(format).read(document.object())
        : brokenRecord(bytes, reasonOf(error));
    markLong(records);
    return records;
}

std::vector<EntryText> recordEntries(QByteArrayView bytes, TranscriptFormat format)
{
    std::vector<EntryText> entries;
    for (TranscriptRecord &record : readRecords(bytes, format)) {
        std::ranges::move(record.entries, std::back_inserter(entries));
    }
    for (EntryText &entry : entries) {
        if (entry.kind == TranscriptEntry::Kind::ToolCall) {
            entry.arguments = std::exchange(entry.text, CallArguments(entry.text).plainText());
        }
    }
    return entries;
}

} // namespace baton
