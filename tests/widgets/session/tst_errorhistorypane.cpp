// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"

#include <QScrollBar>

#include <algorithm>

using namespace baton;
using namespace Qt::StringLiterals;

/// Fixes that were tried against an error, and those shown without expanding.
class TestErrorHistoryPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void anErrorOfABatchNeedsNoScrolling()
    {
        Session session = samples::batch();
        session.errors = {samples::failed().errors.front()};
        const Fixture fixture(std::move(session), {1015, 686});
        const SessionTableView &errors = fixture.table(u"errorHistoryTable"_s);
        QVERIFY(errors.model()->rowCount() > 0);
        QTRY_VERIFY(!errors.verticalScrollBar()->isVisible());
    }

    void anErrorExpandsWhenItIsSelected()
    {
        Session session = samples::failed();
        session.errors[1].message = QString(u"a long story "_s).repeated(20);
        session.errors[1].sameErrorAs = 0;
        const Fixture fixture(std::move(session));
        SessionTableView &errors = fixture.table(u"errorHistoryTable"_s);
        const auto heightOf = [&errors](int row) {
            return errors.visualRect(errors.model()->index(row, 1)).height();
        };
        QTRY_VERIFY(heightOf(0) >= 48);
        const int folded = heightOf(1);
        errors.setFocus();
        errors.setCurrentRow(0);
        QTest::keyClick(&errors, Qt::Key_Down);
        QTRY_VERIFY(heightOf(1) > folded + 18);
        QTest::keyClick(&errors, Qt::Key_Down);
        QTRY_COMPARE(heightOf(1), folded);
    }

    void errorsExpandWithTheRoom()
    {
        Session session = samples::failed();
        session.errors[0].message = QString(u"a long story "_s).repeated(20);
        Fixture fixture(std::move(session));
        const SessionTableView &errors = fixture.table(u"errorHistoryTable"_s);
        QList<int> heights;
        for (int height = 640; height < 1100; height += 10) {
            fixture.view.resize(fixture.view.width(), height);
            QTRY_VERIFY(errors.visualRect(errors.model()->index(0, 1)).height() >= 48);
            const int row = errors.visualRect(errors.model()->index(0, 1)).height();
            if (heights.isEmpty() || heights.last() != row) {
                heights.append(row);
            }
        }
        QVERIFY2(heights.size() > 2, "there is nothing between two lines and all");
        QVERIFY(std::ranges::is_sorted(heights));
    }

    void repeatedFixesAreVisibleImmediately()
    {
        Session session = samples::failed();
        session.errors[2].fix = u"Reduced the relaxation parameter to 0.5"_s;
        session.errors[2].sameFixAs = 1;
        const Fixture fixture(std::move(session));
        const SessionTableView &errors = fixture.table(u"errorHistoryTable"_s);
        const QModelIndex fix = errors.model()->index(2, 2);
        QTRY_VERIFY(errors.visualRect(fix).height() >= 2 * 18 + 16);
    }
};

QTEST_MAIN(TestErrorHistoryPane)
#include "tst_errorhistorypane.moc"
