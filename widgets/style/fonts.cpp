// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/fonts.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QScreen>

using namespace Qt::StringLiterals;

namespace baton::fonts {

namespace {

int scaled(int pixels)
{
    const QScreen *screen = QGuiApplication::primaryScreen();
    const qreal dpi = screen ? screen->logicalDotsPerInchY() : 96.0;
    return std::max(pixels, qRound(pixels * dpi / 96.0));
}

/// True for the font that a platform without a desktop uses by default.
bool isFallbackFamily(const QString &family)
{
    static const QStringList fallbacks{u"Sans Serif"_s, u"Sans"_s, u"Helvetica"_s};
    return fallbacks.contains(family, Qt::CaseInsensitive) || family.startsWith(u"DejaVu"_s);
}

QFont inPixels(QFont font, int pixels)
{
    font.setPixelSize(scaled(pixels));
    return font;
}

QFont findBase()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    if (isFallbackFamily(font.family()) && QFontDatabase::hasFamily(u"Inter"_s)) {
        font = QFont(u"Inter"_s);
    }
    font.setFeature("tnum", 1);
    return font;
}

QFont findMono()
{
    const QString wanted = u"JetBrains Mono"_s;
    QFont font = QFontDatabase::hasFamily(wanted)
        ? QFont(wanted)
        : QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setFeature("calt", 0); // "->" and "!=" must be shown as typed
    font.setFeature("liga", 0);
    font.setStyleHint(QFont::Monospace);
    return font;
}

} // namespace

QFont body()
{
    static const QFont base = findBase();
    return inPixels(base, 13);
}

QFont strong()
{
    QFont font = body();
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont small()
{
    return inPixels(body(), 12);
}

QFont answer()
{
    return inPixels(strong(), 16);
}

QFont mono()
{
    static const QFont base = findMono();
    return inPixels(base, 12);
}

} // namespace baton::fonts
