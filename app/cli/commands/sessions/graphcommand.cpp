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
#include "app/cli/output/sessions/graphjson.h"
#include "app/cli/output/sessions/graphpictures.h"
#include "app/cli/output/sessions/graphtext.h"
#include "app/cli/output/transcripts/brokenrecords.h"
#include "models/database/databaseaddress.h"
#include "models/parsing/parse.h"
#include "models/routing/export/graphexporttext.h"
#include "models/routing/graph/graphfilter.h"
#include "models/routing/graph/graphkeywords.h"
#include "models/routing/graph/maskedgraph.h"
#include "models/routing/graphs/graphsource.h"
#include "models/session/discovery/folderdetection.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/strings/pathstrings.h"
#include "models/transcript/files/readtranscript.h"
#include "models/transcript/files/transcriptfiles.h"
#include "models/transcript/links/agenthandoffs.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// A format, and the suffix of file names for it.
struct Format
{
    QLatin1StringView name;
    QStringList endings;
};

std::vector<Format> formats()
{
    std::vector<Format> all{{"text"_L1, {u"txt"_s}},
                            {"json"_L1, {u"json"_s}},
                            {"dot"_L1, {u"dot"_s, u"gv"_s}},
                            {"mermaid"_L1, {u"mmd"_s, u"mermaid"_s}}};
    if (graphPicture()) {
        all.push_back({"svg"_L1, {u"svg"_s}});
        all.push_back({"png"_L1, {u"png"_s}});
        all.push_back({"pdf"_L1, {u"pdf"_s}});
    }
    return all;
}

bool isPicture(const QString &format)
{
    return QStringList{u"svg"_s, u"png"_s, u"pdf"_s}.contains(format);
}

QString formatNames()
{
    QStringList names;
    for (const Format &format : formats()) {
        names.append(format.name);
    }
    return names.join(", "_L1);
}

void describe(Arguments &arguments)
{
    arguments.addFlag({option::session},
                      CliTexts::tr("Show the session that PATH belongs to, and nothing else."));
    arguments.addFlag({option::workspace},
                      CliTexts::tr("Show everything in the workspace of PATH."));
    arguments.addValue(
        {option::kind}, u"KIND"_s,
        CliTexts::tr("agents, sessions, phases, chains or steps; by default what shows most."));
    arguments.addValue({option::format}, u"FORMAT"_s,
                       CliTexts::tr("%1; without it as FILE ends, else text.").arg(formatNames()));
    arguments.addFlag({option::declared},
                      CliTexts::tr("Show what the protocol allows and nothing took, too."));
    arguments.addFlag({option::timeOrder}, CliTexts::tr("Show each handoff by itself, by time."));
    if (graphPicture()) {
        arguments.addValue({option::scale}, u"N"_s, CliTexts::tr("Make a PNG N times as large."));
    }
    arguments.addValue({u"o"_s, option::output}, u"FILE"_s, CliTexts::tr("Write to FILE."));
    addMaskOption(arguments,
                  CliTexts::tr("Without it nothing is masked, of a transcript the usual ones."));
    arguments.setPositionals(1, 1);
}

/// Empty after an error message.
QString formatOf(const Arguments &arguments, Console &console)
{
    const QString name = arguments.value(option::format);
    const QString ending = QFileInfo(arguments.value(option::output)).suffix().toLower();
    for (const Format &format : formats()) {
        if (name.isEmpty() ? format.endings.contains(ending) : format.name == name) {
            return format.name;
        }
    }
    if (name.isEmpty() && ending.isEmpty()) {
        return u"text"_s;
    }
    console.complain(CliTexts::tr("There is no format \"%1\". Use %2.")
                         .arg(name.isEmpty() ? ending : name, formatNames()));
    return {};
}

/// The nearest folder at or above @p path that looks like the root of a workspace; empty if none
/// does.
QString workspaceOf(const QString &path)
{
    const QFileInfo info(path);
    QString folder = QDir::cleanPath(info.isDir() ? info.absoluteFilePath() : info.absolutePath());
    while (!folder.isEmpty()) {
        if (QFileInfo::exists(folder + "/.baton"_L1) || QFileInfo::exists(folder + "/.git"_L1)) {
            return folder;
        }
        folder = parentOf(folder);
    }
    return {};
}

