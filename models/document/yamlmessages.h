// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/yamlevents.h"

namespace baton {

/// @p fault in plain words: what is wrong, on which line, and what to do. The range covers the
/// words concerned; nothing from its start on could be read.
[[nodiscard]] SyntaxIssue yamlIssue(const QByteArray &bytes, const YamlFault &fault,
                                    const ParseLimits &limits);

} // namespace baton
