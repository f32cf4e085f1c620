// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTabBar>

namespace baton {

/// Tabs that stay readable: they scroll rather than shrink if room is short, and tabs with the same
/// beginning show the part that differs.
class PageTabBar : public QTabBar
{
    Q_OBJECT

public:
    using QTabBar::QTabBar;

    /// The text of the tab at @p index, elided to its room.
    [[nodiscard]] QString shownText(int index) const;

protected:
    void initStyleOption(QStyleOptionTab *option, int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
};

} // namespace baton
