// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

/// True if @p text is one complete JSON value of @p type, "object" or "array".
[[nodiscard]] bool isJson(const QString &text, const QString &type);
/// True if all parsers read @p text as a value of the JSON type @p type: "integer", "number" or
/// "boolean". False for "010".
[[nodiscard]] bool isScalarOfType(const QString &text, const QString &type);
/// @p text without the comma that remains after the brackets of a list were removed.
[[nodiscard]] QString withoutComma(const QString &text);
/// "true" or "false" if YAML 1.1 or most people spell it as @p text; else empty.
[[nodiscard]] QString booleanOf(const QString &text);
/// The texts behind the bullets of @p text, or between its commas if it lists names such as those
/// of files; else the whole text.
[[nodiscard]] QStringList entriesIn(const QString &text);

} // namespace baton
