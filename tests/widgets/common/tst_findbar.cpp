// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/findbar.h"
#include "widgets/style/theme.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;

class TestFindBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void showsTheCountOfMatches_data()
    {
        QTest::addColumn<FindResult>("result");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isBad");
        QTest::newRow("current match")
            << FindResult{.count = 7, .number = 2} << u"2 of 7"_s << false;
        QTest::newRow("more than are counted")
            << FindResult{.count = 7, .number = 2, .isCut = true} << u"2 of 7+"_s << false;
        QTest::newRow("still searching")
            << FindResult{.count = 7, .isSearching = true} << u"7 found so far"_s << false;
        QTest::newRow("nothing") << FindResult() << u"No match"_s << true;
        QTest::newRow("no pattern")
            << FindResult{.error = u"missing )"_s} << u"Not a pattern"_s << true;
        QTest::newRow("note") << FindResult{.note = u"3 replaced"_s} << u"3 replaced"_s << false;
    }

    void showsTheCountOfMatches()
    {
        QFETCH(const FindResult, result);
        FindBar bar(u"find"_s, FindBar::Pattern);
        bar.setPlainText(u"outlet"_s);
        bar.showResult(result);
        const auto *count = bar.findChild<QLabel *>(u"findCount"_s);
        QTEST(count->text(), "text");
        QFETCH(const bool, isBad);
        QCOMPARE(count->palette().color(QPalette::WindowText),
                 Theme::color(isBad ? Role::Error : Role::Muted));
        QCOMPARE(bar.findChild<QToolButton *>(u"findNext"_s)->isEnabled(), result.count > 0);
        QCOMPARE(bar.field().toolTip(), result.error);
    }

    void keysRequestMatches()
    {
        FindBar bar(u"find"_s, FindBar::MatchCase | FindBar::WholeWords);
        const QSignalSpy next(&bar, &FindBar::nextRequested);
        const QSignalSpy previous(&bar, &FindBar::previousRequested);
        const QSignalSpy closed(&bar, &FindBar::closed);
        const QSignalSpy changed(&bar, &FindBar::queryChanged);
        QTest::keyClick(&bar.field(), Qt::Key_Return);
        QTest::keyClick(&bar.field(), Qt::Key_F3);
        QCOMPARE(next.size(), 2);
        QTest::keyClick(&bar.field(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(&bar.field(), Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(previous.size(), 2);
        QTest::keyClicks(&bar.field(), u"ab"_s);
        QTest::keyClick(&bar.field(), Qt::Key_W, Qt::AltModifier);
        QCOMPARE(changed.size(), 3);
        QCOMPARE(bar.text(), u"ab"_s);
        QVERIFY(bar.isOn(FindBar::WholeWords));
        QVERIFY(!bar.isOn(FindBar::MatchCase));
        QTest::keyClick(&bar.field(), Qt::Key_Escape);
        QCOMPARE(closed.size(), 1);
    }
};

QTEST_MAIN(TestFindBar)
#include "tst_findbar.moc"
