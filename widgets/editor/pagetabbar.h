// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTabBar>

namespace baton {

/// Tabs that stay readable: where there is no room for all of them they scroll rather than shrink
/// to nothing, and those that begin alike show what they differ in.
class PageTabBar : public QTabBar
{
    Q_OBJECT

public:
    using QTabBar::QTabBar;

    /// The text of the tab at @p index as far as it has room.
    [[nodiscard]] QString shownText(int index) const;

protected:
    void initStyleOption(QStyleOptionTab *option, int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
};

} // namespace baton
