// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/pasted/pastelayers.h"

#include <optional>

namespace baton {

/// The marks of a unified diff before @p lines, with its head where it has one: what is left is the
/// new text.
[[nodiscard]] std::optional<PasteLayer> diffLayer(const PastedLines &lines);

/// True when @p text begins as a diff does.
[[nodiscard]] bool beginsAsDiff(QByteArrayView text);

} // namespace baton
