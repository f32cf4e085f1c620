// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/theme.h"

#include "widgets/style/colormath.h"

#include "widgets/style/exportcolors.h"

#include <QApplication>
#include <QStyleHints>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace baton {

namespace {

struct Tone
{
    QRgb light;
    QRgb dark;
};

constexpr std::array tones{
    Tone{0xffF2F3F5, 0xff23272C}, // Surface
    Tone{0xffFFFFFF, 0xff1A1D21}, // View
    Tone{0xffFBFBFC, 0xff2A2F35}, // Raised
    Tone{0xffFAFAFB, 0xff1D2024}, // Canvas
    Tone{0xffD6D9DE, 0xff3A4048}, // Border
    Tone{0xffE1E5FB, 0xff31375C}, // Selection
    Tone{0xffE0E3E8, 0xff363C44}, // SelectionIdle
    Tone{0xffF3F4FB, 0xff20242A}, // CurrentLine
    Tone{0xffFDECEC, 0xff3A2226}, // ErrorTint
    Tone{0xff1B1F24, 0xffE4E7EA}, // Text
    Tone{0xff59626C, 0xffA4ACB5}, // Muted
    Tone{0xff666F79, 0xff8F98A2}, // Disabled
    Tone{0xff4450BF, 0xff9AA4FF}, // Accent
    Tone{0xff19703A, 0xff62C584}, // Ok
    Tone{0xffC2242C, 0xffF58A8D}, // Error
    Tone{0xff865500, 0xffE3AE45}, // Warning
    Tone{0xff2A629E, 0xff84B6EA}, // Note
    Tone{0xff0A6B76, 0xff4FC4D2}, // Running
    Tone{0xff7F8791, 0xff737C87}, // ControlEdge
    Tone{0xff1F5FA8, 0xff8FBDF0}, // SourceKey
    Tone{0xff7A3E00, 0xffE0B27A}, // SourceString
    Tone{0xff7B2D8E, 0xffD6A5E8}, // SourceNumber
    Tone{0xff576357, 0xff9AA89A}, // SourceComment
    Tone{0xffFFFFFF, 0xff1A1D21}, // MarkGlyph
};
static_assert(tones.size() == static_cast<size_t>(Role::MarkGlyph) + 1);

Theme::Mode currentMode = Theme::Mode::Light;
std::optional<QPalette> foreignPalette;

/// The first highlight colour of @p desktop that is visible on its background: some high contrast
/// themes have no link colour.
QColor accentOf(const QPalette &desktop)
{
    constexpr double least = 4;
    for (const QPalette::ColorRole role : {QPalette::Link, QPalette::Accent, QPalette::Highlight}) {
        if (contrast(desktop.color(role), desktop.color(QPalette::Base)) >= least) {
            return desktop.color(role);
        }
    }
    return desktop.color(QPalette::Text);
}

/// The colour of @p desktop for @p role; nullopt for colours that have their own meaning.
std::optional<QColor> foreignTone(Role role, const QPalette &desktop)
{
    const QColor window = desktop.color(QPalette::Window);
    const QColor base = desktop.color(QPalette::Base);
    const QColor text = desktop.color(QPalette::Text);
    switch (role) {
    case Role::Surface:
        return window;
    case Role::View:
    case Role::Canvas:
        return base;
    case Role::Raised:
        return desktop.color(QPalette::Button);
    case Role::Border:
        return blend(window, text, 0.18F);
    case Role::Selection:
        return blend(base, desktop.color(QPalette::Highlight), 0.22F);
    case Role::SelectionIdle:
        return blend(base, text, 0.12F);
    case Role::CurrentLine:
        return blend(base, desktop.color(QPalette::Highlight), 0.07F);
    case Role::Text:
        return text;
    case Role::Muted:
        return blend(text, base, 0.25F);
    case Role::Disabled:
        return blend(text, base, 0.38F);
    case Role::Accent:
        return accentOf(desktop);
    case Role::ControlEdge:
        return blend(base, text, 0.5F);
    default:
        return std::nullopt;
    }
}

} // namespace

QColor exportColor(Role role, Theme::Mode mode)
{
    const Tone tone = tones.at(static_cast<size_t>(role));
    return QColor::fromRgb(mode == Theme::Mode::Dark ? tone.dark : tone.light);
}

void Theme::apply(Mode mode)
{
    currentMode = mode;
    foreignPalette.reset();
    QApplication::setPalette(palette(mode));
}

void Theme::applyDesktop(const QPalette &desktop)
{
    const bool isDark = desktop.color(QPalette::Base).lightnessF() < 0.5F;
    currentMode = isDark ? Mode::Dark : Mode::Light;
    foreignPalette = desktop;
    QPalette merged = desktop;
    merged.setColor(QPalette::Highlight, color(Role::Selection));
    merged.setColor(QPalette::HighlightedText, color(Role::Text));
    merged.setColor(QPalette::PlaceholderText, color(Role::Muted));
    QApplication::setPalette(merged);
}

Theme::Mode Theme::desktopMode()
{
    const bool isDark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
    return isDark ? Mode::Dark : Mode::Light;
}

Theme::Mode Theme::mode()
{
    return currentMode;
}

QColor Theme::color(Role role)
{
    if (foreignPalette) {
        if (const std::optional<QColor> tone = foreignTone(role, *foreignPalette)) {
            return *tone;
        }
    }
    return exportColor(role, currentMode);
}

void Theme::inLight(const std::function<void()> &paint)
{
    const Mode mode = std::exchange(currentMode, Mode::Light);
    std::optional<QPalette> desktop = std::exchange(foreignPalette, std::nullopt);
    paint();
    currentMode = mode;
    foreignPalette = std::move(desktop);
}

QPalette Theme::palette(Mode mode)
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole target, Role role) {
        palette.setColor(target, exportColor(role, mode));
    };
    set(QPalette::Window, Role::Surface);
    set(QPalette::WindowText, Role::Text);
    set(QPalette::Base, Role::View);
    set(QPalette::AlternateBase, Role::Surface);
    set(QPalette::Text, Role::Text);
    set(QPalette::PlaceholderText, Role::Muted);
    set(QPalette::Button, Role::Raised);
    set(QPalette::ButtonText, Role::Text);
    set(QPalette::Highlight, Role::Selection);
    set(QPalette::HighlightedText, Role::Text);
    set(QPalette::ToolTipBase, Role::Raised);
    set(QPalette::ToolTipText, Role::Text);
    set(QPalette::Link, Role::Accent);
    set(QPalette::Accent, Role::Accent);
    set(QPalette::BrightText, Role::MarkGlyph);
    set(QPalette::LinkVisited, Role::Accent);
    set(QPalette::Light, Role::View);
    set(QPalette::Midlight, Role::Surface);
    set(QPalette::Mid, Role::Border);
    set(QPalette::Dark, Role::ControlEdge);
    set(QPalette::Shadow, Role::ControlEdge);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, exportColor(Role::Disabled, mode));
    }
    return palette;
}

} // namespace baton
