// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/canonicaltree.h"

namespace baton {

/// The placeholder that YAML reads as @p node, because "[Task name]" and "{N}" without quotes are a
/// list and a map of one plain text. Empty if @p node is anything else.
[[nodiscard]] QString unquotedPlaceholderText(const CanonicalTree &tree, const Node &node);

/// True if the list @p node with the single entry @p inside is probably meant as a list, although
/// no schema requires one. Judged by the name of its key and its words: "files: [a.py]" and
/// "evidence: [Run 3 diverged]" are lists, "file: [path]" and "Task: [Task name]" are not.
[[nodiscard]] bool isPlausibleList(const CanonicalTree &tree, const Node &node,
                                   const QString &inside);

} // namespace baton
