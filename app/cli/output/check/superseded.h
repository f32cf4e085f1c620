// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/catalogs.h"
#include "app/cli/output/check/filereport.h"

namespace baton::cli {

/// Adds to each document of @p reports the file of a later attempt according to its session. Reads
/// these sessions.
void noteSuperseded(FileReports &reports, Catalogs &catalogs);

} // namespace baton::cli