/// The session at @p path or that contains it; nullopt for a folder that neither is a session nor
/// contains handoffs.
std::optional<SessionLocation> sessionOf(const QString &path, const ProtocolCatalog &catalog)
{
    const SessionLocation place = sessionAt(path, catalog);
    if (!place.layout.isEmpty()) {
        return place;
    }
    for (QString folder = place.path; !folder.isEmpty(); folder = parentOf(folder)) {
        if (const auto known = knownSessionAt(folder, catalog)) {
            return known;
        }
    }
    return place.protocol.isEmpty() ? std::nullopt : std::optional(place);
}

/// The reason why the options contradict each other; empty if they do not.
QString contradictionOf(const Arguments &arguments, const QString &format, const QString &path)
{
    const bool isWorkspace = arguments.isSet(option::workspace);
    if (arguments.isSet(option::session) && isWorkspace) {
        return CliTexts::tr("Use either --session or --workspace.");
    }
    if (!isDatabaseUrl(path) && !QFileInfo::exists(path)) {
        return CliTexts::tr("There is no %1. Check the path.").arg(path);
    }
    if (isWorkspace && workspaceOf(path).isEmpty()) {
        return CliTexts::tr(
                   "%1 is not in a workspace: no folder above it contains .baton or .git. Name the "
                   "folder itself, without --workspace.")
            .arg(shownPath(path));
    }
    if (arguments.isSet(option::scale) && format != "png"_L1) {
        return CliTexts::tr("--scale is for PNG only. Leave it out, or use --format png.");
    }
    if (QStringList{u"png"_s, u"pdf"_s}.contains(format) && !arguments.isSet(option::output)
        && Console::isTerminal()) {
        return CliTexts::tr("A terminal cannot show %1. Write it to a file with -o FILE.")
            .arg(format.toUpper());
    }
    return {};
}

/// nullopt after an error message.
std::optional<GraphSource> sourceOf(const Arguments &arguments, const QString &path,
                                    const ProtocolCatalog &catalog, Console &console)
{
    if (arguments.isSet(option::session) || isDatabaseUrl(path)) {
        const bool isQueue = isDatabase(path);
        const std::optional<SessionLocation> place =
            isQueue ? std::nullopt : sessionOf(path, catalog);
        if (!place && !isQueue) {
            console.complain(
                CliTexts::tr("%1 is not in a session. Name the folder or the state file of one, or "
                             "leave --session out to see all that is there.")
                    .arg(path));
            return std::nullopt;
        }
        std::optional<Session> session =
            isQueue ? readNamedSession(path, catalog, {}, console) : readSession(*place, catalog);
        if (!session) {
            return std::nullopt;
        }
        GraphSource source;
        source.title = session->summary.title;
        source.sessions.push_back(std::make_shared<const Session>(std::move(*session)));
        return source;
    }
    return readGraphSource(arguments.isSet(option::workspace) ? workspaceOf(path) : path, catalog);
}

bool isTranscript(const QString &path)
{
    return QFileInfo(path).isFile() && transcriptFormatOf(path);
}

/// The transcript @p path, if it is one and itself is to be drawn.
std::optional<Transcript> transcriptOf(const Arguments &arguments, const QString &path)
{
    if (arguments.isSet(option::session) || arguments.isSet(option::workspace)
        || !isTranscript(path)) {
        return std::nullopt;
    }
    Result<Transcript> transcript = readTranscript(path);
    return transcript ? std::optional(std::move(*transcript)) : std::nullopt;
}

/// Prints a message if there is nothing to draw: an error for a file; a folder may be empty.
bool isDrawable(const RoutingGraph &graph, const QString &path, Console &console)
{
    if (!graph.isEmpty()) {
        return true;
    }
    const bool isFile = QFileInfo(path).isFile();
    console.complain(
        isTranscript(path)
            ? CliTexts::tr("No agent of the transcript %1 called another one, so there is no "
                           "handoff to draw. \"baton transcript\" shows what it did.")
                  .arg(path)
            : isFile
            ? CliTexts::tr("%1 contains no handoff that can be read. \"baton check\" says "
                           "what is wrong with it.")
                  .arg(path)
            : CliTexts::tr("There is no handoff to draw in %1. \"baton check\" names files "
                           "that cannot be read.")
                  .arg(path));
    return !isFile;
}

