// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The common form of two texts that say the same: their words, without case, articles, quotes and
/// marks around them. Empty for a text without words.
[[nodiscard]] QString normalizedWords(const QString &text);

} // namespace baton
