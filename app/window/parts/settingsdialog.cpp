// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/settingsdialog.h"

#include "app/window/parts/secretschooser.h"
#include "app/window/parts/themesetting.h"
#include "models/review/accountname.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace baton {

SettingsDialog::SettingsDialog(QSettings &settings, const QString &secretsFile, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
{
    setObjectName(u"settingsDialog"_s);
    setWindowTitle(tr("Settings"));
    auto *note = new QLabel(tr("The language changes when Baton starts the next time."));
    note->setFont(fonts::small());
    note->setForegroundRole(QPalette::PlaceholderText);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(measures::groupGap);
    form->addRow(tr("Theme"), themeChooser());
    form->addRow(tr("Language"), languageChooser());
    form->addRow(QString(), note);
    form->addRow(tr("Memory for gates"), memoryChooser());
    auto *memoryNote = new QLabel(tr("Of the machine that runs the work. Gates that set a limit "
                                     "in percent of memory look at it."));
    memoryNote->setFont(fonts::small());
    memoryNote->setForegroundRole(QPalette::PlaceholderText);
    memoryNote->setWordWrap(true);
    form->addRow(QString(), memoryNote);
    form->addRow(tr("Name in reviews"), reviewerField());
    form->addRow(tr("Notifications"), notificationsSwitch());
    auto *secrets = new SecretsChooser(secretsFile);
    connect(secrets, &SecretsChooser::changed, this, &SettingsDialog::secretsChanged);
    form->addRow(tr("Mask secrets"), secrets);
    auto *secretsNote = new QLabel(tr("In copied text, saved lines of logs, exports and reports. A "
                                      "workspace adds its own in .baton/secrets.txt."));
    secretsNote->setFont(fonts::small());
    secretsNote->setForegroundRole(QPalette::PlaceholderText);
    secretsNote->setWordWrap(true);
    form->addRow(QString(), secretsNote);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(measures::groupGap);
    column->addLayout(form);
    column->addWidget(buttons);
}

QComboBox *SettingsDialog::themeChooser()
{
    using Choice = Appearance::Choice;
    auto *chooser = new QComboBox;
    chooser->setObjectName(u"themeChooser"_s);
    chooser->addItem(tr("As the desktop"), static_cast<int>(Choice::AsDesktop));
    chooser->addItem(tr("Light"), static_cast<int>(Choice::Light));
    chooser->addItem(tr("Dark"), static_cast<int>(Choice::Dark));
    chooser->addItem(tr("The desktop's own colours"), static_cast<int>(Choice::DesktopColours));
    const int chosen = static_cast<int>(Appearance::choice(m_settings));
    chooser->setCurrentIndex(chooser->findData(chosen));
    connect(chooser, &QComboBox::activated, this, [this, chooser] {
        Appearance::setChoice(m_settings, static_cast<Choice>(chooser->currentData().toInt()));
        Q_EMIT appearanceChanged();
    });
    return chooser;
}

QSpinBox *SettingsDialog::memoryChooser()
{
    constexpr int maxMemory = 16 * 1024 * 1024;
    constexpr int step = 1024;
    auto *chooser = new QSpinBox;
    chooser->setObjectName(u"memoryChooser"_s);
    chooser->setRange(0, maxMemory);
    chooser->setSingleStep(step);
    chooser->setSuffix(tr(" MB"));
    chooser->setSpecialValueText(tr("Not known"));
    chooser->setKeyboardTracking(false);
    chooser->setValue(m_settings.value(u"memoryMb"_s).toInt());
    connect(chooser, &QSpinBox::valueChanged, this, [this](int memory) {
        m_settings.setValue(u"memoryMb"_s, memory);
        Q_EMIT memoryChanged(memory);
    });
    return chooser;
}

/// Empty: the name of the user account.
QLineEdit *SettingsDialog::reviewerField()
{
    auto *field = new QLineEdit(m_settings.value(u"reviewer"_s).toString());
    field->setObjectName(u"reviewerField"_s);
    field->setPlaceholderText(accountName());
    connect(field, &QLineEdit::editingFinished, this, [this, field] {
        m_settings.setValue(u"reviewer"_s, field->text().trimmed());
        Q_EMIT reviewerChanged();
    });
    return field;
}

QCheckBox *SettingsDialog::notificationsSwitch()
{
    auto *box =
        new QCheckBox(tr("When an open session ends or waits, while Baton is not in front"));
    box->setObjectName(u"notificationsSwitch"_s);
    box->setChecked(m_settings.value(u"notifications"_s, true).toBool());
    connect(box, &QCheckBox::toggled, this,
            [this](bool isOn) { m_settings.setValue(u"notifications"_s, isOn); });
    return box;
}

QComboBox *SettingsDialog::languageChooser()
{
    auto *chooser = new QComboBox;
    chooser->setObjectName(u"languageChooser"_s);
    chooser->addItem(tr("As the system"), QString());
    chooser->addItem(u"English"_s, u"en"_s);
    chooser->addItem(u"Deutsch"_s, u"de"_s);
    const int chosen = chooser->findData(m_settings.value(u"language"_s).toString());
    chooser->setCurrentIndex(std::max(chosen, 0));
    connect(chooser, &QComboBox::activated, this,
            [this, chooser] { m_settings.setValue(u"language"_s, chooser->currentData()); });
    return chooser;
}

} // namespace baton
