// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/rows/transcriptmodel.h"

#include "models/transcript/rows/transcriptnavigation.h"
#include "models/transcript/rows/transcripttexts.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

// Where a row is, in the 64 bits that an index keeps: lane, entry, number of the part.
static_assert(sizeof(quintptr) == 8);
constexpr int partBits = 16;
constexpr int entryBits = 28;
constexpr qsizetype mostParts = 30'000; ///< of one text
constexpr int mostLanes = 1 << 20;
constexpr int noEntry = (1 << entryBits) - 1;

quintptr idOf(int lane, int entry, int part = 0)
{
    return (quintptr(lane) << (entryBits + partBits)) | (quintptr(entry) << partBits)
        | quintptr(part);
}

int laneIn(quintptr id)
{
    return int(id >> (entryBits + partBits));
}

int entryIn(quintptr id)
{
    return int((id >> partBits) & quintptr(noEntry));
}

int partIn(quintptr id)
{
    return int(id & ((quintptr(1) << partBits) - 1));
}

} // namespace

TranscriptModel::TranscriptModel(OpenTranscript &source, QObject *parent)
    : QAbstractItemModel(parent)
    , m_source(source)
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

void TranscriptModel::reset()
{
    beginResetModel();
    m_lanes.clear();
    m_loose.clear();
    m_parts.clear();
    m_pending = {};
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

/// Takes over what came. The view may take its time with it, so the next time is put off.
void TranscriptModel::apply()
{
    constexpr int longest = 2000;
    QElapsedTimer time;
    time.start();
    m_timer.stop();
    const TranscriptChange change = std::exchange(m_pending, {});
    m_lanes.resize(transcript().lanes.size());
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
    m_timer.setInterval(int(std::min<qint64>(4 * time.elapsed(), longest)));
}

bool TranscriptModel::isShown(const TranscriptEntry &entry) const
{
    const bool isBelowCall = entry.kind == TranscriptEntry::Kind::ToolResult && entry.partner >= 0;
    return !isBelowCall
        && (m_showsNotes || entry.isError || entry.kind != TranscriptEntry::Kind::Note);
}

void TranscriptModel::growLane(int lane)
{
    LaneRows &rows = m_lanes[size_t(lane)];
    const auto &entries = transcript().lanes[size_t(lane)].entries;
    std::vector<int> more;
    for (; rows.known < int(entries.size()); ++rows.known) {
        if (isShown(entries[size_t(rows.known)])) {
            more.push_back(rows.known);
        }
    }
    if (more.empty()) {
        return;
    }
    const QModelIndex above = lane == 0 ? QModelIndex() : indexOfLane(lane);
    const int first = int(rows.entries.size());
    const auto grow = [&] { rows.entries.insert(rows.entries.end(), more.begin(), more.end()); };
    if (lane > 0 && !above.isValid()) {
        grow();
        return;
    }
    beginInsertRows(above, first, first + int(more.size()) - 1);
    grow();
    endInsertRows();
    if (above.isValid()) {
        Q_EMIT dataChanged(above, above);
    }
}

/// The call of an agent became known: it stands below it from now on.
void TranscriptModel::place(int lane)
{
    const auto loose = std::ranges::find(m_loose, lane);
    if (loose != m_loose.end()) {
        const int row = indexOfLane(lane).row();
        beginRemoveRows({}, row, row);
        m_loose.erase(loose);
        endRemoveRows();
    }
    const TranscriptLane &one = transcript().lanes[size_t(lane)];
    m_lanes[size_t(lane)].call = {one.parent, one.parentCall};
    renew(m_lanes[size_t(lane)].call);
}

void TranscriptModel::showLoose()
{
    std::vector<int> more;
    for (int lane = 1; lane < std::min(int(m_lanes.size()), mostLanes); ++lane) {
        const bool isPlaced = m_lanes[size_t(lane)].call.isValid();
        if (!isPlaced && std::ranges::find(m_loose, lane) == m_loose.end()) {
            more.push_back(lane);
        }
    }
    if (!more.empty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + int(more.size()) - 1);
        m_loose.insert(m_loose.end(), more.begin(), more.end());
        endInsertRows();
    }
}

/// What is known of an entry changed: an unfolded one gets the rows that came.
void TranscriptModel::renew(const EntryPlace &entry)
{
    const QModelIndex row = indexOf(entry);
    if (!row.isValid()) {
        return;
    }
    const auto known = m_parts.find({entry.lane, entry.entry});
    if (known != m_parts.end()) {
        EntryParts &parts = known->second;
        const EntryParts now = partsOf(entry);
        const auto insert = [&](int at, auto &list, const auto &longer) {
            const int more = int(longer.size()) - int(list.size());
            if (more > 0) {
                beginInsertRows(row, at, at + more - 1);
                list = longer;
                endInsertRows();
            }
        };
        insert(int(parts.text.size() + parts.agents.size()), parts.agents, now.agents);
        insert(parts.count(), parts.result, now.result);
    }
    Q_EMIT dataChanged(row, row);
}

