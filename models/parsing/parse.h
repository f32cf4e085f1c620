// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <atomic>

namespace baton {

/// The format by the name and the first bytes. Never fails: an unknown format is Text.
[[nodiscard]] Format formatOf(const QString &fileName, const QByteArray &bytes);

/// Parses @p bytes of the format @p named; if that is Text, also as a prompt. Pure and thread-safe;
/// never throws and never hangs, for any bytes. Returns a partial result if @p stop becomes true.
[[nodiscard]] ParsedText parse(const QByteArray &bytes, Format named,
                               const ParseOptions &options = {},
                               const std::atomic_bool *stop = nullptr);

} // namespace baton
