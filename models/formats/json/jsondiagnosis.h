// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// What a JSON text has wrong at the place where its reading stopped.
enum class JsonMistake {
    Unknown,
    TooDeep,
    End,   ///< the text ends inside a value
    Comma, ///< one is missing
    ExtraComma,
    Colon,
    Key,
    Value,
    SingleQuote,
    StringEnd, ///< a control character or line end inside a string
    Escape,
    LeadingZero,
    Comment,
    Behind ///< text behind the value
};

/// @p mistake in plain words, with its place and the fix where one is certain. @p open is the
/// bracket that is still open, or -1.
[[nodiscard]] SyntaxIssue jsonIssue(const QByteArray &bytes, JsonMistake mistake, qsizetype offset,
                                    qsizetype open, const ParseLimits &limits);

} // namespace baton
