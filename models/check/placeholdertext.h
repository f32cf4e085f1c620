// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// True when all of @p text is something to be filled in: "[...]", "{name}", "<name>", "...", or a
/// bare type word such as "string" or "ISO8601".
[[nodiscard]] bool isPlaceholder(QStringView text);
/// The first "{name}" inside @p text, which else is a real value ("phase{N}-math"); empty when
/// there is none. Subscripts of formulas ("x_{h}") do not count.
[[nodiscard]] QString placeholderIn(QStringView text);

} // namespace baton
