// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/fonts.h"
#include "widgets/style/style.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QPixmap>
#include <QRegularExpression>
#include <QTest>
#include <QWidget>

namespace baton {

/// Gives the test's windows the style, font and colours of the application.
inline void dressUp(Theme::Mode mode)
{
    if (qobject_cast<BatonStyle *>(QApplication::style()) == nullptr) {
        QApplication::setStyle(new BatonStyle);
    }
    QApplication::setFont(fonts::body());
    Theme::apply(mode);
}

/// Adds rows for both themes.
inline void addThemes()
{
    QTest::addColumn<Theme::Mode>("mode");
    QTest::newRow("light") << Theme::Mode::Light;
    QTest::newRow("dark") << Theme::Mode::Dark;
}

/// Like QTest::failOnWarning(), but ignores warnings of the offscreen platform about itself.
inline void failOnWarnings()
{
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support ).*")));
}

/// Writes a picture of @p widget into the folder BATON_SHOTS, if that is set.
inline void shoot(QWidget &widget, const QString &name)
{
    if (const QString folder = qEnvironmentVariable("BATON_SHOTS"); !folder.isEmpty()) {
        QApplication::processEvents();
        widget.grab().save(folder + u'/' + name + QStringLiteral(".png"));
    }
}

} // namespace baton
