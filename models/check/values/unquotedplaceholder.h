// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/canonicaltree.h"

namespace baton {

/// The placeholder that @p node was meant to be: without quotes "[Task name]" and "{N}" are a list
/// and a map of one plain text. Empty if it is anything else.
[[nodiscard]] QString unquotedPlaceholderText(const CanonicalTree &tree, const Node &node);

/// True when the list of one entry, @p inside, is probably meant as a list although no schema says
/// so. The name of its key and its words decide: "files: [a.py]" and "evidence: [Run 3 diverged]"
/// are, "file: [path]" and "Task: [Task name]" are not.
[[nodiscard]] bool isPlausibleList(const CanonicalTree &tree, const Node &node,
                                   const QString &inside);

} // namespace baton
