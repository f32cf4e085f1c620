// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// A choice of the reader with what its handoff is known by when the file changes: numbers of
/// documents change when there is one more before it.
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

/// @p kept with the numbers that the documents have in @p parsed, of @p bytes: the one at the place
/// that edits moved it to, else the one with the same content, else the same number where there
/// are as many documents as before.
[[nodiscard]] SavedChoices followed(SavedChoices kept, const QByteArray &bytes,
                                    const ParsedText &parsed);

/// Moves the places of @p kept as @p edits move the text.
void follow(SavedChoices &kept, const TextEdits &edits);

/// The choices of @p kept that are known to be about a document.
[[nodiscard]] HandoffChoices choicesOf(const SavedChoices &kept);

} // namespace baton
