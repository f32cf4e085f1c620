// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/json/jsondiagnosis.h"
#include "models/values/byterange.h"
#include "models/values/textedit.h"

#include <QString>

#include <optional>

namespace baton {

/// What somebody meant where JSON goes wrong, by what stands there.
struct JsonHint
{
    QString message; ///< %1 is the line
    ByteRange range;
    QString fixTitle = {};
    TextEdits fix = {};
    bool isOffered = false; ///< another fix may be right, too
};

/// What is known of @p mistake at @p offset beyond its name.
[[nodiscard]] std::optional<JsonHint> jsonIntent(const QByteArray &bytes, JsonMistake mistake,
                                                 qsizetype offset);

/// The same of what is meant for a number: 1,5 and −1, .5, 0x1F, 1_000, 95 % and 450 MB.
[[nodiscard]] std::optional<JsonHint> jsonNumberIntent(const QByteArray &bytes, JsonMistake mistake,
                                                       qsizetype offset);

/// The same of texts in other quotes than the double ones, or in none, and of what follows a text.
[[nodiscard]] std::optional<JsonHint> jsonTextIntent(const QByteArray &bytes, JsonMistake mistake,
                                                     qsizetype offset);

/// What stands at @p offset and is no sign of JSON, from one blank, comma, colon, quote or bracket
/// to the next.
[[nodiscard]] ByteRange jsonTokenAt(const QByteArray &bytes, qsizetype offset);

} // namespace baton
