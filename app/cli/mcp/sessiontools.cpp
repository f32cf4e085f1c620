// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/mcp/memoryconsole.h"
#include "app/cli/mcp/resultsummaries.h"
#include "app/cli/mcp/shortform.h"
#include "app/cli/mcp/tools.h"
#include "models/disk/folderwalk.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/discovery/sessionlocator.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QStringList jsonOptions(const McpContext &context)
{
    return {option::given(option::format, u"json"_s), option::given(option::mask, context.masked),
            u"--"_s};
}

/// The folder, state file or database @p path of a session that is completely within the roots.
Result<QString> sessionPath(const McpContext &context, const QString &path, Catalogs &catalogs)
{
    const Result<QString> given = context.roots.toRead(path);
    if (!given) {
        return given;
    }
    const Catalogs::Catalog catalog = catalogs.of(*given);
    const QStringList hidden = catalog->wantedFiles().hiddenNames;
    const Result<QString> named = context.roots.toReadWhole(*given, hidden);
    if (!named) {
        return named;
    }
    const SessionLocation place = sessionAt(*named, *catalog);
    for (const QString &part : {place.path, place.stateFile}) {
        if (!part.isEmpty() && !context.roots.holds(part)) {
            return Failure{
                u"A part of this session lies outside of the folders that are open to this server: %1."_s
                    .arg(part)};
        }
    }
    const bool isLookedAt = place.path == *named || !QFileInfo::exists(place.path);
    const Result<QString> whole =
        isLookedAt ? named : context.roots.toReadWhole(place.path, hidden);
    return whole ? named : whole;
}

Result<QString> sessionPath(const McpContext &context, const QString &path)
{
    MemoryConsole memory;
    Catalogs catalogs(memory.console());
    return sessionPath(context, path, catalogs);
}

ToolResult runSessionsTool(const ToolCall &call)
{
    const ToolResult list =
        sessionList(call.context(), call.has("path"_L1) ? call.text("path"_L1) : u"."_s);
    if (!list) {
        return list;
    }
    const qsizetype all = list->value("sessions"_L1).toArray().size();
    const QJsonObject readable =
        readableFirst(call.context(), *list, call.isFull() ? all : mostItems);
    return call.isFull() ? readable : sessionListSummary(readable);
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
        arguments.append(
            option::given(option::document, QString::number(call.number("document"_L1))));
    }
    const ToolResult compared =
        objectFrom(runDiff, arguments + jsonOptions(call.context()) + QStringList{*a, *b});
    return !compared || call.isFull() ? compared : ToolResult(comparisonSummary(*compared));
}

std::vector<ResultMember> sessionMembers()
{
    const auto some = [](const QString &name, const QString &description) {
        return ResultMember{name, u"string"_s, description, false};
    };
    return {{u"status"_s, u"string"_s, u"As completed, failed, running or waiting."_s},
            some(u"path"_s, u"Its folder."_s),
            some(u"protocol"_s, u"The protocol that it follows."_s),
            some(u"id"_s, u"The id that it states."_s),
            some(u"title"_s, u"What it is about."_s),
            some(u"phase"_s, u"The phase that it is in."_s),
            some(u"flaw"_s, u"What speaks against its status."_s),
            some(u"liveness"_s, u"Whether it gives a sign of life."_s),
            some(u"started"_s, u"ISO 8601."_s),
            some(u"updated"_s, u"ISO 8601."_s),
            {u"headline"_s, u"string"_s, u"Its status, in a sentence."_s},
            {u"next"_s, {}, u"Who has to do what next: who, does, rule; or null."_s},
            {u"firstCause"_s, u"object"_s, u"What failed first, with its evidence."_s, false},
            {u"phases"_s, u"array"_s, u"Each phase: id, title, status, reason, attempt."_s},
            {u"gates"_s, u"array"_s, u"Each gate: state, and the criteria that failed."_s},
            {u"findings"_s, u"array"_s, u"What speaks against its files."_s}};
}

} // namespace

QString nameOfSession(const McpContext &context, const QJsonObject &row)
{
    const QString folder = row.value("path"_L1).toString();
    return context.roots.toRead(folder) ? folder : row.value("stateFile"_L1).toString();
}

ToolResult sessionList(const McpContext &context, const QString &path)
{
    const Result<QString> folder = context.roots.toRead(path);
    if (!folder) {
        return folder.failure();
    }
    return objectFrom(runSessions, jsonOptions(context) + QStringList(*folder));
}

QJsonObject readableFirst(const McpContext &context, QJsonObject list, qsizetype most)
{
    MemoryConsole memory;
    Catalogs catalogs(memory.console());
    QJsonArray readable;
    int leftOut = 0;
    for (const QJsonValue row : list.value("sessions"_L1).toArray()) {
        if (readable.size() >= most
            || sessionPath(context, nameOfSession(context, row.toObject()), catalogs)) {
            readable.append(row);
        } else {
            ++leftOut;
        }
    }
    list.insert(u"sessions"_s, readable);
    if (leftOut > 0) {
        list.insert(u"leftOut"_s, leftOut);
    }
    return list;
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
         u"Lists the sessions at or below a folder, the latest first, with the status of each."_s,
         {{u"path"_s, Text,
           u"A folder that is open to this server; the first one if not given."_s}},
         {{u"sessions"_s, u"array"_s,
           u"Each session: path, protocol, id, title, status, phase, flaw, liveness, times."_s},
          {u"leftOut"_s, u"integer"_s,
           u"Sessions that cannot be read: a link in them leads out of the open folders, or a "
           "secret in their path is masked."_s,
           false}},
         false,
         runSessionsTool},
        {u"session"_s,
         u"Explain a session"_s,
         u"Explains one session: status, what failed first and what followed, its gates, and who "
         "has to do what next."_s,
         {{u"path"_s, Text, u"Its folder or its state file."_s, true}},
         sessionMembers(),
         false,
         runSessionTool},
        {u"compare"_s,
         u"Compare"_s,
         u"Compares two documents by field, or two sessions by phases, gates, handoffs and errors."_s,
         {{u"a"_s, Text, u"A file or the folder of a session."_s, true},
          {u"b"_s, Text, u"Another one."_s, true},
          {u"document"_s, Number, u"The document to compare, where a file holds several."_s}},
         {{u"same"_s, u"boolean"_s, u"True if nothing differs."_s},
          {u"headline"_s, u"string"_s, u"Of two sessions: what differs, in a sentence."_s, false},
          {u"rows"_s, u"array"_s, u"Of two sessions: what differs, with both sides."_s, false},
          {u"left"_s, u"object"_s, u"The first document: path and number."_s, false},
          {u"right"_s, u"object"_s, u"The second document."_s, false},
          {u"changes"_s, u"array"_s, u"Of two documents: each change with both values."_s, false},
          {u"summary"_s, u"object"_s, u"Of two documents: numbers of changes."_s, false}},
         false,
         runCompareTool},
    };
}

} // namespace baton::cli
