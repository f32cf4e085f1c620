// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlworkaround.h"

namespace baton::EmptyScalars {

/// Insertions for empty block scalars below the root. libfyaml 0.8 takes the next entry for their
/// text, but reads them correctly with an indentation indicator. The scalars are found from @p
/// events of @p bytes.
[[nodiscard]] Insertions indicated(const QByteArray &bytes, const std::vector<YamlEvent> &events);

} // namespace baton::EmptyScalars
