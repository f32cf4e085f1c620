// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/mistakes/yamldiagnosis.h"

#include <utility>

namespace baton {

/// A line with words, without its comment.
struct YamlLine
{
    int number = 0;
    int width = 0; ///< columns of the indentation
    QByteArrayView text;
};

/// A new indentation for some lines, and the number of irregularities that remain.
struct LineMove
{
    size_t begin = 0;
    size_t end = 0;
    int width = 0;
    int oddities = 0;
};

/// Moves of one line, or of several at the same column, that reduce the irregularities of @p lines,
/// best first. Irregular are: a line indented below a value or unlike all lines above, a key
/// without content, and a step that few lines have. The moved lines are near the line @p fault.
[[nodiscard]] std::vector<LineMove> indentationMoves(const std::vector<YamlLine> &lines,
                                                     size_t fault);

/// The lines with words around the fault of @p yaml, without those of block scalars, and the index
/// of the fault's line.
[[nodiscard]] std::pair<std::vector<YamlLine>, size_t> yamlLinesAround(const YamlDiagnosis &yaml);
/// True if a block scalar begins on @p line.
[[nodiscard]] bool beginsBlockScalar(QByteArrayView line);

// Recognisers used by several mistakes.
bool strayLine(YamlDiagnosis &yaml);
bool otherBullet(YamlDiagnosis &yaml);
bool itemAmongKeys(YamlDiagnosis &yaml);
bool tooDeepLine(YamlDiagnosis &yaml, int line);

} // namespace baton
