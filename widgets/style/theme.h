// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QObject>
#include <QPalette>

#include <functional>

namespace baton {

/// The colour roles of the visual tokens. Views use roles, never colours.
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

/// The appearance of the application: one set of colours for light, one for dark.
class Theme
{
public:
    enum class Mode { Light, Dark };

    /// Sets this theme's palette for the application. Open windows are repainted.
    static void apply(Mode mode);
    /// Uses the colours of @p desktop for all but statuses and source text.
    static void applyDesktop(const QPalette &desktop);
    /// The theme that the desktop requests; light if it requests none.
    [[nodiscard]] static Mode desktopMode();
    [[nodiscard]] static Mode mode();
    [[nodiscard]] static QColor color(Role role);
    /// Calls @p paint with the colours of the light theme, for pictures on a page.
    static void inLight(const std::function<void()> &paint);
    [[nodiscard]] static QPalette palette(Mode mode);
};

} // namespace baton
