// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"
#include "models/tree/parsedtext.h"

namespace baton {
struct Kind;
}

namespace baton::cli {

/// How to read @p bytes that were asked for by name, or came from standard input ("-"): as the name
/// says, else as the first bytes say. What has no name is YAML unless it begins like JSON; what is
/// to be of @p kind, when one is given, is read as those are, unless its bytes say better. Prompts
/// are known by the headings of @p options.
[[nodiscard]] Format inputFormat(const QString &path, const QByteArray &bytes,
                                 const ParseOptions &options, const Kind *kind = nullptr);

/// All bytes of @p path, or of standard input ("-").
[[nodiscard]] Result<QByteArray> inputBytes(const QString &path, Console &console);

} // namespace baton::cli
