// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"

#include <QSet>

#include <optional>

namespace baton {

/// A value that is still a placeholder.
struct PlaceholderEntry
{
    HandoffId place; ///< handoff with the placeholder
    JsonPointer path;
    QString text;    ///< text of the placeholder, such as "[what was found]"
    ByteRange range; ///< range of the text without its quotes

    friend bool operator==(const PlaceholderEntry &, const PlaceholderEntry &) = default;
};

/// All placeholders that the check reports, by position. If the document does not parse, all texts
/// that are in @p known.
[[nodiscard]] std::vector<PlaceholderEntry> placeholdersOf(const Snapshot &snapshot,
                                                           const QSet<QString> &known = {});

/// The number of open values of the handoffs. If they could not be checked, the number of @p
/// places.
[[nodiscard]] int openCount(const Snapshot &snapshot,
                            const std::vector<PlaceholderEntry> &places = {});

/// @p open together with the entries of @p been that have been filled in, with their current text;
/// by position.
[[nodiscard]] std::vector<PlaceholderEntry> withFilled(std::vector<PlaceholderEntry> open,
                                                       const std::vector<PlaceholderEntry> &been,
                                                       const Snapshot &snapshot);

/// The range of the first placeholder that @p edits add to @p before, in the edited text; nullopt
/// if they add none.
[[nodiscard]] std::optional<ByteRange> writtenPlaceholder(const QByteArray &before,
                                                          const TextEdits &edits);

} // namespace baton
