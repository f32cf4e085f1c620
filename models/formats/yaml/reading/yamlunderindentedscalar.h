// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlevents.h"

#include <optional>

namespace baton {

/// The offset of the first text or bracket on a separate line that is not indented more than its
/// key or dash, as "c" in "a:\n  b:\n  c". Both parsers accept it at the end of a map or list;
/// others reject it. Its author meant another key.
[[nodiscard]] std::optional<qsizetype> shallowScalar(const QByteArray &text,
                                                     const std::vector<YamlEvent> &events);

/// True if the text of a block scalar is not indented more than its key or dash, and is really the
/// next entry. libfyaml 0.8 takes "b: 1" in "a: |\nb: 1" for the text of a.
[[nodiscard]] bool swallowsEntries(const QByteArray &text, const std::vector<YamlEvent> &events);

} // namespace baton
