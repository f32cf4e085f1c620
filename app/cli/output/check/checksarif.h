// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/output/check/filereport.h"
#include "models/check/report/rulebook.h"

namespace baton::cli {

/// A SARIF 2.1.0 log with one run, for code hosts and editors. @p book describes the rules, @p
/// version is the version of Baton.
[[nodiscard]] QByteArray sarifReport(const FileReports &reports, const RuleBook &book,
                                     const QString &version, OutputParts shown = {});

} // namespace baton::cli
