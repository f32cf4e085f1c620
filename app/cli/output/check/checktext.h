// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/output/check/filereport.h"

namespace baton::cli {

/// "file:line:col: severity: message [rule]", and a line end.
[[nodiscard]] QString findingLine(const QString &path, const Finding &finding);

/// One line per finding, "file:line:col: severity: message [rule]", then a summary line. If
/// verdicts are @p shown, every document ends with "file:line: verdict: ACTION: HEADLINE".
[[nodiscard]] QByteArray textReport(const FileReports &reports, OutputParts shown);

} // namespace baton::cli
