// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTabBar>

namespace baton {

/// Tabs that stay readable: where there is no room for all of them they scroll rather than shrink
/// to nothing.
class DocumentTabBar : public QTabBar
{
    Q_OBJECT

public:
    using QTabBar::QTabBar;

protected:
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
};

} // namespace baton
