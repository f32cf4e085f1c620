// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/mistakes/yamldiagnosis.h"

#include <span>

namespace baton {

/// One mistake that people and agents make in YAML.
struct YamlMistake
{
    const char *name;
    YamlReasons reasons; ///< parser messages that the mistake leads to
    const char *example;
    /// Reports the mistake if it is the cause. Otherwise it may leave changes, which reset()
    /// removes.
    bool (*recognise)(YamlDiagnosis &yaml);
};

constexpr YamlReasons anyYamlReason = ~YamlReasons(YamlReason::TooDeep);

// Mistakes by subject, in the order in which they are tried.
[[nodiscard]] std::span<const YamlMistake> yamlTabMistakes();
[[nodiscard]] std::span<const YamlMistake> yamlForeignMistakes();
[[nodiscard]] std::span<const YamlMistake> yamlQuoteMistakes();
[[nodiscard]] std::span<const YamlMistake> yamlIndicatorMistakes();
[[nodiscard]] std::span<const YamlMistake> yamlFlowMistakes();
[[nodiscard]] std::span<const YamlMistake> yamlColonMistakes();
[[nodiscard]] std::span<const YamlMistake> yamlIndentMistakes();

// Recognisers that are tried first or last, independently of the parser's message.
bool yamlTruncation(YamlDiagnosis &yaml);
bool yamlNoBreakSpace(YamlDiagnosis &yaml);
bool yamlCommentBesideQuote(YamlDiagnosis &yaml);
bool yamlIndicatorAtStart(YamlDiagnosis &yaml);

/// All mistakes in the order in which they are tried; the last one is recognised in any text.
[[nodiscard]] const std::vector<YamlMistake> &yamlMistakes();
/// Finds the first mistake that matches @p yaml, and sets its message.
const YamlMistake &recogniseYamlMistake(YamlDiagnosis &yaml);

} // namespace baton
