// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/mistakes/yamldiagnosis.h"

#include <utility>

namespace baton {

/// A line with words, without a comment.
struct YamlLine
{
    int number = 0;
    int width = 0; ///< columns of the indentation
    QByteArrayView text;
};

/// Another indentation for some lines, and the oddities that remain.
struct LineMove
{
    size_t begin = 0;
    size_t end = 0;
    int width = 0;
    int oddities = 0;
};

/// Moves of one line, or of several at the same column, that make @p lines less odd, the best
/// first. Odd are a line that is indented below a value or like no line above, a key with nothing
/// below it, and a step that few lines make. The moved lines are near the one at @p fault.
[[nodiscard]] std::vector<LineMove> indentationMoves(const std::vector<YamlLine> &lines,
                                                     size_t fault);

/// The lines with words around the one of @p yaml, without those of block scalars; with the index
/// of that line.
[[nodiscard]] std::pair<std::vector<YamlLine>, size_t> yamlLinesAround(const YamlDiagnosis &yaml);
/// True for the line before a block scalar.
[[nodiscard]] bool beginsBlockScalar(QByteArrayView line);

// Recognisers that several mistakes share.
bool strayLine(YamlDiagnosis &yaml);
bool otherBullet(YamlDiagnosis &yaml);
bool itemAmongKeys(YamlDiagnosis &yaml);
bool tooDeepLine(YamlDiagnosis &yaml, int line);

} // namespace baton
