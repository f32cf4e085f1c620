// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlevents.h"

namespace baton {

/// The first line of @p text that is indented by a Unicode blank, such as a no-break space. YAML
/// takes it for a letter of the key, so the line is indented less than it looks.
[[nodiscard]] std::optional<YamlFault> keyBehindUnicodeSpace(const QByteArray &text,
                                                             const std::vector<YamlEvent> &events);

} // namespace baton
