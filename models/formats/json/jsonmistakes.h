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

// The mistakes of one subject, in the order in which they are tried.
[[nodiscard]] std::span<const JsonMistake> jsonWrapperMistakes();
[[nodiscard]] std::span<const JsonMistake> jsonForeignMistakes();
[[nodiscard]] std::span<const JsonMistake> jsonNumberMistakes();
[[nodiscard]] std::span<const JsonMistake> jsonTextMistakes();
[[nodiscard]] std::span<const JsonMistake> jsonSyntaxMistakes();

/// All mistakes in the order in which they are tried; the last one is recognised in any text.
[[nodiscard]] const std::vector<JsonMistake> &jsonMistakes();
/// The first mistake that is recognised in @p json, which then has its message.
const JsonMistake &recogniseJsonMistake(JsonDiagnosis &json);

/// The offset at which the JSON, with or without mistakes, begins after "Here is the call:"; 0 if
/// it begins at once, or is not JSON all the same.
[[nodiscard]] qsizetype startBehindWords(const QByteArray &bytes, int depth);

} // namespace baton
