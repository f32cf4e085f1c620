// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/rulesofpack.h"
#include "models/protocol/xsd/xsdvalidation.h"

namespace baton {

/// The name of a violated keyword in a rule id: "required", "type", "enum", "range", "format" or
/// else "schema".
[[nodiscard]] QString ruleSuffix(const QString &keyword);
/// The name of a violation of an XML Schema in a rule id.
[[nodiscard]] QString ruleSuffix(XsdViolation::Kind kind);
/// All rules about XML Schema violations, with ids that begin with @p prefix.
[[nodiscard]] std::set<ProducedRule> xsdRules(const QString &prefix);

} // namespace baton
