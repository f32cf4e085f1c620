// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <functional>
#include <optional>

namespace baton::edit {

/// The plain or quoted scalar @p present changed to read @p text. Equal parts keep their line
/// breaks and escapes; @p spelt writes the other parts. nullopt if this is impossible.
[[nodiscard]] std::optional<QByteArray>
patchedScalar(const QByteArray &present, Style style, const QString &text,
              const std::function<QByteArray(const QString &)> &spelt);

} // namespace baton::edit
