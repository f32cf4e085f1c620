// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/commands/shared/output.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/folderaccess.h"
#include "app/cli/common/optionnames.h"
#include "models/report/redaction.h"
#include "models/report/reportformat.h"
#include "models/report/sessionreport.h"
#include "models/review/reviewfile.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

void describe(Arguments &arguments)
{
    arguments.addValue(
        {u"o"_s, option::output}, u"FILE"_s,
        CliTexts::tr("Write the report to FILE: .html, .pdf or .md. Without it Markdown "
                     "goes to standard output."));
    arguments.addValue({option::keep}, u"KINDS"_s,
                       CliTexts::tr("Secrets to show unmasked, separated by commas, for example "
                                    "home-path; all others are masked."));
    addMaskOption(arguments, CliTexts::tr("Without it the usual ones are masked."));
    arguments.setPositionals(1);
}

/// Prints the found secrets by kind to standard error; the report itself does not contain that.
void tellOf(const Redaction &secrets, Console &console)
{
    QMap<QString, int> masked;
    for (const RedactionItem &item : secrets) {
        if (item.isMasked) {
            ++masked[item.secret.kind];
        }
    }
    for (auto kind = masked.cbegin(); kind != masked.cend(); ++kind) {
        console.complain(CliTexts::tr("%1 masked: %2. \"--keep %1\" shows it.")
                             .arg(kind.key(), QString::number(kind.value())));
    }
}

Redaction decided(const ReportDocument &report, const QStringList &kept, const Masking &masking)
{
    Redaction secrets = findSecrets(report, masking);
    for (RedactionItem &item : secrets) {
        item.isMasked = !kept.contains(item.secret.kind);
    }
    return secrets;
}

/// The kinds of secrets that stay visible; nullopt if one of them is invalid.
std::optional<QStringList> keptKinds(const Arguments &arguments, Console &console)
{
    const QStringList known = Masking::kinds() + QStringList{u"own"_s};
    QStringList kept;
    for (const QString &given : arguments.value(option::keep).split(u',', Qt::SkipEmptyParts)) {
        const QString kind = given.trimmed();
        if (!known.contains(kind)) {
            console.complain(CliTexts::tr("There is no kind of secret \"%1\". Use %2.")
                                 .arg(kind, known.join(u", "_s)));
            return std::nullopt;
        }
        kept.append(kind);
    }
    return kept;
}

/// The format of the report; nothing after an error message.
std::optional<ReportFormat> formatOf(const Arguments &arguments, Console &console)
{
    if (!arguments.isSet(option::output)) {
        return ReportFormat::Markdown;
    }
    const QString target = arguments.value(option::output);
    const std::optional<ReportFormat> format = reportFormatOf(target);
    if (!format) {
        console.complain(
            target.isEmpty()
                ? CliTexts::tr("-o names no file. Give one that ends with .html, .pdf or .md.")
                : CliTexts::tr("%1 has no ending that says its format. Use .html, .pdf or .md.")
                      .arg(target));
    }
    return format;
}

/// The sessions that a report is about.
struct ReportInput
{
    std::vector<ReportedSession> sessions;
    bool isWhole = true; ///< false: a part of them cannot be read
};

/// Reads the sessions at @p paths with their reviews; nothing after an error message.
std::optional<ReportInput> inputOf(const QStringList &paths, Catalogs &catalogs, Console &console)
{
    ReportInput input;
    for (const QString &path : paths) {
        const Catalogs::Catalog &catalog = catalogs.of(path);
        std::optional<Session> session = readNamedSession(path, *catalog, {}, console);
        if (!session) {
            return std::nullopt;
        }
        const QString folder = session->summary.place.path;
        input.isWhole = isOpenToView(folder, *catalog, console) && input.isWhole;
        input.sessions.push_back(withReviews(std::move(*session), ReviewFile::find(folder)));
        if (const QString &problem = input.sessions.back().reviewsProblem; !problem.isEmpty()) {
            console.complain(problem);
        }
    }
    return input;
}

} // namespace

ExitCode runReport(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"report [OPTION...] SESSION..."_s,
        CliTexts::tr("Writes one report about sessions: phases, gates, reviews, errors, findings. "
                     "Keys, tokens, passwords and home folders are masked. A session is its "
                     "folder, its state file or the URL of a queue."));
    describe(arguments);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const QString target = arguments.value(option::output);
    const std::optional<ReportFormat> format = formatOf(arguments, console);
    if (!format) {
        return ExitCode::Failure;
    }
    const std::optional<QStringList> kept = keptKinds(arguments, console);
    const std::optional<Masking> masking =
        maskingOf(u"usual"_s, arguments, arguments.positionals(), console);
    if (!kept || !masking) {
        return ExitCode::Failure;
    }
    Catalogs catalogs(console);
    const std::optional<ReportInput> input = inputOf(arguments.positionals(), catalogs, console);
    if (!input) {
        return ExitCode::Failure;
    }
    const ReportDocument report = sessionReport(input->sessions, QDateTime::currentDateTime());
    const Redaction secrets = decided(report, *kept, *masking);
    const QByteArray bytes = written(redacted(report, secrets, *masking), *format);
    if (!printOrSave(bytes, target, console)) {
        return ExitCode::Failure;
    }
    tellOf(secrets, console);
    return input->isWhole ? ExitCode::Ok : ExitCode::Failure;
}

} // namespace baton::cli
