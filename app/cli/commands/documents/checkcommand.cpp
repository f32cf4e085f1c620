// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/changedfiles.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/filewalk.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/output/check/baseline.h"
#include "app/cli/output/check/checkwriters.h"
#include "app/cli/output/check/superseded.h"
#include "models/check/report/reportfeedback.h"
#include "models/disk/filestore.h"
#include "models/strings/pathstrings.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <future>
#include <thread>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

void describe(Arguments &arguments)
{
    arguments.addFormats({u"text"_s, u"json"_s, u"sarif"_s, u"junit"_s});
    arguments.addValue({option::kind}, u"KIND"_s,
                       CliTexts::tr("Check as this kind instead of recognising it."));
    arguments.addValue({option::attempt}, u"N"_s,
                       CliTexts::tr("Judge as attempt N of the producer."));
    arguments.addValue({option::schema}, u"FILE.xsd"_s,
                       CliTexts::tr("Judge XML by this XML Schema instead of the protocol's."));
    arguments.addValue({option::changedSince}, u"REF"_s,
                       CliTexts::tr("Check only files that differ from the commit REF of git."));
    arguments.addValue({option::baseline}, u"FILE"_s,
                       CliTexts::tr("Ignore the findings that FILE lists."));
    arguments.addValue({option::writeBaseline}, u"FILE"_s,
                       CliTexts::tr("Write all errors and warnings to FILE, for --baseline."));
    arguments.addFlag({option::feedback},
                      CliTexts::tr("Print only the text to send to the producer. Exit code 1: "
                                   "there is one, 3: rejected, and the producer is not asked "
                                   "again."));
    arguments.addFlag({option::strict}, CliTexts::tr("Let warnings count as errors."));
    arguments.addFlag(
        {option::skipUnknown},
        CliTexts::tr("Ignore named files that are empty or contain no handoff, as for files found "
                     "in a folder."));
    arguments.addFlag(
        {option::verdicts},
        CliTexts::tr("Print the verdict of each document and its reasons, in the format "
                     "text."));
    arguments.addFlag({option::why},
                      CliTexts::tr("Show the detected kind of each document and why."));
    addMaskOption(arguments, CliTexts::tr("Without it nothing is masked."));
    arguments.setPositionals(1);
}

/// Checks each of @p files with the protocols of its own workspace; the results are in the same
/// order.
FileReports checkedByOwn(const QStringList &files, const CheckSettings &settings,
                         Catalogs &catalogs)
{
    QHash<const ProtocolCatalog *, QList<qsizetype>> groups;
    QList<qsizetype> *group = nullptr;
    QStringView folder; // with its slash: "" is not "/"
    for (qsizetype i = 0; i < files.size(); ++i) {
        const QStringView own = QStringView(files[i]).first(files[i].lastIndexOf(u'/') + 1);
        if (!group || own != folder) {
            group = &groups[catalogs.ofFile(files[i]).get()];
            folder = own;
        }
        group->append(i);
    }
    if (groups.size() == 1) {
        return checkFiles(files, *groups.cbegin().key(), settings);
    }
    FileReports reports(size_t(files.size()));
    for (const auto &[catalog, indexes] : std::as_const(groups).asKeyValueRange()) {
        QStringList members;
        for (const qsizetype index : indexes) {
            members.append(files[index]);
        }
        FileReports found = checkFiles(members, *catalog, settings);
        for (qsizetype i = 0; i < members.size(); ++i) {
            reports[size_t(indexes[i])] = std::move(found[size_t(i)]);
        }
    }
    return reports;
}

/// The files at or below the given paths; with --changed only those that changed.
Result<FoundFiles> wantedFiles(const Arguments &arguments, Catalogs &catalogs)
{
    const QStringList paths = arguments.positionals();
    FoundFiles found;
    {
        // Folders are searched while the protocols are loaded.
        std::promise<WantedFiles> promised;
        const std::jthread walking([&, wanted = promised.get_future()]() mutable {
            found = filesAt(paths, [&wanted] { return wanted.get(); });
        });
        const std::shared_ptr<const ProtocolCatalog> here = catalogs.here();
        promised.set_value(here->wantedFiles());
        std::ignore = here->parseOptions(); // any file may need them
    }
    return arguments.isSet(option::changedSince)
        ? changedSince(arguments.value(option::changedSince), paths, std::move(found))
        : found;
}

bool isAnyKnown(const FileReport &file)
{
    return std::ranges::any_of(file.report.documents,
                               [](const auto &document) { return !document.kind.isEmpty(); });
}

/// The bytes of @p path, or @p standardInput ("-").
QByteArray bytesOf(const QString &path, const QByteArray &standardInput)
{
    const auto bytes = path == "-"_L1 ? Result<QByteArray>(standardInput)
                                      : FileStore::readHead(path, ParseLimits().bytes + 1);
    return bytes ? *bytes : QByteArray();
}

