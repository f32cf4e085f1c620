// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/transcriptrecord.h"

#include <QHash>
#include <QSet>

namespace baton {

/// A record with the place of its texts in its file.
struct PlacedRecord
{
    RecordRange range;
    int part = 0; ///< index of its first entry among those of the range
    TranscriptRecord record;
    qint64 time = TranscriptEntry::noTime; ///< by which it is ordered: never before its parent's
};

/// Puts the records of a trace in order. Spans are written when they end, children before their
/// parents: a record waits until its parent is known, unless it names its agent. So the records of
/// an agent wait only for the end of that agent.
class TraceOrder
{
public:
    /// Adds the records of a line, but not of spans that lines before it delivered. Returns the
    /// records that can be placed now: parents before children, by time.
    [[nodiscard]] std::vector<PlacedRecord> take(const RangedRecords &line);
    /// The records that still wait at the end of the file, as if they had no parents.
    [[nodiscard]] std::vector<PlacedRecord> takeOrphans();
    /// True if the parent of an orphan has arrived later. The file must then be read again.
    [[nodiscard]] bool isOutdated() const { return m_isOutdated; }

private:
    [[nodiscard]] std::vector<PlacedRecord> ordered(std::vector<PlacedRecord> ready);

    QSet<QString> m_spans;                               ///< that were delivered
    QHash<QString, qint64> m_times;                      ///< of known records, by id
    QHash<QString, std::vector<PlacedRecord>> m_waiting; ///< by the id of their parent
    QSet<QString> m_missing;                             ///< parents of orphans
    bool m_isOutdated = false;
};

} // namespace baton
