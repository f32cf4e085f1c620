// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/translations.h"
#include "models/review/reviewfile.h"
#include "tests/app/sessionfixture.h"
#include "tests/app/sessions/crowdedsession.h"
#include "tests/widgets/look.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/log/view/logview.h"
#include "widgets/session/grid/phasegridview.h"
#include "widgets/session/list/statuslegend.h"
#include "widgets/session/panes/gatespane.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/session/tables/sessiontabs.h"
#include "widgets/text/wraptext.h"

#include <QHeaderView>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTimeZone>

#include <algorithm>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// A window of a usual size on a session with many attempts.
struct Crowded : WindowFixture
{
    explicit Crowded(QSize size, int attempts = 5)
        : session(dir.filePath(u"work"_s), attempts)
    {
        window->resize(size);
        window->openWorkspace(dir.filePath(u"work"_s));
        window->open({{dir.filePath(u"work/"_s + session.name()), 0, 0}});
        (void)QTest::qWaitFor([this] { return window->currentSession() && window->isSettled(); },
                              20000);
        QTest::qWait(0); // the panes distribute their room
    }

    [[nodiscard]] PhaseGridView &grid() const { return *find<PhaseGridView>(u"phaseGrid"_s); }
    [[nodiscard]] SessionTableView &table(const QString &name) const
    {
        return *find<SessionTableView>(name);
    }

    CrowdedSession session;
};

/// True if all of row @p row is visible.
bool isWhole(const QAbstractItemView &view, int row)
{
    const QRect rect = view.visualRect(view.model()->index(row, 0));
    return rect.height() > 0 && rect.top() >= 0 && rect.bottom() <= view.viewport()->height();
}

/// The first error of the failed attempt; -1 if something else failed.
int errorOf(const Session &session, const SessionFailure &failure)
{
    if (failure.what != SessionFailure::What::Attempt) {
        return failure.what == SessionFailure::What::Error ? failure.index : -1;
    }
    const auto &attempts = session.phases[static_cast<size_t>(failure.phase)].attempts;
    const auto attempt = std::ranges::find(attempts, failure.attempt, &SessionAttempt::number);
    return attempt == attempts.end() || attempt->errors.empty() ? -1 : attempt->errors.front();
}

/// The room for the text of a cell, without its shape.
int roomIn(const SessionTableView &table, const QModelIndex &index, int shapeRole, int shape)
{
    constexpr int edge = 16;
    constexpr int padding = 8;
    const bool hasShape = index.data(shapeRole).toInt() != 0;
    return table.columnWidth(index.column()) - (index.column() == 0 ? edge : padding) - padding
        - (hasShape ? shape + 6 : 0);
}

} // namespace

