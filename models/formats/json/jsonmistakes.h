// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/json/jsondiagnosis.h"

#include <span>
#include <vector>

namespace baton {

/// One mistake that people and agents make in JSON.
struct JsonMistake
{
    const char *name;
    JsonReasons reasons; ///< reasons of the parser that the mistake leads to
    const char *example;
    bool (*recognise)(JsonDiagnosis &json); ///< reports the mistake if it is the cause
};

constexpr JsonReasons anyJsonReason = ~JsonReasons(JsonReason::TooDeep);

// Mistakes by subject, in the order in which they are tried.
[[nodiscard]] std::span<const JsonMistake> jsonWrapperMistakes();
[[nodiscard]] std::span<const JsonMistake> jsonForeignMistakes();
[[nodiscard]] std::span<const JsonMistake> jsonNumberMistakes();
[[nodiscard]] std::span<const JsonMistake> jsonTextMistakes();
[[nodiscard]] std::span<const JsonMistake> jsonSyntaxMistakes();

/// All mistakes in the order in which they are tried; the last one is recognised in any text.
[[nodiscard]] const std::vector<JsonMistake> &jsonMistakes();
/// Finds the first mistake that matches @p json, and sets its message.
const JsonMistake &recogniseJsonMistake(JsonDiagnosis &json);

/// The offset of the JSON text behind an introduction such as "Here is the call:". 0 if there is no
/// introduction, or if the rest is not JSON either.
[[nodiscard]] qsizetype startBehindWords(const QByteArray &bytes, int depth);

} // namespace baton
