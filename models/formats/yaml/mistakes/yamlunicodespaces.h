// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlevents.h"

namespace baton {

/// A fault at the first line of @p text that is indented with a Unicode blank, such as a no-break
/// space. YAML treats it as part of the key, so the line is indented less than it looks.
[[nodiscard]] std::optional<YamlFault> keyBehindUnicodeSpace(const QByteArray &text,
                                                             const std::vector<YamlEvent> &events);

} // namespace baton