/// The reports on @p found. @p asked are the files that must contain something; @p isAlone: a
/// single path was given.
FileReports checked(const FoundFiles &found, const QStringList &asked, bool isAlone,
                    const CheckSettings &settings, Catalogs &catalogs, Console &console)
{
    QStringList files = found.paths;
    const qsizetype standardInput = files.indexOf(u"-"_s);
    files.removeAll(u"-"_s);
    FileReports reports = checkedByOwn(files, settings, catalogs);
    QByteArray input;
    if (standardInput >= 0) {
        input = console.readAll(ParseLimits().bytes + 1);
        reports.insert(reports.begin() + standardInput,
                       checkBytes(u"-"_s, input, *catalogs.here(), settings));
    }
    // Among many files, as from a shell pattern, some may not be handoffs.
    const bool isCertain = isAlone || !settings.kindOverride.isEmpty();
    const QSet<QString> named(asked.cbegin(), asked.cend());
    for (FileReport &file : reports) {
        if (const auto problem = found.problems.constFind(file.path);
            problem != found.problems.cend()) {
            file = {file.path, *problem, {}};
        }
        const bool isNamed = named.contains(file.path);
        if (!file.isRead() || (!isNamed && file.report.count(Severity::Error) == 0)) {
            continue;
        }
        const QByteArray bytes =
            file.isEmpty || isAnyKnown(file) ? QByteArray() : bytesOf(file.path, input);
        if (isNamed) {
            rejectNamed(file, bytes, isCertain, *catalogs.of(file.path), settings);
        } else {
            askAgain(file, bytes, *catalogs.of(file.path), settings);
        }
    }
    return reports;
}

/// Marks the findings of the baselines in the options; false after an error message.
bool applyBaseline(const Arguments &arguments, FileReports &reports, Console &console)
{
    const QString path = arguments.value(option::baseline);
    const QString written = arguments.value(option::writeBaseline);
    if (!written.isEmpty()) {
        const Baseline baseline = Baseline::of(reports, written);
        const Outcome saved = baseline.save();
        if (!saved) {
            console.complain(saved.error());
            return false;
        }
        baseline.mark(reports);
    } else if (!path.isEmpty()) {
        const Result<Baseline> baseline = Baseline::read(path);
        if (!baseline) {
            console.complain(baseline.error());
            return false;
        }
        baseline->mark(reports);
    }
    return true;
}

/// The report on @p reports in @p format, masked if @p masking is given.
QByteArray written(const Arguments &arguments, const FileReports &reports, const Catalogs &catalogs,
                   const QString &format, const std::optional<Masking> &masking)
{
    const OutputParts shown{arguments.isSet(option::verdicts), arguments.isSet(option::why),
                            arguments.isSet(option::baseline)
                                || arguments.isSet(option::writeBaseline)};
    if (format == "junit"_L1) {
        return junitReport(reports, arguments.isSet(option::strict), masking);
    }
    const QByteArray output = arguments.isSet(option::feedback) ? feedbackReport(reports)
        : format == "json"_L1                                   ? jsonReport(reports, shown)
        : format == "sarif"_L1 ? sarifReport(reports, RuleBook(catalogs.loaded()),
                                             QCoreApplication::applicationVersion(), shown)
                               : textReport(reports, shown);
    return maskedOutput(output, format, masking);
}

/// Prints an error for each named file that contains nothing of the kind @p kind.
bool complainOfOtherKinds(const FileReports &reports, const QStringList &paths, const QString &kind,
                          Console &console)
{
    bool isAny = false;
    for (const FileReport &file : reports) {
        const auto &documents = file.report.documents;
        if (file.isRead() && !file.isEmpty && paths.contains(file.path)
            && std::ranges::find(documents, kind, &DocumentReport::kind) == documents.end()) {
            isAny = true;
            console.complain(
                CliTexts::tr(
                    "%1 holds nothing that can be checked as %2. Put it into a file of its "
                    "own, or into a fenced block that names its language.")
                    .arg(file.path, kind));
        }
    }
    return isAny;
}

/// Names the files of @p paths that --feedback says nothing about, because they contain no handoff.
void nameWithoutHandoff(const FileReports &reports, const QStringList &paths, Console &console)
{
    for (const FileReport &file : reports) {
        const bool isJudged = isAnyKnown(file) || !feedbackOf(file.report).isEmpty()
            || isRejectedForGood(file.report);
        if (file.isRead() && !isJudged && paths.contains(file.path)) {
            console.complain(CliTexts::tr("%1 contains no handoff, so nothing in it was checked.")
                                 .arg(file.path));
        }
    }
}

