// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/documenttabbar.h"

#include <algorithm>

namespace baton {

QSize DocumentTabBar::minimumTabSizeHint(int index) const
{
    constexpr int readable = 168;
    const QSize whole = tabSizeHint(index);
    return {std::min(whole.width(), readable), whole.height()};
}

} // namespace baton
