// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/formfields.h"

namespace baton {

/// A one-line summary of @p object: the schema's template with values filled in, else its first
/// short values.
[[nodiscard]] QString summaryOf(const Tree &tree, NodeId object, const FieldSchema *schema);

/// The title of a list item: its first enum value and its first text.
struct CardTitle
{
    QString tag;
    QString text;
    std::optional<Severity> severity = {}; ///< severity of the tag
};

/// The title of the list item @p object. If the schema allows alternatives of one key each, that
/// key is the tag.
[[nodiscard]] CardTitle titleOf(const Tree &tree, NodeId object, const FieldSchema *schema);

} // namespace baton
