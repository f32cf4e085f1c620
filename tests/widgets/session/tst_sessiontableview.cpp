// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"
#include "widgets/style/fonts.h"
#include "widgets/text/wraptext.h"

#include <QAbstractItemDelegate>
#include <QHeaderView>
#include <QHelpEvent>
#include <QImage>
#include <QScrollBar>
#include <QSet>
#include <QToolTip>

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

/// True if @p area contains more than the background.
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

/// Records which rows a table measures.
class Measured : public QAbstractItemDelegate
{
public:
    explicit Measured(QAbstractItemView &view)
        : QAbstractItemDelegate(&view)
        , m_real(*view.itemDelegate())
    {
        view.setItemDelegate(this);
    }

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        m_real.paint(painter, option, index);
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        m_rows.insert(index.row());
        return m_real.sizeHint(option, index);
    }

private:
    const QAbstractItemDelegate &m_real;
    mutable QSet<int> m_rows;
};

} // namespace

/// The tables of a session: no rows, few and thousands.
class TestSessionTableView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    /// Evidence contains long names, and the other texts are short.
    void noNameIsCutWhileThereIsRoom_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : {900, 1400, 2400}) {
            QTest::addRow("%d", width) << width;
        }
    }

    void noNameIsCutWhileThereIsRoom()
    {
        QFETCH(const int, width);
        SessionTableView view(new SessionTable({{.title = u"Criterion"_s},
                                                {.title = u"Threshold"_s},
                                                {.title = u"Actual"_s},
                                                {.title = u"Verdict"_s},
                                                {.title = u"Evidence"_s, .isName = true}}));
        view.setWrapping({0, 1, 2});
        SessionRows rows(3);
        for (SessionTableRow &row : rows) {
            row.key = QString::number(&row - rows.data());
            for (const QString &text :
                 {u"Required"_s, u"3"_s, u"2 of 3"_s, u"failed"_s,
                  u"cfd-bioreactor-session-20260221-143000-48213/handoffs/review.yaml:24"_s}) {
                row.cells.push_back({.text = text});
            }
        }
        view.table().setRows(rows);
        view.resize(width, 300);
        view.show();
        QTest::qWait(0);
        const int whole = view.sizeHintForIndex(view.model()->index(0, 4)).width();
        QVERIFY(whole > 240);
        QTRY_VERIFY2(view.columnWidth(4) >= whole,
                     qPrintable(u"%1 of %2"_s.arg(view.columnWidth(4)).arg(whole)));
    }

    void aCellIsElidedOnlyWithoutRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280x800") << QSize(582, 240);
        QTest::newRow("1440x900") << QSize(656, 240);
        QTest::newRow("200 %") << QSize(470, 460);
    }

    /// Long and short cells of one table, with a title that has a short form.
    void aCellIsElidedOnlyWithoutRoom()
    {
        QFETCH(const QSize, size);
        SessionTableView view(new SessionTable({{.title = {}},
                                                {.title = u"Schwelle"_s},
                                                {.title = u"Ist"_s},
                                                {.title = u"Urteil"_s},
                                                {.title = u"Beleg"_s, .isName = true}}));
        view.table().setTitle(0, u"Kriterium, QG2a Strömungsplan"_s, u"Kriterium, QG2a"_s);
        view.setWrapping({0, 1, 2});
        view.setUnfoldingChosen(44, 12);
        const QList<QStringList> texts{{u"Pflichtfelder"_s, u"3"_s, u"2 von 3"_s, u"verfehlt"_s,
                                        u"phase2-engineering-review:24"_s},
                                       {u"Prüfung bestanden"_s,
                                        u"APPROVED oder APPROVED_WITH_WARNINGS"_s, u"REJECTED"_s,
                                        u"verfehlt"_s, u"phase2-engineering-review:25"_s},
                                       {u"Kein CRITICAL-Einwand"_s, u"≤ 0"_s, u"1"_s, u"verfehlt"_s,
                                        u"phase2-engineering-review:26"_s},
                                       {u"Pflichtfelder der math-analysis"_s, u"4"_s, u"4 von 4"_s,
                                        u"bestanden"_s, u"phase2-math-analysis:2"_s}};
        SessionRows rows;
        for (const QStringList &row : texts) {
            rows.push_back({.key = row.front(), .cells = {}});
            for (const QString &text : row) {
                rows.back().cells.push_back({.text = text});
            }
            rows.back().cells[1].look = rows.back().cells[2].look = TableCell::Look::Measured;
            rows.back().cells[3].shape = Status::Ok;
        }
        view.table().setRows(rows);
        view.resize(size);
        view.show();
        const auto cut = [&view] {
            QStringList cells;
            for (int row = 0; row < view.model()->rowCount(); ++row) {
                for (int column = 0; column < view.model()->columnCount(); ++column) {
                    const QModelIndex index = view.model()->index(row, column);
                    const int beside = (column == 0 ? 24 : 16) + (column == 3 ? 22 : 0);
                    const bool isMono = column == 1 || column == 2;
                    const WrapText text{index.data().toString(),
                                        isMono ? fonts::mono() : view.font()};
                    if (text.heightFor(view.columnWidth(column) - beside)
                        > view.visualRect(index).height()) {
                        cells.append(text.text);
                    }
                }
            }
            return cells.join(u", "_s);
        };
        QTRY_COMPARE(cut(), QString());
        const QFontMetrics small(fonts::small());
        for (const QString &title : {u"Schwelle"_s, u"Ist"_s, u"Urteil"_s, u"Beleg"_s}) {
            const int column =
                QStringList{u"Schwelle"_s, u"Ist"_s, u"Urteil"_s, u"Beleg"_s}.indexOf(title) + 1;
            QVERIFY2(view.columnWidth(column) >= small.horizontalAdvance(title) + 16,
                     qPrintable(title));
        }
        QVERIFY(size.width() < 500
                || view.columnWidth(0) >= small.horizontalAdvance(u"Kriterium, QG2a"_s) + 24);
        QVERIFY(view.header()->length() <= view.viewport()->width());
    }

    void theToolTipHasTheFullTextOfACell()
    {
        const Fixture fixture(samples::failed());
        int cells = 0;
        for (const auto *table : fixture.view.findChildren<SessionTableView *>()) {
            for (int row = 0; row < table->model()->rowCount(); ++row) {
                for (int column = 0; column < table->model()->columnCount(); ++column) {
                    const QModelIndex index = table->model()->index(row, column);
                    const QString told = index.data(Qt::ToolTipRole).toString();
                    for (const int role : {int(Qt::DisplayRole), int(SessionTable::DetailRole),
                                           int(SessionTable::TailRole)}) {
                        const QString text = index.data(role).toString();
                        QVERIFY2(told.contains(text), qPrintable(text + u" in "_s + told));
                        ++cells;
                    }
                }
            }
        }
        QVERIFY(cells > 100);
    }

    void columnTitlesReachTheEdge()
    {
        const Fixture fixture(samples::failed());
        QWidget &titles = *fixture.table(u"errorHistoryTable"_s).header()->viewport();
        const auto colorAt = [&titles](int x) { return titles.grab().toImage().pixelColor(x, 2); };
        QTRY_COMPARE(colorAt(titles.width() - 2), Theme::color(Role::Surface));
        QCOMPARE(colorAt(2), Theme::color(Role::Surface));
    }

    void aTitleIsShownCompletely()
    {
        const Fixture fixture(samples::failed(), {1015, 686});
        const SessionTableView &criteria = fixture.table(u"criteriaTable"_s);
        QWidget *titles = criteria.header()->viewport();
        QHelpEvent asked(QEvent::ToolTip, {4, 4}, titles->mapToGlobal(QPoint(4, 4)));
        QApplication::sendEvent(titles, &asked);
        QCOMPARE(QToolTip::text(), criteria.model()->headerData(0, Qt::Horizontal).toString());
        QToolTip::hideText();
    }

    void anEmptyTableSaysWhatItWouldShow_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("handoffs") << u"handoffsTable"_s;
        QTest::newRow("deliverables") << u"deliverablesTable"_s;
    }

    void anEmptyTableSaysWhatItWouldShow()
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

    void onlyVisibleRowsAreMeasured()
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

    void aLongJumpMeasuresNoRowsInBetween()
    {
        Fixture fixture(samples::failed());
        SessionTableView &errors = fixture.table(u"errorHistoryTable"_s);
        const Measured measured(errors);
        fixture.update(withErrors(2'000));
        QTRY_COMPARE(errors.model()->rowCount(), 2'003);
        errors.setFocus();
        QVERIFY(!errors.viewport()->grab().isNull());
        constexpr int least = 48; // height of a row
        const auto heightOf = [&errors](int row) {
            return errors.visualRect(errors.indexOf(row)).height();
        };
        for (const int row : {1'500, 20, 900}) {
            errors.setCurrentRow(row);
            QTRY_VERIFY(heightOf(row) > least);
            QVERIFY(errors.viewport()->rect().contains(
                errors.visualRect(errors.indexOf(row)).topLeft()));
        }
        errors.selectAll();
        QVERIFY(!errors.viewport()->grab().isNull());
        QVERIFY2(measured.count() < 400, qPrintable(QString::number(measured.count())));
    }

    void changedRowsAreMeasuredWhenVisible()
    {
        Fixture fixture(withErrors(2'000));
        QTRY_VERIFY(fixture.view.isShown());
        SessionTableView &errors = fixture.table(u"errorHistoryTable"_s);
        QTRY_COMPARE(errors.model()->rowCount(), 2'003);
        errors.setFocus();
        errors.setCurrentRow(1'000);
        const int scrolled = errors.verticalScrollBar()->value();
        const Measured measured(errors);
        Session other = withErrors(2'000);
        for (SessionError &error : other.errors) {
            error.message = u"brief"_s;
        }
        fixture.update(other);
        QTRY_VERIFY(errors.table().textOf(2'000).contains(u"brief"_s));
        QVERIFY(!errors.viewport()->grab().isNull());
        QCOMPARE(errors.currentRow(), 1'000);
        QCOMPARE(errors.verticalScrollBar()->value(), scrolled);
        QVERIFY2(measured.count() < 400, qPrintable(QString::number(measured.count())));
    }
};

QTEST_MAIN(TestSessionTableView)
#include "tst_sessiontableview.moc"
