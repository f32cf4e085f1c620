// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/command.h"
#include "app/cli/commands/maskoption.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/output/sessions/sessionjson.h"
#include "app/cli/output/sessions/sessiontable.h"
#include "models/core/parallel.h"
#include "models/session/building/siblingindex.h"
#include "models/session/discovery/sessionwalk.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/sessionsettings.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// The latest first; what has no time stands behind, by path.
void sortByTime(std::vector<SessionSummary> &sessions)
{
    std::ranges::stable_sort(sessions, [](const SessionSummary &a, const SessionSummary &b) {
        if (a.started.isValid() != b.started.isValid()) {
            return a.started.isValid();
        }
        return a.started.isValid() && a.started > b.started;
    });
}

std::vector<SessionSummary> summaries(const QList<SessionLocation> &places,
                                      const ProtocolCatalog &catalog, bool isCounting)
{
    SessionSettings settings;
    settings.siblings = std::make_shared<SiblingIndex>(SiblingIndex::LookupScope::Once);
    const auto read = [&](const SessionLocation &place) {
        SessionSummary summary = readSession(place, catalog, settings).summary;
        summary.errors = isCounting ? summary.errors : -1;
        summary.warnings = isCounting ? summary.warnings : -1;
        return summary;
    };
    return parallelMap<SessionSummary>(places, read);
}

QByteArray jsonOf(const std::vector<SessionSummary> &sessions, const QDateTime &now)
{
    QJsonArray rows;
    for (const SessionSummary &summary : sessions) {
        rows.append(summaryObject(summary, now));
    }
    return QJsonDocument(QJsonObject{{u"sessions"_s, rows}}).toJson();
}

} // namespace

ExitCode runSessions(const QStringList &given, Console &console)
{
    Arguments arguments(u"sessions [OPTION...] ROOT"_s,
                        CliTexts::tr("Lists the sessions at or below ROOT, the latest first."));
    arguments.addFormats({u"text"_s, u"json"_s});
    arguments.addFlag({u"check"_s}, CliTexts::tr("Count the findings of each session."));
    addMaskOption(arguments, CliTexts::tr("Without it nothing is masked."));
    arguments.setPositionals(1, 1);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const QString format = arguments.format(console);
    if (format.isEmpty()) {
        return ExitCode::Failure;
    }
    std::optional<Masking> masking;
    if (!readMask(arguments, arguments.positionals(), masking, console)) {
        return ExitCode::Failure;
    }
    const QString root = arguments.positionals().first();
    Catalogs catalogs(console);
    const Catalogs::Catalog &catalog = catalogs.of(root);
    QList<SessionLocation> places;
    const std::atomic_bool stop = false;
    bool isWhole = true;
    const Outcome outcome = walkSessions(
        root, *catalog, stop, [&](const SessionLocation &place) { places.append(place); },
        [&](const QString &problem) {
            isWhole = false;
            console.complain(problem);
        });
    if (!outcome) {
        console.complain(outcome.error());
        return ExitCode::Failure;
    }
    std::vector<SessionSummary> sessions = summaries(places, *catalog, arguments.isSet(u"check"_s));
    sortByTime(sessions);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    console.print(maskedOutput(format == "json"_L1 ? jsonOf(sessions, now)
                                                   : sessionTable(sessions, now).toUtf8(),
                               format, masking));
    return isWhole ? ExitCode::Ok : ExitCode::Failure;
}

} // namespace baton::cli
