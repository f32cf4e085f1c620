// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databaseconnection.h"
#include "models/index/database/indexschema.h"
#include "models/index/database/sessionindex.h"
#include "tests/app/keyringanswer.h"
#include "tests/app/windowfixture.h"
#include "widgets/common/emptystate.h"
#include "widgets/editor/infobar.h"
#include "widgets/search/searchview.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/statistics/chartcolumns.h"
#include "widgets/statistics/chartlayout.h"
#include "widgets/statistics/matrixchart.h"
#include "widgets/statistics/statisticschart.h"
#include "widgets/statistics/statisticsview.h"
#include "widgets/statistics/targetlist.h"
#include "widgets/style/fonts.h"
#include "widgets/style/theme.h"
#include "widgets/text/wraplabel.h"

#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QSet>
#include <QSignalSpy>

#include <limits>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

IndexedSession session(const QString &name, const QString &protocol, int day, RunStatus status)
{
    IndexedSession made;
    made.summary.place = {u"/work/"_s + name, protocol, u"session"_s, {}};
    made.summary.id = name;
    made.summary.title = u"Title of "_s + name;
    made.summary.status = status;
    made.summary.started = QDateTime(QDate(2026, 2, day), QTime(10, 0), QTimeZone::UTC);
    const bool isOk = status == RunStatus::Succeeded;
    made.figures[{u"session"_s, {}, isOk ? u"succeeded"_s : u"failed"_s}] = 1;
    made.figures[{u"gate"_s, u"QG1"_s, isOk ? u"passed"_s : u"failed"_s}] = 1;
    made.figures[{u"structured"_s, {}, u"yes"_s}] = 1;
    made.figures[{u"run"_s, u"cfd-flow"_s, isOk ? u"succeeded"_s : u"failed"_s}] = 1;
    made.phases = {{u"1"_s, u"Mesh"_s, RunStatus::Succeeded, {}, 60, 1},
                   {u"2"_s, u"Flow"_s, status, {}, 600, isOk ? 1 : 3}};
    return made;
}

/// A window with the statistics of an index with @p sessions.
struct Shown : WindowFixture
{
    explicit Shown(const std::vector<IndexedSession> &sessions)
    {
        DatabaseAddress address;
        address.path = path(u"index.db"_s);
        context.index = address;
        const auto index = SessionIndex::open(address, SessionIndex::Access::Write);
        if (!index || !(*index)->write(sessions, {})) {
            qFatal("no index");
        }
        trigger(u"session.statistics"_s);
        view = find<StatisticsView>(u"statisticsView"_s);
    }

    [[nodiscard]] bool isRead() const { return view && !view->isReading(); }

    StatisticsView *view = nullptr;
};

std::vector<IndexedSession> someSessions()
{
    return {session(u"one"_s, u"cfd"_s, 2, RunStatus::Failed),
            session(u"two"_s, u"cfd"_s, 3, RunStatus::Succeeded),
            session(u"three"_s, u"native"_s, 4, RunStatus::Succeeded)};
}

} // namespace

