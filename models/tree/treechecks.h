// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/text/syntaxissue.h"
#include "models/tree/tree.h"

namespace baton {

/// The issues of a whole tree: keys that occur twice in their map (@p duplicateRule), and aliases
/// that contain themselves or more values than are read. None is fatal. The first line of @p bytes
/// has the number @p firstLine.
[[nodiscard]] std::vector<SyntaxIssue> treeIssues(const Tree &tree, const QByteArray &bytes,
                                                  const QString &duplicateRule, int firstLine = 1);

} // namespace baton
