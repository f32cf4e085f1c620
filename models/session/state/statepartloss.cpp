// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/state/statepartloss.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The number of entries of the list at @p pointer; 0 if there is none.
size_t entriesAt(const StateDocument &state, const JsonPointer &pointer)
{
    const NodeId node = state.tree().find(pointer);
    return node == noNode ? 0 : state.tree().at(node).children.size();
}

/// True if the map or list at @p pointer is complete: it has a closing bracket, or other content
/// follows. Otherwise it may still be being written.
bool isOver(const StateDocument &state, const JsonPointer &pointer)
{
    const NodeId node = state.tree().find(pointer);
    if (node == noNode) {
        return false;
    }
    const ByteRange range = state.tree().at(node).range;
    const QByteArray &bytes = state.bytes();
    const bool isClosed =
        !range.isEmpty() && (bytes[range.begin] == '[' || bytes[range.begin] == '{');
    return isClosed || !bytes.sliced(range.end).trimmed().isEmpty();
}

/// True if @p now states a later time than @p before and its last line is complete.
bool isLater(const StateDocument &now, const StateDocument &before, const JsonPointers &updated)
{
    return now.bytes().endsWith('\n') && before.time(updated).isValid()
        && now.time(updated) > before.time(updated);
}

} // namespace

QStringList missingSince(const StateDocument &now, const StateDocument &before,
                         const SessionFormat &reading)
{
    const StatePointers &places = reading.state;
    const QString id = now.text(places.id);
    if (!id.isEmpty() && id != before.text(places.id)) {
        return {};
    }
    QStringList lost;
    for (const JsonPointers &pointers : {places.id, places.status, places.started}) {
        const auto isReported = [&before](const JsonPointer &pointer) {
            return before.has(pointer);
        };
        const auto told = std::ranges::find_if(pointers, isReported);
        if (told != pointers.end() && now.text(pointers).isEmpty()) {
            lost.append(told->last());
        }
    }
    for (const PhaseRow &row : reading.phases.rows) {
        if (!row.at.isRoot() && before.has(row.at) && !now.has(row.at)
            && !isOver(now, row.at.parent())) {
            lost.append(row.title.isEmpty() ? row.at.last() : row.title);
        }
    }
    // These lists may become shorter, for example when a phase runs again.
    for (const JsonPointer &list : {reading.phases.completed, reading.phases.valid}) {
        if (!list.isRoot() && before.has(list) && !now.has(list)) {
            lost.append(list.last());
        }
    }
    for (const ErrorPointers &errors : reading.errors) {
        for (const JsonPointer &list : errors.file.isEmpty() ? errors.lists : JsonPointers()) {
            if (entriesAt(now, list) < entriesAt(before, list) && !isOver(now, list)
                && !(entriesAt(now, list) > 0 && isLater(now, before, places.updated))) {
                lost.append(list.last());
            }
        }
    }
    lost.removeDuplicates();
    return lost;
}

} // namespace baton
