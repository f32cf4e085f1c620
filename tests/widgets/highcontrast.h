// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/theme.h"

#include <QPalette>

namespace baton {

/// A desktop with white text on black and a yellow selection, while it exists.
class HighContrast
{
public:
    HighContrast()
    {
        QPalette desktop;
        for (const QPalette::ColorRole role : {QPalette::Window, QPalette::Base, QPalette::Button,
                                               QPalette::AlternateBase, QPalette::ToolTipBase}) {
            desktop.setColor(role, Qt::black);
        }
        for (const QPalette::ColorRole role :
             {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
            desktop.setColor(role, Qt::white);
        }
        desktop.setColor(QPalette::Highlight, Qt::yellow);
        desktop.setColor(QPalette::HighlightedText, Qt::black);
        Theme::applyDesktop(desktop);
    }
    ~HighContrast() { Theme::apply(Theme::Mode::Dark); }
    Q_DISABLE_COPY_MOVE(HighContrast)
};

} // namespace baton
