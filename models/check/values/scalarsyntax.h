// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

/// Text that is one JSON value of @p type, "object" or "array", whole.
[[nodiscard]] bool isJson(const QString &text, const QString &type);
/// True when @p text is a value of the JSON type @p type, "integer", "number" or "boolean", to
/// every reader: "010" is none.
[[nodiscard]] bool isScalarOfType(const QString &text, const QString &type);
/// The text without the comma that is left behind it when the brackets of a list are taken away.
[[nodiscard]] QString withoutComma(const QString &text);
/// "true" or "false" where YAML 1.1 or most people write that as @p text; else empty.
[[nodiscard]] QString booleanOf(const QString &text);
/// The texts behind the bullets of @p text, or between its commas if it lists names of files and
/// the like; else all of it.
[[nodiscard]] QStringList entriesIn(const QString &text);

} // namespace baton
