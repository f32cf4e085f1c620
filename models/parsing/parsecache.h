// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"

#include <memory>

namespace baton {

/// The result of parse() for @p bytes; never null. Recent small texts in YAML and JSON are cached:
/// a handoff is read for its own check, for the handoffs beside it and for its gates, and a
/// session's state for each of its handoffs. The key is their bytes, never their file; @p options
/// do not affect them and are not kept. Thread-safe.
[[nodiscard]] std::shared_ptr<const ParsedText> parseCached(const QByteArray &bytes, Format format,
                                                            const ParseOptions &options = {},
                                                            const std::atomic_bool *stop = nullptr);

} // namespace baton
