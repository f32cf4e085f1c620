// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QObject>
#include <QPalette>

namespace baton {

/// The colour roles of the visual tokens. A view names a role, never a colour.
enum class Role {
    Surface,
    View,
    Raised,
    Canvas,
    Border,
    Selection,
    SelectionIdle,
    CurrentLine,
    ErrorTint,
    Text,
    Muted,
    Disabled,
    Accent,
    Ok,
    Error,
    Warning,
    Note,
    Running,
    ControlEdge,
    SourceKey,
    SourceString,
    SourceNumber,
    SourceComment,
    MarkGlyph
};

/// The look of the application: one set of colours for light, one for dark.
class Theme
{
public:
    enum class Mode { Light, Dark };

    /// Gives the application this theme's palette. A running window repaints itself.
    static void apply(Mode mode);
    /// Follows @p desktop in everything but the colours of statuses and of source text.
    static void applyDesktop(const QPalette &desktop);
    /// The theme that the desktop asks for, light when it asks for none.
    [[nodiscard]] static Mode desktopMode();
    [[nodiscard]] static Mode mode();
    [[nodiscard]] static QColor color(Role role);
    [[nodiscard]] static QPalette palette(Mode mode);
};

} // namespace baton
