// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/command.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/mcp/memoryconsole.h"
#include "app/cli/mcp/resultsummaries.h"
#include "app/cli/mcp/tools.h"
#include "models/session/discovery/sessionlocator.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QStringList jsonOptions(const McpContext &context)
{
    return {u"--format=json"_s, u"--mask="_s + context.masked, u"--"_s};
}

/// The folder, state file or database @p path of a session, none of whose parts lie outside.
Result<QString> sessionPath(const McpContext &context, const QString &path)
{
    const Result<QString> named = context.roots.toReadWhole(path);
    if (!named) {
        return named;
    }
    MemoryConsole memory;
    const SessionLocation place = sessionAt(*named, *Catalogs(memory.console()).of(*named));
    for (const QString &part : {place.path, place.stateFile}) {
        if (!part.isEmpty() && !context.roots.holds(part)) {
            return Failure{
                u"A part of this session lies outside of the folders that are open to this server: %1."_s
                    .arg(part)};
        }
    }
    const Result<QString> whole = place.path.isEmpty() || !QFileInfo::exists(place.path)
        ? named
        : context.roots.toReadWhole(place.path);
    return whole ? named : whole;
}

ToolResult runSessionsTool(const ToolCall &call)
{
    const ToolResult list =
        sessionList(call.context(), call.has("path"_L1) ? call.text("path"_L1) : u"."_s);
    return !list || call.isFull() ? list : ToolResult(sessionListSummary(*list));
}

ToolResult runSessionTool(const ToolCall &call)
{
    return sessionResult(call.context(), call.text("path"_L1), call.isFull());
}

Result<QString> comparedPath(const McpContext &context, const QString &path)
{
    const Result<QString> file = context.roots.toRead(path);
    return file && QFileInfo(*file).isDir() ? sessionPath(context, path) : file;
}

ToolResult runCompareTool(const ToolCall &call)
{
    const Result<QString> a = comparedPath(call.context(), call.text("a"_L1));
    const Result<QString> b = comparedPath(call.context(), call.text("b"_L1));
    if (!a || !b) {
        return a ? b.failure() : a.failure();
    }
    QStringList arguments;
    if (call.has("document"_L1)) {
        arguments.append(u"--document=%1"_s.arg(call.number("document"_L1)));
    }
    const ToolResult compared =
        objectFrom(runDiff, arguments + jsonOptions(call.context()) + QStringList{*a, *b});
    return !compared || call.isFull() ? compared : ToolResult(comparisonSummary(*compared));
}

} // namespace

ToolResult sessionList(const McpContext &context, const QString &path)
{
    const Result<QString> folder = context.roots.toReadWhole(path);
    return folder ? objectFrom(runSessions, jsonOptions(context) + QStringList(*folder))
                  : ToolResult(folder.failure());
}

ToolResult sessionResult(const McpContext &context, const QString &path, bool isFull)
{
    const Result<QString> place = sessionPath(context, path);
    if (!place) {
        return place.failure();
    }
    const ToolResult session = objectFrom(runSession, jsonOptions(context) + QStringList(*place));
    return !session || isFull ? session : ToolResult(sessionSummary(*session));
}

std::vector<Tool> sessionTools()
{
    using enum Parameter::Type;
    return {
        {u"sessions"_s,
         u"List sessions"_s,
         u"Lists the sessions at or below a folder, the latest first, with how each stands."_s,
         {{u"path"_s, Text, u"A folder that is open to this server; the first one if not given."_s},
          detailParameter()},
         {u"sessions"_s},
         false,
         runSessionsTool},
        {u"session"_s,
         u"Explain a session"_s,
         u"Explains one session: status, what failed first and what followed, its gates, and who "
         "has to do what next."_s,
         {{u"path"_s, Text, u"Its folder or its state file."_s, true}, detailParameter()},
         {u"status"_s},
         false,
         runSessionTool},
        {u"compare"_s,
         u"Compare"_s,
         u"Compares two documents by field, or two sessions by phases, gates, handoffs and errors."_s,
         {{u"a"_s, Text, u"A file or the folder of a session."_s, true},
          {u"b"_s, Text, u"Another one."_s, true},
          {u"document"_s, Number, u"The document to compare, where a file holds several."_s},
          detailParameter()},
         {},
         false,
         runCompareTool},
    };
}

} // namespace baton::cli
