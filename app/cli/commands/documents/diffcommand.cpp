// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/commands/shared/output.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/folderaccess.h"
#include "app/cli/common/inputformat.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/editing/documentoption.h"
#include "app/cli/output/documents/valuejson.h"
#include "app/cli/output/sessions/comparisontext.h"
#include "models/compare/comparison.h"
#include "models/database/databaseaddress.h"
#include "models/session/discovery/folderdetection.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/sessionsettings.h"
#include "models/text/lineindex.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

struct ComparedValues
{
    Value left;
    Value right;
    FieldDiff diff;
    bool withSpelling = false;
    std::optional<Masking> masking;
};

/// One line of the output. An item that was moved and changed has two.
struct DiffLine
{
    QString word;
    DiffPath path;
};

std::vector<DiffLine> listed(const ComparedValues &compared)
{
    std::vector<DiffLine> result;
    for (const DiffPath &path : differencesIn(compared.diff, compared.withSpelling)) {
        const FieldDiff &entry = entryAt(compared.diff, path);
        if (entry.isMoved) {
            result.push_back({u"moved"_s, path});
        }
        switch (entry.change) {
        case FieldChange::Changed:
            result.push_back({entry.isWrapping ? u"wrapping"_s : u"changed"_s, path});
            break;
        case FieldChange::Added:
            result.push_back({u"added"_s, path});
            break;
        case FieldChange::Removed:
            result.push_back({u"removed"_s, path});
            break;
        case FieldChange::Spelling:
            if (compared.withSpelling) {
                result.push_back({u"spelling"_s, path});
            }
            break;
        case FieldChange::Same:
        case FieldChange::Inside:
            break;
        }
    }
    return result;
}

QString pointerText(const ComparedValues &compared, const DiffPath &path, Side side)
{
    return pointerOn(compared.diff, path, side).toString();
}

/// The pointer to the fields.
QString placeText(const ComparedValues &compared, const DiffPath &path, Side side)
{
    const QString text = pointerText(compared, path, side);
    return text.isEmpty() ? u"(none)"_s : text;
}

QString valueText(const ComparedValues &compared, const DiffPath &path, Side side)
{
    return compactJson(
        valueOn(compared.diff, path, side, side == Side::Left ? compared.left : compared.right));
}

QString line(const ComparedValues &compared, const DiffLine &change)
{
    const auto pointer = [&](Side side) { return pointerText(compared, change.path, side); };
    const auto value = [&](Side side) { return valueText(compared, change.path, side); };
    if (change.word == "moved"_L1) {
        return u"moved %1 -> %2\n"_s.arg(pointer(Side::Left), pointer(Side::Right));
    }
    if (change.word == "wrapping"_L1) {
        return u"wrapping %1 -> %2\n"_s.arg(placeText(compared, change.path, Side::Left),
                                            placeText(compared, change.path, Side::Right));
    }
    if (change.word == "added"_L1 || change.word == "removed"_L1) {
        const Side side = change.word == "added"_L1 ? Side::Right : Side::Left;
        return u"%1 %2: %3\n"_s.arg(change.word, pointer(side), value(side));
    }
    return u"%1 %2: %3 -> %4\n"_s.arg(change.word, pointer(Side::Left), value(Side::Left),
                                      value(Side::Right));
}

QString textReport(const ComparedValues &compared)
{
    QString text;
    for (const DiffLine &change : listed(compared)) {
        text += line(compared, change);
    }
    const DiffCounts &tally = compared.diff.tally;
    text += u"%1 changed, %2 added, %3 removed, %4 moved"_s.arg(
        QString::number(tally.changed), QString::number(tally.added),
        QString::number(tally.removed), QString::number(tally.moved));
    if (compared.withSpelling) {
        text += u", %1 spelt differently"_s.arg(tally.spelling);
    }
    return QString::fromUtf8(maskedOutput((text + u'\n').toUtf8(), u"text"_s, compared.masking));
}

Value changeValue(const ComparedValues &compared, const DiffLine &change)
{
    const FieldDiff &entry = entryAt(compared.diff, change.path);
    const auto pointer = [&](Side side) {
        return entry.side(side).isThere() ? Value::string(pointerText(compared, change.path, side))
                                          : Value::null();
    };
    const auto value = [&](Side side, const Value &document) {
        return entry.side(side).isThere() && !entry.isWrapping
            ? valueOn(compared.diff, change.path, side, document)
            : Value::null();
    };
    Value result = Value::map();
    result.insert(u"change"_s, Value::string(change.word));
    result.insert(u"left"_s, pointer(Side::Left));
    result.insert(u"right"_s, pointer(Side::Right));
    result.insert(u"from"_s, value(Side::Left, compared.left));
    result.insert(u"to"_s, value(Side::Right, compared.right));
    return result;
}

