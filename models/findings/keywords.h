// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/findings/verdict.h"

#include <optional>

namespace baton {

/// The stable words of protocol folders and output formats; never translated.
[[nodiscard]] QString word(Severity severity);
[[nodiscard]] QString word(Action action);
[[nodiscard]] QString word(CriterionState state);
[[nodiscard]] std::optional<Severity> severityFromKeyword(QStringView name);
[[nodiscard]] std::optional<Action> actionNamed(QStringView name);

} // namespace baton
