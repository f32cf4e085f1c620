// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <variant>

namespace baton {

/// Gives the value at @p at another value. A scalar keeps its quoting where the new text fits it.
struct SetValue
{
    JsonPointer at;
    Value value;
};

/// Adds @p key to the map at @p map, before the entry @p before, or at the end when that is empty.
struct InsertKey
{
    JsonPointer map;
    QString key;
    Value value;
    QString before;
};

/// Adds an item to the list at @p list; a negative @p index appends.
struct InsertItem
{
    JsonPointer list;
    qsizetype index = -1;
    Value value;
};

/// Removes the map entry or list item at @p at with the comments that belong to it.
struct Remove
{
    JsonPointer at;
};

/// Moves the map entry or list item at @p at so that it stands at position @p to among its
/// siblings.
struct Move
{
    JsonPointer at;
    qsizetype to = 0;
};

/// Gives the map entry at @p at another key.
struct RenameKey
{
    JsonPointer at;
    QString key;
};

using TreeEdit = std::variant<SetValue, InsertKey, InsertItem, Remove, Move, RenameKey>;

/// @p before, which is no XML, after @p edit; fails when the place does not exist or a key would
/// stand twice.
[[nodiscard]] Result<Value> intended(const Value &before, const TreeEdit &edit);

/// The same for document number @p document in its own format. XML has only texts, which a number
/// becomes too, and its own arrangement: attributes stand before elements, a name that stands again
/// is numbered in order (a key "b[2]" may be inserted for that), what has lost its last entry is
/// null, and what has a text alone is a text. A prompt has only texts too, without blanks at their
/// ends, and nothing where they are empty.
[[nodiscard]] Result<Value> intended(const ParsedText &parsed, int document, const TreeEdit &edit);

/// A text after some edits.
struct EditedText
{
    TextEdits edits;   ///< edits of the original text; none when it already has the wanted values
    QByteArray bytes;  ///< the text after
    ParsedText parsed; ///< result of parsing bytes
};

/// Carries out @p edits in document number @p document of @p bytes, each of which refers to the
/// document after those before it; all or none. Matches indentation, quoting and line ends. Proven
/// before it is returned: applied and parsed again, the tree is the intended one and every other
/// document is as before. Fails with the reason when no such text edits were found.
[[nodiscard]] Result<EditedText> editedText(const QByteArray &bytes, const ParsedText &parsed,
                                            int document, const std::vector<TreeEdit> &edits);

/// The text edits of editedText().
[[nodiscard]] Result<TextEdits> planEdits(const QByteArray &bytes, const ParsedText &parsed,
                                          int document, const std::vector<TreeEdit> &edits);
[[nodiscard]] Result<TextEdits> planEdit(const QByteArray &bytes, const ParsedText &parsed,
                                         int document, const TreeEdit &edit);

} // namespace baton
