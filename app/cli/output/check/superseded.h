// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/catalogs.h"
#include "app/cli/output/check/filereport.h"

namespace baton::cli {

/// Notes beside each document of @p reports which file has that of a later attempt, as the session
/// tells that the document belongs to. Reads these sessions.
void noteSuperseded(FileReports &reports, Catalogs &catalogs);

} // namespace baton::cli
