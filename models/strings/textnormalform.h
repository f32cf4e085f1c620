// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The normal form of a text, which is equal for texts with the same meaning: its words, without
/// case, articles, quotes and surrounding marks. Empty for a text without words.
[[nodiscard]] QString normalizedWords(const QString &text);

} // namespace baton