const TranscriptEntry &TranscriptModel::at(const EntryPlace &place) const
{
    return transcript().lanes[size_t(place.lane)].entries[size_t(place.entry)];
}

TranscriptModel::EntryParts TranscriptModel::partsOf(const EntryPlace &place) const
{
    const TranscriptEntry &entry = at(place);
    EntryParts parts;
    if (hasText(entry)) {
        parts.text = textParts(m_source.textOf(place).text, mostParts);
    }
    for (int lane = entry.child; lane >= 0; lane = transcript().lanes[size_t(lane)].next) {
        if (lane < int(m_lanes.size()) && lane < mostLanes && m_lanes[size_t(lane)].call == place) {
            parts.agents.push_back(lane);
        }
    }
    if (entry.kind == TranscriptEntry::Kind::ToolCall && entry.partner >= 0) {
        parts.result = textParts(m_source.textOf({place.lane, entry.partner}).text, mostParts);
    }
    return parts;
}

const TranscriptModel::EntryParts &TranscriptModel::knownPartsOf(const EntryPlace &place) const
{
    const std::pair key(place.lane, place.entry);
    const auto known = m_parts.find(key);
    return known != m_parts.end() ? known->second
                                  : m_parts.emplace(key, partsOf(place)).first->second;
}

int TranscriptModel::rowOfEntry(const EntryPlace &place) const
{
    if (place.lane >= int(m_lanes.size())) {
        return -1;
    }
    const std::vector<int> &entries = m_lanes[size_t(place.lane)].entries;
    const auto found = std::ranges::lower_bound(entries, place.entry);
    return found == entries.end() || *found != place.entry ? -1 : int(found - entries.begin());
}

QModelIndex TranscriptModel::entryIndex(int row, const EntryPlace &place) const
{
    return createIndex(row, 0, idOf(place.lane, place.entry));
}

QModelIndex TranscriptModel::laneIndex(int row, int lane) const
{
    return createIndex(row, 0, idOf(lane, noEntry));
}

QModelIndex TranscriptModel::indexOf(const EntryPlace &place) const
{
    const EntryPlace shown = shownPlace(transcript(), place);
    const int row = rowOfEntry(shown);
    const bool isReachable = place.lane == 0 || indexOfLane(place.lane).isValid();
    return row < 0 || !isReachable ? QModelIndex() : entryIndex(row, shown);
}

QModelIndex TranscriptModel::indexOfLane(int lane) const
{
    if (lane <= 0 || lane >= int(m_lanes.size())) {
        return {};
    }
    const EntryPlace &call = m_lanes[size_t(lane)].call;
    if (!call.isValid()) {
        const auto loose = std::ranges::find(m_loose, lane);
        return loose == m_loose.end()
            ? QModelIndex()
            : laneIndex(int(m_lanes[0].entries.size() + size_t(loose - m_loose.begin())), lane);
    }
    const EntryParts &parts = knownPartsOf(call);
    const auto found = std::ranges::find(parts.agents, lane);
    return found == parts.agents.end()
        ? QModelIndex()
        : laneIndex(int(parts.text.size() + size_t(found - parts.agents.begin())), lane);
}

EntryPlace TranscriptModel::placeOf(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return {};
    }
    const int entry = entryIn(index.internalId());
    return {laneIn(index.internalId()), entry == noEntry ? 0 : entry};
}

int TranscriptModel::laneAt(const QModelIndex &index) const
{
    return index.isValid() && typeOf(index) == RowType::Agent ? laneIn(index.internalId()) : -1;
}

TranscriptModel::RowType TranscriptModel::typeOf(const QModelIndex &index)
{
    if (partIn(index.internalId()) > 0) {
        return RowType::Text;
    }
    return entryIn(index.internalId()) == noEntry ? RowType::Agent : RowType::Entry;
}

QModelIndex TranscriptModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column != 0 || row >= rowCount(parent)) {
        return {};
    }
    if (!parent.isValid() || typeOf(parent) == RowType::Agent) {
        const int lane = parent.isValid() ? laneIn(parent.internalId()) : 0;
        const std::vector<int> &entries = m_lanes[size_t(lane)].entries;
        return row < int(entries.size()) ? entryIndex(row, {lane, entries[size_t(row)]})
                                         : laneIndex(row, m_loose[size_t(row) - entries.size()]);
    }
    const EntryPlace place = placeOf(parent);
    const EntryParts &parts = knownPartsOf(place);
    const int behind = row - int(parts.text.size());
    if (behind >= 0 && behind < int(parts.agents.size())) {
        return laneIndex(row, parts.agents[size_t(behind)]);
    }
    // The number of a part leaves the agents out, so that it stays when one comes.
    const int part = behind < 0 ? row : row - int(parts.agents.size());
    return createIndex(row, 0, idOf(place.lane, place.entry, part + 1));
}

