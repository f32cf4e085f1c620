// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/otherlinechanges.h"
#include "models/editor/snapshot/snapshot.h"

#include <optional>

namespace baton {

class ProtocolCatalog;

/// One document of a version of a text, or one handoff of a document with several.
struct ComparedText
{
    SnapshotPtr snapshot;
    int document = 0;
    std::optional<QString> root =
        {}; ///< root key of the handoff to compare; empty for the whole document
};

/// The handoffs of a text, counted as everywhere: in Markdown with handoffs the other blocks do not
/// count, and in a document with several root keys each is one handoff.
[[nodiscard]] std::vector<ComparedText> handoffsOf(const SnapshotPtr &snapshot);

/// Two documents and the differences between them.
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

/// Compares the fields of both snapshots. If both are of one kind but differ in their wrapping or
/// root key, the values below are compared. Pure, for any thread.
[[nodiscard]] Comparison compareTexts(const ComparedText &left, const ComparedText &right,
                                      const ProtocolCatalog &catalog);

} // namespace baton
