// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/keywords.h"

#include <QList>
#include <QString>

#include <utility>

namespace baton::cli {

/// @p path with its control characters spelt out ("\\n"), for formats of one line a finding.
[[nodiscard]] QString oneLine(const QString &path);
/// "1 file", "3 files".
[[nodiscard]] QString counted(int count, const QString &one, const QString &many);

/// A line for each of @p rows, indented: the first text, and the second one behind the longest
/// first.
[[nodiscard]] QString columnsText(const QList<std::pair<QString, QString>> &rows);

} // namespace baton::cli
