// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/common/textformat.h"
#include "models/check/report/schemamessages.h"
#include "models/disk/filestore.h"
#include "models/hooks/hookanswer.h"
#include "models/hooks/hookdecision.h"
#include "models/hooks/hooksettings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

// The exit codes differ from those of other commands: 2 stops an agent, so errors of Baton itself
// must have another one.
constexpr auto troubled = static_cast<ExitCode>(troubledCode);

QStringList runnerNames()
{
    QStringList names;
    for (const HookRunner &runner : hookRunners()) {
        names.append(QString(runner.id));
    }
    return names;
}

/// The requested runner; null if none was requested, nullopt after an error message.
std::optional<const HookRunner *> chosenRunner(const Arguments &arguments, Console &console)
{
    const QString name = arguments.value(option::runner);
    const HookRunner *runner = hookRunnerNamed(name);
    if (arguments.isSet(option::runner) && !runner) {
        console.complain(CliTexts::tr("There is no runner \"%1\". Use %2.")
                             .arg(name, alternatives(runnerNames())));
        return std::nullopt;
    }
    return runner;
}

ExitCode printed(const HookAnswer &answer, Console &console)
{
    console.print(answer.output);
    console.printError(answer.error);
    return static_cast<ExitCode>(answer.code);
}

/// Answers the event on standard input.
ExitCode answerEvent(const Arguments &arguments, Console &console)
{
    const std::optional<const HookRunner *> runner = chosenRunner(arguments, console);
    if (!runner) {
        return troubled;
    }
    const auto event = readHookEvent(console.readAll(FileStore::defaultLimit), *runner);
    if (!event) {
        console.complain(event.error());
        return troubled;
    }
    if (!*event) {
        return printed(neutralAnswer(*runner), console);
    }
    Catalogs catalogs(console);
    HookAttempts attempts(HookAttempts::usualFolder(), **event);
    Result<HookDecision> decision = decisionOn(
        **event,
        [&catalogs](const QString &path) -> const ProtocolCatalog & { return *catalogs.of(path); },
        attempts);
    if (!decision) {
        console.complain(decision.error());
        return troubled;
    }
    std::optional<Masking> masking;
    if (*decision != HookDecision() && !readMask(arguments, (*event)->folders, masking, console)) {
        return troubled;
    }
    if (masking) {
        decision->objection = masking->masked(decision->objection);
        decision->notice = masking->masked(decision->notice);
    }
    decision->objection = printable(decision->objection);
    decision->notice = printable(decision->notice);
    return printed(answerTo(**event, *decision), console);
}

/// The script that started the program in an environment of its own (.dev/ways.sh); empty: none.
QString startScript()
{
    return qEnvironmentVariable("BATON_PROGRAM");
}

/// The path of the program in the settings of a runner.
QString programForSettings()
{
    const QString script = startScript();
    const QString own = script.isEmpty() ? QCoreApplication::applicationFilePath() : script;
    const QString found = QStandardPaths::findExecutable(u"baton"_s);
    const bool isFound = !found.isEmpty()
        && QFileInfo(found).canonicalFilePath() == QFileInfo(own).canonicalFilePath();
    return isFound ? u"baton"_s : shellWord(own);
}

/// Replaces the content of @p path by @p after; null bytes remove the file.
Outcome saved(const QString &path, const QByteArray &after)
{
    if (after.isNull()) {
        return QFile::remove(path)
            ? Outcome(std::monostate())
            : Failure{CliTexts::tr("%1 cannot be removed. Check its permissions.").arg(path)};
    }
    if (!QDir().mkpath(QFileInfo(path).path())) {
        return Failure{CliTexts::tr("The folder %1 cannot be made. Check the permissions above it.")
                           .arg(QFileInfo(path).path())};
    }
    return FileStore::save(path, after);
}

/// Prints the changes of the settings in @p path and performs them unless this is a dry run.
ExitCode change(const Arguments &arguments, bool isInstalling, const QString &path,
                const QByteArray &before, const QByteArray &after, Console &console)
{
    if (before == after) {
        const QString text = isInstalling ? CliTexts::tr("%1 is as it should be.")
                                          : CliTexts::tr("There is nothing of Baton in %1.");
        console.print(text.arg(path) + u'\n');
        return ExitCode::Ok;
    }
    const auto masking = maskingOf(u"usual"_s, arguments, {path}, console);
    if (!masking) {
        return ExitCode::Failure;
    }
    if (!arguments.isSet(option::dryRun)) {
        if (const Outcome outcome = saved(path, after); !outcome) {
            console.complain(outcome.error());
            return ExitCode::Failure;
        }
    }
    if (after.isNull()) {
        const QString text = arguments.isSet(option::dryRun)
            ? CliTexts::tr("Would remove %1: nothing else is in it.")
            : CliTexts::tr("Removed %1: nothing else was in it.");
        console.print(text.arg(path) + u'\n');
    }
    console.print(maskedDiff(path, before, after, masking));
    return ExitCode::Ok;
}

