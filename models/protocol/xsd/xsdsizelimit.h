// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/xsd/xsdfile.h"

#include <optional>

namespace baton {

/// The reason why the XML Schema in @p files is too large to compile; nullopt if it is not. A
/// compiler expands each group, attribute group and base type at all places that refer to it, so a
/// few lines can require too much memory.
[[nodiscard]] std::optional<XsdProblem> sizeProblem(const std::vector<XsdFile> &files);

} // namespace baton
