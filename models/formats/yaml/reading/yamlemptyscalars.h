// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlworkaround.h"

namespace baton::EmptyScalars {

/// libfyaml 0.8 takes the next entry for the text of a block scalar without any that is not at the
/// root. It reads the text rightly with an indentation indicator in each of them, as @p events of
/// @p bytes know them.
[[nodiscard]] Insertions indicated(const QByteArray &bytes, const std::vector<YamlEvent> &events);

} // namespace baton::EmptyScalars
