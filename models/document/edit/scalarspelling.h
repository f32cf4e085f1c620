// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/edit/blockscalar.h"
#include "models/document/parse.h"
#include "models/document/tree.h"

namespace baton::edit {

/// How new values are to be written so that they look like what surrounds them.
struct Manner
{
    Format format = Format::Yaml;
    Style strings = Style::Plain; ///< Plain, SingleQuoted or DoubleQuoted
    Style keys = Style::Plain;
    bool isAscii = false;      ///< other characters are escaped where quotes allow it
    bool isCautious = false;   ///< every string in double quotes
    bool bracketsOnly = false; ///< containers are written within brackets
    bool isSpread = false;     ///< within brackets each entry has a line of its own
    int step = 2;              ///< columns for each level
    int dashStep = 2;          ///< columns from a key to the dashes below it
    QByteArray dash = "- ";
    QByteArray colon = ": "; ///< within brackets
    QByteArray comma = ", "; ///< within brackets on one line
    QByteArray newline = "\n";
};

/// Where a scalar will stand.
struct ScalarPlace
{
    bool isInFlow = false;
    bool isKey = false;
    Style preferred = Style::Absent; ///< the style it has now; Absent for a new one
    bool wasTime = false;            ///< it is a time without quotes now, and may become another
    BlockForm block;                 ///< for the literal and folded styles
    QByteArray present;              ///< as it is written now; its lines and escapes stay
};

/// The place of the scalar @p node, written as @p present, which becomes another one.
[[nodiscard]] ScalarPlace placeOf(const Node &node, const QByteArray &present, Style preferred);

/// Nothing when the format has no way to write @p value, as with a hexadecimal number in JSON.
[[nodiscard]] std::optional<Spelled> spelledScalar(const Value &value, const Manner &manner,
                                                   const ScalarPlace &place);
/// Nothing for a key that is too long for some readers of YAML.
[[nodiscard]] std::optional<QByteArray> spelledKey(const QString &key, const Manner &manner,
                                                   Style preferred, bool isInFlow);

} // namespace baton::edit
