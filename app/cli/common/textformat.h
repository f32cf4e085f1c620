// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/keywords.h"

namespace baton::cli {

/// @p path with its control characters spelt out ("\\n"), for formats of one line a finding.
[[nodiscard]] QString oneLine(const QString &path);
/// "1 file", "3 files".
[[nodiscard]] QString counted(int count, const QString &one, const QString &many);

} // namespace baton::cli
