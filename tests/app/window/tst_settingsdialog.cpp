// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/settingsdialog.h"
#include "app/window/parts/themesetting.h"
#include "models/review/accountname.h"
#include "tests/app/windowfixture.h"
#include "widgets/style/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

using namespace baton;
using namespace Qt::StringLiterals;

/// Effects of the settings.
class TestSettingsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void theThemeIsChosenAndRemembered()
    {
        const QTemporaryDir dir;
        QSettings settings(dir.filePath(u"s.ini"_s), QSettings::IniFormat);
        Appearance appearance(settings);
        SettingsDialog dialog(settings, dir.filePath(u"secrets.txt"_s));
        connect(&dialog, &SettingsDialog::appearanceChanged, &appearance, &Appearance::apply);
        auto *chooser = dialog.findChild<QComboBox *>(u"themeChooser"_s);
        dialog.show();
        choose(chooser, Appearance::Choice::Dark);
        QCOMPARE(Theme::mode(), Theme::Mode::Dark);
        QCOMPARE(Appearance::choice(settings), Appearance::Choice::Dark);
        choose(chooser, Appearance::Choice::Light);
        QCOMPARE(Theme::mode(), Theme::Mode::Light);
        const QColor ours = Theme::color(Role::Surface);
        choose(chooser, Appearance::Choice::DesktopColours);
        QVERIFY(Theme::color(Role::Surface) != ours);
        choose(chooser, Appearance::Choice::Light);
    }

    void theMemoryForGatesReachesTheDocuments()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        fixture.trigger(u"tools.settings"_s);
        auto *memory = fixture.find<QSpinBox>(u"memoryChooser"_s);
        QVERIFY(memory);
        memory->setValue(16384);
        QCOMPARE(document->editor().settings().memoryMb, 16384);
        OpenDocument *second = fixture.open(u"b.yaml"_s, review());
        QCOMPARE(second->editor().settings().memoryMb, 16384);
    }

    void theReviewerDefaultsToTheAccountName()
    {
        WindowFixture fixture;
        fixture.trigger(u"tools.settings"_s);
        auto *name = fixture.find<QLineEdit>(u"reviewerField"_s);
        QVERIFY(name);
        QCOMPARE(name->placeholderText(), accountName());
        QTest::keyClicks(name, u" ada "_s);
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(fixture.settings.value(u"reviewer"_s).toString(), u"ada"_s);
    }

private:
    static void choose(QComboBox *chooser, Appearance::Choice choice)
    {
        chooser->setCurrentIndex(chooser->findData(static_cast<int>(choice)));
        Q_EMIT chooser->activated(chooser->currentIndex());
    }
};

QTEST_MAIN(TestSettingsDialog)
#include "tst_settingsdialog.moc"
