// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"

namespace baton {

/// A compiled schema file of a workspace.
struct SchemaCache
{
    std::shared_ptr<const XsdSchema> schema; ///< null if the file cannot be used
    QString problem;
};

/// The schema file @p path in its current state, for documents of @p kind, whose texts describe its
/// fields. Compiled once per state of the file. Thread-safe.
[[nodiscard]] SchemaCache cachedSchema(const QString &path, const KindModel &kind);

/// The last result for @p path. Never reads the disk and never waits for a thread that does.
[[nodiscard]] SchemaCache lastCompiled(const QString &path);

} // namespace baton
