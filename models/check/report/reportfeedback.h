// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// The feedback for the producers of all handoffs in @p report, without duplicates, separated by
/// empty lines. Empty if no producer is re-invoked.
[[nodiscard]] QString feedbackOf(const Report &report);

/// @p feedback on the file @p path, below a line that names the file. English, as all feedback.
[[nodiscard]] QString feedbackNaming(const QString &path, const QString &feedback);

/// True if a handoff in @p report is rejected and no producer is re-invoked.
[[nodiscard]] bool isRejectedForGood(const Report &report);

} // namespace baton
