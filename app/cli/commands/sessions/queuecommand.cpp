// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/commands/shared/output.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/queue/queueactions.h"
#include "models/database/databaseaddress.h"
#include "models/queue/columntime.h"
#include "models/queue/queuesource.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// Where the relative paths of a step begin.
QString folderIn(const Arguments &arguments)
{
    return arguments.isSet(option::folder) ? arguments.value(option::folder) : QDir::currentPath();
}

/// What the options tell of the step of a completion; nothing after a complaint.
std::optional<SubmitOptions> submitOptions(const Arguments &arguments, Console &console)
{
    SubmitOptions options{arguments.value(option::step), {}, {}, folderIn(arguments)};
    if (arguments.isSet(option::ifAttempts)) {
        options.attempts = arguments.number(option::ifAttempts, console, 0);
        if (!options.attempts) {
            return std::nullopt;
        }
    }
    const QString time = arguments.value(option::ifUpdated);
    options.updated = columnTime(time);
    if (arguments.isSet(option::ifUpdated) && !options.updated.isValid()) {
        console.complain(CliTexts::tr("“%1” is not a time. Give --%2 what “baton queue next "
                                      "--format json” prints as updated.")
                             .arg(time, option::ifUpdated));
        return std::nullopt;
    }
    return options;
}

void describe(Arguments &arguments)
{
    arguments.addFormats({u"text"_s, u"json"_s});
    arguments.addValue({option::step}, u"ID"_s,
                       CliTexts::tr("The step that is meant, by its id in the table."));
    arguments.addFlag({option::take},
                      CliTexts::tr("next: hand the step out, its state becomes running."));
    arguments.addValue({option::folder}, u"FOLDER"_s,
                       CliTexts::tr("Where context files and artifacts are; by default the working "
                                    "folder."));
    arguments.addValue({option::ifAttempts}, u"N"_s,
                       CliTexts::tr("submit: only if the step still has N attempts."));
    arguments.addValue({option::ifUpdated}, u"TIME"_s,
                       CliTexts::tr("submit: only if the last change of the step is still of "
                                    "TIME."));
    addMaskOption(arguments, CliTexts::tr("Without it nothing is masked."));
}

/// An action, and what it takes after the URL.
struct QueueAction
{
    QLatin1StringView name;
    bool takesWord; ///< a step or a file
    QList<QLatin1StringView> options;
};

const QList<QueueAction> &queueActions()
{
    static const QList<QueueAction> all{
        {"init"_L1, false, {}},
        {"list"_L1, false, {}},
        {"show"_L1, true, {option::step}},
        {"next"_L1, false, {option::step, option::take, option::folder}},
        {"submit"_L1, true, {option::step, option::folder, option::ifAttempts, option::ifUpdated}}};
    return all;
}

/// What @p action does not take of @p arguments, which would go unnoticed; empty: it takes all.
QString superfluousIn(const Arguments &arguments, const QueueAction &action)
{
    const QString word = arguments.positionals().value(2);
    for (const QLatin1StringView name :
         {option::step, option::take, option::folder, option::ifAttempts, option::ifUpdated}) {
        if (arguments.isSet(name) && !action.options.contains(name)) {
            return option::given(name);
        }
    }
    const bool isNamedTwice = action.name == "show"_L1 && arguments.isSet(option::step);
    return !action.takesWord || isNamedTwice ? word : QString();
}

/// The answer of the action that the first of the arguments names.
QueueAnswer answerOf(const Arguments &arguments, QueueAccess &access)
{
    const QStringList words = arguments.positionals();
    const QString &action = words.first();
    const QString step = arguments.value(option::step);
    if (action == "init"_L1) {
        return makeQueue(access);
    }
    if (action == "list"_L1) {
        return listQueue(access);
    }
    if (action == "show"_L1) {
        return showStep(access, words.value(2, step));
    }
    if (action == "next"_L1) {
        return nextStep(access,
                        {arguments.isSet(option::step) ? std::optional(step) : std::nullopt,
                         arguments.isSet(option::take), folderIn(arguments)});
    }
    const std::optional<SubmitOptions> options = submitOptions(arguments, access.console());
    return options ? submitStep(access, words.value(2, u"-"_s), *options)
                   : QueueAnswer{ExitCode::Failure};
}

/// Runs the action that @p arguments name, and prints its answer.
ExitCode runAction(const Arguments &arguments, Console &console)
{
    const Result<DatabaseAddress> address = databaseAddress(arguments.positionals().at(1));
    if (!address) {
        console.complain(address.error());
        return ExitCode::Failure;
    }
    Catalogs catalogs(console);
    const Catalogs::Catalog catalog = catalogs.here();
    const std::shared_ptr<const ProtocolPack> pack = queuePack(*catalog);
    if (!pack) {
        console.complain(CliTexts::tr("No protocol keeps its steps in a database."));
        return ExitCode::Failure;
    }
    const std::optional<Output> output = outputOf(arguments, {u"."_s}, console);
    if (!output) {
        return ExitCode::Failure;
    }
    QueueAccess access(*address, pack, catalog, console);
    const QueueAnswer answer = answerOf(arguments, access);
    if (!answer.object.isEmpty()) {
        console.print(output->of([&] { return answer.object; }, [&] { return answer.text; }));
    }
    return answer.code;
}

} // namespace

ExitCode runQueue(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"queue [OPTION...] ACTION URL [STEP|FILE]"_s,
        CliTexts::tr("Works with a queue of steps in a database. ACTION is one of these:\n"
                     "  init     make an empty queue\n"
                     "  list     list the steps\n"
                     "  show     print the step with the id STEP\n"
                     "  next     print the prompt of the next pending step\n"
                     "  submit   write the completion in FILE, or in standard input\n"
                     "URL is sqlite:///path/to/file or postgresql://user@host/database."));
    describe(arguments);
    arguments.setPositionals(2, 3);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const QString name = arguments.positionals().first();
    const auto action = std::ranges::find_if(
        queueActions(), [&name](const QueueAction &each) { return each.name == name; });
    if (action == queueActions().end()) {
        QStringList names;
        for (const QueueAction &each : queueActions()) {
            names.append(each.name);
        }
        console.complain(CliTexts::tr("“%1” is not an action of a queue. Use one of these: %2.")
                             .arg(name, names.join(u", "_s)));
        return ExitCode::Failure;
    }
    if (const QString extra = superfluousIn(arguments, *action); !extra.isEmpty()) {
        console.complain(CliTexts::tr("“baton queue %1” does not take “%2” here. Leave it out.%3")
                             .arg(name, extra,
                                  name == "next"_L1 ? u' ' + CliTexts::tr("Name a step by --step.")
                                                    : QString()));
        return ExitCode::Failure;
    }
    return runAction(arguments, console);
}

} // namespace baton::cli
