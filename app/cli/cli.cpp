// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli.h"

#include "app/cli/command.h"
#include "app/cli/text.h"
#include "app/cli/usage.h"

#include <QGuiApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

constexpr std::array commands{
    Command{"check"_L1, QT_TRANSLATE_NOOP("baton::cli", "Check handoffs"), runCheck},
    Command{"fix"_L1, QT_TRANSLATE_NOOP("baton::cli", "Apply the certain fixes"), runFix},
    Command{"diff"_L1, QT_TRANSLATE_NOOP("baton::cli", "Compare two documents by field"), runDiff},
    Command{"new"_L1, QT_TRANSLATE_NOOP("baton::cli", "Write a new handoff from a template"),
            runNew},
    Command{"get"_L1, QT_TRANSLATE_NOOP("baton::cli", "Print a value"), runGet},
    Command{"set"_L1, QT_TRANSLATE_NOOP("baton::cli", "Change values, and nothing else"), runSet},
    Command{"unset"_L1, QT_TRANSLATE_NOOP("baton::cli", "Remove values"), runUnset},
    Command{"append"_L1, QT_TRANSLATE_NOOP("baton::cli", "Add an item to a list"), runAppend},
    Command{"kinds"_L1, QT_TRANSLATE_NOOP("baton::cli", "List the kinds of handoffs"), runKinds},
    Command{"schema"_L1, QT_TRANSLATE_NOOP("baton::cli", "Print the JSON Schema of a kind"),
            runSchema},
    Command{"explain"_L1, QT_TRANSLATE_NOOP("baton::cli", "Explain a rule"), runExplain},
    Command{"sessions"_L1, QT_TRANSLATE_NOOP("baton::cli", "List the sessions below a folder"),
            runSessions},
    Command{"session"_L1, QT_TRANSLATE_NOOP("baton::cli", "Print a session whole"), runSession},
    Command{"graph"_L1, QT_TRANSLATE_NOOP("baton::cli", "Show who hands what to whom"), runGraph},
    Command{"report"_L1, QT_TRANSLATE_NOOP("baton::cli", "Write a report about sessions"),
            runReport},
};

const Command *commandNamed(QStringView name)
{
    const auto found = std::ranges::find_if(
        commands, [name](const Command &command) { return name == command.name; });
    return found == commands.end() ? nullptr : &*found;
}

bool isHelp(QStringView argument)
{
    return argument == "--help"_L1 || argument == "-h"_L1 || argument == "help"_L1;
}

bool isVersion(QStringView argument)
{
    return argument == "--version"_L1 || argument == "-v"_L1;
}

ExitCode dispatch(const QStringList &arguments, Console &console)
{
    const QString &first = arguments.first();
    if (isVersion(first)) {
        console.print(u"baton %1\n"_s.arg(QCoreApplication::applicationVersion()));
        return ExitCode::Ok;
    }
    if (const Command *command = commandNamed(first)) {
        return command->run(arguments.sliced(1), console);
    }
    if (arguments.size() > 1) {
        if (const Command *command = commandNamed(arguments.at(1))) {
            return command->run({u"--help"_s}, console);
        }
    }
    console.print(overview(commands));
    return ExitCode::Ok;
}

/// Pages are set with fonts, for which these two need more than other commands; but no display.
std::unique_ptr<QCoreApplication> applicationFor(QByteArrayView command, int &argc, char *argv[])
{
    if (command != "report" && command != "graph") {
        return std::make_unique<QCoreApplication>(argc, argv);
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

bool isCommandLine(int argc, char *argv[])
{
    if (argc < 2) {
        return false;
    }
    const QString first = QString::fromLocal8Bit(argv[1]);
    return commandNamed(first) != nullptr || isHelp(first) || isVersion(first);
}

int run(int argc, char *argv[])
{
    // An application takes options for its own, such as --session: it sees the program's name only.
    int ownCount = 1;
    const std::unique_ptr<QCoreApplication> application = applicationFor(argv[1], ownCount, argv);
    QCoreApplication::setApplicationName(u"baton"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(BATON_VERSION));
    Console console;
    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        arguments.append(QString::fromLocal8Bit(argv[i]));
    }
    ExitCode code = dispatch(arguments, console);
    if (!console.flush()) {
        console.complain(Text::tr("Cannot write to standard output. Is the device full?"));
        code = ExitCode::Failure;
    }
    return static_cast<int>(code);
}

} // namespace baton::cli
