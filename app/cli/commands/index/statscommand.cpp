// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/commands/shared/output.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/indexoption.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/output/sessions/statisticstext.h"
#include "models/report/redaction.h"
#include "models/report/reportwriters.h"
#include "models/report/statisticsreport.h"
#include "models/search/searchfilter.h"
#include "models/search/searchvalues.h"
#include "models/statistics/statisticscsv.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

constexpr int sessionsOfAMatrix = 60;

void describe(Arguments &arguments)
{
    arguments.addFormats({u"text"_s, u"json"_s, u"csv"_s, u"markdown"_s, u"html"_s});
    addStoreOption(arguments);
    arguments.addValue({option::protocol}, u"ID"_s,
                       CliTexts::tr("Only the sessions of a protocol."));
    arguments.addValue({option::origin}, u"NAME"_s,
                       CliTexts::tr("Only the sessions that were read on a machine."));
    arguments.addValue({option::after}, u"DATE"_s,
                       CliTexts::tr("Only what is of that day or later."));
    arguments.addValue({option::before}, u"DATE"_s, CliTexts::tr("Only what is before that day."));
    arguments.addFlag({option::matrix},
                      CliTexts::tr("The last sessions of --protocol with their phases, the newest "
                                   "on the right."));
    addMaskOption(arguments,
                  CliTexts::tr("Without it nothing is masked, in markdown and html "
                               "the usual ones."));
    arguments.setPositionals(0, 0);
}

/// Parses @p day; false after an error message.
bool readDay(const Arguments &arguments, const QString &option, QDate &day, Console &console)
{
    if (!arguments.isSet(option)) {
        return true;
    }
    const std::optional<qint64> time = searchedTime(arguments.value(option));
    if (!time) {
        console.complain(CliTexts::tr("“%1” is not a date. Write it as "
                                      "2026-02-21.")
                             .arg(arguments.value(option)));
        return false;
    }
    day = QDateTime::fromMSecsSinceEpoch(*time, QTimeZone::UTC).date();
    return true;
}

/// Parses the days of @p scope; false after an error message.
bool readDays(const Arguments &arguments, StatisticsScope &scope, Console &console)
{
    if (!readDay(arguments, option::after, scope.after, console)
        || !readDay(arguments, option::before, scope.before, console)) {
        return false;
    }
    if (scope.after.isValid() && scope.before.isValid() && scope.after > scope.before) {
        console.complain(CliTexts::tr("%1 is later than %2: swap the days.")
                             .arg(u"--after "_s + arguments.value(option::after),
                                  u"--before "_s + arguments.value(option::before)));
        return false;
    }
    return true;
}

/// Replaces @p value of @p option by its spelling in the index. False after an error message if the
/// index does not contain it.
bool spell(QString &value, const QString &option, SearchFilter filter, const SessionIndex &index,
           Console &console)
{
    const QStringList known = knownValues(index.connection(), filter);
    const QStringList spelled = spelledValues(index.connection(), filter, {value});
    const auto found = std::ranges::find_first_of(spelled, known);
    if (found != spelled.end()) {
        value = *found;
    }
    if (value.isEmpty() || known.isEmpty() || found != spelled.end()) {
        return true;
    }
    console.complain(CliTexts::tr("The index has nothing for --%1 “%2”. It has %3.")
                         .arg(option, value, known.join(u", "_s)));
    return false;
}

bool isReport(const QString &format)
{
    return format == "markdown"_L1 || format == "html"_L1;
}

/// False after a complaint. A report is made to be handed on: its secrets are masked unasked.
bool readMaskOf(Output &output, const Arguments &arguments, Console &console)
{
    if (!isReport(output.format)) {
        return readMask(arguments, {u"."_s}, output.masking, console);
    }
    output.masking = maskingOf(u"usual"_s, arguments, {u"."_s}, console);
    return output.masking.has_value();
}

/// Without a protocol, the matrix is empty.
Result<SessionMatrix> matrixOf(const SessionIndex &index, const StatisticsScope &scope)
{
    return scope.protocol.isEmpty()
        ? Result<SessionMatrix>(SessionMatrix())
        : readSessionMatrix(index.connection(), scope, sessionsOfAMatrix);
}

QByteArray reportOf(const Statistics &statistics, const SessionMatrix &matrix, const Output &output)
{
    const ReportDocument report = redacted(
        statisticsReport(statistics, matrix, QDateTime::currentDateTime()), {}, *output.masking);
    return output.format == "html"_L1 ? reportHtml(report) : reportMarkdown(report);
}

Result<QByteArray> printedMatrix(const SessionIndex &index, const StatisticsScope &scope,
                                 const Output &output)
{
    const Result<SessionMatrix> matrix = matrixOf(index, scope);
    if (!matrix) {
        return matrix.failure();
    }
    return output.format == "csv"_L1
        ? output.masked(statisticsCsv({}, *matrix))
        : output.of([&] { return matrixObject(*matrix); }, [&] { return matrixText(*matrix); });
}

Result<QByteArray> printedStatistics(const SessionIndex &index, const ProtocolCatalog &catalog,
                                     const StatisticsScope &scope, const Output &output)
{
    const Result<Statistics> statistics = readStatistics(index.connection(), catalog, scope);
    if (!statistics) {
        return statistics.failure();
    }
    if (output.format != "csv"_L1 && !isReport(output.format)) {
        return output.of([&] { return statisticsObject(*statistics); },
                         [&] { return statisticsText(*statistics); });
    }
    const Result<SessionMatrix> matrix = matrixOf(index, scope);
    if (!matrix) {
        return matrix.failure();
    }
    return isReport(output.format) ? reportOf(*statistics, *matrix, output)
                                   : output.masked(statisticsCsv(*statistics, *matrix));
}

} // namespace

ExitCode runStats(const QStringList &given, Console &console)
{
    Arguments arguments(u"stats [OPTION...]"_s,
                        CliTexts::tr("Prints the statistics of an index of sessions, which “baton "
                                     "index” makes."));
    describe(arguments);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    Output output{arguments.format(console), {}};
    const QString &format = output.format;
    StatisticsScope scope{
        arguments.value(option::protocol), arguments.value(option::origin), {}, {}};
    if (format.isEmpty() || !readMaskOf(output, arguments, console)
        || !readDays(arguments, scope, console)) {
        return ExitCode::Failure;
    }
    const bool isMatrix = arguments.isSet(option::matrix);
    if (isMatrix && (scope.protocol.isEmpty() || isReport(format))) {
        console.complain(scope.protocol.isEmpty()
                             ? CliTexts::tr("Name the protocol with --protocol.")
                             : CliTexts::tr("A matrix is printed as text, json or csv."));
        return ExitCode::Failure;
    }
    const auto index = openIndex(arguments, SessionIndex::Access::Read, console);
    if (!index || !spell(scope.protocol, option::protocol, SearchFilter::Protocol, *index, console)
        || !spell(scope.origin, option::origin, SearchFilter::Origin, *index, console)) {
        return ExitCode::Failure;
    }
    Catalogs catalogs(console);
    const Result<QByteArray> printed = isMatrix
        ? printedMatrix(*index, scope, output)
        : printedStatistics(*index, *catalogs.here(), scope, output);
    if (!printed) {
        console.complain(printed.error());
        return ExitCode::Failure;
    }
    console.print(*printed);
    return ExitCode::Ok;
}

} // namespace baton::cli
