// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"

#include <QHeaderView>
#include <QImage>
#include <QScrollBar>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

Session withErrors(int count)
{
    Session session = samples::failed();
    const SessionError one = session.errors.front();
    for (int i = 0; i < count; ++i) {
        session.errors.push_back(one);
        session.errors.back().message =
            u"error number %1: "_s.arg(i) + u"a long story "_s.repeated(9);
    }
    return session;
}

/// True when something else than the background stands in @p area.
bool isDrawnOn(const QImage &image, const QRect &area)
{
    const QRgb ground = image.pixel(area.topLeft());
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            if (image.pixel(x, y) != ground) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

/// The tables of a session: none, few and thousands of rows.
class TestSessionTableView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void theTitlesReachTheEdge()
    {
        const Fixture fixture(samples::failed());
        QWidget &titles = *fixture.table(u"errorHistoryTable"_s).header()->viewport();
        const auto colourAt = [&titles](int x) { return titles.grab().toImage().pixelColor(x, 2); };
        QTRY_COMPARE(colourAt(titles.width() - 2), Theme::color(Role::Surface));
        QCOMPARE(colourAt(2), Theme::color(Role::Surface));
    }

    void anEmptyTableSaysWhatWouldStandThere_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("handoffs") << u"handoffsTable"_s;
        QTest::newRow("deliverables") << u"deliverablesTable"_s;
    }

    void anEmptyTableSaysWhatWouldStandThere()
    {
        QFETCH(const QString, name);
        Session none;
        none.summary = samples::failed().summary;
        Fixture fixture(none);
        SessionTableView &table = fixture.table(name);
        fixture.view.tabs().setCurrentWidget(&table);
        QTRY_VERIFY(table.viewport()->height() > 30);
        QVERIFY(table.accessibleDescription().endsWith(u'.'));
        QVERIFY(isDrawnOn(table.viewport()->grab().toImage(), {4, 4, 300, 24}));
        shoot(fixture.view, u"session-empty-"_s + name);
        fixture.update(samples::failed());
        QCOMPARE(table.accessibleDescription(), QString());
    }

    void ofThousandsOfErrorsOnlyThoseInSightAreMeasured()
    {
        Fixture fixture(withErrors(2'000));
        QTRY_VERIFY(fixture.view.isShown());
        SessionTableView &errors = fixture.table(u"errorHistoryTable"_s);
        QCOMPARE(errors.verticalScrollMode(), QAbstractItemView::ScrollPerItem);
        const auto heightOf = [&errors](int row) {
            return errors.visualRect(errors.indexOf(row)).height();
        };
        errors.setFocus();
        errors.setCurrentRow(1'000);
        QTRY_VERIFY(heightOf(1'000) > 48);
        QVERIFY(
            errors.viewport()->rect().contains(errors.visualRect(errors.indexOf(1'000)).topLeft()));
        const int scrolled = errors.verticalScrollBar()->value();
        QVERIFY(scrolled > 900);
        Session more = withErrors(2'001);
        fixture.update(more);
        QTRY_COMPARE(errors.table().rowCount(), static_cast<int>(more.errors.size()));
        QCOMPARE(errors.currentRow(), 1'000);
        QTRY_COMPARE(errors.verticalScrollBar()->value(), scrolled);
        fixture.update(samples::failed());
        QTRY_COMPARE(errors.verticalScrollMode(), QAbstractItemView::ScrollPerPixel);
    }
};

QTEST_MAIN(TestSessionTableView)
#include "tst_sessiontableview.moc"
