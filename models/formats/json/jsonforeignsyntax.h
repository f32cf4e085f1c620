// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

#include <QByteArrayView>

namespace baton {

/// Syntax of other languages that JSON does not allow, with the edits that convert each kind to
/// JSON.
struct JsonForeignSyntax
{
    TextEdits quotes;   ///< strings in other quotes: 'text' and “text”
    TextEdits words;    ///< words of Python: None, True, False
    TextEdits keys;     ///< keys without quotes, as in a: 1
    TextEdits comments; ///< comments: // and # to the end of the line, /* */
    TextEdits blanks;   ///< no-break spaces and invisible characters
};

/// Finds foreign syntax in @p text, which may be any text.
[[nodiscard]] JsonForeignSyntax jsonForeignSyntax(QByteArrayView text);

/// The JSON spelling of the value that other languages spell @p word, such as "null" for "None";
/// else empty.
[[nodiscard]] QByteArray jsonWord(QByteArrayView word);

/// The edits that close the bracket at @p open behind the last words of @p text.
[[nodiscard]] TextEdits closingBracket(QByteArrayView text, qsizetype open);

} // namespace baton
