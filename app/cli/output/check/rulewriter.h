// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/rulebook.h"

namespace baton::cli {

/// All details of one rule, as text.
[[nodiscard]] QString ruleText(const RuleExplanation &rule);
/// One line per rule: id, severities and meaning, separated by tabs.
[[nodiscard]] QString ruleList(const RuleBook &book);
/// @p rules as JSON.
[[nodiscard]] QByteArray rulesJson(const std::vector<RuleExplanation> &rules);
/// One entry of the rule reference.
[[nodiscard]] QString ruleMarkdown(const RuleExplanation &rule);
/// The reference of all rules, docs/rules.md.
[[nodiscard]] QString rulesMarkdown(const RuleBook &book);

} // namespace baton::cli
