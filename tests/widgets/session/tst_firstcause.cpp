// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"
#include "widgets/text/wraplabel.h"

#include <QLayout>
#include <QSignalSpy>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;

/// The failures of a session: the first cause, its consequences, and moving between them.
class TestFirstCause : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void consequencesAreCollapsedUntilRequested()
    {
        const Fixture fixture(samples::failed());
        auto &fold = fixture.find<QToolButton>(u"foldConsequences"_s);
        const SessionTableView &table = fixture.table(u"consequencesTable"_s);
        QVERIFY(!table.isVisible());
        QVERIFY(fold.text().contains(u"5"));
        QTest::mouseClick(&fold, Qt::LeftButton);
        QVERIFY(table.isVisible());
        QCOMPARE(table.table().rowCount(), 5);
        QCOMPARE(table.table().index(2, 1).data(SessionTable::DetailRole).toString(),
                 u"the gate judges a handoff that failed"_s);
    }

    void logsWithoutTimesAreOfferedWithoutATime()
    {
        Session session = samples::failed();
        session.causes.front().failure.time = samples::now();
        session.files = {
            {SessionFile::Role::Log, u"/s/logs/timed.log"_s, 9, samples::now(),
             samples::now().addSecs(60)},
            {SessionFile::Role::Log, u"/s/logs/plain.log"_s, 9, samples::now().addSecs(60), {}}};
        const Fixture fixture(std::move(session));
        QStringList texts;
        for (const auto *link : fixture.view.findChildren<QAbstractButton *>()) {
            if (link->objectName().startsWith(u"causeLog"_s)) {
                texts.append(link->text());
            }
        }
        QCOMPARE(texts.size(), 2);
        QVERIFY2(texts.front().startsWith(u"timed.log at "_s), qPrintable(texts.front()));
        QCOMPARE(texts.back(), u"plain.log"_s);
    }

    void onlyTheEarliestFailureIsTheFirstCause()
    {
        Session session = samples::failed();
        FirstCause other;
        other.failure = session.causes.front().consequences.back();
        session.causes.front().consequences.pop_back();
        session.causes.push_back(other);
        const Fixture fixture(std::move(session));
        const QWidget &title = fixture.find<QWidget>(u"firstCauseTitle"_s);
        auto &before = fixture.find<QToolButton>(u"causeBefore"_s);
        auto &after = fixture.find<QToolButton>(u"causeAfter"_s);
        QCOMPARE(title.accessibleName(), u"First cause"_s);
        QVERIFY(!before.isEnabled());
        QTest::mouseClick(&after, Qt::LeftButton);
        QCOMPARE(title.accessibleName(), u"Another failure, not following from it"_s);
        QCOMPARE(title.accessibleDescription(), u"2 of 2 open failures"_s);
        QVERIFY(
            fixture.find<WrapLabel>(u"firstCauseWhat"_s).text().startsWith(other.failure.title));
        QVERIFY(!after.isEnabled());
        QTest::mouseClick(&before, Qt::LeftButton);
        QCOMPARE(title.accessibleName(), u"First cause"_s);
    }

    void failuresReadInTheBackgroundAreReachable()
    {
        Session session = samples::failed();
        Fixture fixture(session);
        FirstCause other;
        other.failure = session.causes.front().consequences.back();
        session.causes.front().consequences.pop_back();
        session.causes.push_back(other);
        fixture.view.hide(); // like a tab in the background
        fixture.update(std::move(session));
        fixture.view.show();
        const auto &before = fixture.find<QToolButton>(u"causeBefore"_s);
        const auto &after = fixture.find<QToolButton>(u"causeAfter"_s);
        QTRY_VERIFY(before.isVisible() && after.isVisible());
        QVERIFY(!before.geometry().intersects(after.geometry()));
        for (const QToolButton *button : {&before, &after}) {
            QCOMPARE(button->width(), button->sizeHint().width());
            QVERIFY(button->x()
                    > QFontMetrics(fonts::strong()).horizontalAdvance(u"First cause"_s));
        }
        shoot(fixture.view, u"session-two-causes"_s);
    }

    void theNextFailureIsTheOneAfterTheChosen()
    {
        Fixture fixture(samples::failed());
        QTest::mouseClick(&fixture.find<QToolButton>(u"foldConsequences"_s), Qt::LeftButton);
        SessionTableView &table = fixture.table(u"consequencesTable"_s);
        table.setCurrentRow(2);
        QTest::keyClick(&table, Qt::Key_Return);
        fixture.view.showNextFailure();
        QCOMPARE(table.currentRow(), 3);
    }

    void silentSessionsHaveTheirOwnMark()
    {
        Session session = samples::running();
        session.causes.clear();
        session.summary.liveness = Liveness::Stale;
        const Fixture fixture(std::move(session));
        QCOMPARE(fixture.find<WrapLabel>(u"firstCauseWhat"_s).text(),
                 u"Nothing is known to have failed."_s);
    }

    void aSingleFailureHasNoNextButton()
    {
        const Fixture fixture(samples::failed());
        QVERIFY(!fixture.find<QToolButton>(u"causeAfter"_s).isVisible());
    }

    void goesToTheNextFailure()
    {
        Fixture fixture(samples::failed());
        QSignalSpy told(&fixture.view, &SessionView::messageRequested);
        fixture.view.showNextFailure();
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 2}));
        for (int i = 0; i < 4; ++i) {
            fixture.view.showNextFailure();
        }
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 3}));
        fixture.view.showNextFailure();
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 1}));
        fixture.view.showPreviousFailure();
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 3}));
        QCOMPARE(told.last().front().toString(), u"Failure 6 of 6: assertion_failure"_s);
    }

    void goesToAConsequenceInItsTable()
    {
        Fixture fixture(samples::failed());
        const SessionTableView &table = fixture.table(u"consequencesTable"_s);
        QVERIFY(!table.isVisible()); // automatic selection expands nothing
        fixture.view.showNextFailure();
        QVERIFY(table.isVisible());
        QCOMPARE(table.currentRow(), 0);
        fixture.view.showNextFailure();
        QCOMPARE(table.currentRow(), 1);
        fixture.view.showPreviousFailure();
        fixture.view.showPreviousFailure();
        QCOMPARE(table.currentRow(), -1);
    }

    void aSelectedConsequenceIsShownCompletely()
    {
        Session session = samples::failed();
        session.causes.front().consequences.front().rule = QString(u"a long story "_s).repeated(40);
        Fixture fixture(std::move(session));
        const SessionTableView &table = fixture.table(u"consequencesTable"_s);
        const auto height = [&table] {
            return table.visualRect(table.model()->index(0, 1)).height();
        };
        fixture.view.showNextFailure();
        QTRY_VERIFY(height() > 80);
        fixture.view.showNextFailure();
        QTRY_VERIFY(height() < 80);
    }

    void aRepairedFailureLinksToItsPlace()
    {
        Session session = samples::failed();
        session.repaired.front().phase = 1;
        session.repaired.front().attempt = 1;
        const Fixture fixture(std::move(session));
        SessionTableView &repaired = fixture.table(u"repairedFailures"_s);
        QVERIFY(repaired.isVisible());
        QTest::mouseClick(repaired.viewport(), Qt::LeftButton, {},
                          repaired.visualRect(repaired.model()->index(0, 0)).center());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{1, 1}));
    }

    void rulesAreShownCompletely()
    {
        Session session = samples::failed();
        for (SessionFailure &failure : session.causes.front().consequences) {
            failure.rule = u"The gate looks at phase2-engineering-review.yaml, which has failed"_s;
        }
        Fixture fixture(std::move(session), {1176, 786});
        QTest::mouseClick(&fixture.find<QToolButton>(u"foldConsequences"_s), Qt::LeftButton);
        const SessionTableView &table = fixture.table(u"consequencesTable"_s);
        const QModelIndex index = table.model()->index(0, 1);
        const QFontMetrics metrics(fonts::small());
        QTRY_VERIFY(table.visualRect(index).width() > 0);
        const QString rule = index.data(SessionTable::DetailRole).toString();
        const int room = table.visualRect(index).width() - 20;
        const int lines = 1 + metrics.horizontalAdvance(rule) / room;
        QTRY_VERIFY(table.visualRect(index).height() >= 18 + lines * 16);
        QVERIFY(lines <= 2);
        shoot(fixture.view, u"session-consequences"_s);
    }

    void expandedConsequencesAreScrolledIntoView()
    {
        const Fixture fixture(samples::failed(), {1015, 686});
        QTest::mouseClick(&fixture.find<QToolButton>(u"foldConsequences"_s), Qt::LeftButton);
        const SessionTableView &table = fixture.table(u"consequencesTable"_s);
        QTRY_VERIFY(table.viewport()->height() >= 3 * 24);
        const auto &pane = fixture.find<QWidget>(u"firstCausePane"_s); // nothing covers its texts
        QTRY_VERIFY(pane.height() >= pane.layout()->totalMinimumHeightForWidth(pane.width()));
    }
};

QTEST_MAIN(TestFirstCause)
#include "tst_firstcause.moc"
