// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/mcp/mcpserver.h"

#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/common/jsonarray.h"
#include "app/cli/mcp/resources.h"
#include "app/cli/mcp/resultsummaries.h"
#include "app/cli/mcp/shortform.h"
#include "app/cli/mcp/tools.h"
#include "models/disk/readablefolders.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

constexpr auto modernRevision = "2026-07-28"_L1;
const QStringList olderRevisions{u"2025-11-25"_s, u"2025-06-18"_s};
constexpr auto metaStart = "io.modelcontextprotocol/"_L1;
constexpr int unsupportedVersion = -32022;
constexpr int resourceNotFound = -32002; // of the older revision

QJsonObject metaOf(const QJsonObject &params)
{
    return params.value("_meta"_L1).toObject();
}

/// The revision in a request; undefined if the request belongs to a session.
QJsonValue revisionOf(const QJsonObject &params)
{
    return metaOf(params).value(metaStart + u"protocolVersion"_s);
}

bool isModern(const QJsonObject &params)
{
    return !revisionOf(params).isUndefined();
}

QJsonObject abilities()
{
    const QJsonObject none;
    return {{u"tools"_s, none}, {u"resources"_s, none}, {u"prompts"_s, none}};
}

QString instructions()
{
    return u"Baton reads, checks and edits handoffs between agents. Check a handoff before you "
           u"send "
           "it, draft new ones from their kind, and ask for a session to learn what failed first. "
           "Answers are short; \"detail\": \"full\" gives everything."_s;
}

QJsonObject textContent(const QString &text)
{
    return {{u"type"_s, u"text"_s}, {u"text"_s, text}};
}

/// The error if "arguments" is not an object; nullopt if it is one or is missing.
std::optional<rpc::Error> mistakeInArguments(const QJsonObject &params)
{
    const QJsonValue arguments = params.value("arguments"_L1);
    if (arguments.isObject() || arguments.isUndefined() || arguments.isNull()) {
        return std::nullopt;
    }
    return rpc::Error(rpc::Code::InvalidParams, u"\"arguments\" has to be an object."_s);
}

rpc::Error unsupported(const QJsonValue &revision)
{
    const QStringList supported = QStringList(QString(modernRevision)) + olderRevisions;
    return {unsupportedVersion,
            u"This server speaks the revisions %1."_s.arg(supported.join(u", "_s)),
            QJsonObject{{u"supported"_s, QJsonArray::fromStringList(supported)},
                        {u"requested"_s, revision}}};
}

} // namespace

McpServer::McpServer(rpc::Endpoint &endpoint, McpContext context, const QString &version)
    : m_endpoint(endpoint)
    , m_context(std::move(context))
    , m_version(version)
{
    for (const auto &tools : {checkTools(), kindTools(), editTools(), sessionTools()}) {
        m_tools.insert(m_tools.end(), tools.begin(), tools.end());
    }
    for (Tool &tool : m_tools) {
        tool.parameters.push_back(detailParameter());
        tool.results.push_back(moreMember());
    }
    m_endpoint.setGuard([this](const rpc::Message &message) { return refusalOf(message); });
    addLifecycle();
    addLists();
    addQuestions();
}

std::optional<rpc::Error> McpServer::refusalOf(const rpc::Message &message) const
{
    static const QStringList older{u"initialize"_s, u"ping"_s};
    if (isModern(message.params)) {
        if (revisionOf(message.params) != QJsonValue(modernRevision)) {
            return unsupported(revisionOf(message.params));
        }
        if (!metaOf(message.params).value(metaStart + u"clientCapabilities"_s).isObject()) {
            return rpc::Error(rpc::Code::InvalidParams,
                              u"\"_meta\" lacks \"%1clientCapabilities\"."_s.arg(metaStart));
        }
        return older.contains(message.method)
            ? std::optional(rpc::Error(
                  rpc::Code::MethodNotFound,
                  u"Revision %1 has no method \"%2\"."_s.arg(modernRevision, message.method)))
            : std::nullopt;
    }
    if (message.method == "server/discover"_L1) {
        return rpc::Error(rpc::Code::InvalidParams,
                          u"\"_meta\" lacks \"%1protocolVersion\"."_s.arg(metaStart));
    }
    if (!m_isInitialized && message.isRequest() && !older.contains(message.method)) {
        return rpc::Error(
            rpc::Code::InvalidRequest,
            u"Send \"initialize\" first, or name revision %1 in \"_meta\"."_s.arg(modernRevision));
    }
    return std::nullopt;
}

/// Handles requests for @p method in both revisions.
void McpServer::answer(const QString &method, Answers answers, rpc::Endpoint::Function function)
{
    m_endpoint.answer(
        method, [this, answers, made = std::move(function)](const QJsonObject &params) {
            const QStringList &roots = m_context.roots.readable();
            const ReadableFolders readable(roots, roots);
            rpc::Answer answer = made(params);
            auto *value = std::get_if<QJsonValue>(&answer);
            if (!value) {
                auto &error = std::get<rpc::Error>(answer);
                error.message = m_context.masking.masked(error.message);
                error.data = error.data.isObject() ? masked(error.data.toObject()) : error.data;
                return answer;
            }
            QJsonObject result = masked(value->toObject());
            if (isModern(params)) {
                result.insert(u"resultType"_s, u"complete"_s);
            }
            if (isModern(params) && answers == Answers::Cacheable) {
                constexpr int minute = 60'000;
                result.insert(u"ttlMs"_s, minute);
                result.insert(u"cacheScope"_s, u"private"_s);
            }
            return rpc::Answer(QJsonValue(result));
        });
}

