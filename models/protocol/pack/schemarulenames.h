// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/rulesofpack.h"
#include "models/protocol/xsd/xsdvalidation.h"

namespace baton {

/// The name of a violated keyword in a rule id: "required", "type", "enum", "range", "format", else
/// "schema".
[[nodiscard]] QString ruleSuffix(const QString &keyword);
/// The same of a violation of an XML Schema.
[[nodiscard]] QString ruleSuffix(XsdViolation::Kind kind);
/// The names of all findings of an XML Schema, with @p prefix before each.
[[nodiscard]] std::set<ProducedRule> xsdRules(const QString &prefix);

} // namespace baton
