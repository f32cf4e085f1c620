// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <atomic>

namespace baton {

/// The format by the name and the first bytes. Never fails: unknown is Text.
[[nodiscard]] Format formatOf(const QString &fileName, const QByteArray &bytes);

/// Reads @p bytes, of @p named also a prompt where that is Text. Pure and thread-safe; never throws
/// and never hangs, for any bytes. Returns early with what it has when @p stop becomes
/// true.
[[nodiscard]] ParsedText parse(const QByteArray &bytes, Format named,
                               const ParseOptions &options = {},
                               const std::atomic_bool *stop = nullptr);

} // namespace baton
