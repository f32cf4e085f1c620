// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"
#include "models/tree/parsedtext.h"

namespace baton {
struct Kind;
}

namespace baton::cli {

/// The format of @p bytes, which were read from @p path or standard input ("-"): by the name, else
/// by the first bytes. Bytes without a name are YAML unless they start like JSON; with a @p kind
/// they have the format of its documents unless the bytes show another one. Prompts are recognised
/// by the headings of @p options.
[[nodiscard]] Format inputFormat(const QString &path, const QByteArray &bytes,
                                 const ParseOptions &options, const Kind *kind = nullptr);

/// All bytes of @p path, or of standard input ("-").
[[nodiscard]] Result<QByteArray> inputBytes(const QString &path, Console &console);

} // namespace baton::cli
