// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// Document number @p document of @p parsed, which was read from @p bytes, without the prefixes of
/// its lines in Markdown; all of @p bytes if there is no such document. Of a map, only the entries
/// @p entries of its root if any are given.
[[nodiscard]] QByteArray documentText(const QByteArray &bytes, const ParsedText &parsed,
                                      int document, const std::vector<NodeId> &entries = {});

/// The same between the fences of a Markdown block that names its format.
[[nodiscard]] QByteArray fencedCopy(const QByteArray &bytes, const ParsedText &parsed, int document,
                                    const std::vector<NodeId> &entries = {});

} // namespace baton
