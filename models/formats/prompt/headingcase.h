// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// Lines that are meant for headings and lack what makes them one: "Role" alone, or "GOAL ship it".
/// With those that are right, three of the headings @p known stand in @p bytes. Nothing when there
/// is none.
[[nodiscard]] std::optional<SyntaxIssue>
headingsInOtherCase(const QByteArray &bytes, const QStringList &known, int firstLine);

} // namespace baton
