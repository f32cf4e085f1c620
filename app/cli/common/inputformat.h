// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"
#include "models/tree/parsedtext.h"

namespace baton {
struct Kind;
}

namespace baton::cli {

/// The format of @p bytes that were named, or came from standard input ("-"): by the name, else by
/// the first bytes. Bytes without a name are YAML unless they begin like JSON; those for @p kind,
/// when one is given, are read as its documents are, unless the bytes say better. Prompts are known
/// by the headings of @p options.
[[nodiscard]] Format inputFormat(const QString &path, const QByteArray &bytes,
                                 const ParseOptions &options, const Kind *kind = nullptr);

/// All bytes of @p path, or of standard input ("-").
[[nodiscard]] Result<QByteArray> inputBytes(const QString &path, Console &console);

} // namespace baton::cli
