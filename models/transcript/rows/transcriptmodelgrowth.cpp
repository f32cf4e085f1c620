// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The way in which the rows of TranscriptModel follow their transcript.
#include "models/transcript/rows/transcriptmodel.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace baton {

void TranscriptModel::reset()
{
    beginResetModel();
    m_lanes.clear();
    m_unfolded.clear();
    m_pending = {};
    m_marks.clearCurrent();
    endResetModel();
    for (int lane = 0; lane < int(transcript().lanes.size()); ++lane) {
        m_pending.grown.push_back(lane);
        if (transcript().lanes[size_t(lane)].parentCall >= 0) {
            m_pending.joined.push_back(lane);
        }
    }
    apply();
}

void TranscriptModel::note(const TranscriptChange &change)
{
    const auto add = [](auto &all, const auto &more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    add(m_pending.changed, change.changed);
    add(m_pending.grown, change.grown);
    add(m_pending.joined, change.joined);
    if (!m_timer.isActive()) {
        m_timer.start();
    }
}

/// Applies the pending changes. The view may need time for them, so the next ones are delayed.
void TranscriptModel::apply()
{
    constexpr qint64 shortest = 50; // each time the view lays out and paints
    constexpr qint64 longest = 2000;
    QElapsedTimer time;
    time.start();
    m_timer.stop();
    const TranscriptChange change = std::exchange(m_pending, {});
    if (!change.isEmpty()) {
        m_unfolded.clearWorks();
    }
    m_lanes.setCount(int(transcript().lanes.size()));
    for (const int lane : change.grown) {
        growLane(lane);
    }
    for (const int lane : change.joined) {
        place(lane);
    }
    for (const EntryPlace &entry : change.changed) {
        renew(entry);
    }
    if (!m_source.isReading()) {
        showLoose();
    }
    m_timer.setInterval(int(std::clamp(4 * time.elapsed(), shortest, longest)));
}

/// Announces what is new of @p lane, as far as somebody may know its rows.
void TranscriptModel::growLane(int lane)
{
    const std::vector<int> more = m_lanes.takeNew(transcript(), lane, m_showsNotes);
    const QModelIndex above = knownIndexOfLane(lane);
    const bool isKnown = lane == 0 || above.isValid();
    const int first = int(m_lanes.entriesOf(lane).size());
    if (isKnown && !more.empty()) {
        beginInsertRows(above, first, first + int(more.size()) - 1);
    }
    m_lanes.add(lane, more);
    if (isKnown && !more.empty()) {
        endInsertRows();
    }
    for (const QModelIndex &row : {above, workIndex(lane)}) {
        if (row.isValid()) {
            Q_EMIT dataChanged(row, row);
        }
    }
}

/// The call of an agent became known: from now on the agent is below it.
void TranscriptModel::place(int lane)
{
    if (const int row = m_lanes.rowOfLoose(lane); row >= 0) {
        beginRemoveRows({}, row, row);
        m_lanes.removeLoose(lane);
        m_unfolded.forget(lane); // while nobody unfolds its call, no change renews them
        endRemoveRows();
    }
    const TranscriptLane &one = transcript().lanes[size_t(lane)];
    const EntryPlace call{one.parent, one.parentCall};
    m_lanes.setCall(lane, call);
    renew(call);
}

void TranscriptModel::showLoose()
{
    const std::vector<int> more = m_lanes.unplaced();
    if (!more.empty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + int(more.size()) - 1);
        m_lanes.addLoose(more);
        endInsertRows();
    }
}

/// An entry changed: an unfolded one gets the new rows.
void TranscriptModel::renew(const EntryPlace &entry)
{
    const bool isKnown = entry.lane == 0 || knownIndexOfLane(entry.lane).isValid();
    const QModelIndex row = isKnown ? indexOf(entry) : QModelIndex();
    if (!row.isValid()) {
        return;
    }
    if (EntryParts *parts = m_unfolded.find(entry)) {
        renewParts(row, *parts, entry);
    }
    Q_EMIT dataChanged(row, row);
}

/// Agents have their written files, and change one by one, so that rows and parts never differ.
void TranscriptModel::renewParts(const QModelIndex &row, EntryParts &parts, const EntryPlace &entry)
{
    const EntryParts now = m_unfolded.newestPartsOf(entry);
    for (const int lane : now.agents) {
        if (parts.positionOf(lane) < 0) {
            beginInsertRows(row, parts.workBegin(), parts.workBegin());
            parts.agents.push_back(lane);
            endInsertRows();
            beginInsertRows(row, parts.resultBegin(), parts.resultBegin());
            parts.works = int(parts.agents.size());
            endInsertRows();
        }
    }
    if (now.result.size() > parts.result.size()) {
        beginInsertRows(row, parts.count(),
                        parts.count() + int(now.result.size() - parts.result.size()) - 1);
        parts.result = now.result;
        endInsertRows();
    }
    if (parts.works > 0) {
        Q_EMIT dataChanged(index(parts.agentsBegin(), 0, row),
                           index(parts.resultBegin() - 1, 0, row));
    }
}

} // namespace baton
