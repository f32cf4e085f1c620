// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/mcp/tool.h"

#include <QJsonArray>

namespace baton::cli {

/// The result of "resources/list": schemas and examples of all kinds, and the latest sessions below
/// the roots.
[[nodiscard]] QJsonArray resourceList(const McpContext &context);
/// The result of "resources/templates/list": schemas and examples of kinds, and sessions by path.
[[nodiscard]] QJsonArray resourceTemplates();
/// The content of the resource @p uri; fails if it does not exist.
[[nodiscard]] Result<QJsonObject> resourceAt(const QString &uri, const McpContext &context);

/// The result of "prompts/list": for each kind a prompt that drafts a handoff.
[[nodiscard]] QJsonArray promptList();
/// The prompt @p name with @p arguments; fails if it does not exist.
[[nodiscard]] Result<QJsonObject> promptNamed(const QString &name, const QJsonObject &arguments);

} // namespace baton::cli
