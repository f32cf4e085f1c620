// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/xsd/xsdfile.h"

#include <optional>

namespace baton {

/// The reason why the XML Schema in @p files is too large to be compiled: a compiler writes each
/// group, attribute group and base type out at every place that refers to it, so a few lines can
/// ask for more than a machine has. Nothing when it is not.
[[nodiscard]] std::optional<XsdProblem> sizeProblem(const std::vector<XsdFile> &files);

} // namespace baton
