// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/pages/logtabs.h"

#include "app/cli/common/translations.h"
#include "tests/app/windowfixture.h"
#include "tests/widgets/look.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/log/view/logview.h"

#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QByteArray logText(int lines)
{
    QByteArray text;
    for (int i = 1; i <= lines; ++i) {
        text += "[2026-02-21T14:30:00Z] [INFO] line " + QByteArray::number(i) + '\n';
    }
    return text;
}

LogView *currentLog(const WindowFixture &fixture)
{
    return qobject_cast<LogView *>(fixture.find<PageTabs>(u"pageTabs"_s)->currentWidget());
}

} // namespace

class LogTabsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void aLogOpensAtItsFirstError()
    {
        WindowFixture fixture;
        write(fixture.path(u"output.log"_s),
              logText(300) + "[2026-02-21T14:30:00Z] [ERROR] it failed\n" + logText(300));
        fixture.window->open({{fixture.path(u"output.log"_s), 0, 0}});
        LogView *log = currentLog(fixture);
        QVERIFY(log);
        QTRY_COMPARE(log->area().caret().line, 300);
        log->showLine(5);
        fixture.window->open({{fixture.path(u"output.log"_s), 0, 0}});
        QCOMPARE(log->area().caret().line, 4); // an open log keeps its place
    }

    void aLogOpensInATabAtItsLine()
    {
        WindowFixture fixture;
        write(fixture.path(u"output.log"_s), logText(500));
        fixture.window->open({{fixture.path(u"output.log"_s), 321, 0}});
        LogView *log = currentLog(fixture);
        QVERIFY(log);
        QTRY_COMPARE(log->area().caret().line, 320);
        QCOMPARE(fixture.window->currentDocument(), nullptr);
        auto *tabs = fixture.find<PageTabs>(u"pageTabs"_s);
        QCOMPARE(tabs->tabText(0), u"output.log"_s);
        QCOMPARE(tabs->tabToolTip(0), fixture.path(u"output.log"_s));
        fixture.window->open({{fixture.path(u"output.log"_s), 7, 0}});
        QCOMPARE(tabs->count(), 1);
        QCOMPARE(log->area().caret().line, 6);
        fixture.trigger(u"file.close"_s);
        QCOMPARE(tabs->count(), 0);
    }

    void theLogHasTheActionsOfItsKind()
    {
        WindowFixture fixture;
        fixture.open(u"review.yaml"_s, review());
        write(fixture.path(u"session.log"_s), logText(500));
        fixture.window->open({{fixture.path(u"session.log"_s), 0, 0}});
        LogView *log = currentLog(fixture);
        QTRY_COMPARE(log->area().rows().count(), 500);
        const auto isOn = [&](const QString &id) {
            return fixture.window->actionRegistry().action(id)->isEnabled();
        };
        QVERIFY(isOn(u"edit.find"_s) && isOn(u"go.line"_s) && isOn(u"file.close"_s));
        QVERIFY(!isOn(u"file.save"_s) && !isOn(u"document.fix"_s) && !isOn(u"edit.undo"_s));
        fixture.trigger(u"edit.find"_s);
        QVERIFY(log->findChild<QWidget *>(u"logFindBar"_s)->isVisible());
        fixture.trigger(u"go.line"_s);
        QVERIFY(log->findChild<QWidget *>(u"logGoBar"_s)->isVisible());
        fixture.find<PageTabs>(u"pageTabs"_s)->setCurrentIndex(0);
        QVERIFY(isOn(u"document.fix"_s));
    }

    void theOpenDialogOpensLogs()
    {
        WindowFixture fixture;
        write(fixture.path(u"output.log"_s), logText(3));
        fixture.dialogs.files = {fixture.path(u"output.log"_s)};
        fixture.trigger(u"file.open"_s);
        QVERIFY(currentLog(fixture));
    }

    void logViewsAreTranslated()
    {
        installTranslations(*QCoreApplication::instance(), QLocale(u"de"_s));
        dressUp(Theme::Mode::Dark);
        WindowFixture fixture;
        fixture.window->resize(1280, 800);
        write(fixture.path(u"session.log"_s), logText(20'000));
        fixture.window->open({{fixture.path(u"session.log"_s), 12'000, 0}});
        LogView *log = currentLog(fixture);
        QTRY_COMPARE(log->area().caret().line, 11'999);
        QTRY_VERIFY(
            log->findChild<QLabel *>(u"logSummary"_s)->text().startsWith(u"20.000 Zeilen"_s));
        log->openFind();
        QTest::keyClicks(log->findChild<QLineEdit *>(u"logFindText"_s), u"line 12"_s);
        auto *count = log->findChild<QLabel *>(u"logFindCount"_s);
        QTRY_COMPARE(count->text(), u"112 von 1.111"_s);
        shoot(*fixture.window, u"log-window-de"_s);
        installTranslations(*QCoreApplication::instance(), QLocale::c());
    }

    void logsAreKnownByNameAndSize_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<qint64>("size");
        QTest::addColumn<bool>("isLog");
        QTest::newRow("log") << u"a.log"_s << qint64(10) << true;
        QTest::newRow("capitals") << u"A.LOG"_s << qint64(10) << true;
        QTest::newRow("small result") << u"result.json"_s << qint64(10) << false;
        QTest::newRow("large result") << u"result.json"_s << qint64(65) * 1024 * 1024 << true;
        QTest::newRow("at the limit") << u"a.yaml"_s << qint64(64) * 1024 * 1024 << false;
    }

    void logsAreKnownByNameAndSize()
    {
        QFETCH(QString, name);
        QFETCH(qint64, size);
        const QTemporaryDir folder;
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(size));
        QTEST(LogTabs::isLog(file.fileName()), "isLog");
    }
};

QTEST_MAIN(LogTabsTest)
#include "tst_logtabs.moc"
