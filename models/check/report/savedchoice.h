// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// A user's choice, with facts to find its handoff again after the file has changed. A document
/// inserted before it changes its number.
struct SavedChoice
{
    HandoffChoice choice;
    QByteArray content =
        {};                ///< fingerprint of the document; empty if choice.document is up to date
    int documents = 0;     ///< number of documents in the file
    qsizetype offset = -1; ///< byte offset of the document, updated by edits; -1 if unknown
    bool isFound = true;   ///< false if the document of the choice is unknown

    friend bool operator==(const SavedChoice &, const SavedChoice &) = default;
};

using SavedChoices = std::vector<SavedChoice>;

/// @p kept with the document numbers in @p parsed, the parse result of @p bytes. The document is
/// the one at the updated offset, else the one with the same content, else the one with the same
/// number if the number of documents is unchanged.
[[nodiscard]] SavedChoices followed(SavedChoices kept, const QByteArray &bytes,
                                    const ParsedText &parsed);

/// Updates the offsets of @p kept for @p edits.
void follow(SavedChoices &kept, const TextEdits &edits);

/// The choices of @p kept whose document is known.
[[nodiscard]] HandoffChoices choicesOf(const SavedChoices &kept);

/// The choice of @p kept for the handoff at @p place; adds it if there is none.
[[nodiscard]] HandoffChoice &choiceAt(SavedChoices &kept, const HandoffId &place);

} // namespace baton