/// @p isWhole: every protocol could be read; otherwise the check may be incomplete.
ExitCode codeFor(const Summary &summary, bool isStrict, bool isWhole)
{
    if (summary.unread > 0 || !isWhole) {
        return ExitCode::Failure;
    }
    const int counted = summary.errors + (isStrict ? summary.warnings : 0);
    return counted > 0 ? ExitCode::Findings : ExitCode::Ok;
}

/// The options that contradict each other; empty if none do.
QString contradictionIn(const Arguments &arguments, const QString &format)
{
    if (arguments.isSet(option::baseline) && arguments.isSet(option::writeBaseline)) {
        return CliTexts::tr("--write-baseline writes all findings anew: leave --baseline out.");
    }
    if (arguments.isSet(option::changedSince) && arguments.isSet(option::writeBaseline)) {
        return CliTexts::tr("--write-baseline is about all files: leave --changed-since out.");
    }
    if (arguments.isSet(option::feedback) && format != "text"_L1) {
        return CliTexts::tr("--feedback prints a text for an agent: leave --format out.");
    }
    if (arguments.isSet(option::feedback)
        && (arguments.isSet(option::baseline) || arguments.isSet(option::writeBaseline))) {
        return CliTexts::tr("--feedback is about all that is wrong: leave the baseline out.");
    }
    return {};
}

/// nullopt after an error message.
std::optional<CheckSettings> settingsFrom(const Arguments &arguments, const QString &format,
                                          Catalogs &catalogs, Console &console)
{
    CheckSettings settings;
    const std::optional<int> attempt = arguments.number(option::attempt, console);
    if (!attempt) {
        return std::nullopt;
    }
    settings.attemptOverride = *attempt;
    settings.asker = console.isOfTool() ? FileAsker::Tool : FileAsker::CommandLine;
    settings.isFindingsOnly = (format == "text"_L1 || format == "junit"_L1)
        && !arguments.isSet(option::verdicts) && !arguments.isSet(option::feedback);
    if (arguments.isSet(option::schema)) {
        settings.schemaFile = QFileInfo(arguments.value(option::schema)).absoluteFilePath();
    }
    if (arguments.isSet(option::kind)) {
        const Kind *kind =
            catalogs.kindNamed(arguments.value(option::kind), arguments.positionals());
        if (kind == nullptr) {
            return std::nullopt;
        }
        settings.kindOverride = kind->id;
    }
    return settings;
}

/// The exit code for @p reports, of which those of @p asked were named, after the final messages.
ExitCode concluded(const Arguments &arguments, const FileReports &reports, const QStringList &asked,
                   const CheckSettings &settings, const Catalogs &catalogs, Console &console)
{
    for (const FileReport &file : reports) {
        if (!file.isRead()) {
            console.complain(file.failure);
        }
    }
    const ExitCode code =
        codeFor(summaryOf(reports), arguments.isSet(option::strict), catalogs.areAllReadable());
    const bool isMissed = !settings.kindOverride.isEmpty()
        && complainOfOtherKinds(reports, asked, settings.kindOverride, console);
    if (arguments.isSet(option::feedback)) {
        nameWithoutHandoff(reports, asked, console);
        return code == ExitCode::Failure ? code : feedbackCode(reports);
    }
    return isMissed && code == ExitCode::Ok ? ExitCode::Findings : code;
}

} // namespace

ExitCode runCheck(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"check [OPTION...] PATH..."_s,
        CliTexts::tr("Checks files, all YAML, JSON, XML and Markdown files below folders, and "
                     "standard input (-)."));
    describe(arguments);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const QString format = arguments.format(console);
    if (format.isEmpty()) {
        return ExitCode::Failure;
    }
    if (const QString problem = contradictionIn(arguments, format); !problem.isEmpty()) {
        console.complain(problem);
        return ExitCode::Failure;
    }
    const QStringList paths = arguments.positionals();
    std::optional<Masking> masking;
    if (!readMask(arguments, paths, masking, console)) {
        return ExitCode::Failure;
    }
    auto &catalogs = console.kept(Catalogs(console));
    const auto settings = settingsFrom(arguments, format, catalogs, console);
    if (!settings) {
        return ExitCode::Failure;
    }
    const Result<FoundFiles> found = wantedFiles(arguments, catalogs);
    if (!found) {
        console.complain(found.error());
        return ExitCode::Failure;
    }
    const QStringList asked = arguments.isSet(option::skipUnknown) ? QStringList() : paths;
    FileReports &reports =
        console.kept(checked(*found, asked, paths.size() == 1, *settings, catalogs, console));
    if (arguments.isSet(option::verdicts)) {
        noteSuperseded(reports, catalogs);
    }
    if (!applyBaseline(arguments, reports, console)) {
        return ExitCode::Failure;
    }
    console.print(written(arguments, reports, catalogs, format, masking));
    return concluded(arguments, reports, asked, *settings, catalogs, console);
}

} // namespace baton::cli