QString jsonReport(const ComparedValues &compared, const QStringList &paths, int document)
{
    const auto place = [document](const QString &path) {
        Value result = Value::map();
        result.insert(u"path"_s, Value::string(path));
        result.insert(u"document"_s, Value::integer(document));
        return result;
    };
    Value changes = Value::list();
    for (const DiffLine &change : listed(compared)) {
        changes.items.push_back(changeValue(compared, change));
    }
    const DiffCounts &tally = compared.diff.tally;
    Value summary = Value::map();
    summary.insert(u"changed"_s, Value::integer(tally.changed));
    summary.insert(u"added"_s, Value::integer(tally.added));
    summary.insert(u"removed"_s, Value::integer(tally.removed));
    summary.insert(u"moved"_s, Value::integer(tally.moved));
    summary.insert(u"spelling"_s, Value::integer(tally.spelling));
    Value report = Value::map();
    report.insert(u"left"_s, place(paths.at(0)));
    report.insert(u"right"_s, place(paths.at(1)));
    report.insert(u"same"_s, Value::boolean(tally.total() == 0));
    report.insert(u"changes"_s, std::move(changes));
    report.insert(u"summary"_s, std::move(summary));
    maskTexts({&report}, compared.masking);
    return jsonText(report) + u'\n';
}

/// The contents of @p path ("-" is standard input); null after an error message.
SnapshotPtr readText(const QString &path, const ProtocolCatalog &catalog, Console &console)
{
    const Result<QByteArray> bytes = inputBytes(path, console);
    if (!bytes) {
        console.complain(bytes.error());
        return {};
    }
    CheckSettings settings;
    settings.touchesDisk = false;
    const SnapshotPtr snapshot =
        analyse(*bytes, 1, inputFormat(path, *bytes, catalog.parseOptions()), catalog, settings);
    const auto &issues = snapshot->parsed.issues;
    const auto issue = std::ranges::find_if(issues, &SyntaxIssue::isFatal);
    if (issue != issues.end()) {
        const int line = LineIndex(*bytes).positionOf(issue->range.begin).line;
        console.complain(u"%1:%2: %3"_s.arg(path, QString::number(line), issue->message));
        return {};
    }
    return snapshot;
}

/// The whole file if it has one document, or its handoff @p number, from 1 on; 0: not given.
std::optional<ComparedText> chosen(const SnapshotPtr &snapshot, int number, const QString &path,
                                   Console &console)
{
    const std::vector<ComparedText> handoffs = handoffsOf(snapshot);
    if (number == 0 && !snapshot->parsed.documents.empty()) {
        return ComparedText{snapshot, handoffs.front().document};
    }
    const auto index = static_cast<size_t>(std::max(1, number) - 1);
    if (index >= handoffs.size() || snapshot->parsed.documents.empty()) {
        const bool isEmpty = snapshot->parsed.documents.empty();
        console.complain(noSuchDocument(path, number, isEmpty ? 0 : std::ssize(handoffs)));
        return std::nullopt;
    }
    return handoffs[index];
}

/// The number of documents of @p snapshot to choose from, whatever their root keys are.
qsizetype documentsIn(const SnapshotPtr &snapshot)
{
    std::vector<ComparedText> handoffs = handoffsOf(snapshot);
    const auto repeated = std::ranges::unique(handoffs, {}, &ComparedText::document);
    return std::distance(handoffs.begin(), repeated.begin());
}

bool isOfSession(const QString &path)
{
    return isDatabase(path) || QFileInfo(path).isDir();
}

/// nullopt after an error message: a folder without a session cannot be compared.
std::optional<Session> comparedSession(const QString &path, const ProtocolCatalog &catalog,
                                       Console &console)
{
    if (isDatabase(path)) {
        return readNamedSession(path, catalog, {}, console);
    }
    const QString folder = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    const auto place = namedSession(folder, catalog, console);
    if (place && !knownSessionAt(folder, catalog) && !holdsHandoffs(folder, catalog)) {
        console.complain(CliTexts::tr("%1 is not a session: it contains no handoffs and no state. "
                                      "“baton sessions %1” lists those below it.")
                             .arg(path));
        return std::nullopt;
    }
    return place ? std::optional(readSession(*place, catalog)) : std::nullopt;
}

