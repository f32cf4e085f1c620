// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

#include <QString>

namespace baton {

/// A problem that prevents the bytes, or a part of them, from being read as intended.
struct SyntaxIssue
{
    QString rule; ///< stable id: "yaml.syntax", "yaml.duplicate-key", "text.invalid-utf8",
                  ///< "text.too-large" …
    ByteRange range;
    QString message; ///< one sentence: the error and what to do
    QString expected;
    QString actual;
    bool isFatal = true;      ///< false: the tree is complete nevertheless, as with a duplicate key
    bool isTolerated = false; ///< most parsers accept it with the intended meaning: a warning
    QString fixTitle;         ///< empty: no certain fix
    TextEdits fix;
    bool isFixOffered = false; ///< the fix removes text or guesses, so it is not applied unasked

    friend bool operator==(const SyntaxIssue &, const SyntaxIssue &) = default;
};

} // namespace baton
