// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlworkaround.h"

namespace baton {

/// libfyaml 0.8 rejects "-" without a value in a list that is not indented more than its key. It
/// accepts the text if each empty item gets a "~".
namespace EmptyItems {

/// True if an empty item may be the cause of @p fault.
[[nodiscard]] bool mayCause(const YamlFault &fault);

/// The insertions for the empty items, found from @p events of @p bytes.
[[nodiscard]] Insertions filled(const QByteArray &bytes, const std::vector<YamlEvent> &events);
/// The insertions for the empty items, found by lines: a lone dash with nothing indented more below
/// it. For texts without events.
[[nodiscard]] Insertions filled(const QByteArray &bytes);

} // namespace EmptyItems

} // namespace baton
