// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>

namespace baton {

/// True where all files of the session in @p folder, and its state @p stateFile, were written at
/// once, and later than @p told, the last that they tell of themselves: their times are those of a
/// copy, and no signs of life.
[[nodiscard]] bool areCopied(const QString &folder, const QString &stateFile,
                             const QDateTime &told);

} // namespace baton
