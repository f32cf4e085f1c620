// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlevents.h"
#include "models/formats/yaml/reading/yamlscanner.h"

namespace baton {

/// The type of a scalar, from the tag of @p event or, without one, its spelling.
[[nodiscard]] ValueType scalarType(const YamlEvent &event);

/// The value of the scalar of @p event in @p range. Decoded from @p text, because libfyaml misreads
/// some scalars. @p parentColumn is the column of the enclosing block map or list; -1 at the root.
[[nodiscard]] QString scalarText(const YamlScanner &text, const YamlEvent &event, ByteRange range,
                                 Style style, int parentColumn);

/// True if libfyaml's range of the scalar or alias of @p event matches @p range. libfyaml excludes
/// quotes and the first line of a block scalar, but includes the blank lines behind it.
[[nodiscard]] bool isMarkedAlike(const YamlScanner &text, const YamlEvent &event, ByteRange range,
                                 Style style);

} // namespace baton
