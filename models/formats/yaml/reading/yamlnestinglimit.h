// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

#include <optional>

namespace baton {

/// The offset of bracket number @p depth + 1 of a text whose open brackets pile up without end;
/// nothing for a text that the readers of YAML can be trusted with: they hold every bracket of a
/// line that is open before they tell of the first.
[[nodiscard]] std::optional<qsizetype> excessiveNesting(const QByteArray &text, int depth);

} // namespace baton
