// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <QByteArray>
#include <QStringView>

namespace baton::edit {

/// True when YAML 1.1 or 1.2, or a reader that takes more for a number than either, reads the plain
/// scalar @p text as something else than a string: a null, a boolean (yes, no, y and n included), a
/// number, a timestamp, a merge key.
[[nodiscard]] bool readsAsNonString(QStringView text);

/// True when YAML 1.1 reads the plain scalar @p text as a date or a time.
[[nodiscard]] bool looksLikeTime(QStringView text);

/// True when every character may stand in a YAML scalar without an escape; tabs count, line ends do
/// not.
[[nodiscard]] bool isPrintable(QStringView text);

/// True when every reader of YAML, be it of 1.1 or 1.2, takes @p text without quotes, as a value or
/// a key, for this very string: PyYAML, ruamel.yaml, js-yaml, yaml of npm, go-yaml, yaml-cpp and
/// libfyaml. Everything that writes YAML asks here. With @p mayBeTime also when it is a time that
/// each of them can read.
[[nodiscard]] bool isPlainSafe(QStringView text, bool isInFlow, bool mayBeTime = false);
[[nodiscard]] bool fitsSingleQuotes(QStringView text);

/// @p text, which fits, between single quotes: those in it stand twice.
[[nodiscard]] QByteArray singleQuoted(const QString &text);

enum class Escapes { Yaml, YamlAscii, Json, JsonAscii };
/// @p text between double quotes; with an Ascii kind every other character is escaped too.
[[nodiscard]] QByteArray doubleQuoted(QStringView text, Escapes escapes);

/// @p text on one line: in YAML in @p style, plain or single-quoted, where that can hold it, else
/// in double quotes.
[[nodiscard]] QByteArray spelledText(const QString &text, Style style, bool isInFlow,
                                     Escapes escapes = Escapes::Yaml);

} // namespace baton::edit
