// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/assignment.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/editing/documentoption.h"
#include "app/cli/output/check/checkwriters.h"
#include "models/disk/filestore.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

using EditStep = std::function<Outcome(EditSession &, const QString &word)>;

void describe(Arguments &arguments)
{
    arguments.addFlag({option::dryRun},
                      CliTexts::tr("Print the change as a diff and write nothing."));
    addDocumentOption(arguments);
    addMaskOption(arguments, CliTexts::tr("Without it nothing is masked."));
}

void describeValues(Arguments &arguments)
{
    describe(arguments);
    arguments.addFlag({option::string},
                      CliTexts::tr("Take values as text, also where they look like numbers."));
}

/// Writes the edited text back to its file, or from standard input to standard output.
ExitCode keep(const QString &path, const QByteArray &before, const QByteArray &after, bool isDryRun,
              const std::optional<Masking> &masking, Console &console)
{
    if (isDryRun) {
        console.print(maskedDiff(path, before, after, masking));
        return ExitCode::Ok;
    }
    if (path == "-"_L1) {
        console.print(maskedOutput(after, u"text"_s, masking));
        return ExitCode::Ok;
    }
    const Outcome saved =
        before == after ? Outcome(std::monostate()) : FileStore::save(path, after);
    if (!saved) {
        console.complain(saved.error());
        return ExitCode::Failure;
    }
    return ExitCode::Ok;
}

/// Prints the findings that an edit caused.
void report(const QString &path, const std::vector<Finding> &found,
            const std::optional<Masking> &masking, Console &console)
{
    for (const Finding &finding : found) {
        const QByteArray line = findingLine(path, finding).trimmed().toUtf8();
        console.complain(QString::fromUtf8(maskedOutput(line, u"text"_s, masking)));
    }
}

/// Performs @p step for every argument after the file; the file is written only if all succeed.
ExitCode edit(const Arguments &arguments, const EditStep &step, Console &console)
{
    const QStringList words = arguments.positionals();
    std::optional<Masking> masking;
    if (!readMask(arguments, {words.at(0)}, masking, console)) {
        return ExitCode::Failure;
    }
    std::optional<EditSession> editing = openDocument(words.at(0), arguments, console);
    if (!editing) {
        return ExitCode::Failure;
    }
    const QByteArray before = editing->bytes();
    const std::vector<Finding> wrongBefore = editing->findings(words.at(0));
    for (const QString &word : words.sliced(1)) {
        const Outcome outcome = step(*editing, word);
        if (!outcome) {
            console.complain(u"%1: %2"_s.arg(words.at(0), outcome.error()));
            return ExitCode::Failure;
        }
    }
    report(words.at(0), newFindings(wrongBefore, editing->findings(words.at(0))), masking, console);
    return keep(words.at(0), before, editing->bytes(), arguments.isSet(option::dryRun), masking,
                console);
}

/// The common part of "set" and "append": each argument is a pointer with a value for @p change.
ExitCode editByValues(Arguments &arguments, const QStringList &given, Console &console,
                      Outcome (EditSession::*change)(const JsonPointer &, const Value &))
{
    describeValues(arguments);
    arguments.setPositionals(2);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const bool isString = arguments.isSet(option::string);
    const EditStep step = [isString, change](EditSession &editing, const QString &word) {
        const Result<Assignment> assignment = assignmentFrom(word, isString);
        return assignment ? (editing.*change)(assignment->at, assignment->value)
                          : Outcome(assignment.failure());
    };
    return edit(arguments, step, console);
}

} // namespace

ExitCode runSet(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"set [OPTION...] FILE POINTER=VALUE..."_s,
        CliTexts::tr("Gives values to JSON Pointers. Comments, order, quoting and line ends of "
                     "everything else stay. Keys and maps that are missing are added."));
    return editByValues(arguments, given, console, &EditSession::set);
}

ExitCode runUnset(const QStringList &given, Console &console)
{
    Arguments arguments(u"unset [OPTION...] FILE POINTER..."_s,
                        CliTexts::tr("Removes values with the comments that belong to them."));
    describe(arguments);
    arguments.setPositionals(2);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const EditStep step = [](EditSession &editing, const QString &word) {
        const Result<JsonPointer> at = pointerFrom(word);
        return at ? editing.unset(*at) : Outcome(at.failure());
    };
    return edit(arguments, step, console);
}

ExitCode runAppend(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"append [OPTION...] FILE POINTER=VALUE..."_s,
        CliTexts::tr("Adds items at the end of lists. A list that is missing is made."));
    return editByValues(arguments, given, console, &EditSession::append);
}

} // namespace baton::cli
