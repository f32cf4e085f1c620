// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>

namespace baton {

/// True if the files of the session in @p folder and its state @p stateFile are copies, whose times
/// are not signs of life: all were written at once, and later than @p lastReported, the last time
/// in their contents.
[[nodiscard]] bool areCopied(const QString &folder, const QString &stateFile,
                             const QDateTime &lastReported);

} // namespace baton
