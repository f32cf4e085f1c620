// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// True for the words that people write for a missing value: "null", "None", "N/A", "-" or an empty
/// text.
[[nodiscard]] bool isEmptyValueWord(const QString &text);

} // namespace baton
