// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class PaletteSources;
struct NavigationPoint;

/// Goes to entries of the palette and to lines, and back and forward between visited places.
class NavigationCommands : public QObject
{
    Q_OBJECT

public:
    NavigationCommands(const WindowContext &context, PaletteSources &palette);

private:
    void connectPalette();
    void connectNavigation();
    void showCurrent();
    void openOutline();
    void goToLine();
    void visit(const NavigationPoint &visit);
    void updateActions();

    const WindowContext &m_context;
    PaletteSources &m_palette;
};

} // namespace baton
