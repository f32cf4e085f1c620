// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

#include <optional>

namespace baton {

/// The offset of bracket number @p depth + 1 of a text whose open brackets pile up without end;
/// nothing for a text that is safe for the readers of YAML, which keep every open bracket of a line
/// before they report the first.
[[nodiscard]] std::optional<qsizetype> excessiveNesting(const QByteArray &text, int depth);

} // namespace baton
