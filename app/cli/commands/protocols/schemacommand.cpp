// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

ExitCode runSchema(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"schema KIND"_s,
        CliTexts::tr("Prints the JSON Schema (2020-12) of a kind, or the XML Schema of one that is "
                     "written in XML, for use by any editor."));
    arguments.setPositionals(1, 1);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    Catalogs catalogs(console);
    const Kind *kind = catalogs.kindNamed(arguments.positionals().constFirst());
    if (kind == nullptr) {
        return ExitCode::Failure;
    }
    console.print(kind->schemaText.trimmed() + '\n');
    return ExitCode::Ok;
}

} // namespace baton::cli
