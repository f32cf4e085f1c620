// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// An issue about lines that look like headings but lack their marks, such as "Role" alone or "GOAL
/// ship it". nullopt if there are none, or if @p bytes contains fewer than three of the headings @p
/// known, including these.
[[nodiscard]] std::optional<SyntaxIssue>
headingsInOtherCase(const QByteArray &bytes, const QStringList &known, int firstLine);

} // namespace baton