/// The settings of the user, or of the project in the working directory.
QString settingsOf(const HookRunner &runner, bool isOfUser)
{
    const QString folder =
        isOfUser ? runner.home.path() : QDir::currentPath() + u'/' + runner.home.folder;
    return folder + u'/' + runner.settings;
}

ExitCode changeSettings(const Arguments &arguments, bool isInstalling, Console &console)
{
    const std::optional<const HookRunner *> chosen = chosenRunner(arguments, console);
    if (!chosen) {
        return ExitCode::Failure;
    }
    if (arguments.isSet(option::user) && arguments.isSet(option::project)) {
        console.complain(CliTexts::tr("--user and --project are two places. Choose one."));
        return ExitCode::Failure;
    }
    const HookRunner &runner = *chosen ? **chosen : hookRunners().front();
    const QString named = settingsOf(runner, arguments.isSet(option::user));
    const QString target = FileStore::resolved(named);
    const QString path = target.isEmpty() ? named : target; // links in a circle: saving says so
    if (path != named) {
        console.print(CliTexts::tr("%1 leads to %2.").arg(named, path) + u'\n');
    }
    QByteArray before;
    if (const QFileInfo info(path); info.exists() && !info.isFile()) { // a pipe would block
        console.complain(CliTexts::tr("%1 is not a file. Remove it.").arg(path));
        return ExitCode::Failure;
    } else if (info.exists()) {
        const Result<QByteArray> read = FileStore::read(path);
        if (!read) {
            console.complain(read.error());
            return ExitCode::Failure;
        }
        before = *read;
    }
    const QString inner =
        startScript().isEmpty() ? QString() : QCoreApplication::applicationFilePath();
    const HookSettings settings(runner, path, programForSettings(), inner);
    const Result<QByteArray> after =
        isInstalling ? settings.installed(before) : settings.uninstalled(before);
    if (!after) {
        console.complain(after.error());
        return ExitCode::Failure;
    }
    return change(arguments, isInstalling, path, before, *after, console);
}

} // namespace

ExitCode runHook(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"hook [install|uninstall] [OPTION...]"_s,
        CliTexts::tr("Answers the event that the runner of an agent gives on standard input, so "
                     "that the agent corrects a handoff before it is received. Exit code 0: go on, "
                     "2: the text on standard error is for the agent, 1: Baton itself failed, "
                     "which stops nothing.\n"
                     "  install    let a runner ask Baton, in its settings\n"
                     "  uninstall  remove that from its settings"));
    arguments.addValue({option::runner}, u"RUNNER"_s,
                       CliTexts::tr("%1. By default the event decides; settings are those of %2.")
                           .arg(alternatives(runnerNames()), runnerNames().first()));
    arguments.addFlag({option::project},
                      CliTexts::tr("Settings of the project in the working folder (default)."));
    arguments.addFlag({option::user}, CliTexts::tr("Settings of the user."));
    arguments.addFlag({option::dryRun},
                      CliTexts::tr("Print what would change, and change nothing."));
    addMaskOption(arguments,
                  CliTexts::tr("Without it only the difference of settings is masked, as usual."));
    arguments.setPositionals(0, 1);
    const bool isEvent = given.isEmpty() || given.first().startsWith(u'-');
    if (const auto code = arguments.read(given, console)) {
        return isEvent && *code != ExitCode::Ok ? troubled : *code;
    }
    const QString action = arguments.positionals().value(0);
    if (action.isEmpty()) {
        return answerEvent(arguments, console);
    }
    if (action != "install"_L1 && action != "uninstall"_L1) {
        console.complain(CliTexts::tr("\"%1\" is not an action of a hook. Use install or "
                                      "uninstall.")
                             .arg(action));
        return troubled;
    }
    return changeSettings(arguments, action == "install"_L1, console);
}

} // namespace baton::cli
