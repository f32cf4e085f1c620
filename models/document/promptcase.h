// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/parse.h"

namespace baton {

/// "Role:" and "Goal:" where a prompt has ROLE and GOAL: with those that are right, three of the
/// headings @p known stand in @p bytes. Nothing when none is written in another case.
[[nodiscard]] std::optional<SyntaxIssue>
headingsInAnotherCase(const QByteArray &bytes, const QStringList &known, int firstLine);

} // namespace baton
