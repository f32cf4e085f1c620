// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// Lines that seem to be headings and lack the marks of one: "Role" alone, or "GOAL ship it".
/// Together with the right ones, three of the headings @p known are in @p bytes. Nothing if there
/// is none.
[[nodiscard]] std::optional<SyntaxIssue>
headingsInOtherCase(const QByteArray &bytes, const QStringList &known, int firstLine);

} // namespace baton
