// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

class QSettings;

namespace baton {

/// Applies the theme that the user chose, or the desktop's.
class Appearance : public QObject
{
    Q_OBJECT

public:
    enum class Choice { AsDesktop, Light, Dark, DesktopColours };
    Q_ENUM(Choice)

    explicit Appearance(QSettings &settings, QObject *parent = nullptr);

    [[nodiscard]] static Choice choice(const QSettings &settings);
    static void setChoice(QSettings &settings, Choice choice);

    /// Updates the palette from the settings and the desktop.
    void apply();

private:
    QSettings &m_settings;
};

} // namespace baton
