// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <optional>

namespace baton::edit {

/// A text and what it says, kept elsewhere.
struct Source
{
    const QByteArray &bytes;
    const ParsedText &parsed;
};

/// A text and what it says.
struct Reading
{
    QByteArray bytes;
    ParsedText parsed;
};

/// @p before with @p edits, when that is exactly what was meant: document number @p document reads
/// as @p wanted, every value outside the edits is still spelt as it was, the other documents are
/// the same, and there is no issue more.
[[nodiscard]] std::optional<Reading> proven(const Source &before, int document,
                                            const TextEdits &edits, const Value &wanted);

} // namespace baton::edit