/// A session with many attempts in windows of usual sizes.
class TestSessionSizes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnRealWarning(); }
    void cleanup()
    {
        installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    }

    static void addSizes()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QLocale::Language>("language");
        for (const QLocale::Language language : {QLocale::English, QLocale::German}) {
            const char *code = language == QLocale::German ? "de" : "en";
            QTest::addRow("1280x800 %s", code) << QSize(1280, 800) << language;
            QTest::addRow("1440x880 %s", code) << QSize(1440, 880) << language;
            QTest::addRow("1920x1080 %s", code) << QSize(1920, 1080) << language;
        }
    }

    static void speak(QLocale::Language language)
    {
        installTranslations(*QCoreApplication::instance(), QLocale(language));
    }

    void timesAreVisibleNextToFiveAttempts_data() { addSizes(); }
    void timesAreVisibleNextToFiveAttempts()
    {
        QFETCH(const QSize, size);
        QFETCH(const QLocale::Language, language);
        speak(language);
        const Crowded fixture(size);
        const PhaseGridView &grid = fixture.grid();
        shoot(*fixture.window, u"crowded-%1-%2"_s.arg(size.width()).arg(int(language)));
        QCOMPARE(grid.grid().attemptColumns(), 5);
        QVERIFY(!grid.horizontalScrollBar()->isVisible());
        const QFontMetrics body(grid.font());
        const QModelIndex flow = grid.grid().index(2, 0);
        for (const int column : {grid.grid().startedColumn(), grid.grid().durationColumn()}) {
            const int shown = grid.header()->isSectionHidden(column)
                ? grid.grid().durationColumn() // if it is above the duration
                : column;
            const QString text = flow.siblingAtColumn(column).data().toString();
            QVERIFY(!text.isEmpty());
            QVERIFY(grid.header()->sectionViewportPosition(shown) + grid.columnWidth(shown)
                    <= grid.viewport()->width());
            QVERIFY(grid.columnWidth(shown) >= body.horizontalAdvance(text) + 16);
        }
        for (int attempt = 1; attempt <= 5; ++attempt) { // words are complete or hidden
            const QModelIndex cell = flow.siblingAtColumn(attempt);
            const int room = grid.cellRect(cell).width();
            QVERIFY(grid.hasShapesOnly()
                    || room >= body.horizontalAdvance(cell.data().toString()) + 28);
        }
        const auto *legend = fixture.find<StatusLegend>(u"statusLegend"_s);
        QVERIFY(!grid.hasShapesOnly() || legend->isVisible());
    }

    void repeatedFixesAreShownCompletely_data() { addSizes(); }
    void repeatedFixesAreShownCompletely()
    {
        QFETCH(const QSize, size);
        QFETCH(const QLocale::Language, language);
        speak(language);
        const Crowded fixture(size);
        const SessionTableView &errors = fixture.table(u"errorHistoryTable"_s);
        int repeated = 0;
        for (int row = 0; row < errors.model()->rowCount(); ++row) {
            for (int column = 0; column < errors.model()->columnCount(); ++column) {
                const QModelIndex index = errors.model()->index(row, column);
                if (index.data(SessionTable::DetailShapeRole).toInt() == 0) {
                    continue;
                }
                ++repeated;
                const int room = roomIn(errors, index, SessionTable::DetailShapeRole, 14);
                const WrapText mark{index.data(SessionTable::DetailRole).toString(),
                                    fonts::small()};
                QVERIFY2(errors.visualRect(index).height() >= 18 + mark.heightFor(room),
                         qPrintable(mark.text));
                constexpr int twoLines = 32;
                QVERIFY2(mark.heightFor(room) <= twoLines, qPrintable(mark.text));
            }
        }
        QVERIFY(repeated >= 4);
        QVERIFY(isWhole(errors, 0));
    }

    void wordsAreNotBroken_data() { addSizes(); }
    void wordsAreNotBroken()
    {
        QFETCH(const QSize, size);
        QFETCH(const QLocale::Language, language);
        speak(language);
        const Crowded fixture(size);
        for (const QString &name : {u"errorHistoryTable"_s, u"criteriaTable"_s}) {
            const SessionTableView &table = fixture.table(name);
            for (int row = 0; row < table.model()->rowCount(); ++row) {
                for (int column = 1; column < table.model()->columnCount(); ++column) {
                    const QModelIndex index = table.model()->index(row, column);
                    const int room = roomIn(table, index, SessionTable::ShapeRole, 16);
                    const bool isName = index.data(SessionTable::NameRole).toBool();
                    const QFontMetrics metrics(table.font());
                    for (const QString &word : WrapText::unbroken(index.data().toString())) {
                        QVERIFY2(isName || room >= metrics.horizontalAdvance(word),
                                 qPrintable(name + u' ' + word));
                    }
                }
            }
        }
    }

    void everyPaneIsVisibleInALowWindow_data()
    {
        QTest::addColumn<QSize>("size"); // of 1280x800 beside frames and panels
        QTest::addColumn<QLocale::Language>("language");
        QTest::addColumn<int>("criteria");
        QTest::addColumn<int>("errors");
        QTest::addColumn<int>("lines");
        for (const QLocale::Language language : {QLocale::English, QLocale::German}) {
            const char *code = language == QLocale::German ? "de" : "en";
            QTest::addRow("larger %s", code) << QSize(1440, 900) << language << 4 << 3 << 6;
            QTest::addRow("whole %s", code) << QSize(1280, 800) << language << 2 << 1 << 5;
            QTest::addRow("frame %s", code) << QSize(1272, 758) << language << 1 << 1 << 5;
            QTest::addRow("panel %s", code) << QSize(1272, 743) << language << 1 << 1 << 4;
        }
    }

    void everyPaneIsVisibleInALowWindow()
    {
        QFETCH(const QSize, size);
        QFETCH(const QLocale::Language, language);
        QFETCH(const int, criteria);
        QFETCH(const int, errors);
        QFETCH(const int, lines);
        speak(language);
        SessionFixture fixture;
        fixture.window->resize(size);
        SessionView *view = fixture.openSession();
        QVERIFY(view);
        shoot(*fixture.window, u"low-window-%1-%2"_s.arg(size.height()).arg(int(language)));
        const QScrollBar *bar = fixture.find<QScrollArea>(u"sessionScroll"_s)->verticalScrollBar();
        QTRY_COMPARE(bar->maximum(), 0);
        const auto rows = [&](const QString &name, int count) {
            const auto &table = *fixture.find<QAbstractItemView>(name);
            for (int row = 0; row < count; ++row) {
                QTRY_VERIFY2(isWhole(table, row), qPrintable(name + QString::number(row)));
            }
        };
        rows(u"phaseGrid"_s, 6);
        rows(u"criteriaTable"_s, criteria);
        rows(u"errorHistoryTable"_s, errors);
        rows(u"repairedFailures"_s, 1);
        rows(u"handoffsTable"_s, 2);

        SessionTabs &tabs = view->tabs();
        const auto place = [&] { return QRect(tabs.mapTo(view, QPoint()), tabs.size()); };
        const QRect before = place();
        for (int page = 0; page < tabs.QTabWidget::count(); ++page) {
            QTest::mouseClick(tabs.tabBar(), Qt::LeftButton, {},
                              tabs.tabBar()->tabRect(page).center());
            QCOMPARE(tabs.currentIndex(), page);
            for (int turn = 0; turn < 5; ++turn) {
                QTest::qWait(0); // deferred distribution happens in one of these turns
            }
            QCOMPARE(place(), before);
            if (const LogView *log = view->shownLog()) {
                shoot(*fixture.window, u"low-log-%1-%2"_s.arg(size.height()).arg(int(language)));
                const int height = log->findChild<LogArea *>()->viewport()->height();
                QVERIFY2(height >= lines * 18 - 2, qPrintable(QString::number(height)));
            }
        }
        tabs.setLarge(true);
        QTRY_VERIFY(tabs.height() > 240);
        QTRY_COMPARE(bar->maximum(), 0);
    }

    void everyCriterionAndThresholdIsShownCompletely_data() { addSizes(); }
    void everyCriterionAndThresholdIsShownCompletely()
    {
        QFETCH(const QSize, size);
        QFETCH(const QLocale::Language, language);
        speak(language);
        SessionFixture fixture;
        fixture.window->resize(size);
        QVERIFY(fixture.openSession());
        auto &gates = *fixture.find<GatesPane>(u"gatesPane"_s);
        const SessionTableView &table = gates.criteria();
        const auto isRead = [&](const QModelIndex &index) {
            const bool isMeasured = index.column() > 0;
            const WrapText text{index.data().toString(), isMeasured ? fonts::mono() : table.font()};
            return table.visualRect(index).height()
                >= text.heightFor(roomIn(table, index, SessionTable::ShapeRole, 16));
        };
        int read = 0;
        for (int gate = 0; gate == 0 || gates.currentGate() == gate; ++gate) {
            gates.setCurrentGate(gate);
            for (int row = 0; row < table.model()->rowCount(); ++row) {
                for (const int column : {0, 1}) {
                    const QModelIndex index = table.model()->index(row, column);
                    QTRY_VERIFY2(isRead(index), qPrintable(index.data().toString()));
                    ++read;
                }
            }
            gates.setCurrentGate(gate + 1);
        }
        QVERIFY(read > 20);
    }

    void aSelectedConsequenceIsShownCompletely_data() { addSizes(); }
    void aSelectedConsequenceIsShownCompletely()
    {
        QFETCH(const QSize, size);
        QFETCH(const QLocale::Language, language);
        speak(language);
        const Crowded fixture(size);
        const SessionTableView &consequences = fixture.table(u"consequencesTable"_s);
        const auto session = fixture.window->currentSession()->session();
        const std::vector<SessionFailure> &all = session->causes.front().consequences;
        QVERIFY(all.size() >= 5);
        const SessionTableView &errors = fixture.table(u"errorHistoryTable"_s);
        int walkedErrors = 0;
        for (int step = 0; step < 5; ++step) {
            fixture.trigger(u"go.nextProblem"_s);
            QCOMPARE(consequences.currentRow(), step);
            QTRY_VERIFY2(isWhole(consequences, consequences.currentIndex().row()),
                         qPrintable(QString::number(step)));
            const int error = errorOf(*session, all[static_cast<size_t>(step)]);
            QCOMPARE(errors.currentRow(), error);
            if (error >= 0) {
                ++walkedErrors;
                QTRY_VERIFY2(isWhole(errors, errors.currentIndex().row()),
                             qPrintable(QString::number(step)));
            }
        }
        QVERIFY(walkedErrors > 1);
        shoot(*fixture.window, u"crowded-walk-%1-%2"_s.arg(size.width()).arg(int(language)));
    }

    void aReviewIsAboveItsBar_data() { addSizes(); }
    void aReviewIsAboveItsBar()
    {
        QFETCH(const QSize, size);
        QFETCH(const QLocale::Language, language);
        speak(language);
        const Crowded fixture(size);
        SessionView &view = *fixture.window->currentSession();
        const QDateTime noon(QDate(2026, 2, 22), QTime(12, 0), QTimeZone::UTC);
        view.setReviews(
            {{u"QG1"_s, u"bob"_s, ReviewVerdict::NeedsWork,
              u"The mesh is too coarse at the outlet.\nSee the second figure."_s, noon}});
        view.tabs().setCurrentWidget(fixture.find<QWidget>(u"reviewPane"_s));
        const SessionTableView &reviews = fixture.table(u"reviewTable"_s);
        QTRY_VERIFY(isWhole(reviews, 0));
        QVERIFY(reviews.visualRect(reviews.model()->index(0, 0)).height() >= 2 * 18);
        shoot(*fixture.window, u"crowded-review-%1-%2"_s.arg(size.width()).arg(int(language)));
    }

    void twelveAttemptsNeedNoScrolling()
    {
        const Crowded fixture({1440, 880}, 12);
        const PhaseGridView &grid = fixture.grid();
        QCOMPARE(grid.grid().attemptColumns(), 12);
        QTRY_VERIFY(grid.hasShapesOnly());
        QTRY_VERIFY2(
            !grid.horizontalScrollBar()->isVisible(),
            qPrintable(u"%1 of %2"_s.arg(grid.viewport()->width()).arg(grid.header()->length())));
        QVERIFY(fixture.find<StatusLegend>(u"statusLegend"_s)->isVisible());
        shoot(*fixture.window, u"crowded-twelve"_s);
    }
};

QTEST_MAIN(TestSessionSizes)
#include "tst_sessionsizes.moc"
