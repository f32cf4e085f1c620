// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"

#include <QStringList>

namespace baton::cli {

/// One subcommand: its name and its function. The arguments do not include the name.
struct Command
{
    QLatin1StringView name;
    const char *summary; ///< untranslated, in the context "baton::cli"
    ExitCode (*run)(const QStringList &arguments, Console &console);
};

ExitCode runAppend(const QStringList &arguments, Console &console);
ExitCode runCheck(const QStringList &arguments, Console &console);
ExitCode runDiff(const QStringList &arguments, Console &console);
ExitCode runExplain(const QStringList &arguments, Console &console);
ExitCode runFix(const QStringList &arguments, Console &console);
ExitCode runGet(const QStringList &arguments, Console &console);
ExitCode runGraph(const QStringList &arguments, Console &console);
ExitCode runHook(const QStringList &arguments, Console &console);
ExitCode runIndex(const QStringList &arguments, Console &console);
ExitCode runKinds(const QStringList &arguments, Console &console);
ExitCode runLsp(const QStringList &arguments, Console &console);
ExitCode runMcp(const QStringList &arguments, Console &console);
ExitCode runNew(const QStringList &arguments, Console &console);
ExitCode runQueue(const QStringList &arguments, Console &console);
ExitCode runReport(const QStringList &arguments, Console &console);
ExitCode runSchema(const QStringList &arguments, Console &console);
ExitCode runSearch(const QStringList &arguments, Console &console);
ExitCode runSession(const QStringList &arguments, Console &console);
ExitCode runSessions(const QStringList &arguments, Console &console);
ExitCode runSet(const QStringList &arguments, Console &console);
ExitCode runStats(const QStringList &arguments, Console &console);
ExitCode runTranscript(const QStringList &arguments, Console &console);
ExitCode runUnset(const QStringList &arguments, Console &console);
ExitCode runWatch(const QStringList &arguments, Console &console);

} // namespace baton::cli
