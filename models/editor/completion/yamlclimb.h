// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/completion/completioncontext.h"
#include "models/editor/completion/lineranges.h"
#include "models/editor/completion/yamlline.h"

namespace baton {

/// The map or value of block YAML at a line.
struct BlockPlace
{
    std::vector<PathElement> path;
    QStringList siblings; ///< keys of the same map above the line
};

/// The place of @p line, which is at @p range, found line by line upwards over at most @p left
/// lines, which it counts; nothing inside a text of several lines, or beyond them.
[[nodiscard]] std::optional<BlockPlace> blockPlaceAt(const LineRanges &lines, ByteRange range,
                                                     const BlockLine &line, int &left);
/// The keys in @p column below @p range, as far as their map goes and at most @p most lines.
[[nodiscard]] QStringList keysBelow(const LineRanges &lines, ByteRange range, qsizetype column,
                                    int most);

} // namespace baton
