// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/mcp/tool.h"

#include <QJsonArray>

namespace baton::cli {

/// The schemas and examples of all kinds, and the latest sessions below the roots, as
/// "resources/list" tells them.
[[nodiscard]] QJsonArray resourceList(const McpContext &context);
/// Schemas and examples of kinds, and sessions by their path.
[[nodiscard]] QJsonArray resourceTemplates();
/// The content of @p uri, which one of both names; fails where nothing is there.
[[nodiscard]] Result<QJsonObject> resourceAt(const QString &uri, const McpContext &context);

/// A prompt for each kind, by which its handoffs are drafted, as "prompts/list" tells it.
[[nodiscard]] QJsonArray promptList();
/// The prompt @p name with @p arguments; fails where there is none.
[[nodiscard]] Result<QJsonObject> promptNamed(const QString &name, const QJsonObject &arguments);

} // namespace baton::cli
