// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/rows/transcriptmodel.h"

#include "models/transcript/rows/rowid.h"
#include "models/transcript/rows/transcriptnavigation.h"
#include "models/transcript/rows/transcripttexts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

TranscriptModel::TranscriptModel(OpenTranscript &source, QObject *parent)
    : QAbstractItemModel(parent)
    , m_source(source)
    , m_unfolded(source, m_lanes)
    , m_marks(*this)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &TranscriptModel::apply);
    connect(&source, &OpenTranscript::changed, this, &TranscriptModel::note);
    connect(&source, &OpenTranscript::restarted, this, &TranscriptModel::reset);
    connect(&source, &OpenTranscript::readingChanged, this, [this](bool isReading) {
        if (!isReading) {
            apply();
        }
    });
    reset();
}

void TranscriptModel::setShowsNotes(bool isOn)
{
    if (m_showsNotes != isOn) {
        m_showsNotes = isOn;
        reset();
    }
}

const TranscriptEntry &TranscriptModel::at(const EntryPlace &place) const
{
    return transcript().lanes[size_t(place.lane)].entries[size_t(place.entry)];
}

QModelIndex TranscriptModel::entryIndex(int row, const EntryPlace &place) const
{
    return createIndex(row, 0, RowId{place.lane, place.entry, 0}.bits());
}

QModelIndex TranscriptModel::laneIndex(int row, int lane) const
{
    return createIndex(row, 0, RowId{lane, RowId::agentRow, 0}.bits());
}

/// Only of an agent whose call is unfolded already.
QModelIndex TranscriptModel::workIndex(int lane) const
{
    const EntryParts *parts = m_unfolded.find(m_lanes.callOf(lane));
    const int position = parts ? parts->positionOf(lane) : -1;
    return position < 0
        ? QModelIndex()
        : createIndex(parts->workBegin() + position, 0, RowId{lane, RowId::workRow, 0}.bits());
}

QModelIndex TranscriptModel::indexOf(const EntryPlace &place) const
{
    const EntryPlace shown = shownPlace(transcript(), place);
    const int row = m_lanes.rowOf(shown);
    const bool isReachable = place.lane == 0 || indexOfLane(place.lane).isValid();
    return row < 0 || !isReachable ? QModelIndex() : entryIndex(row, shown);
}

QModelIndex TranscriptModel::indexOfLane(int lane) const
{
    if (lane <= 0 || lane >= m_lanes.count()) {
        return {};
    }
    const EntryPlace &call = m_lanes.callOf(lane);
    if (!call.isValid()) {
        const int row = m_lanes.rowOfLoose(lane);
        return row < 0 ? QModelIndex() : laneIndex(row, lane);
    }
    const EntryParts &parts = m_unfolded.partsOf(call);
    const int position = parts.positionOf(lane);
    return position < 0 ? QModelIndex() : laneIndex(parts.agentsBegin() + position, lane);
}

/// The same, if rows below the call of @p lane were ever requested: otherwise nobody knows the row,
/// and to find it would read texts.
QModelIndex TranscriptModel::knownIndexOfLane(int lane) const
{
    const EntryPlace &call = m_lanes.callOf(lane);
    return call.isValid() && !m_unfolded.find(call) ? QModelIndex() : indexOfLane(lane);
}

EntryPlace TranscriptModel::placeOf(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return {};
    }
    const RowId id = RowId::of(index.internalId());
    switch (typeOf(index)) {
    case RowType::Agent:
        return transcript().lanes[size_t(id.lane)].entries.empty() ? EntryPlace()
                                                                   : EntryPlace{id.lane, 0};
    case RowType::Work:
        return m_lanes.callOf(id.lane);
    default:
        return {id.lane, id.entry};
    }
}

int TranscriptModel::laneAt(const QModelIndex &index) const
{
    const bool isOfLane =
        index.isValid() && (typeOf(index) == RowType::Agent || typeOf(index) == RowType::Work);
    return isOfLane ? RowId::of(index.internalId()).lane : -1;
}

TranscriptModel::RowType TranscriptModel::typeOf(const QModelIndex &index)
{
    const RowId id = RowId::of(index.internalId());
    if (id.part > 0) {
        return RowType::Text;
    }
    return id.entry == RowId::agentRow ? RowType::Agent
        : id.entry == RowId::workRow   ? RowType::Work
                                       : RowType::Entry;
}

