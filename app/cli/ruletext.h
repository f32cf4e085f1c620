// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton::cli {

/// What the rule with the id @p rule looks for, in a few words.
[[nodiscard]] QString ruleText(const QString &rule);

} // namespace baton::cli
