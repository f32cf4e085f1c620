// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/redaction.h"
#include "models/report/reportwriters.h"
#include "models/report/statisticsreport.h"

#include <QBuffer>
#include <QImage>
#include <QTest>
#include <QTimeZone>

#include <algorithm>
#include <limits>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

using Table = StatisticsTable;

const double nothing = std::numeric_limits<double>::quiet_NaN();

Statistics someStatistics()
{
    Statistics statistics;
    statistics.sessions = 3;
    statistics.handoffs = 1;
    Table time;
    time.title = u"Sessions over time"_s;
    time.chart = Table::Chart::TimeLine;
    time.rowTitle = u"From"_s;
    time.columns = {{u"failed"_s, u"Failed"_s, Table::Unit::Count, {}}};
    time.rows = {{u"2026-02-01"_s, {}, {1}, {}},
                 {u"2026-02-02"_s, {}, {0}, {}},
                 {u"2026-02-03"_s, {}, {2}, {}}};
    Table phases;
    phases.title = u"Phases"_s;
    phases.chart = Table::Chart::Values;
    phases.rowTitle = u"Phase"_s;
    phases.columns = {{u"runs"_s, u"Sessions"_s, Table::Unit::Count, {}},
                      {u"median"_s, u"Median time"_s, Table::Unit::Seconds, {}},
                      {u"share"_s, u"With errors"_s, Table::Unit::Percent, {}}};
    phases.rows = {{u"2"_s, u"Flow"_s, {3, 660, 12.5}, {}},
                   {u"9"_s, {}, {0, nothing, nothing}, {}}};
    statistics.tables = {time, phases};
    statistics.targets = {{u"Structured"_s, u"Section 9.2"_s, 90, 80, false, {}},
                          {u"Invalid"_s, u"Section 9.3"_s, 20, 10, true, {}},
                          {u"Unknown"_s, u"Section 9.4"_s, nothing, 50, false, {}}};
    return statistics;
}

ReportDocument reportOf(const Statistics &statistics)
{
    return statisticsReport(statistics, {},
                            QDateTime(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC));
}

/// The block after the heading @p title.
ReportBlock behind(const ReportDocument &report, const QString &title)
{
    const auto heading = std::ranges::find(
        report.blocks, title, [](const ReportBlock &block) { return block.text.text; });
    return heading == report.blocks.end() || heading + 1 == report.blocks.end() ? ReportBlock()
                                                                                : *(heading + 1);
}

/// The texts of a row with bars between.
QStringList linesOf(const ReportBlock &block)
{
    QStringList lines;
    for (const auto &row : block.rows) {
        QStringList cells;
        for (const ReportText &cell : row) {
            cells.append(signOf(cell.mark) + cell.text);
        }
        lines.append(cells.join(u'|'));
    }
    return lines;
}

} // namespace

