// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <functional>
#include <optional>

namespace baton::edit {

/// The plain or quoted scalar @p present as it reads @p text, with its lines and escapes where both
/// are alike, and what differs as @p spelt gives it; nothing when this cannot be.
[[nodiscard]] std::optional<QByteArray>
patchedScalar(const QByteArray &present, Style style, const QString &text,
              const std::function<QByteArray(const QString &)> &spelt);

} // namespace baton::edit
