// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/transcriptrecord.h"

#include <QJsonObject>

#include <optional>

namespace baton {

/// Reads the records of one format, each independently, so that its text can be read again at any
/// time. Thread-safe.
class TranscriptReader
{
public:
    virtual ~TranscriptReader() = default;
    Q_DISABLE_COPY_MOVE(TranscriptReader)

    /// True when @p object is a record of this format.
    [[nodiscard]] virtual bool recognises(const QJsonObject &object) const = 0;
    /// The records in one line or one whole document, usually one. An unknown record becomes a raw
    /// entry.
    [[nodiscard]] virtual TranscriptRecords read(const QJsonObject &object) const = 0;

    [[nodiscard]] static const TranscriptReader &of(TranscriptFormat format);
    /// The format that recognises @p object.
    [[nodiscard]] static std::optional<TranscriptFormat> formatOf(const QJsonObject &object);

protected:
    TranscriptReader() = default;
};

/// The records in @p bytes, a line or a whole document. Bytes that are no JSON object become one
/// broken raw entry, whose text gives the reason.
[[nodiscard]] TranscriptRecords readRecords(QByteArrayView bytes, TranscriptFormat format);

/// The entries of all records in @p bytes, in order, with their texts as shown; the arguments of
/// calls in plain words.
[[nodiscard]] std::vector<EntryText> recordEntries(QByteArrayView bytes, TranscriptFormat format);

} // namespace baton
