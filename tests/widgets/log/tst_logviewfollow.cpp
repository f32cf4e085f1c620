// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "logviewfixture.h"
#include "widgets/log/lines/logruler.h"

#include <QElapsedTimer>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QWheelEvent>

using namespace Qt::StringLiterals;
using namespace baton;

/// Logs that grow, are large, or are exported.
class LogViewFollowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void theEndIsFollowedOnlyWhileItIsVisible()
    {
        Shown shown(sessionLog(200));
        QVERIFY(!shown.area().followsEnd());
        shown.press(Qt::Key_End, Qt::ControlModifier);
        QVERIFY(shown.area().followsEnd());
        shown.file.append("[2026-02-21T16:00:00Z] [INFO] more\n");
        QTRY_COMPARE(shown.view.file().lineCount(), 201);
        QVERIFY(shown.isAtEnd());
        QVERIFY(shown.child<>(u"logNewLines"_s)->isHidden());

        QWheelEvent wheel({50, 50}, shown.area().viewport()->mapToGlobal(QPointF(50, 50)), {},
                          {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(shown.area().viewport(), &wheel);
        QVERIFY(!shown.area().followsEnd());
        const qint64 top = shown.firstSeen();
        shown.file.append("[2026-02-21T16:00:01Z] [INFO] one\n");
        QTRY_COMPARE(shown.view.file().lineCount(), 202);
        QCOMPARE(shown.firstSeen(), top);
        auto *pill = shown.child<QPushButton>(u"logNewLines"_s);
        QVERIFY(pill->isVisible());
        QCOMPARE(pill->text(), u"1 new line(s)"_s);
        shown.file.append("[2026-02-21T16:00:02Z] [INFO] two\n[2026-02-21T16:00:03Z] [WARN] 3\n");
        QTRY_COMPARE(pill->text(), u"3 new line(s)"_s);
        shoot(shown.view, u"log-pill"_s);
        QTest::mouseClick(pill, Qt::LeftButton);
        QVERIFY(shown.isAtEnd() && shown.area().followsEnd());
        QVERIFY(pill->isHidden());
        shown.file.append("[2026-02-21T16:00:04Z] [INFO] last\n");
        QTRY_COMPARE(shown.view.file().lineCount(), 205);
        QVERIFY(shown.isAtEnd());
    }

    /// A log that fits is followed although the user did not scroll.
    void aLogWhoseEndIsInViewFollows_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<int>("goTo"); // 0: nowhere
        QTest::addColumn<bool>("wraps");
        QTest::addColumn<bool>("follows");
        QTest::newRow("short") << 3 << 0 << false << true;
        QTest::newRow("short, wrapped") << 3 << 0 << true << true;
        QTest::newRow("long, opened near its end") << 500 << 499 << false << true;
        QTest::newRow("long, at its start") << 500 << 0 << false << false;
        QTest::newRow("long, in its middle") << 500 << 200 << true << false;
    }

    void aLogWhoseEndIsInViewFollows()
    {
        QFETCH(const int, lines);
        QFETCH(const int, goTo);
        QFETCH(const bool, wraps);
        QFETCH(const bool, follows);
        Shown shown(sessionLog(lines));
        shown.view.setWrapsLines(wraps);
        if (goTo > 0) {
            shown.view.showLine(goTo);
        }
        const qint64 top = shown.firstSeen();
        for (int part = 1; part <= 3; ++part) {
            shown.file.append(sessionLog(200));
            QTRY_COMPARE(shown.view.file().lineCount(), lines + part * 200);
            QCOMPARE(shown.isAtEnd(), follows);
            QCOMPARE(shown.area().followsEnd(), follows);
            QCOMPARE(shown.child<QPushButton>(u"logNewLines"_s)->isHidden(), follows);
        }
        QVERIFY(follows || shown.firstSeen() == top);
    }

    void theFollowButtonGoesToTheEnd()
    {
        Shown shown(sessionLog(500));
        auto *button = shown.child<QToolButton>(u"logFollowButton"_s);
        shown.trigger(u"logFollow"_s);
        QVERIFY(shown.isAtEnd() && button->isChecked());
        shown.press(Qt::Key_Up, Qt::ControlModifier);
        QVERIFY(!button->isChecked());
        shown.trigger(u"logFollow"_s);
        shown.trigger(u"logFollow"_s); // at the end, but not followed
        shown.file.append("1\n2\n3\n");
        QTRY_COMPARE(shown.view.file().lineCount(), 503);
        QVERIFY(!shown.isAtEnd());
        QCOMPARE(shown.child<QPushButton>(u"logNewLines"_s)->text(), u"3 new line(s)"_s);
    }

    void aRewrittenFileKeepsThePlace()
    {
        Shown shown(sessionLog(3000));
        shown.area().goToLine(2000);
        const qint64 top = shown.firstSeen();
        QSignalSpy restarted(&shown.view.file(), &LogFile::restarted);
        shown.file.replace(sessionLog(2900));
        QTRY_COMPARE(shown.view.file().lineCount(), 2900);
        QTRY_VERIFY(!shown.view.file().isReading());
        QCOMPARE(restarted.size(), 1);
        QCOMPARE(shown.firstSeen(), top);
        QVERIFY(shown.area().hasFocus());
        shown.file.write("short\n");
        QTRY_COMPARE(shown.view.file().lineCount(), 1);
        QCOMPARE(shown.firstSeen(), 0);
        QCOMPARE(shown.area().caret().line, 0);
        shown.file.remove();
        QTRY_VERIFY(shown.child<>(u"logNotice"_s));
    }

    void linesAreSaved()
    {
        Shown shown(sessionLog(100));
        const QString path = shown.file.pathOf(u"part.log"_s);
        QString suggested;
        connect(&shown.view, &LogView::saveRequested, &shown.view,
                [&](const QString &name, const SaveLines &save) {
                    suggested = name;
                    save(path);
                });
        QSignalSpy told(&shown.view, &LogView::messageRequested);
        shown.press(Qt::Key_Down);
        shown.press(Qt::Key_Down, Qt::ShiftModifier);
        shown.press(Qt::Key_Down, Qt::ShiftModifier);
        shown.trigger(u"logSaveLines"_s);
        QCOMPARE(shown.child<QLineEdit>(u"logSaveFirst"_s)->text(), u"2"_s);
        QCOMPARE(shown.child<QLineEdit>(u"logSaveLast"_s)->text(), u"3"_s);
        shown.type(u"logSaveLast"_s, u"101"_s);
        QVERIFY(!shown.child<>(u"logSave"_s)->isEnabled());
        shown.type(u"logSaveLast"_s, u"4"_s);
        shown.click(u"logSave"_s);
        QTRY_COMPARE(told.size(), 1);
        QCOMPARE(suggested, u"session-2-4.log"_s); // where is not for the log to say
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), sessionLog(4).sliced(sessionLog(1).size()));
        QVERIFY(shown.child<>(u"logSaveHint"_s)->isHidden());
        QTest::mouseClick(shown.child<>(u"logLevel4"_s), Qt::LeftButton, Qt::ControlModifier);
        QTRY_COMPARE(shown.area().rows().count(), 4);
        shown.view.openSave();
        QVERIFY(shown.child<>(u"logSaveHint"_s)->isVisible());
        shown.type(u"logSaveFirst"_s, u"30"_s);
        shown.type(u"logSaveLast"_s, u"100"_s);
        QTest::keyClick(shown.child<>(u"logSaveLast"_s), Qt::Key_Return);
        QTRY_COMPARE(told.size(), 2);
        saved.close();
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll().count('\n'), 3);
    }

    void errorsAreVisitedAndMarkedInTheRuler()
    {
        Shown shown(sessionLog(1000));
        shown.press(Qt::Key_F8);
        QCOMPARE(shown.area().caret().line, 9);
        shown.press(Qt::Key_F8);
        shown.press(Qt::Key_F8);
        QCOMPARE(shown.area().caret().line, 24);
        shown.press(Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(shown.area().caret().line, 19);
        Shown one(QByteArray("INFO x\n").repeated(700) + "ERROR here\n"
                  + QByteArray("INFO x\n").repeated(299));
        auto *ruler = one.child<LogRuler>(u"logRuler"_s);
        const int y = static_cast<int>(700.5 * ruler->height() / 1000);
        QCOMPARE(ruler->marksAt(y), quint8(LogRuler::Error));
        QCOMPARE(ruler->marksAt(y / 2), quint8(0));
        QTest::mouseClick(ruler, Qt::LeftButton, {}, {6, y + 1});
        QCOMPARE(one.area().caret().line, 700);
        one.view.openFind();
        one.type(u"logFindText"_s, u"here"_s);
        const auto marks = [ruler] {
            return ruler->marksAt(static_cast<int>(700.5 * ruler->height() / 1000));
        };
        QTRY_COMPARE(marks(), quint8(LogRuler::Error | LogRuler::Match));
    }

    /// The times are only printed; the test requires that a small part is read before the first
    /// lines are visible.
    void aHundredMegabytesOpenAtOnce()
    {
        constexpr int blocks = 100;
        const QByteArray block = sessionLog(20'000);
        const LogFixture file;
        for (int i = 0; i < blocks; ++i) {
            file.append(block);
        }
        LogView view;
        view.resize(1200, 800);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QElapsedTimer timer;
        qint64 first = -1;
        const auto paintFirst = [&] {
            view.area().viewport()->repaint();
            first = timer.elapsed();
            QVERIFY(!view.area().seenLines().empty());
            QVERIFY2(view.file().lineCount() < 20'000,
                     qPrintable(QString::number(view.file().lineCount())));
        };
        connect(&view.file(), &LogFile::grew, &view, paintFirst, Qt::SingleShotConnection);
        timer.start();
        view.open(file.path());
        QTRY_VERIFY(first >= 0);
        QTRY_VERIFY_WITH_TIMEOUT(!view.file().isReading(), 60'000);
        qInfo() << QFileInfo(file.path()).size() / 1'000'000 << "MB: first lines painted after"
                << first << "ms, all lines known after" << timer.elapsed() << "ms";
        QCOMPARE(view.file().lineCount(), blocks * 20'000);
        QCOMPARE(view.file().index().count(LogLevel::Error), blocks * 800);

        LogRows rows(view.file());
        const QList<std::pair<LogQuery, qint64>> searches{
            {{u"step 1999 of"_s, true, false}, blocks},
            {{u"ERROR] STEP"_s, false, false}, blocks * 800},
            {{u"\\[WARN\\] step \\d*9 of"_s, true, true}, blocks * 1600},
            {{u"e"_s, true, false}, view.file().lineCount() * 3},
        };
        for (const auto &[query, expected] : searches) {
            LogSearch search(view.file(), rows);
            timer.restart();
            search.setQuery(query);
            QTRY_COMPARE_WITH_TIMEOUT(search.searchedLines(), view.file().lineCount(), 60'000);
            qInfo() << query.text << "was searched in" << timer.elapsed() << "ms";
            QCOMPARE(search.matchCount(), expected);
        }
        std::vector<double> frames;
        for (int step = 0; step < 100; ++step) {
            QElapsedTimer frame;
            frame.start();
            view.area().verticalScrollBar()->setValue(step * 19'997);
            view.area().viewport()->repaint();
            frames.push_back(static_cast<double>(frame.nsecsElapsed()) / 1e6);
        }
        std::ranges::sort(frames);
        qInfo() << "a jump is painted in" << frames[50] << "ms, at most" << frames.back() << "ms";
    }
};

QTEST_MAIN(LogViewFollowTest)
#include "tst_logviewfollow.moc"
