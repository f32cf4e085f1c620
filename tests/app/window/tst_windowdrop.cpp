// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"
#include "widgets/editor/infobar.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QApplication>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSysInfo>

using namespace baton;
using namespace Qt::StringLiterals;

/// Drops from another program onto the window.
class TestWindowDrop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void aDroppedFileOpens()
    {
        WindowFixture fixture;
        write(fixture.path(u"a.yaml"_s), review());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(fixture.path(u"a.yaml"_s))});
        QDragEnterEvent enter({200, 40}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(fixture.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({200, 40}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(fixture.window.get(), &drop);
        QVERIFY(fixture.analysed(u"a.yaml"_s));
    }

    /// No field below the pointer handles it as text.
    void aFileThatIsDroppedOnAFieldOpensToo()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        const QString name = u"Prüfung 2 (α).yaml"_s;
        write(fixture.path(name), review());
        EditorTab *tab = fixture.window->currentTab();
        tab->form().revealPath(JsonPointer::of(u"/handoff/context/task_id"));
        QWidget *field = QApplication::focusWidget();
        QVERIFY(tab->form().isAncestorOf(field));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(fixture.path(name))});
        data.setText(fixture.path(name)); // as most programs do
        for (QWidget *below : {field, tab->source().edit().viewport()}) {
            QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(below, &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(below, &drop);
        }
        QVERIFY(fixture.analysed(name));
        QCOMPARE(fixture.window->documents().all().size(), 2);
        QCOMPARE(contentOf(fixture.path(u"a.yaml"_s)), review());
        QVERIFY(!fixture.window->isWindowModified());
    }

    void aFileThatIsDroppedOnADockThatFloatsOpensToo_data()
    {
        QTest::addColumn<QString>("below");
        QTest::newRow("field") << u"workspaceFilter"_s;
        QTest::newRow("elsewhere") << u"workspaceDock"_s;
    }

    void aFileThatIsDroppedOnADockThatFloatsOpensToo()
    {
        QFETCH(const QString, below);
        WindowFixture fixture;
        write(fixture.path(u"a.yaml"_s), review());
        auto *dock = fixture.find<QDockWidget>(u"workspaceDock"_s);
        dock->setFloating(true);
        QVERIFY(dock->isWindow());
        auto *field = fixture.find<QLineEdit>(u"workspaceFilter"_s);
        QWidget *target = below == dock->objectName() ? dock : static_cast<QWidget *>(field);
        QVERIFY(target->acceptDrops());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(fixture.path(u"a.yaml"_s))});
        data.setText(fixture.path(u"a.yaml"_s));
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &drop);
        QVERIFY(fixture.analysed(u"a.yaml"_s));
        QVERIFY(field->text().isEmpty());
    }

    void severalFilesDroppedElsewhereAreReported()
    {
        const WindowFixture fixture;
        const QUrl first(u"https://elsewhere.example/a.yaml"_s);
        const QUrl second(u"https://elsewhere.example/b.yaml"_s);
        QMimeData data;
        data.setUrls({first, second});
        QDragEnterEvent enter({200, 40}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(fixture.window.get(), &enter);
        QDropEvent drop({200, 40}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(fixture.window.get(), &drop);
        const auto *notice = fixture.find<InfoBar>(u"notice"_s);
        QVERIFY(notice);
        QVERIFY2(notice->title().startsWith(u"2 "_s), qPrintable(notice->title()));
        const QString detail = notice->findChild<QLabel *>(u"infoBarDetail"_s)->text();
        for (const QUrl &url : {first, second}) {
            QVERIFY2(detail.contains(url.toDisplayString()), qPrintable(detail));
        }
    }

    void droppedFilesMayNameTheirComputer_data()
    {
        QTest::addColumn<QString>("start");
        QTest::addColumn<bool>("isHere");
        QTest::newRow("none") << u"file://"_s << true;
        QTest::newRow("localhost") << u"file://localhost"_s << true;
        QTest::newRow("this one") << u"file://"_s + QSysInfo::machineHostName() << true;
        QTest::newRow("another one") << u"file://elsewhere.example"_s << false;
        QTest::newRow("server") << u"https://elsewhere.example"_s << false;
    }

    void droppedFilesMayNameTheirComputer()
    {
        QFETCH(QString, start);
        QFETCH(bool, isHere);
        WindowFixture fixture;
        write(fixture.path(u"a b.yaml"_s), review());
        const QUrl url(start + fixture.path(u"a%20b.yaml"_s));
        QMimeData data;
        data.setUrls({url});
        QDragEnterEvent enter({200, 40}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(fixture.window.get(), &enter);
        QDropEvent drop({200, 40}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(fixture.window.get(), &drop);
        if (isHere) {
            QVERIFY(fixture.analysed(u"a b.yaml"_s));
            return;
        }
        const auto *notice = fixture.find<InfoBar>(u"notice"_s);
        QVERIFY(notice);
        QVERIFY2(notice->title().contains(url.toDisplayString()), qPrintable(notice->title()));
        QVERIFY(fixture.window->documents().all().empty());
    }
};

QTEST_MAIN(TestWindowDrop)
#include "tst_windowdrop.moc"
