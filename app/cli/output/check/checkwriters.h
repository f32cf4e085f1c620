// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"
#include "app/cli/output/check/filereport.h"
#include "models/check/report/rulebook.h"
#include "models/masking/masking.h"

#include <optional>

/// The formats that `baton check` prints.
namespace baton::cli {

/// "file:line:col: severity: message [rule]", and a line end.
[[nodiscard]] QString findingLine(const QString &path, const Finding &finding);
/// One line per finding, "file:line:col: severity: message [rule]", then a summary line. If
/// verdicts are @p shown, every document ends with "file:line: verdict: ACTION: HEADLINE".
[[nodiscard]] QByteArray textReport(const FileReports &reports, OutputParts shown);

/// The complete report as documented in docs/cli.md.
[[nodiscard]] QByteArray jsonReport(const FileReports &reports, OutputParts shown = {});

/// A SARIF 2.1.0 log with one run, for code hosts and editors. @p book describes the rules, @p
/// version is the version of Baton.
[[nodiscard]] QByteArray sarifReport(const FileReports &reports, const RuleBook &book,
                                     const QString &version, OutputParts shown = {});

/// The results as JUnit XML, for pipelines: a test case for each document, which fails for its
/// errors and, if @p isStrict, for its warnings; and a test case with an error for each file that
/// cannot be read. Other findings are in the output of the suite.
[[nodiscard]] QByteArray junitReport(const FileReports &reports, bool isStrict,
                                     const std::optional<Masking> &masking);

/// Only the texts for the producers of the handoffs in @p reports, of several files each below a
/// line that names its file.
[[nodiscard]] QByteArray feedbackReport(const FileReports &reports);
/// The exit code of that report: whether there is feedback, or a rejected handoff whose producer is
/// not to be asked again.
[[nodiscard]] ExitCode feedbackCode(const FileReports &reports);

} // namespace baton::cli
