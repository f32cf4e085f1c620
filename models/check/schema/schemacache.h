// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"

namespace baton {

/// A schema file of a workspace's.
struct SchemaCache
{
    std::shared_ptr<const XsdSchema> schema; ///< null: the file cannot be used
    QString problem;
};

/// The schema file @p path as it is now, for documents of @p kind, whose words describe its fields.
/// Compiled once for each state of the file, whatever thread asks.
[[nodiscard]] SchemaCache cachedSchema(const QString &path, const KindModel &kind);

/// The last answer about @p path. Never looks at the disk, nor waits for anything that does.
[[nodiscard]] SchemaCache lastCompiled(const QString &path);

} // namespace baton