/// The report about the statistics of an index.
class TestStatisticsReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void eachStatisticIsATable()
    {
        const ReportBlock phases = behind(reportOf(someStatistics()), u"Phases"_s);
        QCOMPARE(phases.type, ReportBlock::Type::Table);
        QCOMPARE(phases.columns.size(), size_t(4));
        QCOMPARE(phases.columns.front(), (ReportColumn{u"Phase"_s, false}));
        QCOMPARE(phases.columns.back(), (ReportColumn{u"With errors"_s, true}));
        QCOMPARE(linesOf(phases), (QStringList{u"2 · Flow|3|11 min|12.5 %"_s, u"9|0|–|–"_s}));
    }

    void aMatrixHasARowForEachSessionTheNewestFirst()
    {
        const QDateTime time(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
        SessionMatrix matrix;
        matrix.sessions = {{u"/a"_s, u"a"_s, u"First"_s, u"failed"_s, time},
                           {u"/b"_s, u"b"_s, {}, u"succeeded"_s, time.addDays(1)}};
        matrix.phases = {{u"1"_s, u"Plan"_s}, {u"2"_s, {}}};
        matrix.cells = {
            {u"succeeded"_s, 1, 60}, {u"succeeded"_s, 2, -1}, {u"failed"_s, 3, 180}, {{}, 0, -1}};
        const ReportBlock block = behind(statisticsReport(someStatistics(), matrix, time),
                                         u"The last sessions and their phases"_s);
        QStringList titles;
        for (const ReportColumn &column : block.columns) {
            titles.append(column.title);
        }
        QCOMPARE(titles,
                 (QStringList{u"Session"_s, u"Started (UTC)"_s, u"Status"_s, u"Plan"_s, u"2"_s}));
        QCOMPARE(linesOf(block),
                 (QStringList{u"b|2026-02-22 14:30|✓ok|✓ok, 2 attempts|"_s,
                              u"First|2026-02-21 14:30|✗failed|✓1 min|✗3 min, 3 attempts"_s}));
        QVERIFY(behind(reportOf(someStatistics()), u"The last sessions and their phases"_s)
                    .rows.empty());
    }

    void aChartIsAboveItsTable()
    {
        QImage image(20, 10, QImage::Format_RGB32);
        image.fill(Qt::red);
        QBuffer buffer;
        QVERIFY(image.save(&buffer, "PNG"));
        const ReportPicture chart{buffer.data(), {10, 5}};
        Statistics statistics = someStatistics();
        statistics.tables.front().id = u"sessions-by-time"_s;
        const ReportDocument plain = reportOf(statistics);
        const ReportDocument report = statisticsReport(
            statistics, {}, QDateTime(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC),
            {{u"sessions-by-time"_s, chart}});
        QCOMPARE(report.blocks.size(), plain.blocks.size() + 1);
        const auto picture =
            std::ranges::find(report.blocks, ReportBlock::Type::Picture, &ReportBlock::type);
        QVERIFY(picture != report.blocks.end());
        QCOMPARE((picture - 1)->text.text, u"Sessions over time"_s);
        QCOMPARE((picture + 1)->type, ReportBlock::Type::Table);
        const QByteArray page = reportHtml(report);
        QVERIFY2(page.contains("<img width=\"10\" height=\"5\" alt=\"Sessions over time\" "
                               "src=\"data:image/png;base64,"),
                 page.constData());
        QVERIFY(page.contains("img-src data:")); // else the browser refuses it
        QVERIFY(reportPdf(report).contains("/Subtype /Image"));
        QVERIFY(!reportPdf(plain).contains("/Subtype /Image"));
        QCOMPARE(reportMarkdown(report), reportMarkdown(plain));
    }

    void aSpanInWhichNothingHappenedIsLeftOut()
    {
        QCOMPARE(linesOf(behind(reportOf(someStatistics()), u"Sessions over time"_s)),
                 (QStringList{u"2026-02-01|1"_s, u"2026-02-03|2"_s}));
    }

    void targetsSayWhetherTheyAreMet()
    {
        QCOMPARE(linesOf(behind(reportOf(someStatistics()), u"Targets of the specifications"_s)),
                 (QStringList{u"✓Structured|90.0 %|at least 80 %|Section 9.2"_s,
                              u"✗Invalid|20.0 %|at most 10 %|Section 9.3"_s,
                              u"–Unknown|–|at least 50 %|Section 9.4"_s}));
    }

    void namesTheSessionsOfTheScope_data()
    {
        QTest::addColumn<QString>("protocol");
        QTest::addColumn<QDate>("after");
        QTest::addColumn<QDate>("before");
        QTest::addColumn<QString>("text");
        QTest::newRow("all") << QString() << QDate() << QDate() << QString();
        QTest::newRow("protocol") << u"cfd"_s << QDate() << QDate() << u"cfd"_s;
        QTest::newRow("period") << u"cfd"_s << QDate(2026, 2, 1) << QDate(2026, 3, 1)
                                << u"cfd · from 2026-02-01 · before 2026-03-01"_s;
    }
    void namesTheSessionsOfTheScope()
    {
        QFETCH(const QString, protocol);
        QFETCH(const QDate, after);
        QFETCH(const QDate, before);
        Statistics statistics = someStatistics();
        statistics.scope = {protocol, {}, after, before};
        const ReportDocument report = reportOf(statistics);
        QCOMPARE(report.blocks.front().type, ReportBlock::Type::Title);
        const ReportBlock &second = report.blocks.at(1);
        QTEST(second.type == ReportBlock::Type::Paragraph ? second.text.text : QString(), "text");
    }

    void isWrittenInEachFormat()
    {
        const ReportDocument report = reportOf(someStatistics());
        const QByteArray page = reportHtml(report);
        const QByteArray text = reportMarkdown(report);
        const QByteArray pages = reportPdf(report);
        QVERIFY2(page.contains("2 · Flow"), page.constData());
        QVERIFY2(text.contains("| 2 · Flow | 3 | 11 min | 12.5 % |"), text.constData());
        QVERIFY(pages.startsWith("%PDF"));
    }

    void secretsAreMasked()
    {
        Statistics statistics = someStatistics();
        statistics.tables.back().rows.front().title = u"password=hunter2hunter2"_s;
        const QByteArray text = reportMarkdown(redacted(reportOf(statistics), {}, Masking()));
        QVERIFY2(!text.contains("hunter2"), text.constData());
    }
};

QTEST_MAIN(TestStatisticsReport)
#include "tst_statisticsreport.moc"
