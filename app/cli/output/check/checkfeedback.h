// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"
#include "app/cli/output/check/filereport.h"

namespace baton::cli {

/// The texts for the producers of the handoffs in @p reports, and nothing else.
[[nodiscard]] QByteArray feedbackReport(const FileReports &reports);

/// The exit code of such a report: it tells whether there is feedback, or a handoff that is refused
/// without anybody to ask.
[[nodiscard]] ExitCode feedbackCode(const FileReports &reports);

} // namespace baton::cli
