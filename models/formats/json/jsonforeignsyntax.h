// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

#include <QByteArrayView>

namespace baton {

/// Syntax that other languages allow and JSON does not, each kind with the edits that make JSON of
/// it.
struct JsonForeignSyntax
{
    TextEdits quotes;   ///< strings in other quotes: 'text' and “text”
    TextEdits words;    ///< words of Python: None, True, False
    TextEdits keys;     ///< keys without quotes: a: 1
    TextEdits comments; ///< comments: // and # to the end of the line, /* */
    TextEdits blanks;   ///< no-break spaces and invisible characters
};

/// Finds them in @p text, which need not be JSON at all.
[[nodiscard]] JsonForeignSyntax jsonForeignSyntax(QByteArrayView text);

/// The JSON spelling of the value that other languages write as @p word: "null" for "None"; else
/// empty.
[[nodiscard]] QByteArray jsonWord(QByteArrayView word);

/// The edits that close the bracket at @p open after the last words of @p text.
[[nodiscard]] TextEdits closingBracket(QByteArrayView text, qsizetype open);

} // namespace baton
