// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/linesbeside.h"
#include "models/editor/snapshot.h"

namespace baton {

/// One document of one state of a text.
struct ComparedText
{
    SnapshotPtr snapshot;
    int document = 0;
};

/// Two documents and what differs between them.
struct Comparison
{
    Value left;
    Value right;
    FieldDiff diff;
    LinesBeside beside; ///< what the fields do not tell of
    QString problem;    ///< why they cannot be compared by field; empty when they were
    Side problemSide = Side::Left;

    [[nodiscard]] const Value &value(Side side) const { return side == Side::Left ? left : right; }
};

/// Compares by field what both snapshots hold. Pure, for any thread.
[[nodiscard]] Comparison compareTexts(const ComparedText &left, const ComparedText &right,
                                      const ProtocolCatalog &catalog);

} // namespace baton