/// The page of statistics.
class TestStatisticsTab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsAChartForEachStatistic()
    {
        const Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        QCOMPARE(shown.view->statistics().sessions, 3);
        QVERIFY(shown.find<QLabel>(u"statisticsCounts"_s)->text().startsWith(u'3'));
        QVERIFY(shown.find<StatisticsChart>(u"sessions-by-time"_s));
        QVERIFY(shown.find<StatisticsChart>(u"protocols"_s));
        QVERIFY(shown.find<StatisticsChart>(u"gates"_s));
        const auto *targets = shown.find<TargetList>(u"targets"_s);
        QVERIFY(targets);
        QVERIFY2(targets->accessibleDescription().contains("100"_L1),
                 qPrintable(targets->accessibleDescription()));
        QVERIFY(!shown.find<MatrixChart>(u"matrix"_s)); // of which protocol?
    }

    void noticesOfTheIndexAreAtTheTop()
    {
        const Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        const auto *notice = shown.find<WrapLabel>(u"statisticsNotice"_s);
        QVERIFY(notice && !notice->isVisible());
        std::vector<QStringList> steps = indexSteps();
        steps.push_back({u"ALTER TABLE sessions ADD COLUMN colour TEXT"_s});
        DatabaseAddress address;
        address.path = shown.path(u"index.db"_s);
        const auto connection =
            DatabaseConnection::open(address, DatabaseConnection::Access::Write);
        QVERIFY(connection.isOk() && migrateIndex(**connection, steps).isOk());
        shown.view->refresh();
        QTRY_VERIFY(notice->isVisible());
        QVERIFY2(notice->text().contains("newer"_L1), qPrintable(notice->text()));
        QCOMPARE(shown.view->statistics().sessions, 3); // which are shown all the same
        address.path = shown.path(u"other.db"_s);
        shown.view->setAddress(address);
        QTRY_VERIFY(!notice->isVisible()); // it was about another index
    }

    void keysMoveInTheCells()
    {
        const Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        auto *gates = shown.find<StatisticsChart>(u"gates"_s);
        const QSignalSpy asked(shown.view, &StatisticsView::filterRequested);
        gates->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(gates->hasFocus());
        QCOMPARE(gates->current(), QPoint(0, 0));
        QTest::keyClick(gates, Qt::Key_Right);
        QTest::keyClick(gates, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.last().first().toString(), u"gate:QG1 is:failed"_s);
        QVERIFY2(gates->accessibleDescription().contains("QG1"_L1),
                 qPrintable(gates->accessibleDescription()));
        QTest::keyClick(gates, Qt::Key_Down); // there is no row below
        QCOMPARE(gates->current(), QPoint(1, 0));
    }

    void aClickRequestsTheCellUnderThePointer_data()
    {
        QTest::addColumn<QString>("chart");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("filter");
        QTest::newRow("bar") << u"gates"_s << 0 << 1 << u"gate:QG1 is:failed"_s;
        QTest::newRow("share") << u"gates"_s << 0 << 4 << u"gate:QG1 is:passed"_s;
        QTest::newRow("number") << u"protocols"_s << 0 << 1
                                << u"protocol:cfd in:session status:failed"_s;
        QTest::newRow("failed runs")
            << u"agents"_s << 0 << 3 << u"from:cfd-flow in:session in:phase in:step is:failed"_s;
        QTest::newRow("span") << u"sessions-by-time"_s << 0 << 1
                              << u"after:2026-02-02 before:2026-02-03 in:session status:failed"_s;
    }
    void aClickRequestsTheCellUnderThePointer()
    {
        QFETCH(const QString, chart);
        QFETCH(const int, row);
        QFETCH(const int, column);
        const Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        auto *clicked = shown.find<StatisticsChart>(chart);
        QTRY_VERIFY(clicked->width() > 300);
        const QSignalSpy asked(shown.view, &StatisticsView::filterRequested);
        QTest::mouseClick(clicked, Qt::LeftButton, {}, clicked->cellRect(row, column).center());
        QCOMPARE(asked.size(), 1);
        QTEST(asked.last().first().toString(), "filter");
        const auto *search = shown.find<SearchView>(u"searchView"_s);
        QVERIFY(search); // which finds them
        QTEST(search->query(), "filter");
    }

    void targetsLinkToTheirViolations()
    {
        const Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        auto *targets = shown.find<TargetList>(u"targets"_s);
        QTRY_VERIFY(targets && targets->width() > 300);
        const int last = int(shown.view->statistics().targets.size()) - 1;
        QVERIFY(last > 0);
        const QSignalSpy asked(shown.view, &StatisticsView::filterRequested);
        targets->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(targets->hasFocus());
        QCOMPARE(targets->current(), 0);
        QTest::keyClick(targets, Qt::Key_Return);
        QCOMPARE(asked.last().first().toString(), u"protocol:native in:session is:unstructured"_s);
        shown.trigger(u"go.back"_s);
        QTest::mouseClick(targets, Qt::LeftButton, {}, targets->targetRect(last).center());
        QCOMPARE(targets->current(), last);
        QCOMPARE(asked.last().first().toString(), u"protocol:native in:handoff is:invalid"_s);
        QCOMPARE(asked.size(), 2);
        const auto *search = shown.find<SearchView>(u"searchView"_s);
        QCOMPARE(search->query(), asked.last().first().toString());
    }

    void skippedAndNotEvaluatedPartsDiffer()
    {
        StatisticsTable table{
            u"gates"_s,
            u"Gates"_s,
            StatisticsTable::Chart::Bars,
            u"Gate"_s,
            {{u"not-evaluated"_s, u"Not evaluated"_s, {}, {}, Status::NotEvaluated},
             {u"skipped"_s, u"Skipped"_s, {}, {}, Status::Skipped}},
            {{u"QG1"_s, {}, {5, 5}, {}}}};
        StatisticsChart chart(table);
        chart.resize(chart.sizeHint());
        const QImage image = chart.grab().toImage();
        const auto colourOf = [&chart, &image](int column) {
            return image.pixelColor(chart.cellRect(0, column).center() * image.devicePixelRatio());
        };
        QVERIFY(chart.cellRect(0, 0).width() > 20);
        QVERIFY(colourOf(0) != colourOf(1));
    }

    /// In the narrowest column of charts the count and the controls share the available lines.
    void theHeaderTakesFewLinesInANarrowWindow()
    {
        const Shown shown(someSessions());
        shown.window->resize(640, 400);
        const auto lines = [&shown] {
            QSet<int> middles;
            for (const QString &name : {u"statisticsProtocol"_s, u"statisticsPeriod"_s,
                                        u"statisticsReadAgain"_s, u"statisticsExport"_s}) {
                middles.insert(shown.find<QWidget>(name)->geometry().center().y());
            }
            return middles.size();
        };
        QTRY_VERIFY2(lines() <= 2, qPrintable(QString::number(lines())));
    }

    void columnTitlesAreComplete()
    {
        StatisticsTable table{u"phases"_s, u"Phases"_s, StatisticsTable::Chart::Values,
                              u"Phase"_s,  {},          {{u"2"_s, u"Flow"_s, {}, {}}}};
        for (const QString &title :
             {u"Sessions"_s, u"Failed"_s, u"Retries"_s, u"Median time"_s, u"95 % within"_s}) {
            table.columns.push_back({title, title, {}, {}});
            table.rows.front().values.push_back(1'234);
        }
        StatisticsChart chart(table);
        chart.resize(400, chart.sizeHint().height());
        const QFontMetrics small(fonts::small());
        for (size_t i = 0; i < table.columns.size(); ++i) {
            QVERIFY2(chart.cellRect(0, int(i)).width() - 4
                         >= small.horizontalAdvance(table.columns[i].title),
                     qPrintable(table.columns[i].title));
        }
    }

    void namesAreCompleteAtThePreferredWidth_data()
    {
        QTest::addColumn<StatisticsTable::Chart>("kind");
        QTest::newRow("bars") << StatisticsTable::Chart::Bars;
        QTest::newRow("values") << StatisticsTable::Chart::Values;
    }

    void namesAreCompleteAtThePreferredWidth()
    {
        QFETCH(const StatisticsTable::Chart, kind);
        const QString name = u"swarm.perspective-without-a-confidence"_s;
        StatisticsTable table{u"rules"_s, u"Rules"_s, kind, u"Rule"_s, {}, {{name, {}, {}, {}}}};
        for (const QString &title : {u"Sitzungen"_s, u"Fehlgeschlagen"_s, u"Mit Übergaben"_s}) {
            table.columns.push_back({title, title, {}, {}});
            table.rows.front().values.push_back(40);
        }
        const ChartLayout layout(table, {0, 0, ChartLayout::widthFor(table), 200});
        QCOMPARE_GE(layout.names, QFontMetrics(fonts::body()).horizontalAdvance(name));
        QVERIFY(layout.body.contains(layout.cell(0, 0)));
    }

    /// Elided titles are readable, and complete in a tool tip.
    void titlesAreElidedBeforeNamesAndNumbers()
    {
        const QString name = u"CFD-Orchestrator"_s;
        StatisticsTable table{u"protocols"_s,
                              u"Protokolle"_s,
                              StatisticsTable::Chart::Values,
                              u"Protokoll"_s,
                              {},
                              {{name, {}, {}, {}}}};
        for (const QString &title : {u"Sitzungen"_s, u"Fehlgeschlagen"_s, u"Übergaben"_s}) {
            table.columns.push_back({title, title, {}, {}});
            table.rows.front().values.push_back(240);
        }
        constexpr int lacking = 20;
        const ChartLayout layout(table, {0, 0, ChartLayout::widthFor(table) - lacking, 200});
        const QFontMetrics metrics(fonts::body());
        QCOMPARE_GE(layout.names, metrics.horizontalAdvance(name));
        for (int column = 0; column < 3; ++column) {
            QCOMPARE_GE(layout.cell(0, column).width(), metrics.horizontalAdvance(u"240"_s));
        }
        QCOMPARE(layout.columnTitles.first(), u"Sitzungen"_s);
        QCOMPARE(layout.columnTitles.last(), u"Übergaben"_s);
        QVERIFY2(layout.columnTitles[1].endsWith(u'…'), qPrintable(layout.columnTitles[1]));
    }

    void longNamesReduceTheColumnsOfCharts()
    {
        constexpr int width = 1280;
        for (const int wanted : {400, 500, 900}) {
            QWidget sheet;
            auto *columns = new ChartColumns(&sheet, wanted);
            auto *chart = new QWidget;
            columns->addWidget(chart);
            columns->setGeometry({0, 0, width, 400});
            QCOMPARE_LT(chart->width(), wanted > 400 ? width / 2 : width / 3);
            QCOMPARE_GT(chart->width(), wanted > 400 ? width / 3 : width / 4);
        }
    }

    void chartsFitTheirTexts_data()
    {
        QTest::addColumn<StatisticsTable::Chart>("kind");
        QTest::addColumn<QStringList>("titles");
        QTest::newRow("legend below the title")
            << StatisticsTable::Chart::Bars
            << QStringList{u"Abgeschlossen"_s, u"Mit Mängeln"_s, u"Fehlgeschlagen"_s,
                           u"Nicht bewertet"_s};
        QTest::newRow("titles on two lines")
            << StatisticsTable::Chart::Values
            << QStringList{u"Fehlgeschlagen"_s, u"Wiederholungen"_s, u"Mit Übergaben"_s,
                           u"Mit Fehlern"_s};
    }

    void chartsFitTheirTexts()
    {
        QFETCH(const StatisticsTable::Chart, kind);
        QFETCH(const QStringList, titles);
        StatisticsTable table{u"gates"_s, u"Sitzungen im Lauf der Zeit"_s,
                              kind,       u"Gate"_s,
                              {},         {{u"QG1"_s, u"CFD-Orchestrator"_s, {}, {}}}};
        for (const QString &title : titles) {
            table.columns.push_back({title, title, {}, {}});
            table.rows.front().values.push_back(40);
        }
        QWidget sheet;
        auto *columns = new ChartColumns(&sheet);
        auto *chart = new StatisticsChart(table);
        columns->addWidget(chart);
        constexpr int narrow = 440;
        sheet.resize(narrow, columns->heightForWidth(narrow));
        columns->setGeometry(sheet.rect());
        QCOMPARE_GT(chart->heightForWidth(chart->width()), chart->sizeHint().height());
        QCOMPARE(chart->height(), chart->heightForWidth(chart->width()));
        QVERIFY(chart->rect().contains(chart->cellRect(0, 0)));
    }

    void theLegendFitsOnSeveralLines()
    {
        StatisticsTable table{u"sessions-by-protocol"_s,
                              u"Sitzungen nach Protokoll im Lauf der Zeit"_s,
                              StatisticsTable::Chart::TimeLine,
                              u"Von"_s,
                              {},
                              {{u"2026-02-02"_s, {}, {}, {}}}};
        for (const QString &title :
             {u"CFD orchestrator"_s, u"Native orchestrator"_s, u"Orion step queue"_s,
              u"Perspective swarm"_s, u"Protocol "_s.repeated(40), u"Andere Protokolle"_s}) {
            table.columns.push_back({title, title, {}, {}});
            table.rows.front().values.push_back(1);
        }
        StatisticsChart chart(table);
        chart.resize(440, chart.heightForWidth(440));
        const ChartLayout layout(table, chart.rect());
        QCOMPARE(layout.entries.size(), table.columns.size());
        QCOMPARE_GT(layout.legend.top(), layout.head.bottom());
        for (size_t i = 0; i < layout.entries.size(); ++i) {
            QVERIFY(layout.legend.contains(layout.entries[i]));
            QVERIFY(i == 0 || !layout.entries[i].intersects(layout.entries[i - 1]));
        }
        QCOMPARE_GE(layout.body.top(), layout.legend.bottom());
        QVERIFY(chart.rect().contains(layout.body));
        QSet<QRgb> colours;
        const QImage image = chart.grab().toImage();
        for (int column = 0; column < int(table.columns.size()); ++column) {
            colours.insert(
                image.pixel(chart.cellRect(0, column).center() * image.devicePixelRatio()));
        }
        QCOMPARE(colours.size(), qsizetype(table.columns.size()));
    }

    void aCellThatCountsNothingHasNoLink()
    {
        StatisticsTable table{u"sessions-by-time"_s,
                              u"Sessions"_s,
                              StatisticsTable::Chart::TimeLine,
                              u"Day"_s,
                              {{u"failed"_s, u"Failed"_s, {}, {}}},
                              {{u"2026-02-02"_s, {}, {2}, u"after:2026-02-02"_s},
                               {u"2026-02-03"_s, {}, {0}, u"after:2026-02-03"_s}}};
        StatisticsChart chart(table);
        chart.resize(400, chart.sizeHint().height());
        const QSignalSpy asked(&chart, &StatisticsChart::filterRequested);
        for (const int day : {1, 0}) {
            const QRect bar = chart.cellRect(day, 0);
            QTest::mouseClick(&chart, Qt::LeftButton, {}, {bar.center().x(), 90});
        }
        QCOMPARE(asked.size(), 1);
        QVERIFY(asked.first().first().toString().contains(u"after:2026-02-02"_s));
    }

    void aRateOfNothingHasNoLink()
    {
        const double nothing = std::numeric_limits<double>::quiet_NaN();
        StatisticsChart chart(
            {u"agents"_s,
             u"Agents"_s,
             StatisticsTable::Chart::Values,
             u"Agent"_s,
             {{u"rate"_s, u"Rate"_s, StatisticsTable::Unit::Percent, {}}},
             {{u"Tara"_s, {}, {50}, u"from:Tara"_s}, {u"Ann"_s, {}, {nothing}, u"from:Ann"_s}}});
        chart.resize(400, chart.sizeHint().height());
        const QSignalSpy asked(&chart, &StatisticsChart::filterRequested);
        for (const int row : {1, 0}) {
            QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.cellRect(row, 0).center());
        }
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().toString(), u"from:Tara"_s);
    }

    /// The caption names the first shown session, which depends on the width.
    void theMatrixHasTheHeightForItsNewWidth()
    {
        SessionMatrix matrix;
        matrix.phases = {{u"1"_s, u"Mesh"_s}};
        constexpr int sessions = 60;
        constexpr int timed = 5; // of the older ones no time is known
        for (int i = 0; i < sessions; ++i) {
            const QDateTime started(QDate(2026, 2, 2), QTime(10, 0), QTimeZone::UTC);
            matrix.sessions.push_back({u"/work/one"_s, u"one"_s, u"One"_s, u"succeeded"_s,
                                       i < sessions - timed ? QDateTime() : started});
        }
        matrix.cells.resize(sessions);
        MatrixChart chart(matrix);
        for (int width = chart.minimumSizeHint().width(); width < 800; width += 10) {
            chart.resize(width, 200);
            const int height = chart.heightForWidth(width);
            for (const int before : {160, 2000}) {
                chart.resize(before, 200);
                QCOMPARE(chart.heightForWidth(width), height);
            }
        }
    }

    void aProtocolHasAMatrix()
    {
        const Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        shown.view->setProtocol(u"cfd"_s);
        QTRY_VERIFY(shown.isRead() && shown.find<MatrixChart>(u"matrix"_s));
        QCOMPARE(shown.view->statistics().sessions, 2);
        auto *matrix = shown.find<MatrixChart>(u"matrix"_s);
        QTRY_VERIFY(matrix->width() > 300);
        const QSignalSpy asked(shown.view, &StatisticsView::sessionRequested);
        QTest::mouseClick(matrix, Qt::LeftButton, {}, matrix->cellRect(1, 0).center());
        QCOMPARE(asked.last().first().toString(), u"/work/one"_s);
        QCOMPARE(asked.last().last().toString(), SessionIndex::localOrigin());
        QVERIFY2(matrix->accessibleDescription().contains("Flow"_L1),
                 qPrintable(matrix->accessibleDescription()));
        matrix->setFocus(Qt::TabFocusReason);
        QTest::keyClick(matrix, Qt::Key_Right);
        QTest::keyClick(matrix, Qt::Key_Return);
        QCOMPARE(asked.last().first().toString(), u"/work/two"_s);
    }

    /// Another machine may have it, or it was removed.
    void aSessionThatIsNotThereIsReported()
    {
        const Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        shown.view->setProtocol(u"cfd"_s);
        QTRY_VERIFY(shown.isRead() && shown.find<MatrixChart>(u"matrix"_s));
        Q_EMIT shown.find<MatrixChart>(u"matrix"_s)
            ->sessionRequested(u"/work/one"_s, u"2"_s, u"ci-1"_s);
        const auto bars = shown.window->findChildren<InfoBar *>();
        QCOMPARE(bars.size(), 1);
        QVERIFY2(bars.first()->title().contains("/work/one"_L1), qPrintable(bars.first()->title()));
        QVERIFY(shown.view->isVisible());
        QVERIFY(!shown.find<SessionView>(u"sessionView"_s));
    }

    void aChangedProtocolIsOffered()
    {
        Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        shown.view->setProtocol(u"cfd"_s);
        shown.changeProtocol(QStringLiteral(BATON_SOURCE_DIR "/resources/protocols/cfd"),
                             "\ntitle: ", "\ntitle: Changed ");
        const auto *protocols = shown.find<QComboBox>(u"statisticsProtocol"_s);
        QTRY_VERIFY(protocols->currentText().startsWith(u"Changed "_s));
        QTRY_VERIFY(shown.isRead());
        QCOMPARE(shown.view->statistics().sessions, 2);
    }

    void filtersKeepTheChosenScope()
    {
        const Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        shown.view->setProtocol(u"cfd"_s);
        QTRY_VERIFY(shown.isRead() && shown.find<MatrixChart>(u"matrix"_s));
        const QSignalSpy asked(shown.view, &StatisticsView::filterRequested);
        auto *gates = shown.find<StatisticsChart>(u"gates"_s);
        gates->setFocus(Qt::TabFocusReason);
        QTest::keyClick(gates, Qt::Key_Return);
        QCOMPARE(asked.last().first().toString(), u"gate:QG1 protocol:cfd is:passed"_s);
    }

    void backReturnsFromTheSearchToTheStatistics()
    {
        const Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        shown.trigger(u"session.search"_s);
        QVERIFY(!shown.view->isVisible());
        shown.trigger(u"go.back"_s);
        QVERIFY(shown.view->isVisible());
    }

    /// Search and statistics use the same index.
    void anotherIndexIsChosenForAll()
    {
        Shown shown(someSessions());
        DatabaseAddress team;
        team.path = shown.path(u"team.db"_s);
        const auto index = SessionIndex::open(team, SessionIndex::Access::Write);
        QVERIFY((*index)->write({session(u"other"_s, u"native"_s, 2, RunStatus::Failed)}, {}));
        shown.dialogs.indexChoice = DatabaseChoice{team, false};
        shown.view->findChild<QAction *>(u"otherIndex"_s)->trigger();
        QTRY_COMPARE(shown.view->statistics().sessions, 1);
        shown.trigger(u"session.search"_s);
        QCOMPARE(shown.find<SearchView>(u"searchView"_s)->searcher().address(), team);
        shown.view->findChild<QAction *>(u"localIndex"_s)->trigger();
        QTRY_COMPARE(shown.view->statistics().sessions, 3);
    }

    /// The keyring is asked for the password of a server and answers after the next choice.
    void aLateKeyringAnswerChangesNoIndex_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("the local one was chosen meanwhile") << QString();
        QTest::newRow("the same one with a password") << u"typed"_s;
    }
    void aLateKeyringAnswerChangesNoIndex()
    {
        QFETCH(const QString, typed);
        Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        const DatabaseAddress local = *shown.context.index;
        DatabaseAddress team = *databaseAddress(u"postgresql://me@127.0.0.1:1/index"_s);
        shown.trigger(u"session.search"_s);
        const IndexSearcher &searcher = shown.find<SearchView>(u"searchView"_s)->searcher();
        const auto choose = [&shown](const QString &name) {
            shown.view->findChild<QAction *>(name)->trigger();
        };
        shown.dialogs.indexChoice = DatabaseChoice{team, false};
        choose(u"otherIndex"_s);
        QCOMPARE(searcher.address(), local); // until the keyring answers
        if (typed.isEmpty()) {
            choose(u"localIndex"_s);
        } else {
            team.password = typed;
            shown.dialogs.indexChoice = DatabaseChoice{team, false};
            choose(u"otherIndex"_s);
        }
        QVERIFY(hasKeyringAnswered());
        QCOMPARE(searcher.address(), typed.isEmpty() ? local : team);
    }

    void isSavedInTheFormatOfTheName_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("table") << u"s.csv"_s << "table,name"_ba;
        QTest::newRow("picture") << u"s.png"_s << "\x89PNG"_ba;
        QTest::newRow("drawing") << u"s.svg"_s << "<?xml"_ba;
        QTest::newRow("page") << u"s.html"_s << "<!DOCTYPE html>"_ba;
        QTest::newRow("document") << u"s.pdf"_s << "%PDF"_ba;
        QTest::newRow("text") << u"s.md"_s << "# Statistics of sessions"_ba;
    }
    void isSavedInTheFormatOfTheName()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, begin);
        Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        shown.dialogs.target = shown.path(name);
        QTest::mouseClick(shown.find<QPushButton>(u"statisticsExport"_s), Qt::LeftButton);
        QVERIFY2(
            shown.dialogs.offered.join(u' ').contains(u"(*."_s + name.section(u'.', -1) + u')'),
            qPrintable(shown.dialogs.offered.join(u' ')));
        QTRY_VERIFY(QFile::exists(shown.path(name)));
        const QByteArray saved = contentOf(shown.path(name));
        QVERIFY2(saved.startsWith(begin), saved.left(40).constData());
        if (name.endsWith("png"_L1)) {
            QVERIFY(QImage::fromData(saved).width() > 1000);
        } else if (!name.endsWith("pdf"_L1)) {
            QVERIFY(saved.contains("QG1"));
        }
        const bool isReport = name.endsWith("html"_L1) || name.endsWith("pdf"_L1);
        const bool hasPicture =
            saved.contains("src=\"data:image/png") || saved.contains("/Subtype /Image");
        QCOMPARE(hasPicture, isReport);
    }

    void aChartInAReportHidesSecrets()
    {
        QList<QImage> charts;
        for (const QString &secret : {u"hunter2hunter2"_s, u"2tiger2tiger22"_s}) {
            IndexedSession one = session(u"one"_s, u"cfd"_s, 2, RunStatus::Failed);
            one.figures[{u"cause"_s, u"password="_s + secret, {}}] = 1;
            const Shown shown({one});
            QTRY_VERIFY(shown.isRead());
            charts.append(shown.view->charts().value(u"causes"_s));
        }
        QVERIFY(!charts.first().isNull());
        QCOMPARE(charts.first(), charts.last());
    }

    void aChartInAReportIsLight()
    {
        const Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        const QMap<QString, QImage> light = shown.view->charts();
        QVERIFY(!light.isEmpty());
        const auto back = qScopeGuard([] { Theme::apply(Theme::Mode::Light); });
        Theme::apply(Theme::Mode::Dark);
        QCOMPARE(shown.view->charts(), light);
        QCOMPARE(Theme::mode(), Theme::Mode::Dark);
    }

    void aReportHidesSecrets()
    {
        IndexedSession one = session(u"one"_s, u"cfd"_s, 2, RunStatus::Failed);
        one.figures[{u"cause"_s, u"password=hunter2hunter2"_s, {}}] = 1; // by another masking
        Shown shown({one});
        QTRY_VERIFY(shown.isRead());
        shown.dialogs.target = shown.path(u"s.md"_s);
        QTest::mouseClick(shown.find<QPushButton>(u"statisticsExport"_s), Qt::LeftButton);
        QTRY_VERIFY(QFile::exists(shown.path(u"s.md"_s)));
        const QByteArray saved = contentOf(shown.path(u"s.md"_s));
        QVERIFY(saved.contains("First causes of failure"));
        QVERIFY2(!saved.contains("hunter2"), saved.constData());
    }

    void aNameWithoutAFormatIsNotSaved()
    {
        Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        shown.dialogs.target = shown.path(u"s.xls"_s);
        QTest::mouseClick(shown.find<QPushButton>(u"statisticsExport"_s), Qt::LeftButton);
        QVERIFY(!QFile::exists(shown.path(u"s.xls"_s)));
    }

    void anEmptyIndexShowsAdvice()
    {
        const Shown shown({});
        QTRY_VERIFY(shown.isRead());
        const auto *empty = shown.view->findChild<EmptyState *>();
        QTRY_VERIFY2(empty->sentence().contains("baton index"_L1), qPrintable(empty->sentence()));
        QVERIFY(empty->isVisible());
    }

    void anUnreadableIndexMakesAMessage()
    {
        Shown shown(someSessions());
        QTRY_VERIFY(shown.isRead());
        for (const QString &file : {u"index.db"_s, u"index.db-wal"_s, u"index.db-shm"_s}) {
            QFile::remove(shown.path(file)); // a closing connection keeps the old ones
        }
        write(shown.path(u"index.db"_s), "This is no database. "_ba.repeated(100));
        QTest::mouseClick(shown.find<QPushButton>(u"statisticsReadAgain"_s), Qt::LeftButton);
        const auto *empty = shown.view->findChild<EmptyState *>();
        QTRY_VERIFY2(empty->sentence().contains("not a database"_L1),
                     qPrintable(empty->sentence()));
    }
};

QTEST_MAIN(TestStatisticsTab)
#include "tst_statisticstab.moc"
