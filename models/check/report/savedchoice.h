// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// A user's choice with the facts that identify its handoff when the file changes: a document that
/// is inserted before it changes its number.
struct SavedChoice
{
    HandoffChoice choice;
    QByteArray content = {}; ///< fingerprint of the document; empty: choice.document is up to date
    int documents = 0;       ///< number of documents that the file held
    qsizetype offset = -1;   ///< byte offset of the document, kept up to date by edits; -1: unknown
    bool isFound = true;     ///< false: it is unknown which document the choice belongs to

    friend bool operator==(const SavedChoice &, const SavedChoice &) = default;
};

using SavedChoices = std::vector<SavedChoice>;

/// @p kept with the document numbers in @p parsed, which was read from @p bytes: the document at
/// the offset that edits moved it to, else the one with the same content, else the same number if
/// the number of documents is unchanged.
[[nodiscard]] SavedChoices followed(SavedChoices kept, const QByteArray &bytes,
                                    const ParsedText &parsed);

/// Moves the offsets of @p kept along with @p edits.
void follow(SavedChoices &kept, const TextEdits &edits);

/// The choices of @p kept whose document is known.
[[nodiscard]] HandoffChoices choicesOf(const SavedChoices &kept);

/// The choice of @p kept for the handoff at @p place, which is added if there is none.
[[nodiscard]] HandoffChoice &choiceAt(SavedChoices &kept, const HandoffId &place);

} // namespace baton
