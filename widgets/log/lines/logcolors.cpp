// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/lines/logcolors.h"

#include "models/parsing/parse.h"
#include "widgets/style/colormath.h"

#include <array>

namespace baton {

namespace {

constexpr double readableContrast = 4.5;
/// The share of a colour in the background of a text.
constexpr float tintShare = 0.28F;
constexpr float faintShare = 0.35F;

/// @p color, moved towards the text colour until it is readable on @p ground.
QColor readable(const QColor &color, const QColor &ground)
{
    constexpr int steps = 10;
    const QColor text = Theme::color(Role::Text);
    for (int step = 0; step < steps; ++step) {
        const QColor moved = blend(color, text, static_cast<float>(step) / steps);
        if (contrast(moved, ground) >= readableContrast) {
            return moved;
        }
    }
    return text;
}

/// Black, red, green, yellow, blue, magenta, cyan, white, and their bright variants.
constexpr std::array namedRoles{Role::Muted, Role::Error,        Role::Ok,      Role::Warning,
                                Role::Note,  Role::SourceNumber, Role::Running, Role::Text,
                                Role::Muted, Role::Error,        Role::Ok,      Role::Warning,
                                Role::Note,  Role::SourceNumber, Role::Running, Role::Text};

QColor paletteColor(int number)
{
    if (number < static_cast<int>(namedRoles.size())) {
        return Theme::color(namedRoles.at(static_cast<size_t>(number)));
    }
    if (number >= 232) {
        const int gray = 8 + (number - 232) * 10;
        return QColor(gray, gray, gray);
    }
    static constexpr std::array levels{0, 95, 135, 175, 215, 255};
    const int cube = number - 16;
    return QColor(levels.at(static_cast<size_t>(cube / 36)),
                  levels.at(static_cast<size_t>(cube / 6 % 6)),
                  levels.at(static_cast<size_t>(cube % 6)));
}

QColor colorOf(const AnsiColor &color, Role otherwise)
{
    switch (color.kind) {
    case AnsiColor::Kind::Palette:
        return paletteColor(color.red);
    case AnsiColor::Kind::Rgb:
        return QColor(color.red, color.green, color.blue);
    case AnsiColor::Kind::Default:
        break;
    }
    return Theme::color(otherwise);
}

QTextLayout::FormatRange colored(qsizetype begin, qsizetype end, Role role)
{
    QTextLayout::FormatRange range;
    range.start = static_cast<int>(begin);
    range.length = static_cast<int>(end - begin);
    range.format.setForeground(Theme::color(role));
    return range;
}

/// Levels and times are within the first characters, which are ASCII up to there; otherwise they
/// are not coloured.
QList<QTextLayout::FormatRange> headFormats(const QString &text)
{
    constexpr qsizetype looked = 256;
    const QStringView start = QStringView(text).first(std::min(text.size(), looked));
    const LogHead head = logHead(start.toLatin1()); // one byte per unit
    QList<QTextLayout::FormatRange> ranges;
    if (head.time) {
        ranges.append(colored(head.time->begin, head.time->end, Role::Muted));
    }
    if (head.level != LogLevel::None) {
        ranges.append(colored(head.levelBegin, head.levelEnd, roleOf(head.level)));
        ranges.back().format.setFontWeight(QFont::DemiBold);
    }
    return ranges;
}

} // namespace

Role roleOf(LogLevel level)
{
    switch (level) {
    case LogLevel::Error:
        return Role::Error;
    case LogLevel::Warning:
        return Role::Warning;
    case LogLevel::Info:
        return Role::Note;
    case LogLevel::Debug:
        return Role::Muted;
    case LogLevel::None:
        break;
    }
    return Role::Text;
}

QTextCharFormat formatOf(const AnsiStyle &style)
{
    QColor front = colorOf(style.foreground, Role::Text);
    QColor ground = colorOf(style.background, Role::View);
    const bool hasGround = style.background.kind != AnsiColor::Kind::Default;
    if (style.isInverse) {
        // The colour itself is the background, without tint.
        ground = readable(front, Theme::color(Role::View));
        front = Theme::color(Role::View);
    } else if (hasGround) {
        ground = blend(Theme::color(Role::View), ground, tintShare);
    }
    if (style.isFaint && !style.isInverse) {
        front = blend(front, ground, faintShare);
    }
    QTextCharFormat format;
    format.setForeground(style.isInverse ? front : readable(front, ground));
    if (hasGround || style.isInverse) {
        format.setBackground(ground);
    }
    if (style.isBold) {
        format.setFontWeight(QFont::Bold);
    }
    format.setFontItalic(style.isItalic);
    format.setFontUnderline(style.isUnderlined);
    return format;
}

QList<QTextLayout::FormatRange> formatsOf(const AnsiText &line)
{
    if (line.runs.empty()) {
        return headFormats(line.text);
    }
    QList<QTextLayout::FormatRange> ranges;
    for (const AnsiRun &run : line.runs) {
        ranges.append(
            {static_cast<int>(run.begin), static_cast<int>(run.length), formatOf(run.style)});
    }
    return ranges;
}

} // namespace baton
