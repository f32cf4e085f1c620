// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/reading/transcriptrecord.h"

#include <QJsonArray>
#include <QJsonObject>

namespace baton {

/// @p value as it is shown: a text as it is, anything else as indented JSON; nothing of null.
[[nodiscard]] QString shownText(const QJsonValue &value);
/// The texts of @p content, a text or a list of blocks with "text", with a line break between. Of a
/// block without a text its type stands in brackets: "[image]".
[[nodiscard]] QString contentText(const QJsonValue &content);
/// Milliseconds since 1970 of an ISO 8601 time, or of a number of seconds or milliseconds.
[[nodiscard]] qint64 recordTime(const QJsonValue &value);
/// The first of @p keys that @p object has with a text that is not empty.
[[nodiscard]] QString firstText(const QJsonObject &object,
                                std::initializer_list<QLatin1StringView> keys);

/// An entry of which nothing is known but its text.
[[nodiscard]] EntryText spokenEntry(TranscriptEntry::Kind kind, TranscriptEntry::Role role,
                                    const QString &text);
/// A raw entry with all of @p object.
[[nodiscard]] EntryText rawEntry(const QString &name, const QJsonObject &object);
/// A note: the text of @p object at one of "content", "summary", "message" and "text", or all of
/// it.
[[nodiscard]] EntryText noteEntry(const QString &name, const QJsonObject &object);

} // namespace baton
