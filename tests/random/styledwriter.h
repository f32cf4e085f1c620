// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"
#include "models/values/value.h"

/// A uniform layout for a whole document.
struct DocumentStyle
{
    enum class Lines { One, Leaves, Hugging, All };

    const char *name = "";
    baton::Format format = baton::Format::Json;
    /// The containers with one entry per line: none, those that contain maps or lists, all except
    /// lists of such ("[{"), or all.
    Lines lines = Lines::All;
    QByteArray step = "  ";
    QByteArray colon = ": ";
    QByteArray comma = ", ";
    QByteArray padding = {};    ///< blanks inside brackets on one line
    QByteArray dashStep = "  "; ///< YAML: blanks from a key to the dashes below it
    bool isBlock = false;       ///< YAML: block style for containers with line breaks
    QByteArray emptyEnd = "/>"; ///< XML
    char quote = '"';           ///< XML
    QByteArray newline = "\n";
    int blankLines = 0; ///< number of blank lines between the root's entries
};

/// @p value as a document in @p style: the expected result of a lossless editor. Texts must be
/// words; XML has keys with "@" for attributes, and lists below r/c only.
[[nodiscard]] QByteArray styledText(const baton::Value &value, const DocumentStyle &style);
