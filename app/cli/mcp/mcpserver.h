// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/mcp/tool.h"
#include "models/jsonrpc/endpoint.h"

namespace baton::cli {

/// Serves the Model Context Protocol to the client of an endpoint, in two revisions side by side: a
/// request that names revision 2026-07-28 is independent of others; all other requests belong to a
/// session of 2025-11-25 that "initialize" started.
class McpServer
{
public:
    /// @p endpoint must outlive it; @p version is the version of Baton.
    McpServer(rpc::Endpoint &endpoint, McpContext context, const QString &version);
    Q_DISABLE_COPY_MOVE(McpServer)

private:
    enum class Answers {
        Once,      ///< valid at this moment only
        Cacheable, ///< valid for a while
    };

    [[nodiscard]] std::optional<rpc::Error> refusalOf(const rpc::Message &message) const;
    void answer(const QString &method, Answers answers, rpc::Endpoint::Function function);
    void addLifecycle();
    void addLists();
    void addQuestions();
    [[nodiscard]] QJsonObject initialize(const QJsonObject &params);
    [[nodiscard]] QJsonObject discovery() const;
    [[nodiscard]] rpc::Answer callTool(const QJsonObject &params) const;
    [[nodiscard]] rpc::Answer readResource(const QJsonObject &params) const;
    /// @p value with masked texts.
    [[nodiscard]] QJsonObject masked(const QJsonObject &value) const;

    rpc::Endpoint &m_endpoint;
    McpContext m_context;
    QString m_version;
    std::vector<Tool> m_tools;
    bool m_isInitialized = false; ///< for the older revision of the protocol
};

} // namespace baton::cli
