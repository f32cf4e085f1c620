// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlworkaround.h"

namespace baton {

/// libfyaml 0.8 refuses "-" without a value in a list that is not indented deeper than its key. It
/// takes the text with a "~" in each empty item.
namespace EmptyItems {

/// True when @p fault is the one that an empty item may be the cause of.
[[nodiscard]] bool mayCause(const YamlFault &fault);

/// The items as @p events of @p bytes know them.
[[nodiscard]] Insertions filled(const QByteArray &bytes, const std::vector<YamlEvent> &events);
/// The items by their lines: a lone dash with nothing deeper below it. For texts without events.
[[nodiscard]] Insertions filled(const QByteArray &bytes);

} // namespace EmptyItems

} // namespace baton
