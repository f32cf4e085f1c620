// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/usage.h"

#include "app/cli/common/clitexts.h"

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
    for (const auto &[form, meaning] : forms) {
        text += u"  %1 %2\n"_s.arg(QString(form).leftJustified(40), CliTexts::tr(meaning));
    }
    text += u'\n' + CliTexts::tr("Commands:") + u'\n';
    for (const Command &command : commands) {
        text += u"  %1 %2\n"_s.arg(QString(command.name).leftJustified(8),
                                   CliTexts::tr(command.summary));
    }
    return text + u'\n'
        + CliTexts::tr(
               "Exit code: 0 done and clean, 1 findings of error level, 2 something could not be "
               "read or written.")
        + u'\n';
}

} // namespace baton::cli
