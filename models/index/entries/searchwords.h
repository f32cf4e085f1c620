// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// @p text as a search sees it, the same in every database: letters and digits in small letters,
/// blanks for everything else. "mesh_quality: 0.4" is "mesh quality 0 4".
[[nodiscard]] QString searchWords(const QString &text);

} // namespace baton
