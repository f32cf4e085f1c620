// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/usage.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/textformat.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace baton::cli {

QString overview(std::span<const Command> commands)
{
    QString text = CliTexts::tr("Usage:") + u'\n';
    const std::pair<QLatin1StringView, const char *> forms[] = {
        {"baton [PATH[:LINE]...]"_L1,
         QT_TRANSLATE_NOOP("baton::cli", "Open files or folders in a window")},
        {"baton COMMAND [OPTION...] [ARGUMENT...]"_L1,
         QT_TRANSLATE_NOOP("baton::cli", "Work without a window")},
        {"baton COMMAND --help"_L1, QT_TRANSLATE_NOOP("baton::cli", "Explain a command")},
        {"baton --version"_L1, QT_TRANSLATE_NOOP("baton::cli", "Print the version")},
    };
    QList<std::pair<QString, QString>> rows;
    for (const auto &[form, meaning] : forms) {
        rows.append({QString(form), CliTexts::tr(meaning)});
    }
    text += columnsText(std::exchange(rows, {})) + u'\n' + CliTexts::tr("Commands:") + u'\n';
    for (const Command &command : commands) {
        rows.append({QString(command.name), CliTexts::tr(command.summary)});
    }
    return text + columnsText(rows) + u'\n'
        + CliTexts::tr(
               "Exit code: 0 done and clean, 1 findings of error level, 2 something could not be "
               "read or written, 3 (check --feedback) the producer is not asked again.")
        + u'\n';
}

} // namespace baton::cli
