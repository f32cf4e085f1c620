// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QStringView>

namespace baton::edit {

/// True when YAML 1.1 or 1.2 reads the plain scalar @p text as something else than a string: a
/// null, a boolean (yes, no, on and off included), a number, a timestamp, a merge key.
[[nodiscard]] bool looksTyped(QStringView text);

/// True when YAML 1.1 reads the plain scalar @p text as a date or a time.
[[nodiscard]] bool looksLikeTime(QStringView text);

/// True when every character may stand in a YAML scalar without an escape; tabs count, line ends do
/// not.
[[nodiscard]] bool isPrintable(QStringView text);

/// True when @p text reads back as this very string without quotes; with @p mayBeTime also when
/// other readers than Baton take it for a time.
[[nodiscard]] bool fitsPlain(QStringView text, bool isInFlow, bool mayBeTime = false);
[[nodiscard]] bool fitsSingleQuotes(QStringView text);

/// @p text, which fits, between single quotes: those in it stand twice.
[[nodiscard]] QByteArray singleQuoted(const QString &text);

enum class Escapes { Yaml, YamlAscii, Json, JsonAscii };
/// @p text between double quotes; with an Ascii kind every other character is escaped too.
[[nodiscard]] QByteArray doubleQuoted(QStringView text, Escapes escapes);

} // namespace baton::edit
