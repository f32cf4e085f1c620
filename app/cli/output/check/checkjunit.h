// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/output/check/filereport.h"
#include "models/masking/masking.h"

#include <optional>

namespace baton::cli {

/// The results as JUnit XML, for pipelines: a test case for each document, which fails for its
/// errors and, if @p isStrict, for its warnings; and a test case with an error for each file that
/// cannot be read. Other findings are in the output of the suite.
[[nodiscard]] QByteArray junitReport(const FileReports &reports, bool isStrict,
                                     const std::optional<Masking> &masking);

} // namespace baton::cli
