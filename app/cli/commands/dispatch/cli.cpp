// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/dispatch/cli.h"

#include "app/cli/commands/shared/command.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/common/textformat.h"
#include "app/cli/common/translations.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// The output of "baton --help".
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

constexpr std::array commands{
    Command{"check"_L1, QT_TRANSLATE_NOOP("baton::cli", "Check handoffs"), runCheck},
    Command{"fix"_L1, QT_TRANSLATE_NOOP("baton::cli", "Apply the certain fixes"), runFix},
    Command{"hook"_L1, QT_TRANSLATE_NOOP("baton::cli", "Answer the runner of an agent"), runHook},
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
    Command{"watch"_L1, QT_TRANSLATE_NOOP("baton::cli", "Report changes of sessions"), runWatch},
    Command{"transcript"_L1, QT_TRANSLATE_NOOP("baton::cli", "Print what agents said and did"),
            runTranscript},
    Command{"index"_L1, QT_TRANSLATE_NOOP("baton::cli", "Keep an index of sessions up to date"),
            runIndex},
    Command{"stats"_L1, QT_TRANSLATE_NOOP("baton::cli", "Print statistics of sessions"), runStats},
    Command{"search"_L1, QT_TRANSLATE_NOOP("baton::cli", "Search an index of sessions"), runSearch},
    Command{"queue"_L1, QT_TRANSLATE_NOOP("baton::cli", "Work with a queue of steps"), runQueue},
    Command{"mcp"_L1, QT_TRANSLATE_NOOP("baton::cli", "Serve an agent"), runMcp},
    Command{"lsp"_L1, QT_TRANSLATE_NOOP("baton::cli", "Serve an editor"), nullptr},
    Command{"graph"_L1, QT_TRANSLATE_NOOP("baton::cli", "Show who hands what to whom"), nullptr},
    Command{"report"_L1, QT_TRANSLATE_NOOP("baton::cli", "Write a report about sessions"), nullptr},
};

const Command *commandNamed(QStringView name)
{
    const auto found = std::ranges::find_if(
        commands, [name](const Command &command) { return name == command.name; });
    return found == commands.end() ? nullptr : &*found;
}

bool isHelp(QStringView argument)
{
    return argument == option::given(option::help) || argument == "-h"_L1 || argument == "help"_L1;
}

bool isVersion(QStringView argument)
{
    return argument == option::given(option::version) || argument == "-v"_L1;
}

/// The command to run or to explain; null if there is none.
const Command *commandIn(const QStringList &arguments)
{
    const Command *command = arguments.isEmpty() ? nullptr : commandNamed(arguments.first());
    const bool isExplained = !command && arguments.size() > 1 && isHelp(arguments.first());
    return isExplained ? commandNamed(arguments.at(1)) : command;
}

ExitCode dispatch(const QStringList &arguments, Console &console, const Drawing &drawing)
{
    if (isVersion(arguments.first())) {
        console.print(u"baton %1\n"_s.arg(QCoreApplication::applicationVersion()));
        return ExitCode::Ok;
    }
    const Command *command = commandIn(arguments);
    if (!command) {
        console.print(overview(commands));
        return ExitCode::Ok;
    }
    const bool isExplained = command->name != arguments.first();
    const QStringList rest =
        isExplained ? QStringList(option::given(option::help)) : arguments.sliced(1);
    return command->run ? command->run(rest, console) : drawing(command->name, rest, console);
}

QStringList argumentsOf(int argc, char *argv[])
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        arguments.append(QString::fromLocal8Bit(argv[i]));
    }
    return arguments;
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

bool draws(int argc, char *argv[])
{
    const Command *command = commandIn(argumentsOf(argc, argv));
    return command != nullptr && command->run == nullptr;
}

int run(int argc, char *argv[], Console &console, const Drawing &drawing)
{
    // QCoreApplication handles options such as --session itself, so it gets the program's name
    // only.
    int ownCount = 1;
    const bool isAlone = QCoreApplication::instance() == nullptr;
    // In a locale without UTF-8 Qt uses UTF-8 anyway and prints a warning on standard error.
    const QtMessageHandler handler =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) { });
    const auto application = isAlone ? std::make_unique<QCoreApplication>(ownCount, argv) : nullptr;
    qInstallMessageHandler(handler);
    QCoreApplication::setApplicationName(u"baton"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(BATON_VERSION));
    installPlurals(*QCoreApplication::instance());
    ExitCode code = dispatch(argumentsOf(argc, argv), console, drawing);
    if (!console.flush()) {
        console.complain(CliTexts::tr("Cannot write to standard output. Is the device full?"));
        code = ExitCode::Failure;
    }
    return static_cast<int>(code);
}

} // namespace baton::cli