/// nullopt after an error message.
std::optional<RoutingGraph> graphOf(const Arguments &arguments, const GraphSource &source,
                                    const ProtocolCatalog &catalog, Console &console)
{
    const std::vector<GraphKind> kinds = graphKinds(source, catalog);
    GraphKind kind = kinds.front();
    if (const QString name = arguments.value(option::kind); !name.isEmpty()) {
        const std::optional<GraphKind> named = graphKindNamed(name);
        if (!named || std::ranges::find(kinds, *named) == kinds.end()) {
            QStringList names;
            for (const GraphKind known : kinds) {
                names.append(nameOf(known));
            }
            console.complain(CliTexts::tr("There is no graph of \"%1\" here. Use %2.")
                                 .arg(name, names.join(", "_L1)));
            return std::nullopt;
        }
        kind = *named;
    }
    GraphFilter filter;
    filter.withDeclared = arguments.isSet(option::declared);
    filter.inTimeOrder = arguments.isSet(option::timeOrder);
    return shown(routingGraph(source, kind, catalog), filter);
}

Result<QByteArray> written(const RoutingGraph &graph, const QString &format, const QString &folder,
                           bool isByTime, double scale)
{
    if (isPicture(format)) {
        return graphPicture()(graph, format, scale);
    }
    if (format == "json"_L1) {
        return graphJson(graph);
    }
    if (format == "dot"_L1) {
        return toDot(graph);
    }
    return format == "mermaid"_L1 ? toMermaid(graph) : graphText(graph, folder, isByTime).toUtf8();
}

bool hasErrors(const RoutingGraph &graph)
{
    return std::ranges::any_of(graph.findings, [](const RoutingFinding &finding) {
        return finding.severity == Severity::Error;
    });
}

} // namespace

ExitCode runGraph(const QStringList &given, Console &console)
{
    Arguments arguments(u"graph [OPTION...] PATH"_s,
                        CliTexts::tr("Shows who hands what to whom, and what breaks a rule of the "
                                     "protocol. PATH is a file, a session or a folder of them."));
    describe(arguments);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const QString format = formatOf(arguments, console);
    const QString path = arguments.positionals().first();
    const std::optional<int> scale =
        graphPicture() ? arguments.number(option::scale, console) : std::optional(1);
    if (format.isEmpty() || !scale) {
        return ExitCode::Failure;
    }
    if (const QString reason = contradictionOf(arguments, format, path); !reason.isEmpty()) {
        console.complain(reason);
        return ExitCode::Failure;
    }
    const bool isMasked = arguments.isSet(option::mask) || isTranscript(path);
    const std::optional<Masking> masking =
        isMasked ? maskingOf(u"usual"_s, arguments, {path}, console) : std::nullopt;
    if (isMasked && !masking) {
        return ExitCode::Failure;
    }
    Catalogs catalogs(console);
    const Catalogs::Catalog &catalog = catalogs.of(path);
    const std::optional<Transcript> transcript = transcriptOf(arguments, path);
    const std::optional<GraphSource> source = transcript
        ? GraphSource{{}, agentHandoffs(*transcript), lastNameOf(path)}
        : sourceOf(arguments, path, *catalog, console);
    const std::optional<RoutingGraph> graph =
        source ? graphOf(arguments, *source, *catalog, console) : std::nullopt;
    const bool isWhole = isOpenToView(path, *catalog, console);
    const ExitCode reading =
        graph && transcript ? tellOfBroken(*transcript, console) : ExitCode::Ok;
    if (!graph || (isWhole && !isDrawable(*graph, path, console))) {
        return ExitCode::Failure;
    }
    const Result<QByteArray> bytes =
        written(masking ? maskedGraph(*graph, *masking) : *graph, format,
                QDir::cleanPath(QDir::currentPath()), arguments.isSet(option::timeOrder),
                double(std::max(1, *scale)));
    if (!bytes) {
        console.complain(bytes.error());
        return ExitCode::Failure;
    }
    if (!printOrSave(*bytes, arguments.value(option::output), console)) {
        return ExitCode::Failure;
    }
    return !isWhole ? ExitCode::Failure : hasErrors(*graph) ? ExitCode::Findings : reading;
}

} // namespace baton::cli
