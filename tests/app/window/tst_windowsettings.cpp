// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "app/palette/palettemodel.h"
#include "models/workspace/workspace.h"
#include "widgets/common/dock.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QApplication>
#include <QListView>
#include <QMenu>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;

/// Settings that a window keeps for the next start.
class TestWindowSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void aFirstWindowFitsItsScreen()
    {
        WindowFixture fixture;
        const MainWindow first(fixture.context);
        const QRect room = first.screen()->availableGeometry();
        QVERIFY(first.width() <= room.width());
        QVERIFY(first.height() <= room.height());
    }

    void aChosenKindIsRememberedForTheFile()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        auto *chooser = fixture.find<QToolButton>(u"statusKind"_s);
        QVERIFY(chooser->text().contains(u"engineering-review"_s));
        QTest::mouseClick(chooser, Qt::LeftButton);
        const QAbstractItemModel &kinds = *fixture.find<QListView>(u"paletteList"_s)->model();
        const QString likeliest = kinds.index(1, 0).data(PaletteModel::DetailRole).toString();
        QVERIFY2(likeliest.startsWith(u"cfd."_s), qPrintable(likeliest));
        QTest::keyClicks(QApplication::focusWidget(), u"mesh-plan"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(chooser->text().contains(u"mesh-plan"_s));
        fixture.trigger(u"file.close"_s);
        fixture.window->open({{fixture.path(u"a.yaml"_s), 0, 0}});
        QVERIFY(fixture.analysed(u"a.yaml"_s));
        QTRY_VERIFY(chooser->text().contains(u"mesh-plan"_s));
        fixture.window->openWorkspace(fixture.dir.path());
        WorkspaceModel &files = fixture.find<Workspace>(u"workspace"_s)->model();
        const auto kind = [&] {
            return files.indexOf(fixture.path(u"a.yaml"_s))
                .data(WorkspaceModel::KindRole)
                .toString();
        };
        QTRY_COMPARE(kind(), u"cfd.mesh-plan"_s);
    }

    void docksAreRememberedInEachWorkspace()
    {
        WindowFixture fixture;
        QVERIFY(QDir(fixture.dir.path()).mkpath(u"one"_s));
        QVERIFY(QDir(fixture.dir.path()).mkpath(u"two"_s));
        fixture.window->openWorkspace(fixture.path(u"one"_s));
        auto *dock = fixture.find<Dock>(u"problemsDock"_s);
        dock->hide();
        fixture.window->openWorkspace(fixture.path(u"two"_s));
        dock->show();
        fixture.window->openWorkspace(fixture.path(u"one"_s));
        QVERIFY(dock->isHidden());
        fixture.window->openWorkspace(fixture.path(u"two"_s));
        QVERIFY(!dock->isHidden());
    }

    void anotherWorkspaceKeepsTheWindowPosition()
    {
        WindowFixture fixture;
        for (const QString &name : {u"one"_s, u"two"_s}) {
            QVERIFY(QDir(fixture.dir.path()).mkpath(name));
        }
        fixture.window->openWorkspace(fixture.path(u"one"_s));
        fixture.window->setGeometry(20, 30, 1300, 820);
        fixture.window->openWorkspace(fixture.path(u"two"_s));
        QCOMPARE(fixture.window->geometry(), QRect(20, 30, 1300, 820));
        fixture.window->openWorkspace(fixture.path(u"one"_s));
        QCOMPARE(fixture.window->geometry(), QRect(20, 30, 1300, 820));
        QTRY_VERIFY(fixture.window->isSettled());
    }

    void recentFilesAreOpenedFromTheMenuAndForgotten()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        QVERIFY(fixture.open(u"b & c.yaml"_s, review()));
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(!fixture.window->documents().find(fixture.path(u"b & c.yaml"_s)));
        auto *menu = fixture.find<QMenu>(u"recentMenu"_s);
        const auto entries = [menu] {
            QStringList texts;
            menu->popup({});
            for (const QAction *action : menu->actions()) {
                if (!action->isSeparator()) {
                    texts.append(action->text());
                }
            }
            return texts;
        };
        const QStringList texts = entries();
        QCOMPARE(texts.size(), 3);
        QCOMPARE(texts[0], fixture.path(u"b && c.yaml"_s)); // the latest first
        QCOMPARE(texts[1], fixture.path(u"a.yaml"_s));
        QTest::keyClick(menu, Qt::Key_Down); // to the first
        QTest::keyClick(menu, Qt::Key_Return);
        QVERIFY(fixture.analysed(u"b & c.yaml"_s));
        QCOMPARE(entries().size(), 3);
        QTest::keyClick(menu, Qt::Key_Up); // to the last
        QTest::keyClick(menu, Qt::Key_Return);
        QCOMPARE(entries().size(), 1);
        menu->hide();
    }

    void theLastWorkspaceIsOpenedAgain()
    {
        WindowFixture fixture;
        fixture.window->openLastWorkspace();
        QVERIFY(fixture.window->workspace().isEmpty());
        QVERIFY(QDir(fixture.dir.path()).mkpath(u"one"_s));
        fixture.window->openWorkspace(fixture.path(u"one"_s));
        QTRY_VERIFY(fixture.window->isSettled());
        MainWindow next(fixture.context);
        next.openLastWorkspace();
        QCOMPARE(next.workspace(), fixture.path(u"one"_s));
        QTRY_VERIFY(next.isSettled());
        fixture.settings.setValue(u"recent/folders"_s, QStringList{fixture.path(u"gone"_s)});
        MainWindow third(fixture.context);
        third.openLastWorkspace();
        QVERIFY(third.workspace().isEmpty());
    }

    void theSizeOfTheSourceIsRemembered()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        SourceEdit &first = fixture.window->currentTab()->source().edit();
        QTest::keyClick(&first, Qt::Key_Plus, Qt::ControlModifier);
        fixture.trigger(u"view.zoomIn"_s);
        QCOMPARE(first.zoomPercent(), 120);
        QVERIFY(fixture.open(u"b.yaml"_s, review()));
        QCOMPARE(fixture.window->currentTab()->source().edit().zoomPercent(), 120);
        fixture.trigger(u"view.zoomOut"_s);
        QCOMPARE(first.zoomPercent(), 110);
        fixture.trigger(u"view.zoomReset"_s);
        QCOMPARE(first.zoomPercent(), 100);
    }
};

QTEST_MAIN(TestWindowSettings)
#include "tst_windowsettings.moc"
