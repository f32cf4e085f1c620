// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSettings;
class QSpinBox;

namespace baton {

/// The settings. Changes are applied immediately; the language at the next start.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// The definitions of secrets are kept in @p secretsFile.
    SettingsDialog(QSettings &settings, const QString &secretsFile, QWidget *parent = nullptr);

Q_SIGNALS:
    void appearanceChanged();
    void memoryChanged(qint64 memoryMb);
    void reviewerChanged();
    void secretsChanged();

private:
    QComboBox *themeChooser();
    QComboBox *languageChooser();
    QSpinBox *memoryChooser();
    QLineEdit *reviewerField();
    QCheckBox *notificationsSwitch();

    QSettings &m_settings;
};

} // namespace baton