void McpServer::addLifecycle()
{
    answer(u"initialize"_s, Answers::Once,
           [this](const QJsonObject &params) { return initialize(params); });
    answer(u"ping"_s, Answers::Once, [](const QJsonObject &) { return QJsonObject(); });
    answer(u"server/discover"_s, Answers::Cacheable,
           [this](const QJsonObject &) { return discovery(); });
}

QJsonObject McpServer::initialize(const QJsonObject &params)
{
    m_isInitialized = true;
    const QString asked = params.value("protocolVersion"_L1).toString();
    return {{u"protocolVersion"_s, olderRevisions.contains(asked) ? asked : olderRevisions.front()},
            {u"capabilities"_s, abilities()},
            {u"serverInfo"_s, QJsonObject{{u"name"_s, u"baton"_s}, {u"version"_s, m_version}}},
            {u"instructions"_s, instructions()}};
}

QJsonObject McpServer::discovery() const
{
    const QJsonObject info{{u"name"_s, u"baton"_s}, {u"version"_s, m_version}};
    return {{u"supportedVersions"_s, QJsonArray{modernRevision}},
            {u"capabilities"_s, abilities()},
            {u"instructions"_s, instructions()},
            {u"_meta"_s, QJsonObject{{metaStart + u"serverInfo"_s, info}}}};
}

void McpServer::addLists()
{
    answer(u"tools/list"_s, Answers::Cacheable, [this](const QJsonObject &) {
        return QJsonObject{
            {u"tools"_s, arrayOf(m_tools, [](const Tool &tool) { return tool.definition(); })}};
    });
    answer(u"resources/list"_s, Answers::Cacheable, [this](const QJsonObject &) {
        return QJsonObject{{u"resources"_s, resourceList(m_context)}};
    });
    answer(u"resources/templates/list"_s, Answers::Cacheable, [](const QJsonObject &) {
        return QJsonObject{{u"resourceTemplates"_s, resourceTemplates()}};
    });
    answer(u"prompts/list"_s, Answers::Cacheable,
           [](const QJsonObject &) { return QJsonObject{{u"prompts"_s, promptList()}}; });
}

void McpServer::addQuestions()
{
    answer(u"tools/call"_s, Answers::Once,
           [this](const QJsonObject &params) { return callTool(params); });
    answer(u"resources/read"_s, Answers::Cacheable,
           [this](const QJsonObject &params) { return readResource(params); });
    answer(u"prompts/get"_s, Answers::Once, [](const QJsonObject &params) -> rpc::Answer {
        if (const auto mistake = mistakeInArguments(params)) {
            return *mistake;
        }
        const Result<QJsonObject> prompt = promptNamed(params.value("name"_L1).toString(),
                                                       params.value("arguments"_L1).toObject());
        return prompt ? rpc::Answer(QJsonValue(*prompt))
                      : rpc::Answer(rpc::Error(rpc::Code::InvalidParams, prompt.error()));
    });
}

rpc::Answer McpServer::callTool(const QJsonObject &params) const
{
    const QString name = params.value("name"_L1).toString();
    const auto tool = std::ranges::find(m_tools, name, &Tool::name);
    if (tool == m_tools.end()) {
        return rpc::Error(rpc::Code::InvalidParams, u"There is no tool \"%1\"."_s.arg(name));
    }
    if (const auto mistake = mistakeInArguments(params)) {
        return *mistake;
    }
    const QJsonObject arguments = params.value("arguments"_L1).toObject();
    const std::optional<Failure> mistake = tool->mistakeIn(arguments);
    // A text has no folder, so files that it names are not its own.
    const ReadableFolders readable(arguments.contains("text"_L1) ? QStringList()
                                                                 : m_context.roots.readable(),
                                   m_context.roots.readable());
    const ToolCall call(m_context, arguments);
    const ToolResult result = mistake ? ToolResult(*mistake) : tool->run(call);
    if (!result) {
        return QJsonObject{{u"content"_s, QJsonArray{textContent(result.error())}},
                           {u"isError"_s, true}};
    }
    // Masked before it is cut: half a secret, or a secret without its key, is not recognised.
    const QJsonObject whole = masked(*result);
    const QJsonObject found = call.isFull() ? whole : shortForm(whole);
    return QJsonObject{{u"content"_s, QJsonArray{textContent(compactText(found))}},
                       {u"structuredContent"_s, found},
                       {u"isError"_s, false}};
}

rpc::Answer McpServer::readResource(const QJsonObject &params) const
{
    const QString uri = params.value("uri"_L1).toString();
    const Result<QJsonObject> content = resourceAt(uri, m_context);
    if (!content) {
        const int code =
            isModern(params) ? static_cast<int>(rpc::Code::InvalidParams) : resourceNotFound;
        return rpc::Error(code, content.error(), QJsonObject{{u"uri"_s, uri}});
    }
    return QJsonObject{{u"contents"_s, QJsonArray{*content}}};
}

QJsonObject McpServer::masked(const QJsonObject &value) const
{
    return maskedObject(value, m_context.masking);
}

} // namespace baton::cli
