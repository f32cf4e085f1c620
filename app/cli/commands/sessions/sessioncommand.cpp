// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/commands/shared/output.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/folderaccess.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/output/sessions/sessionjson.h"
#include "app/cli/output/sessions/sessiontextwriter.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

ExitCode runSession(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"session [OPTION...] PATH"_s,
        CliTexts::tr("Prints one session whole: its phases, attempts, handoffs, gates, "
                     "errors and what failed first. PATH is its folder or its state "
                     "file, or the queue of a database by its URL."));
    arguments.addFormats({u"text"_s, u"json"_s});
    arguments.addValue(
        {option::memory}, u"MB"_s,
        CliTexts::tr("Memory of the machine that runs the work, for gates that depend on it."));
    addMaskOption(arguments, CliTexts::tr("Without it nothing is masked."));
    arguments.setPositionals(1, 1);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    Output output{arguments.format(console), {}};
    const std::optional<int> memory =
        output.format.isEmpty() ? std::nullopt : arguments.number(option::memory, console);
    if (!memory || !readMask(arguments, arguments.positionals(), output.masking, console)) {
        return ExitCode::Failure;
    }
    const QString path = arguments.positionals().first();
    Catalogs catalogs(console);
    const Catalogs::Catalog &catalog = catalogs.of(path);
    SessionSettings settings;
    settings.memoryMb = *memory;
    const std::optional<Session> named = readNamedSession(path, *catalog, settings, console);
    if (!named) {
        return ExitCode::Failure;
    }
    const Session &session = *named;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    console.print(output.of([&] { return sessionObject(session, now); },
                            [&] { return SessionTextWriter(session, now).text(); }));
    if (!isOpenToView(session.summary.place.path, *catalog, console)) {
        return ExitCode::Failure;
    }
    return session.causes.empty() && session.summary.errors == 0 ? ExitCode::Ok
                                                                 : ExitCode::Findings;
}

} // namespace baton::cli
