// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/formfields.h"

namespace baton {

/// One line that sums up @p object: the schema's template filled in, else its first short values.
[[nodiscard]] QString summaryOf(const Tree &tree, NodeId object, const FieldSchema *schema);

/// The title of an item of a list: its first enum value and its first text.
struct CardTitle
{
    QString tag;
    QString text;
    std::optional<Severity> severity = {}; ///< severity of the tag
};

/// The only key is the tag if the schema lets an item be one of several maps of one key.
[[nodiscard]] CardTitle titleOf(const Tree &tree, NodeId object, const FieldSchema *schema);

} // namespace baton