QModelIndex TranscriptModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column != 0 || row >= rowCount(parent)) {
        return {};
    }
    if (!parent.isValid() || typeOf(parent) == RowType::Agent) {
        const int lane = parent.isValid() ? laneAt(parent) : 0;
        const std::vector<int> &entries = m_lanes.entriesOf(lane);
        return row < int(entries.size())
            ? entryIndex(row, {lane, entries[size_t(row)]})
            : laneIndex(row, m_lanes.loose()[size_t(row) - entries.size()]);
    }
    const EntryPlace place = placeOf(parent);
    const EntryParts &parts = m_unfolded.partsOf(place);
    if (row >= parts.agentsBegin() && row < parts.workBegin()) {
        return laneIndex(row, parts.agents[size_t(row - parts.agentsBegin())]);
    }
    if (row >= parts.workBegin() && row < parts.resultBegin()) {
        return workIndex(parts.agents[size_t(row - parts.workBegin())]);
    }
    // The number of a part leaves the agents out, so that it stays when one comes.
    const int part =
        row < parts.agentsBegin() ? row : row - (parts.resultBegin() - parts.agentsBegin());
    return createIndex(row, 0, RowId{place.lane, place.entry, part + 1}.bits());
}

QModelIndex TranscriptModel::parent(const QModelIndex &child) const
{
    if (!child.isValid()) {
        return {};
    }
    const int lane = RowId::of(child.internalId()).lane;
    switch (typeOf(child)) {
    case RowType::Text:
        return indexOf(placeOf(child));
    case RowType::Entry:
        return indexOfLane(lane);
    case RowType::Agent:
    case RowType::Work:
        return m_lanes.callOf(lane).isValid() ? indexOf(m_lanes.callOf(lane)) : QModelIndex();
    }
    Q_UNREACHABLE_RETURN({});
}

int TranscriptModel::rowCount(const QModelIndex &parent) const
{
    if (m_lanes.count() == 0) {
        return 0;
    }
    if (!parent.isValid()) {
        return int(m_lanes.entriesOf(0).size() + m_lanes.loose().size());
    }
    switch (typeOf(parent)) {
    case RowType::Text:
    case RowType::Work:
        return 0;
    case RowType::Agent:
        return int(m_lanes.entriesOf(laneAt(parent)).size());
    case RowType::Entry:
        return m_unfolded.partsOf(placeOf(parent)).count();
    }
    Q_UNREACHABLE_RETURN(0);
}

/// Asked of every row whenever rows come, so it reads no text and is short.
bool TranscriptModel::hasChildren(const QModelIndex &parent) const
{
    if (!parent.isValid() || typeOf(parent) != RowType::Entry) {
        return rowCount(parent) > 0;
    }
    const RowId id = RowId::of(parent.internalId());
    return hasText(at({id.lane, id.entry}));
}

QVariant TranscriptModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    if (role == TypeRole) {
        return int(typeOf(index));
    }
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) {
        return spokenText(index);
    }
    if (role >= MarksRole && role <= CurrentSummaryMarkRole) {
        return m_marks.at(index, role);
    }
    switch (typeOf(index)) {
    case RowType::Text:
        return textCell(m_source, placeOf(index), m_unfolded.partsOf(placeOf(index)),
                        RowId::of(index.internalId()).part, role);
    case RowType::Agent:
        return agentCell(transcript(), laneAt(index), role);
    case RowType::Work:
        return workCell(m_unfolded.workOf(laneAt(index)), role);
    case RowType::Entry:
        return entryCell(m_source, placeOf(index), role);
    }
    Q_UNREACHABLE_RETURN({});
}

void TranscriptModel::setMarks(const LogMatcher &matcher, const TranscriptMatch &current)
{
    m_marks.set(matcher, current);
}

QModelIndex TranscriptModel::indexOfMatch(const TranscriptMatch &match) const
{
    const QModelIndex row = indexOf(match.place);
    if (!row.isValid() || match.isInName || !hasChildren(row)) {
        return row;
    }
    const EntryParts &parts = m_unfolded.partsOf(placeOf(row));
    const bool isResult = placeOf(row) != match.place;
    const std::vector<TextPart> &all = isResult ? parts.result : parts.text;
    const auto behind = std::ranges::upper_bound(all, match.range.begin, {}, &TextPart::begin);
    const int part = int(behind - all.begin()) - 1;
    return part < 0 ? row : index(part + (isResult ? parts.resultBegin() : 0), 0, row);
}

/// The text of a row in one line. For work it includes the files that are only claimed.
QString TranscriptModel::spokenText(const QModelIndex &index) const
{
    const QString title = data(index, TitleRole).toString();
    const QString summary = data(index, SummaryRole).toString();
    const QString detail =
        typeOf(index) == RowType::Work ? data(index, DetailRole).toString() : QString();
    return (title.isEmpty() ? summary : title + u": "_s + summary)
        + (detail.isEmpty() ? QString() : u" · "_s + detail);
}

TextPart TranscriptModel::partAt(const QModelIndex &index) const
{
    return m_unfolded.partsOf(placeOf(index)).at(RowId::of(index.internalId()).part);
}

QString TranscriptModel::textOf(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return {};
    }
    if (typeOf(index) == RowType::Agent || typeOf(index) == RowType::Work) {
        return data(index, Qt::DisplayRole).toString();
    }
    const EntryPlace place = placeOf(index);
    const bool isResult = data(index, IsResultRole).toBool();
    return m_source.textOf(isResult ? EntryPlace{place.lane, at(place).partner} : place).text;
}

} // namespace baton
