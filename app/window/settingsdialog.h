// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

class QComboBox;
class QSettings;
class QSpinBox;

namespace baton {

/// The few things that can be set. A change holds at once; the language at the next start.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit SettingsDialog(QSettings &settings, QWidget *parent = nullptr);

Q_SIGNALS:
    void appearanceChanged();
    void memoryChanged(qint64 memoryMb);

private:
    QComboBox *themeChooser();
    QComboBox *languageChooser();
    QSpinBox *memoryChooser();

    QSettings &m_settings;
};

} // namespace baton
