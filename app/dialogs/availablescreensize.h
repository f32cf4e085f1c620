// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QScreen>
#include <QWidget>

namespace baton {

/// @p wanted, limited to the size of the screen of @p window without a window frame.
inline QSize availableScreenSize(const QWidget &window, QSize wanted)
{
    constexpr QSize frame(8, 40);
    return wanted.boundedTo(window.screen()->availableSize() - frame);
}

} // namespace baton