ExitCode diffSessions(const QStringList &paths, const ProtocolCatalog &catalog,
                      const Output &output, Console &console)
{
    std::vector<Session> sessions;
    for (const QString &path : paths) {
        std::optional<Session> session = comparedSession(path, catalog, console);
        if (!session) {
            return ExitCode::Failure;
        }
        sessions.push_back(std::move(*session));
    }
    const SessionComparison comparison =
        compareSessions(sessions.front(), sessions.back(), catalog);
    console.print(output.of([&] { return comparisonObject(comparison); },
                            [&] { return comparisonText(comparison); }));
    return std::ranges::any_of(comparison.rows, &ComparedRow::differs) ? ExitCode::Findings
                                                                       : ExitCode::Ok;
}

/// The reason why @p paths cannot be compared; empty if they can.
QString refusalOf(const QStringList &paths, int number)
{
    if (paths.at(0) == "-"_L1 && paths.at(1) == "-"_L1) {
        return CliTexts::tr("Only one of both can be standard input.");
    }
    for (const QString &path : paths) {
        if (path != "-"_L1 && !isDatabaseUrl(path) && !QFileInfo::exists(path)) {
            return CliTexts::tr("There is no %1. Check the path.").arg(path);
        }
    }
    const bool isSession = isOfSession(paths.at(0));
    if (isSession != isOfSession(paths.at(1))) {
        return CliTexts::tr("%1 is a session and %2 a document. Name two of a sort.")
            .arg(shownPath(paths.at(isSession ? 0 : 1)), shownPath(paths.at(isSession ? 1 : 0)));
    }
    return isSession && number > 0
        ? CliTexts::tr("--document is for files that hold several documents, not for sessions.")
        : QString();
}

/// Compares document @p number of both files by field; nullopt after an error message.
std::optional<ComparedValues> comparedFiles(const QStringList &paths, int number,
                                            const ProtocolCatalog &catalog,
                                            const std::optional<Masking> &masking, Console &console)
{
    const SnapshotPtr left = readText(paths.at(0), catalog, console);
    const SnapshotPtr right = left ? readText(paths.at(1), catalog, console) : nullptr;
    if (!left || !right) {
        return std::nullopt;
    }
    const qsizetype count = std::max(documentsIn(left), documentsIn(right));
    if (count > 1 && number == 0) {
        console.complain(
            CliTexts::tr("One of the files contains %1 documents. Name the one to compare with "
                         "--document N.")
                .arg(count));
        return std::nullopt;
    }
    const auto first = chosen(left, number, paths.at(0), console);
    const auto second = chosen(right, number, paths.at(1), console);
    if (!first || !second) {
        return std::nullopt;
    }
    Comparison comparison = compareTexts(*first, *second, catalog);
    maskTexts({&comparison.left, &comparison.right}, masking);
    return ComparedValues{std::move(comparison.left), std::move(comparison.right),
                          std::move(comparison.diff), false, masking};
}

} // namespace

ExitCode runDiff(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"diff [OPTION...] A B"_s,
        CliTexts::tr("Compares two documents by field, or two sessions by phases, gates, "
                     "handoffs and errors. Exits with 1 when they differ."));
    arguments.addFormats({u"text"_s, u"json"_s});
    addDocumentOption(arguments);
    arguments.addFlag({option::spelling},
                      CliTexts::tr("List also what is the same but written differently."));
    addMaskOption(arguments, CliTexts::tr("Without it nothing is masked."));
    arguments.setPositionals(2, 2);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const QStringList paths = arguments.positionals();
    Output output{arguments.format(console), {}};
    const std::optional<int> number =
        output.format.isEmpty() ? std::nullopt : arguments.number(option::document, console);
    if (!number || !readMask(arguments, paths, output.masking, console)) {
        return ExitCode::Failure;
    }
    if (const QString refusal = refusalOf(paths, *number); !refusal.isEmpty()) {
        console.complain(refusal);
        return ExitCode::Failure;
    }
    Catalogs catalogs(console);
    const Catalogs::Catalog catalog = catalogs.of(paths.at(0));
    if (isOfSession(paths.at(0))) {
        return diffSessions(paths, *catalog, output, console);
    }
    std::optional<ComparedValues> compared =
        comparedFiles(paths, *number, *catalog, output.masking, console);
    if (!compared) {
        return ExitCode::Failure;
    }
    compared->withSpelling = arguments.isSet(option::spelling);
    console.print(output.format == "json"_L1 ? jsonReport(*compared, paths, std::max(1, *number))
                                             : textReport(*compared));
    return compared->diff.tally.total() == 0 ? ExitCode::Ok : ExitCode::Findings;
}

} // namespace baton::cli
