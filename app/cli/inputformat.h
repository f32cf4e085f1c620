// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "models/document/parse.h"

namespace baton::cli {

/// How to read @p bytes that were asked for by name, or came from standard input ("-"): as the name
/// says, else as the first bytes say. What has no name is YAML unless it begins like JSON.
[[nodiscard]] Format inputFormat(const QString &path, const QByteArray &bytes);

/// All bytes of @p path, or of standard input ("-").
[[nodiscard]] Result<QByteArray> inputBytes(const QString &path, Console &console);

} // namespace baton::cli
