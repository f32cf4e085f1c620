// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

ExitCode runKinds(const QStringList &given, Console &console)
{
    Arguments arguments(u"kinds"_s,
                        CliTexts::tr("Lists every kind that is known: its id, a tab, its title."));
    arguments.setPositionals(0, 0);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    Catalogs catalogs(console);
    for (const Kind &kind : catalogs.here()->kinds()) {
        console.print(u"%1\t%2\n"_s.arg(kind.id, kind.title));
    }
    return ExitCode::Ok;
}

} // namespace baton::cli