QModelIndex TranscriptModel::parent(const QModelIndex &child) const
{
    if (!child.isValid()) {
        return {};
    }
    const int lane = laneIn(child.internalId());
    switch (typeOf(child)) {
    case RowType::Text:
        return indexOf(placeOf(child));
    case RowType::Entry:
        return indexOfLane(lane);
    case RowType::Agent:
        return parentOfLane(lane);
    }
    Q_UNREACHABLE_RETURN({});
}

QModelIndex TranscriptModel::parentOfLane(int lane) const
{
    const EntryPlace &call = m_lanes[size_t(lane)].call;
    return call.isValid() ? indexOf(call) : QModelIndex();
}

int TranscriptModel::rowCount(const QModelIndex &parent) const
{
    if (m_lanes.empty()) {
        return 0;
    }
    if (!parent.isValid()) {
        return int(m_lanes[0].entries.size() + m_loose.size());
    }
    switch (typeOf(parent)) {
    case RowType::Text:
        return 0;
    case RowType::Agent:
        return int(m_lanes[size_t(laneIn(parent.internalId()))].entries.size());
    case RowType::Entry:
        return knownPartsOf(placeOf(parent)).count();
    }
    Q_UNREACHABLE_RETURN(0);
}

/// Asked of every row, so no text is read for it.
bool TranscriptModel::hasChildren(const QModelIndex &parent) const
{
    if (!parent.isValid() || typeOf(parent) != RowType::Entry) {
        return rowCount(parent) > 0;
    }
    const TranscriptEntry &entry = at(placeOf(parent));
    return entry.kind == TranscriptEntry::Kind::ToolCall || entry.isLong;
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
        const QString title = data(index, TitleRole).toString();
        const QString summary = data(index, SummaryRole).toString();
        return title.isEmpty() ? summary : title + u": "_s + summary;
    }
    switch (typeOf(index)) {
    case RowType::Text:
        return textData(index, role);
    case RowType::Agent:
        return agentData(laneIn(index.internalId()), role);
    case RowType::Entry:
        return entryData(placeOf(index), role);
    }
    Q_UNREACHABLE_RETURN({});
}

QVariant TranscriptModel::entryData(const EntryPlace &place, int role) const
{
    const TranscriptEntry &entry = at(place);
    const bool isFailed = isFailure(transcript(), place);
    switch (role) {
    case TitleRole:
        return entryTitle(entry);
    case SummaryRole:
        return entrySummary(m_source.textOf(place));
    case DetailRole:
        return entryDetail(entry);
    case StatusRole:
        return int(isFailed ? Status::Error : Status::None);
    case KindRole:
        return int(entry.kind);
    case IsErrorRole:
        return isFailed;
    default:
        return {};
    }
}

QVariant TranscriptModel::agentData(int lane, int role) const
{
    const TranscriptLane &one = transcript().lanes[size_t(lane)];
    switch (role) {
    case TitleRole:
        return agentTitle(one);
    case SummaryRole:
        return one.description;
    case DetailRole:
        return agentDetail(one);
    case StatusRole:
        return int(statusOf(one.state));
    case IsErrorRole:
        return one.state == TranscriptLane::State::Failed;
    default:
        return {};
    }
}

QVariant TranscriptModel::textData(const QModelIndex &index, int role) const
{
    const EntryPlace place = placeOf(index);
    const bool isResult = partIn(index.internalId()) > int(knownPartsOf(place).text.size());
    switch (role) {
    case SummaryRole:
        return partText(index);
    case IsResultRole:
        return isResult;
    case IsErrorRole:
        return isResult ? at({place.lane, at(place).partner}).isError : at(place).isError;
    case KindRole:
        return int(at(place).kind);
    default:
        return {};
    }
}

QString TranscriptModel::partText(const QModelIndex &index) const
{
    const EntryPlace place = placeOf(index);
    const EntryParts &parts = knownPartsOf(place);
    const size_t part = size_t(partIn(index.internalId()) - 1);
    const bool isResult = part >= parts.text.size();
    const TextPart &one = isResult ? parts.result[part - parts.text.size()] : parts.text[part];
    const QString all = textOf(index);
    // The file may have changed since it was divided.
    const QString text = all.mid(one.begin, one.length);
    return text.endsWith(u'\n') ? text.chopped(1) : text;
}

QString TranscriptModel::textOf(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return {};
    }
    if (typeOf(index) == RowType::Agent) {
        return data(index, Qt::DisplayRole).toString();
    }
    const EntryPlace place = placeOf(index);
    const bool isResult = data(index, IsResultRole).toBool();
    return m_source.textOf(isResult ? EntryPlace{place.lane, at(place).partner} : place).text;
}

} // namespace baton
