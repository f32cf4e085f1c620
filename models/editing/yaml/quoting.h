// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <QByteArray>
#include <QStringView>

namespace baton::edit {

/// True if any reader of YAML 1.1 or 1.2 resolves the plain scalar @p text to something other than
/// a string: a null, a boolean (including yes, no, y and n), a number, a timestamp or a merge key.
/// Includes readers that accept more numbers than the specifications.
[[nodiscard]] bool readsAsNonString(QStringView text);

/// True if YAML 1.1 resolves the plain scalar @p text to a date or time.
[[nodiscard]] bool looksLikeTime(QStringView text);

/// True if all characters may be in a YAML scalar without an escape, including tabs but not line
/// ends.
[[nodiscard]] bool isPrintable(QStringView text);

/// True if all YAML readers resolve @p text without quotes, as a value or a key, to this string:
/// PyYAML, ruamel.yaml, js-yaml, npm's yaml, go-yaml, yaml-cpp and libfyaml. All code that writes
/// YAML uses this test. With @p mayBeTime, also true for a time that all of them can read.
[[nodiscard]] bool isPlainSafe(QStringView text, bool isInFlow, bool mayBeTime = false);
[[nodiscard]] bool fitsSingleQuotes(QStringView text);

/// @p text in single quotes, which are doubled in the text. Requires fitsSingleQuotes().
[[nodiscard]] QByteArray singleQuoted(const QString &text);

enum class Escapes { Yaml, YamlAscii, Json, JsonAscii };
/// @p text in double quotes. The Ascii kinds escape all non-ASCII characters as well.
[[nodiscard]] QByteArray doubleQuoted(QStringView text, Escapes escapes);

/// @p text on one line. YAML uses @p style, plain or single-quoted, if it can express the text,
/// else double quotes.
[[nodiscard]] QByteArray spelledText(const QString &text, Style style, bool isInFlow,
                                     Escapes escapes = Escapes::Yaml);

} // namespace baton::edit
