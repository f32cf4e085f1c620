// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QStringList>

#include <optional>

namespace baton::edit {

/// The source text of a value. @p head follows the key or dash. Each line of @p body begins with
/// its line end and follows below. Either part may be empty.
struct SpelledValue
{
    QByteArray head;
    QByteArray body;

    friend bool operator==(const SpelledValue &, const SpelledValue &) = default;
};

/// The layout of a literal or folded scalar.
struct BlockScalarStyle
{
    bool isFolded = false;
    bool keepsChomping = false; ///< write "+" even for one final line end
    bool isExplicit = false;    ///< write the indentation indicator even if it is optional
    int indent = 2;             ///< column of the text, from 0
    int indicator = 2;          ///< indent relative to the parent, for the explicit indicator
    int width = 0;              ///< fold lines longer than this many characters; 0: never
    int blankLinesBelow = 0;    ///< blank lines that follow in the source; "+" makes them content
    QByteArray newline = "\n";
    QStringList present; ///< lines of the present folded text; unchanged ones keep their folds
};

/// @p text as a block scalar; nullopt if the style cannot express it.
[[nodiscard]] std::optional<SpelledValue> blockScalar(const QString &text,
                                                      const BlockScalarStyle &form);

} // namespace baton::edit
