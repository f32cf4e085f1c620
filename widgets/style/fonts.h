// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFont>

/// The fonts of the visual tokens. Sizes follow the desktop's text scaling.
namespace baton::fonts {

[[nodiscard]] QFont body();   ///< 13 px, digits all of one width; the application's font
[[nodiscard]] QFont strong(); ///< body, semi-bold: headings and current item
[[nodiscard]] QFont small();  ///< 12 px: status bar, table headers, error lines, counts
[[nodiscard]] QFont answer(); ///< 16 px semi-bold: the main answer of a view
[[nodiscard]] QFont mono();   ///< 12 px, fixed width: source, code values, measured numbers

} // namespace baton::fonts
