// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/statisticscsv.h"

#include <QTest>
#include <QTimeZone>

#include <limits>

using namespace baton;
using namespace Qt::StringLiterals;

/// Statistics for a spreadsheet.
class TestStatisticsCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachNumberIsALine_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("value");
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("plain") << u"QG1"_s << 3.0 << "gates,QG1,,failed,3\r\n"_ba;
        QTest::newRow("a share") << u"QG1"_s << 12.5 << "gates,QG1,,failed,12.5\r\n"_ba;
        QTest::newRow("a million") << u"QG1"_s << 1'000'000.0 << "gates,QG1,,failed,1000000\r\n"_ba;
        QTest::newRow("none") << u"QG1"_s << std::numeric_limits<double>::quiet_NaN()
                              << "gates,QG1,,failed,\r\n"_ba;
        QTest::newRow("comma") << u"a,b"_s << 1.0 << "gates,\"a,b\",,failed,1\r\n"_ba;
        QTest::newRow("quote") << u"a\"b"_s << 1.0 << "gates,\"a\"\"b\",,failed,1\r\n"_ba;
        QTest::newRow("line end") << u"a\nb"_s << 1.0 << "gates,\"a\nb\",,failed,1\r\n"_ba;
        QTest::newRow("formula") << u"=1+1"_s << 1.0 << "gates,'=1+1,,failed,1\r\n"_ba;
    }

    void eachNumberIsALine()
    {
        QFETCH(const QString, name);
        QFETCH(const double, value);
        QFETCH(const QByteArray, line);
        Statistics statistics;
        StatisticsTable table;
        table.id = u"gates"_s;
        table.columns = {{u"failed"_s, u"Failed"_s, StatisticsTable::Unit::Count, {}}};
        table.rows = {{name, {}, {value}, {}}};
        statistics.tables = {table};
        QCOMPARE(statisticsCsv(statistics, {}), "table,name,title,column,value\r\n"_ba + line);
    }

    void targetsFollowTheTables()
    {
        Statistics statistics;
        statistics.targets = {{u"Adoption"_s, u"Section 9.2"_s, 40, 50, false, {}}};
        QCOMPARE(statisticsCsv(statistics, {}),
                 "table,name,title,column,value\r\n"
                 "targets,Section 9.2,Adoption,at-least,50\r\n"
                 "targets,Section 9.2,Adoption,share,40\r\n"_ba);
    }

    void theMatrixHasLinesForEachSessionAndPhase()
    {
        SessionMatrix matrix;
        const QDateTime started(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
        matrix.sessions = {{u"/a"_s, u"a"_s, u"=1, first"_s, u"failed"_s, started},
                           {u"/b"_s, u"b"_s, {}, u"succeeded"_s, {}}};
        matrix.phases = {{u"1"_s, u"Mesh"_s}, {u"flow"_s, u"flow"_s}};
        matrix.cells = {
            {u"succeeded"_s, 1, 60}, {u"succeeded"_s, 2, -1}, {u"failed"_s, 3, 180}, {{}, 0, -1}};
        QCOMPARE(statisticsCsv({}, matrix),
                 "table,name,title,column,value\r\n"
                 "matrix,/a,,title,\"'=1, first\"\r\n"
                 "matrix,/a,,status,failed\r\n"
                 "matrix,/a,,started,2026-02-21 14:30:00\r\n"
                 "matrix,/a,1 Mesh,status,succeeded\r\n"
                 "matrix,/a,1 Mesh,attempts,1\r\n"
                 "matrix,/a,1 Mesh,seconds,60\r\n"
                 "matrix,/a,flow,status,failed\r\n"
                 "matrix,/a,flow,attempts,3\r\n"
                 "matrix,/a,flow,seconds,180\r\n"
                 "matrix,/b,,title,b\r\n"
                 "matrix,/b,,status,succeeded\r\n"
                 "matrix,/b,,started,\r\n"
                 "matrix,/b,1 Mesh,status,succeeded\r\n"
                 "matrix,/b,1 Mesh,attempts,2\r\n"
                 "matrix,/b,1 Mesh,seconds,\r\n"_ba);
    }
};

QTEST_GUILESS_MAIN(TestStatisticsCsv)
#include "tst_statisticscsv.moc"
