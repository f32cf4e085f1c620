// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/otherlinechanges.h"
#include "models/editor/snapshot/snapshot.h"

#include <optional>

namespace baton {

class ProtocolCatalog;

/// One document of one state of a text, or one handoff of a document that holds several.
struct ComparedText
{
    SnapshotPtr snapshot;
    int document = 0;
    std::optional<QString> root =
        {}; ///< root key of the handoff to compare; none: the whole document
};

/// The handoffs of a text as they are counted everywhere: of Markdown, where there are any, no
/// other blocks; of a document with several root keys each for itself.
[[nodiscard]] std::vector<ComparedText> handoffsOf(const SnapshotPtr &snapshot);

/// Two documents and what differs between them.
struct Comparison
{
    Value left;
    Value right;
    FieldDiff diff;
    OtherLineChanges beside; ///< changed lines outside of fields; empty unless both are whole
                             ///< documents with the same wrapping
    QString problem;         ///< reason why fields cannot be compared; empty: they can
    Side problemSide = Side::Left;

    [[nodiscard]] const Value &value(Side side) const { return side == Side::Left ? left : right; }
};

/// Compares by field what both snapshots hold. Where both are of one kind that is wrapped in
/// different ways, or stands under different root keys, it is compared below. Pure, for any thread.
[[nodiscard]] Comparison compareTexts(const ComparedText &left, const ComparedText &right,
                                      const ProtocolCatalog &catalog);

} // namespace baton
