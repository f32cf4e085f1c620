// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/filewalk.h"
#include "app/cli/common/inputformat.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/common/textformat.h"
#include "models/check/file/certainfixes.h"
#include "models/disk/filestore.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

struct FixCounts
{
    int files = 0;
    int fixes = 0;
    int filesLeft = 0;
    int errorsLeft = 0; ///< in these
    bool isWhole = true;

    void add(const FixedText &fixed)
    {
        files += fixed.count > 0 ? 1 : 0;
        fixes += fixed.count;
        filesLeft += fixed.errorsLeft > 0 ? 1 : 0;
        errorsLeft += fixed.errorsLeft;
    }
};

void describe(Arguments &arguments)
{
    arguments.addFlag({option::dryRun}, CliTexts::tr("Print the diff and write nothing."));
    addMaskOption(arguments, CliTexts::tr("Without it nothing is masked."));
    arguments.setPositionals(1);
}

/// Fixes the text of @p path. Unless @p isDryRun it is saved or, for standard input ("-"), printed;
/// otherwise a diff is printed.
Result<FixedText> fixFile(const QString &path, const ProtocolCatalog &catalog, bool isDryRun,
                          const std::optional<Masking> &masking, Console &console)
{
    const Result<QByteArray> bytes = inputBytes(path, console);
    if (!bytes) {
        return bytes.failure();
    }
    CheckSettings settings;
    const bool isFile = path != "-"_L1;
    if (isFile) {
        settings.filePath = QFileInfo(path).absoluteFilePath();
    }
    const FixedText fixed = withCertainFixes(
        *bytes, inputFormat(path, *bytes, catalog.parseOptions()), catalog, settings);
    if (!isFile && !isDryRun) {
        console.print(maskedOutput(fixed.bytes, u"text"_s, masking));
        return fixed;
    }
    if (fixed.bytes == *bytes) {
        return fixed;
    }
    if (!isDryRun) {
        const Outcome saved = FileStore::save(path, fixed.bytes);
        if (!saved) {
            return saved.failure();
        }
    }
    const QString shown = path.startsWith("./"_L1) ? path.sliced(2) : path;
    console.print(maskedDiff(shown, *bytes, fixed.bytes, masking));
    return fixed;
}

/// The reason why some findings were not corrected, and what to do.
QString unreadLines(const QString &path, const FixedText &fixed)
{
    QString lines;
    for (const Finding &finding : fixed.unread) {
        lines += u"%1:%2: %3\n  Until that is corrected by hand the rest is not judged, and only "
                 "mistakes of writing before it are corrected. Then run baton fix again.\n"_s.arg(
                     path, QString::number(finding.start.line), finding.message);
    }
    return lines;
}

QString closingLine(const FixCounts &tally, bool isDryRun)
{
    const QString done = u"%1 %2 in %3\n"_s.arg(counted(tally.fixes, u"fix"_s, u"fixes"_s),
                                                isDryRun ? u"would be applied"_s : u"applied"_s,
                                                counted(tally.files, u"file"_s, u"files"_s));
    return tally.errorsLeft == 0 ? done
                                 : done
            + u"%1 left in %2, to be decided by hand; baton check lists them\n"_s.arg(
                counted(tally.errorsLeft, u"error"_s, u"errors"_s),
                counted(tally.filesLeft, u"file"_s, u"files"_s));
}

} // namespace

ExitCode runFix(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"fix [OPTION...] PATH..."_s,
        CliTexts::tr("Applies the fixes that are certain to files and to all YAML, JSON, XML and "
                     "Markdown files below folders, and prints what changed as a diff. Standard "
                     "input (-) is printed with its fixes instead. Exit code 0 also where errors "
                     "are left to decide by hand: the last line counts them."));
    describe(arguments);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    std::optional<Masking> masking;
    if (!readMask(arguments, arguments.positionals(), masking, console)) {
        return ExitCode::Failure;
    }
    const bool isDryRun = arguments.isSet(option::dryRun);
    const bool isFilter = !isDryRun && arguments.positionals().contains(u"-"_s);
    if (isFilter && arguments.positionals().size() > 1) {
        console.complain(
            CliTexts::tr("Standard input (-) can only be fixed alone: its text goes to "
                         "standard output. Leave the other paths out."));
        return ExitCode::Failure;
    }
    Catalogs catalogs(console);
    FixCounts tally;
    const FoundFiles found =
        filesAt(arguments.positionals(), [&] { return catalogs.here()->wantedFiles(); });
    for (const QString &path : found.paths) {
        const QString problem = found.problems.value(path);
        const Result<FixedText> fixed = problem.isEmpty()
            ? fixFile(path, *catalogs.of(path), isDryRun, masking, console)
            : Failure{problem};
        if (!fixed) {
            console.complain(fixed.error());
            tally.isWhole = false;
            continue;
        }
        if (!isFilter) {
            console.print(maskedOutput(unreadLines(path, *fixed).toUtf8(), u"text"_s, masking));
        }
        tally.add(*fixed);
    }
    if (!isFilter) {
        console.print(closingLine(tally, isDryRun));
    }
    return tally.isWhole ? ExitCode::Ok : ExitCode::Failure;
}

} // namespace baton::cli
