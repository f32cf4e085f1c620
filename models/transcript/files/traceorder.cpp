// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/files/traceorder.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace baton {

namespace {

void append(std::vector<PlacedRecord> &all, std::vector<PlacedRecord> more)
{
    std::ranges::move(more, std::back_inserter(all));
}

} // namespace

std::vector<PlacedRecord> TraceOrder::take(const RangedRecords &line)
{
    std::vector<PlacedRecord> ready;
    int part = 0;
    QSet<QString> spans;
    for (const TranscriptRecord &record : line.records) {
        if (m_spans.contains(record.span)) {
            part += int(record.entries.size());
            continue;
        }
        if (!record.span.isEmpty()) {
            spans.insert(record.span);
        }
        const QString &parent = record.parentId;
        const bool isReady = parent.isEmpty() || !record.agent.isEmpty() || m_times.contains(parent)
            || m_missing.contains(parent);
        m_isOutdated = m_isOutdated || m_missing.contains(record.id);
        (isReady ? ready : m_waiting[parent]).push_back({line.range, part, record, record.time});
        part += int(record.entries.size());
    }
    m_spans.unite(spans);
    return ordered(std::move(ready));
}

std::vector<PlacedRecord> TraceOrder::takeOrphans()
{
    QSet<QString> waiting;
    for (const auto &records : std::as_const(m_waiting)) {
        for (const PlacedRecord &one : records) {
            waiting.insert(one.record.id);
        }
    }
    std::vector<PlacedRecord> orphans;
    for (const QString &parent : m_waiting.keys()) {
        if (!waiting.contains(parent)) {
            m_missing.insert(parent);
            append(orphans, m_waiting.take(parent));
        }
    }
    std::vector<PlacedRecord> all = ordered(std::move(orphans));
    std::vector<PlacedRecord> circles;
    for (const auto &records : std::exchange(m_waiting, {})) {
        append(circles, records);
    }
    append(all, ordered(std::move(circles)));
    return all;
}

/// @p ready and the records that waited for it.
std::vector<PlacedRecord> TraceOrder::ordered(std::vector<PlacedRecord> ready)
{
    std::ranges::stable_sort(
        ready, {}, [](const PlacedRecord &one) { return std::pair(one.range.offset, one.part); });
    for (size_t i = 0; i < ready.size(); ++i) {
        const QString id = ready[i].record.id;
        ready[i].time = std::max(ready[i].time,
                                 m_times.value(ready[i].record.parentId, TranscriptEntry::noTime));
        if (!id.isEmpty()) {
            m_times.insert(id, ready[i].time);
            append(ready, m_waiting.take(id));
        }
    }
    std::ranges::stable_sort(ready, {}, &PlacedRecord::time);
    return ready;
}

} // namespace baton
