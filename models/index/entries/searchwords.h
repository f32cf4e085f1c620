// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// @p text in the form that is searched, the same in every database: letters and digits in lower
/// case, blanks for everything else. "mesh_quality: 0.4" becomes "mesh quality 0 4".
[[nodiscard]] QString searchWords(const QString &text);

/// The number of UTF-16 units of the letter, digit or mark at @p at in @p text; 0 if there is none.
[[nodiscard]] qsizetype wordUnitsAt(QStringView text, qsizetype at);

} // namespace baton
