// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/output/check/filereport.h"

namespace baton::cli {

/// The complete report as documented in docs/cli.md.
[[nodiscard]] QByteArray jsonReport(const FileReports &reports, OutputParts shown = {});

} // namespace baton::cli
