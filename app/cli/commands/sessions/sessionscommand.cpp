// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/commands/shared/output.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/output/sessions/sessionjson.h"
#include "app/cli/output/sessions/sessiontable.h"
#include "models/sessionstore/sessionstore.h"

#include <QEventLoop>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// Sorts by time, newest first; sessions without a time are last, by path.
void sortByTime(std::vector<SessionSummary> &sessions)
{
    std::ranges::stable_sort(sessions, [](const SessionSummary &a, const SessionSummary &b) {
        if (a.started.isValid() != b.started.isValid()) {
            return a.started.isValid();
        }
        return a.started.isValid() && a.started > b.started;
    });
}

/// Reads all sessions below @p root; false after an error message about unreadable ones.
bool readAll(SessionStore &store, const QString &root, Console &console)
{
    QEventLoop loop;
    QObject::connect(&store, &SessionStore::finished, &loop, &QEventLoop::quit);
    store.hurry();
    store.find(root);
    loop.exec();
    for (const QString &problem : store.problems()) {
        console.complain(problem);
    }
    return store.problems().isEmpty();
}

/// The sessions, newest first. Findings are counted on request.
std::vector<SessionSummary> listed(const SessionStore &store, bool isCounting)
{
    std::vector<SessionSummary> sessions = store.sessions();
    for (SessionSummary &summary : sessions) {
        summary.errors = isCounting ? summary.errors : -1;
        summary.warnings = isCounting ? summary.warnings : -1;
    }
    sortByTime(sessions);
    return sessions;
}

QJsonObject listObject(const std::vector<SessionSummary> &sessions, const QDateTime &now)
{
    QJsonArray rows;
    for (const SessionSummary &summary : sessions) {
        rows.append(summaryObject(summary, now));
    }
    return {{u"sessions"_s, rows}};
}

} // namespace

ExitCode runSessions(const QStringList &given, Console &console)
{
    Arguments arguments(u"sessions [OPTION...] ROOT"_s,
                        CliTexts::tr("Lists the sessions at or below ROOT, the latest first."));
    arguments.addFormats({u"text"_s, u"json"_s});
    arguments.addFlag({option::check}, CliTexts::tr("Count the findings of each session."));
    addMaskOption(arguments, CliTexts::tr("Without it nothing is masked."));
    arguments.setPositionals(1, 1);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const std::optional<Output> output = outputOf(arguments, arguments.positionals(), console);
    if (!output) {
        return ExitCode::Failure;
    }
    const QString root = arguments.positionals().first();
    Catalogs catalogs(console);
    const Catalogs::Catalog &catalog = catalogs.of(root);
    SessionStore store(catalog);
    const bool isWhole = readAll(store, root, console);
    if (!store.isComplete()) {
        return ExitCode::Failure;
    }
    const std::vector<SessionSummary> sessions = listed(store, arguments.isSet(option::check));
    const QDateTime now = QDateTime::currentDateTimeUtc();
    console.print(output->of([&] { return listObject(sessions, now); },
                             [&] { return sessionTable(sessions, now); }));
    return isWhole ? ExitCode::Ok : ExitCode::Failure;
}

} // namespace baton::cli
