// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

using namespace baton;
using namespace Qt::StringLiterals;

/// Attempts and handoffs that are compared from a session.
class TestSessionCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void theNumberOfDifferingFieldsIsShown()
    {
        Session session = samples::failed();
        session.phases[2].attempts[0].handoffs = {0};
        session.phases[2].attempts[1].handoffs = {1};
        session.phases[2].attempts.resize(2);
        session.handoffs[1].kind = session.handoffs[0].kind;
        session.handoffs[1].producer = session.handoffs[0].producer;
        session.differences = {{0, 1, 4}};
        const Fixture fixture(std::move(session));
        QCOMPARE(fixture.find<QLabel>(u"attemptDifference"_s).text(),
                 u"Attempt 2 differs from attempt 1 in 4 field(s)"_s);
    }

    void twoAttemptsAreCompared()
    {
        const Fixture fixture(samples::failed());
        QSignalSpy compared(&fixture.view, &SessionView::compareRequested);
        fixture.grid().setCurrentPlace({1, 2});
        QTest::mouseClick(&fixture.find<QPushButton>(u"compareAttemptsButton"_s), Qt::LeftButton);
        QCOMPARE(compared.size(), 1);
        QCOMPARE(compared.front().at(0).value<SessionHandoff>(), samples::failed().handoffs[0]);
        QCOMPARE(compared.front().at(1).value<SessionHandoff>(), samples::failed().handoffs[1]);
    }

    void aMenuOfChangesOpensWhereItWasRequested()
    {
        Session session = samples::failed();
        for (int i = 0; i < 2; ++i) { // of a second kind in both attempts of a phase
            SessionHandoff more = session.handoffs[static_cast<size_t>(i)];
            more.kind += u".more"_s;
            more.at.path += u".more"_s;
            session.phases[1].attempts[static_cast<size_t>(i)].handoffs.push_back(
                static_cast<int>(session.handoffs.size()));
            session.handoffs.push_back(more);
        }
        const Fixture fixture(std::move(session));
        fixture.grid().setCurrentPlace({1, 2});
        auto &button = fixture.find<QPushButton>(u"showChanges"_s);
        QTest::mouseClick(&button, Qt::LeftButton);
        auto *menu = fixture.view.findChild<QMenu *>(u"compareAttemptsMenu"_s);
        QVERIFY(menu);
        QTRY_VERIFY(menu->isVisible());
        const QRect place(button.mapToGlobal(QPoint()), button.size());
        QVERIFY2(menu->geometry().adjusted(-4, -4, 4, 4).intersects(place),
                 qPrintable(u"%1 %2"_s.arg(menu->y()).arg(place.bottom())));
        menu->close();
    }

    void twoSelectedHandoffsAreCompared()
    {
        Session session = samples::failed();
        for (SessionPhase &phase : session.phases) {
            phase.attempts.clear(); // no two have handoffs of the same kind
        }
        Fixture fixture(session);
        SessionTableView &table = fixture.table(u"handoffsTable"_s);
        auto *action = table.findChild<QAction *>(u"compareSelected"_s);
        QVERIFY(action);
        QSignalSpy compared(&fixture.view, &SessionView::compareRequested);
        table.setFocus();
        table.setCurrentRow(3);
        QVERIFY(!action->isEnabled());
        fixture.view.compareAttempts();
        QCOMPARE(compared.size(), 0);
        QTest::keyClick(&table, Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(action->isEnabled());
        fixture.view.compareAttempts();
        QCOMPARE(compared.size(), 1);
        QCOMPARE(compared.front().at(0).value<SessionHandoff>(), session.handoffs[2]);
        QCOMPARE(compared.front().at(1).value<SessionHandoff>(), session.handoffs[3]);
        action->trigger();
        QCOMPARE(compared.size(), 2);
    }

    void theReasonForNoComparisonOfAttemptsIsShown()
    {
        Session session = samples::failed();
        Fixture fixture(session);
        const auto &button = fixture.find<QPushButton>(u"compareAttemptsButton"_s);
        const QString usual = button.toolTip();
        QVERIFY(button.isEnabled());
        for (SessionPhase &phase : session.phases) {
            phase.attempts.clear();
        }
        fixture.update(session);
        QVERIFY(!button.isEnabled());
        QCOMPARE(button.toolTip(), u"No two attempts have handoffs of the same kind to compare"_s);
        QVERIFY(usual != button.toolTip());
    }
};

QTEST_MAIN(TestSessionCompare)
#include "tst_sessioncompare.moc"
