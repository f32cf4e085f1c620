// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"
#include "app/cli/output/check/filereport.h"

namespace baton::cli {

/// Only the texts for the producers of the handoffs in @p reports.
[[nodiscard]] QByteArray feedbackReport(const FileReports &reports);

/// The exit code of that report: whether there is feedback, or a rejected handoff whose producer is
/// not to be asked again.
[[nodiscard]] ExitCode feedbackCode(const FileReports &reports);

} // namespace baton::cli
