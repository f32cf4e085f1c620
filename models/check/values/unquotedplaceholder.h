// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/canonicaltree.h"

namespace baton {

/// "[Task name]" and "{N}" without quotes are a list and a map of one plain text: what @p node was
/// meant to be. Empty when it is anything else.
[[nodiscard]] QString unquotedPlaceholderText(const CanonicalTree &tree, const Node &node);

/// True if the list of one entry, @p inside, may be meant as a list although no schema says so. The
/// name of its key and the words in it decide: "files: [a.py]" and "evidence: [Run 3 diverged]",
/// but not "file: [path]" nor "Task: [Task name]".
[[nodiscard]] bool isPlausibleList(const CanonicalTree &tree, const Node &node,
                                   const QString &inside);

} // namespace baton
