// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTabBar>

namespace baton {

/// A tab bar whose tabs stay readable: they scroll instead of shrinking, and tabs with the same
/// beginning show the part that differs.
class PageTabBar : public QTabBar
{
    Q_OBJECT

public:
    using QTabBar::QTabBar;

    /// The text of the tab at @p index, elided to the available width.
    [[nodiscard]] QString shownText(int index) const;

protected:
    void initStyleOption(QStyleOptionTab *option, int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
};

} // namespace baton
