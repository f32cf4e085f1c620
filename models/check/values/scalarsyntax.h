// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

/// True when @p text is one complete JSON value of @p type, "object" or "array".
[[nodiscard]] bool isJson(const QString &text, const QString &type);
/// True when every parser reads @p text as a value of the JSON type @p type, "integer", "number" or
/// "boolean": not "010".
[[nodiscard]] bool isScalarOfType(const QString &text, const QString &type);
/// @p text without the comma that is left after removing the brackets of a list.
[[nodiscard]] QString withoutComma(const QString &text);
/// "true" or "false" where YAML 1.1 or most people write that as @p text; else empty.
[[nodiscard]] QString booleanOf(const QString &text);
/// The texts after the bullets of @p text, or between its commas if it lists file names and the
/// like; else the whole text.
[[nodiscard]] QStringList entriesIn(const QString &text);

} // namespace baton
