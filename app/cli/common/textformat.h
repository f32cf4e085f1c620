// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/keywords.h"

#include <QList>
#include <QString>

#include <utility>

namespace baton::cli {

/// @p path with escaped control characters, such as "\n", for formats with one finding per line.
[[nodiscard]] QString oneLine(const QString &path);
/// @p text of several lines with its other control characters spelt out, for a terminal.
[[nodiscard]] QString printable(const QString &text);
/// "1 file", "3 files".
[[nodiscard]] QString counted(int count, const QString &one, const QString &many);

/// An indented line for each of @p rows: the first text, and the second one in a column after the
/// longest first text.
[[nodiscard]] QString columnsText(const QList<std::pair<QString, QString>> &rows);

} // namespace baton::cli
