// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

#include <optional>

namespace baton {

/// The offset of bracket number @p depth + 1 of a text with excessively nested brackets. nullopt if
/// the text is safe for the YAML parsers, which store all open brackets of a line before they
/// report the first one.
[[nodiscard]] std::optional<qsizetype> excessiveNesting(const QByteArray &text, int depth);

} // namespace baton
