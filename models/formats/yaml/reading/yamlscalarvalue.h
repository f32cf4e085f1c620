// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlevents.h"
#include "models/formats/yaml/reading/yamlscanner.h"

namespace baton {

/// The type that @p event's tag or, without one, its spelling gives a scalar.
[[nodiscard]] ValueType scalarType(const YamlEvent &event);

/// The value of the scalar of @p event in @p range. It is decoded from @p text, since libfyaml
/// misreads some. @p parentColumn is that of the block map or list around it, -1 at the root.
[[nodiscard]] QString scalarText(const YamlScanner &text, const YamlEvent &event, ByteRange range,
                                 Style style, int parentColumn);

/// True if the mark of libfyaml for the scalar or alias of @p event fits @p range. It marks a text
/// without quotes and without the first line of a block scalar, but with the blank lines after it.
[[nodiscard]] bool isMarkedAlike(const YamlScanner &text, const YamlEvent &event, ByteRange range,
                                 Style style);

} // namespace baton
