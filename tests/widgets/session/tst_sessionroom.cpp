// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/session/panes/errorhistorypane.h"
#include "widgets/session/panes/firstcausepane.h"
#include "widgets/session/panes/gatespane.h"
#include "widgets/session/panes/gatestrip.h"
#include "widgets/session/panes/logspane.h"
#include "widgets/session/tables/paneheights.h"
#include "widgets/session/tables/sessiontabs.h"

#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTemporaryDir>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;

/// Sizes of the panes of a session.
class TestSessionRoom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void attemptsAndEvidenceAreShownCompletely_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1176, 786);
        QTest::newRow("at 1280x800") << QSize(1015, 686);
    }

    void attemptsAndEvidenceAreShownCompletely()
    {
        QFETCH(const QSize, size);
        const Fixture fixture(samples::failed(), size);
        const PhaseGridView &grid = fixture.grid();
        const QFontMetrics metrics(grid.font());
        for (int row = 0; row < grid.grid().rowCount(); ++row) {
            for (int attempt = 1; attempt <= grid.grid().attemptColumns(); ++attempt) {
                const QModelIndex index = grid.grid().index(row, attempt);
                const QString word = index.data().toString();
                QVERIFY(word.isEmpty()
                        || grid.cellRect(index).width() >= metrics.horizontalAdvance(word) + 28);
            }
        }
        const SessionTableView &criteria = fixture.table(u"criteriaTable"_s);
        const int last = criteria.model()->columnCount() - 1;
        QTRY_VERIFY(criteria.columnWidth(last) >= metrics.horizontalAdvance(
                        criteria.model()->index(0, last).data().toString()));
        const SessionTableView &errors = fixture.table(u"errorHistoryTable"_s);
        QVERIFY(errors.model()->rowCount() > 0);
        QTRY_VERIFY(!errors.horizontalScrollBar()->isVisible());
    }

    /// At 200 % a window of 1280x800 has no more room.
    void longWordsOfAReviewDoNotWidenTheView()
    {
        const Fixture fixture(samples::failed(), {458, 300});
        fixture.find<QPushButton>(u"reviewSave"_s).setText(u"Prüfurteil speichern"_s);
        auto &verdicts = fixture.find<QComboBox>(u"reviewVerdict"_s);
        verdicts.setItemText(1, u"muss noch einmal überarbeitet werden"_s);
        const auto &area = fixture.find<QScrollArea>(u"sessionScroll"_s);
        QTRY_COMPARE(area.widget()->width(), area.viewport()->width());
    }

    void logsTakeHalfOfTheWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280x800") << QSize(1015, 640);
        QTest::newRow("one column") << QSize(600, 640);
        QTest::newRow("1920x1080") << QSize(1655, 966);
    }

    void logsTakeHalfOfTheWindow()
    {
        QFETCH(const QSize, size);
        const Fixture fixture(samples::failed(), size);
        auto &tabs = fixture.find<SessionTabs>(u"sessionTabs"_s);
        const auto &area = fixture.find<QScrollArea>(u"sessionScroll"_s);
        tabs.setCurrentWidget(&fixture.find<LogsPane>(u"logsPane"_s));
        fixture.find<QToolButton>(u"sessionPagesLarge"_s).click();
        const auto isInSight = [&] {
            const QRect shown(tabs.mapTo(area.viewport(), QPoint()), tabs.size());
            return area.viewport()->rect().contains(shown);
        };
        QVERIFY(isInSight());
        QTRY_VERIFY(tabs.height() >= size.height() / 2);
        QVERIFY(isInSight()); // also after the layout
    }

    void thePhaseOfAnOpenLogStaysVisible_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("phase");
        QTest::addColumn<bool>("isScrolledAway");
        for (const QSize size :
             {QSize(1015, 640), QSize(1015, 686), QSize(1176, 786), QSize(1655, 966)}) {
            for (int phase = -1; phase < static_cast<int>(samples::failed().phases.size());
                 ++phase) {
                QTest::addRow("%dx%d, phase %d", size.width(), size.height(), phase)
                    << size << phase << false;
                QTest::addRow("%dx%d, phase %d, scrolled away", size.width(), size.height(), phase)
                    << size << phase << true;
            }
        }
    }

    void thePhaseOfAnOpenLogStaysVisible()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, phase);
        QFETCH(const bool, isScrolledAway);
        Fixture fixture(samples::failed(), size);
        PhaseGridView &grid = fixture.grid();
        if (phase >= 0) {
            grid.setCurrentPlace({phase, 0});
        }
        if (isScrolledAway) {
            QScrollBar &bar = *grid.verticalScrollBar();
            bar.setValue(phase > 3 ? bar.minimum() : bar.maximum());
        }
        const QModelIndex current = grid.currentIndex(); // of the first cause if none is selected
        QVERIFY(current.isValid());
        fixture.view.showLog(u"/no/such.log"_s, {});
        QCOMPARE(grid.currentIndex(), current);
        const auto isInSight = [&] {
            const QRect row = grid.visualRect(current.siblingAtColumn(0));
            return grid.viewport()->visibleRegion().contains(row.center());
        };
        QTRY_VERIFY(fixture.view.tabs().height() >= size.height() / 2);
        QTRY_VERIFY(isInSight());
        const auto &area = fixture.find<QScrollArea>(u"sessionScroll"_s);
        QCOMPARE(area.verticalScrollBar()->maximum(), 0);
        QVERIFY(fixture.find<FirstCausePane>(u"firstCausePane"_s).isVisible());
        fixture.view.tabs().setLarge(false);
        QTRY_VERIFY(fixture.find<GatesPane>(u"gatesPane"_s).isVisible());
        QVERIFY(fixture.find<ErrorHistoryPane>(u"errorHistoryPane"_s).isVisible());
    }

    void everyPaneShowsContentAtTheSmallestSize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("errors");
        QTest::newRow("1280x800") << QSize(1015, 686) << 3;
        QTest::newRow("1440x900") << QSize(1176, 786) << 3;
        QTest::newRow("1920x1080") << QSize(1655, 966) << 3;
    }

    void everyPaneShowsContentAtTheSmallestSize()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, errors);
        const Fixture fixture(samples::failed(), size);
        const auto isSeen = [](const QAbstractItemView &view, int row) {
            const QRect rect = view.visualRect(view.model()->index(row, 0));
            return !rect.isEmpty() && view.viewport()->rect().contains(rect.center())
                && rect.bottom() <= view.viewport()->height() + 2;
        };
        for (int row = 0; row < 6; ++row) {
            QTRY_VERIFY2(isSeen(fixture.grid(), row), qPrintable(QString::number(row)));
        }
        QVERIFY(!fixture.grid().horizontalScrollBar()->isVisible());
        QCOMPARE(fixture.grid().header()->sectionViewportPosition(0), 0);
        const SessionTableView &criteria = fixture.table(u"criteriaTable"_s);
        for (int row = 0; row < criteria.model()->rowCount(); ++row) {
            QTRY_VERIFY2(isSeen(criteria, row), qPrintable(QString::number(row)));
        }
        QVERIFY(!criteria.horizontalScrollBar()->isVisible());
        for (int row = 0; row < errors; ++row) {
            QTRY_VERIFY(isSeen(fixture.table(u"errorHistoryTable"_s), row));
        }
        for (int row = 0; row < 3; ++row) {
            QTRY_VERIFY(isSeen(fixture.table(u"handoffsTable"_s), row));
        }
        QVERIFY(!fixture.find<QScrollArea>(u"sessionScroll"_s).verticalScrollBar()->isVisible());
    }

    void possibleAttemptsTakeNoRoomFromOthers()
    {
        const Session all = samples::failed();
        Session session = all;
        for (SessionPhase &phase : session.phases) {
            phase.count.most = 3;
            std::erase_if(phase.attempts,
                          [](const SessionAttempt &attempt) { return attempt.number > 2; });
        }
        Fixture fixture(session, {1655, 966});
        const QHeaderView &header = *fixture.grid().header();
        QVERIFY(!header.isSectionHidden(3));
        fixture.view.resize(458, 300); // 1280x800 at 200 %
        QTRY_VERIFY(header.isSectionHidden(3));
        QVERIFY(!header.isSectionHidden(2));
        QTRY_VERIFY(!fixture.grid().hasShapesOnly());
        fixture.update(all);
        QTRY_VERIFY(!header.isSectionHidden(3));
    }

    void everyGateIsVisibleInAnyWidth()
    {
        Fixture fixture(samples::failed(), {1015, 686});
        const auto &strip = fixture.find<GateStrip>(u"gateStrip"_s);
        const int count = strip.model()->rowCount();
        bool isEven = false;
        for (int width = 1176; width < 1176 + 4 * count; ++width) {
            fixture.view.resize(width, 786);
            isEven = isEven || strip.viewport()->width() % count == 0;
            const QRect last = strip.visualRect(strip.model()->index(count - 1, 0));
            QVERIFY2(strip.viewport()->rect().contains(last), qPrintable(QString::number(width)));
        }
        QVERIFY(isEven);
    }

    void aSmallWindowScrollsToItsPanes()
    {
        const Fixture fixture(samples::failed(), {696, 330}); // 1920x1080 at 200 %
        auto &scroll = fixture.find<QScrollArea>(u"sessionScroll"_s);
        QVERIFY(scroll.verticalScrollBar()->isVisible());
        QVERIFY(!scroll.horizontalScrollBar()->isVisible());
        fixture.view.tabs().setCurrentIndex(0);
        fixture.table(u"handoffsTable"_s).setFocus();
        scroll.ensureWidgetVisible(&fixture.view.tabs());
        QTRY_VERIFY(fixture.view.tabs().visibleRegion().boundingRect().height() > 60);
    }

    void aSmallWindowBeginsWithTheFirstCause()
    {
        Fixture fixture(samples::failed(), {696, 330});
        auto &scroll = fixture.find<QScrollArea>(u"sessionScroll"_s);
        const QWidget &cause = fixture.find<QWidget>(u"firstCausePane"_s);
        const QWidget &phases = fixture.find<QWidget>(u"phasesPane"_s);
        const auto topOf = [&scroll](const QWidget &pane) {
            return pane.mapTo(scroll.viewport(), QPoint()).y();
        };
        QTRY_COMPARE(topOf(cause), 0);
        QVERIFY(topOf(phases) >= cause.height());
        for (const QString &part :
             {u"firstCauseWhat"_s, u"firstCauseText"_s, u"firstCauseLinks"_s}) {
            const QWidget &shown = fixture.find<QWidget>(part);
            QTRY_VERIFY2(shown.visibleRegion().boundingRect() == shown.rect(), qPrintable(part));
        }
        shoot(fixture.view, u"session-small"_s);
        auto &fold = fixture.find<QToolButton>(u"foldConsequences"_s);
        fold.setFocus();
        fixture.view.resize(1015, 686);
        QTRY_COMPARE(topOf(phases), 0);
        QVERIFY(fold.hasFocus());
        QCOMPARE(topOf(cause), 0);
        QVERIFY(cause.height() < fixture.find<QWidget>(u"sessionRight"_s).height());
    }

    void narrowWindowsBreakNoWords()
    {
        Fixture fixture(samples::failed(), {696, 420});
        auto &top = fixture.find<QSplitter>(u"sessionTop"_s);
        QTRY_COMPARE(top.orientation(), Qt::Vertical);
        const PhaseGridView &grid = fixture.grid();
        const QFontMetrics metrics(grid.font());
        for (int row = 0; row < grid.grid().rowCount(); ++row) {
            for (int attempt = 1; attempt <= grid.grid().attemptColumns(); ++attempt) {
                const QModelIndex index = grid.grid().index(row, attempt);
                QTRY_VERIFY(grid.cellRect(index).width()
                            >= metrics.horizontalAdvance(index.data().toString()) + 28);
            }
        }
        const SessionTableView &criteria = fixture.table(u"criteriaTable"_s);
        for (int row = 0; row < criteria.model()->rowCount(); ++row) {
            for (int column = 0; column < 3; ++column) {
                const QString text = criteria.model()->index(row, column).data().toString();
                for (const QString &word : text.split(u' ')) {
                    QTRY_VERIFY2(criteria.columnWidth(column)
                                     >= metrics.horizontalAdvance(word) + 16,
                                 qPrintable(word));
                }
            }
            const QRect place = criteria.visualRect(criteria.model()->index(row, 0));
            QTRY_VERIFY(criteria.viewport()->rect().contains(place.center()));
        }
        shoot(fixture.view, u"session-narrow"_s);
        fixture.view.resize(1015, 686);
        QTRY_COMPARE(top.orientation(), Qt::Horizontal);
        const auto &scroll = fixture.find<QScrollArea>(u"sessionScroll"_s);
        QTRY_VERIFY(!scroll.verticalScrollBar()->isVisible());
    }

    void fewHandoffsGiveRoomToOthers()
    {
        const Fixture fixture(samples::batch(), {1015, 686});
        QTRY_VERIFY(fixture.view.tabs().height() >= 100);
        const int few = fixture.view.tabs().heights().wanted;
        const Fixture many(samples::failed(), {1015, 686});
        QVERIFY(few < many.view.tabs().heights().wanted);
    }

    void movedSplittersStay()
    {
        Fixture fixture(samples::failed());
        auto &split = fixture.find<QSplitter>(u"sessionLeft"_s);
        const int before = split.sizes().front();
        QWidget *handle = split.handle(1);
        const QPoint middle = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, middle);
        QTest::mouseMove(handle, middle - QPoint(0, 40));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, middle - QPoint(0, 40));
        const int moved = split.sizes().front();
        QVERIFY(moved < before);
        fixture.update(samples::running());
        QTest::qWait(0);
        QCOMPARE(split.sizes().front(), moved);
    }

    void manyAttemptsHaveRoom()
    {
        Session session = samples::failed();
        SessionAttempt more = session.phases[2].attempts.back();
        more.number = 4;
        session.phases[2].attempts.push_back(more);
        for (int i = 0; i < 3; ++i) {
            session.phases[2].attempts[size_t(i)].status = RunStatus::Superseded;
        }
        Fixture fixture(std::move(session), {1015, 686});
        const PhaseGridView &grid = fixture.grid();
        QTRY_VERIFY(!grid.horizontalScrollBar()->isVisible());
        // Words are replaced by their shapes, which the legend explains, before starts are.
        QVERIFY(grid.hasShapesOnly());
        QVERIFY(fixture.find<QWidget>(u"statusLegend"_s).isVisible());
        QVERIFY(!grid.header()->isSectionHidden(grid.grid().startedColumn()));
        for (int attempt = 1; attempt <= 4; ++attempt) {
            const QModelIndex index = grid.grid().indexOf(PhasePlace{2, attempt});
            QVERIFY(grid.viewport()->rect().contains(grid.cellRect(index)));
        }
        shoot(fixture.view, u"session-four-attempts"_s);
    }

    void theCurrentPhaseStaysVisibleWhenTheHeightShrinks()
    {
        Fixture fixture(samples::swarm(), {1015, 786});
        PhaseGridView &grid = fixture.grid();
        const QModelIndex last = grid.model()->index(grid.model()->rowCount() - 1, 0);
        grid.setCurrentIndex(last);
        for (int height = 780; height >= 500; height -= 20) {
            fixture.view.resize(1015, height);
            QTRY_VERIFY2(grid.viewport()->rect().contains(grid.visualRect(grid.currentIndex())),
                         qPrintable(QString::number(height)));
        }
    }

    void startTimesAreVisibleBesideFiveAttempts()
    {
        Session session = samples::failed();
        auto &attempts = session.phases[2].attempts;
        while (attempts.size() < 5) {
            attempts.push_back(attempts.back());
            attempts.back().number = static_cast<int>(attempts.size());
        }
        for (SessionAttempt &attempt : attempts) {
            attempt.status = RunStatus::Failed;
        }
        Fixture fixture(std::move(session), {1176, 786});
        const PhaseGridView &grid = fixture.grid();
        QTRY_VERIFY(!grid.horizontalScrollBar()->isVisible());
        // With room for the words only, each start is above its duration.
        QVERIFY(!grid.hasShapesOnly());
        const QFontMetrics metrics(grid.font());
        const QModelIndex started = grid.grid().index(2, grid.grid().startedColumn());
        QVERIFY(grid.header()->sectionSize(grid.grid().durationColumn())
                >= metrics.horizontalAdvance(started.data().toString()) + 8);
        for (int attempt = 1; attempt <= 5; ++attempt) {
            const QModelIndex index = grid.grid().indexOf(PhasePlace{2, attempt});
            const int word = metrics.horizontalAdvance(index.data().toString());
            QVERIFY2(grid.cellRect(index).width() >= word + 28,
                     qPrintable(u"attempt %1"_s.arg(attempt)));
        }
        shoot(fixture.view, u"session-five-attempts"_s);
    }

    void switchingPagesMovesNothingElse_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isLarge");
        for (const bool isLarge : {false, true}) {
            for (const QSize size : {QSize(1015, 686), QSize(1176, 786), QSize(1655, 966),
                                     QSize(696, 420), QSize(458, 300)}) { // the last at 200 %
                QTest::addRow("%d%s", size.width(), isLarge ? ", large" : "") << size << isLarge;
            }
        }
    }

    void switchingPagesMovesNothingElse()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, isLarge);
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"session.log"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("[2026-02-21T14:30:00Z] [ERROR] line\n").repeated(300));
        file.close();
        Session session = samples::failed();
        SessionFile log;
        log.role = SessionFile::Role::Log;
        log.path = file.fileName();
        session.files = {log};
        Fixture fixture(std::move(session), size);
        SessionTabs &tabs = fixture.view.tabs();
        tabs.setLarge(isLarge);
        QTest::qWait(0);
        auto &scroll = fixture.find<QScrollArea>(u"sessionScroll"_s);
        scroll.ensureWidgetVisible(&tabs, 0, 0); // if it has to scroll
        QTest::qWait(0);
        tabs.setFocus();
        const QHash<const QWidget *, QRect> before = placesBeside(fixture);
        QVERIFY(before.size() > 20);
        for (int page = tabs.QTabWidget::count() - 1; page >= 0; --page) {
            tabs.setCurrentIndex(page);
            for (int turn = 0; turn < 5; ++turn) {
                QTest::qWait(0); // deferred distribution happens in one of these turns
            }
            const QHash<const QWidget *, QRect> now = placesBeside(fixture);
            for (auto place = before.cbegin(); place != before.cend(); ++place) {
                QVERIFY2(now.value(place.key()) == place.value(),
                         qPrintable(tabs.tabText(page) + u": "_s + place.key()->objectName()
                                    + QLatin1StringView(place.key()->metaObject()->className())));
            }
            if (tabs.tabText(page) == u"Logs"_s) {
                shoot(fixture.view, u"session-logs-%1-%2"_s.arg(size.width()).arg(int(isLarge)));
                QVERIFY(fixture.view.findChild<LogArea *>()->viewport()->height()
                        >= (isLarge ? 8 : 2) * 17);
            }
        }
    }

private:
    /// The rectangles of all visible widgets in the view, except the pages of the tabs.
    static QHash<const QWidget *, QRect> placesBeside(const Fixture &fixture)
    {
        QHash<const QWidget *, QRect> places;
        const SessionTabs &tabs = fixture.view.tabs();
        for (const QWidget *widget : fixture.view.findChildren<QWidget *>()) {
            bool isOfPage = false;
            for (int page = 0; page < tabs.QTabWidget::count(); ++page) {
                isOfPage = isOfPage || widget == tabs.widget(page)
                    || tabs.widget(page)->isAncestorOf(widget);
            }
            if (widget->isVisible() && !isOfPage) {
                places.insert(widget,
                              QRect(widget->mapTo(&fixture.view, QPoint()), widget->size()));
            }
        }
        return places;
    }
};

QTEST_MAIN(TestSessionRoom)
#include "tst_sessionroom.moc"
