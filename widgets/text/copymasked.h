// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// Puts @p text on the clipboard without its secrets. Returns how many places were masked.
int copyMasked(QString text);

/// "3 secrets are masked in it.", to stand behind another sentence; empty for none.
[[nodiscard]] QString maskedNote(int places);

} // namespace baton
