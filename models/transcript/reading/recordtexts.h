// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/transcriptrecord.h"

#include <QJsonArray>
#include <QJsonObject>

namespace baton {

/// @p value as shown: a text as it is, other values as indented JSON; empty for null.
[[nodiscard]] QString shownText(const QJsonValue &value);
/// The texts of @p content, a text or a list of blocks with "text", joined by line breaks. Other
/// blocks are shown as shownText() without the encoded bytes of pictures and files; a block that
/// has nothing else by its type: "[image]".
[[nodiscard]] QString contentText(const QJsonValue &content);
/// The milliseconds since 1970 of an ISO 8601 time, or of a number of seconds or milliseconds.
[[nodiscard]] qint64 recordTime(const QJsonValue &value);
/// The text at the first of @p keys that has a non-empty one in @p object.
[[nodiscard]] QString firstText(const QJsonObject &object,
                                std::initializer_list<QLatin1StringView> keys);

/// An entry with a text only.
[[nodiscard]] EntryText spokenEntry(TranscriptEntry::Kind kind, TranscriptEntry::Role role,
                                    const QString &text);
/// A raw entry with the whole @p object.
[[nodiscard]] EntryText rawEntry(const QString &name, const QJsonObject &object);
/// A note with the text of @p object in "content", "summary", "message" or "text", else the whole
/// object.
[[nodiscard]] EntryText noteEntry(const QString &name, const QJsonObject &object);

} // namespace baton
