// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlevents.h"

namespace baton {

/// The first line of @p text whose key begins with a blank that YAML takes for a letter, so that
/// the line is read as indented less than it looks.
[[nodiscard]] std::optional<YamlFault> keyBehindUnicodeSpace(const QByteArray &text,
                                                             const std::vector<YamlEvent> &events);

} // namespace baton
