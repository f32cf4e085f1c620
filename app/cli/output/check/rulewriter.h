// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/rulebook.h"

namespace baton::cli {

/// One rule with everything that is known of it, for people.
[[nodiscard]] QString ruleText(const RuleExplanation &rule);
/// One line a rule: id, severities and meaning with a tab between.
[[nodiscard]] QString ruleList(const RuleBook &book);
/// @p rules as JSON.
[[nodiscard]] QByteArray rulesJson(const std::vector<RuleExplanation> &rules);
/// One entry of the reference.
[[nodiscard]] QString ruleMarkdown(const RuleExplanation &rule);
/// The reference of all rules, docs/rules.md.
[[nodiscard]] QString rulesMarkdown(const RuleBook &book);

} // namespace baton::cli
