// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/themesetting.h"

#include "widgets/style/theme.h"

#include <QGuiApplication>
#include <QMetaEnum>
#include <QSettings>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr auto themeKey = "theme"_L1;

} // namespace

Appearance::Appearance(QSettings &settings, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
{
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            &Appearance::apply);
}

Appearance::Choice Appearance::choice(const QSettings &settings)
{
    const QByteArray name = settings.value(themeKey).toString().toLatin1();
    bool isKnown = false;
    const int value = QMetaEnum::fromType<Choice>().keyToValue(name.constData(), &isKnown);
    return isKnown ? static_cast<Choice>(value) : Choice::AsDesktop;
}

void Appearance::setChoice(QSettings &settings, Choice choice)
{
    const char *name = QMetaEnum::fromType<Choice>().valueToKey(static_cast<int>(choice));
    settings.setValue(themeKey, QString::fromLatin1(name));
}

void Appearance::apply()
{
    switch (choice(m_settings)) {
    case Choice::AsDesktop:
        return Theme::apply(Theme::desktopMode());
    case Choice::Light:
        return Theme::apply(Theme::Mode::Light);
    case Choice::Dark:
        return Theme::apply(Theme::Mode::Dark);
    case Choice::DesktopColours:
        const std::unique_ptr<QStyle> plain(QStyleFactory::create(u"Fusion"_s));
        return Theme::applyDesktop(plain->standardPalette());
    }
}

} // namespace baton
