// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/errors/errorentry.h"

#include "models/session/errors/retrycounters.h"
#include "models/values/sessiontime.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isTextAt(const StateDocument &file, const JsonPointer &entry)
{
    const NodeId node = file.tree().find(entry);
    return node != noNode && file.tree().at(node).type == ValueType::String;
}

/// Reads an entry without the expected members: usual names for the parts of an error, else the
/// whole text.
void readMap(SessionError &error, const StateDocument &file, const JsonPointer &entry)
{
    const auto firstOf = [&](const QStringList &names) {
        for (const QString &name : names) {
            if (const QString text = file.text(entry.child(name)); !text.isEmpty()) {
                return text;
            }
        }
        return QString();
    };
    const NodeId node = file.tree().find(entry);
    error.type = firstOf({u"type"_s, u"error_type"_s, u"code"_s, u"name"_s});
    error.message = firstOf({u"message"_s, u"error_message"_s, u"msg"_s, u"error"_s, u"detail"_s});
    error.time = sessionTime(firstOf({u"timestamp"_s, u"time"_s}));
    if (error.message.isEmpty() && node != noNode && !file.tree().at(node).children.empty()) {
        const ByteRange range = file.tree().at(node).range;
        error.message =
            QString::fromUtf8(QByteArrayView(file.read().bytes).sliced(range.begin, range.length()))
                .simplified();
    }
}

} // namespace

std::optional<ErrorEntry> errorEntryAt(const ErrorPointers &places, const StateDocument &file,
                                       const JsonPointer &entry)
{
    const auto placeOf = [&](const JsonPointers &members) {
        const auto found = std::ranges::find_if(members, [&](const JsonPointer &member) {
            return !file.text(joined(entry, member)).isEmpty();
        });
        return found == members.end() ? JsonPointer() : joined(entry, *found);
    };
    const auto textAt = [&](const JsonPointers &members) {
        const JsonPointer place = placeOf(members);
        return place.isRoot() ? QString() : file.text(place);
    };
    SessionError error;
    error.type = textAt(places.type);
    const bool isText = isTextAt(file, entry);
    error.message = isText || places.message.empty() ? file.text(entry) : textAt(places.message);
    if (error.type.isEmpty() && error.message.isEmpty()) {
        readMap(error, file, entry);
    }
    if (error.type.isEmpty() && error.message.isEmpty()) {
        return std::nullopt;
    }
    error.fix = textAt(places.fix);
    error.outcome = textAt(places.outcome);
    error.time = error.time.isValid() ? error.time : sessionTime(textAt(places.time));
    error.attempt = std::clamp(textAt(places.attempt).toInt(), 0, mostAttempts);
    error.evidence = file.evidence(entry);
    return ErrorEntry{std::move(error), isText ? QString() : textAt(places.phase),
                      placeOf(places.phase)};
}

} // namespace baton
