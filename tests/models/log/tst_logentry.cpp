// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/logentryreader.h"

#include <QDateTime>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QString nameOf(LogLevel level)
{
    static const QStringList names{u"-"_s, u"debug"_s, u"info"_s, u"warning"_s, u"error"_s};
    return names.at(static_cast<int>(level));
}

QString isoOf(const std::optional<qint64> &time)
{
    return time ? QDateTime::fromMSecsSinceEpoch(*time, QTimeZone::UTC).toString(Qt::ISODateWithMs)
                : QString();
}

} // namespace

class LogEntryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void levelsAreFoundInCommonFormats_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("level");
        const auto row = [](const QByteArray &line, const QString &level) {
            QTest::newRow(line.constData()) << line << level;
        };
        row("[2026-02-21T14:30:00Z] [INFO] started", u"info"_s);
        row("[2026-02-21T14:30:00+00:00] [ERROR] INFO was lost", u"error"_s);
        row("[2026-02-21T14:30:00Z] [WARN] no ERROR here", u"warning"_s);
        row("ERROR: no such file", u"error"_s);
        row("Error: Cannot find module 'x'", u"error"_s);
        row("error: linker command failed", u"error"_s);
        row("src/a.c:12:3: error: expected ';'", u"error"_s);
        row("src/a.c:12:3: warning: unused", u"warning"_s);
        row("Error: 0", u"-"_s);
        row("  ERROR: none.", u"-"_s);
        row("error=[]", u"-"_s);
        row("Error: 0x1f is no address", u"error"_s);
        row("WARN something", u"warning"_s);
        row("WARNING:root:message", u"warning"_s);
        row("2026-02-21 14:30:00,123 - solver - ERROR - diverged", u"error"_s);
        row("2026-02-21 14:30:00,123 solver.newton DEBUG step", u"debug"_s);
        row("14:30:00.123 [main] ERROR com.acme.Solver", u"-"_s);
        row("2026-02-21 14:30:00.123 [main] ERROR com.acme.Solver", u"error"_s);
        row("INFO  2026-02-21 14:30:00 started", u"info"_s);
        row("E0221 14:30:00.123456 1234 file.cc:12] lost", u"error"_s);
        row("W0221 14:30:00.123456 1234 file.cc:12] slow", u"warning"_s);
        row("I0221 14:30:00.123456 1234 file.cc:12] ERROR is in the text", u"info"_s);
        row("F0221 14:30:00.123456 1234 file.cc:12] check failed", u"error"_s);
        row("Traceback (most recent call last):", u"error"_s);
        row("ValueError: x must be positive", u"error"_s);
        row("java.io.IOException: closed", u"error"_s);
        row("panic: runtime error", u"error"_s);
        row("npm ERR! code ELIFECYCLE", u"error"_s);
        row("time=\"2026-02-21T14:30:00Z\" level=error msg=\"lost\"", u"error"_s);
        row("{\"level\":\"warn\",\"msg\":\"x\"}", u"warning"_s);
        row("{\"ts\":\"2026-02-21T14:30:00Z\",\"severity\":\"INFO\"}", u"info"_s);
        row("\x1b[31mERROR\x1b[0m: red", u"error"_s);
        row("[\x1b[33mWARN\x1b[0m] yellow", u"warning"_s);
        row("<CRITICAL> stop", u"error"_s);
        row("DEBUG | worker | begin", u"debug"_s);
        row("TRACE enter", u"debug"_s);
        row("plain text", u"-"_s);
        row("there was no error in the run", u"-"_s);
        row("we saw the ERROR again", u"-"_s);
        row("INFORMATION is not a level", u"-"_s);
        row("0 errors, 2 warnings", u"-"_s);
        row("", u"-"_s);
        row("   ", u"-"_s);
    }

    void levelsAreFoundInCommonFormats()
    {
        QFETCH(QByteArray, line);
        LogEntryReader reader(2026);
        QTEST(nameOf(reader.next(line).level), "level");
    }

    void timesAreRead_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("time");
        const auto row = [](const QByteArray &line, const QString &time) {
            QTest::newRow(line.constData()) << line << time;
        };
        row("[2026-02-21T14:30:05Z] [INFO] x", u"2026-02-21T14:30:05.000Z"_s);
        row("[2026-02-21T14:30:05.250Z] x", u"2026-02-21T14:30:05.250Z"_s);
        row("[2026-02-21T14:30:05.250999Z] x", u"2026-02-21T14:30:05.250Z"_s);
        row("2026-02-21T14:30:05+00:00 x", u"2026-02-21T14:30:05.000Z"_s);
        row("2026-02-21T14:30:05+01:00 x", u"2026-02-21T13:30:05.000Z"_s);
        row("2026-02-21T14:30:05-0530 x", u"2026-02-21T20:00:05.000Z"_s);
        row("2026-02-21T23:30:05-02 x", u"2026-02-22T01:30:05.000Z"_s);
        row("2026-02-21 14:30:05,123 - a - INFO", u"2026-02-21T14:30:05.123Z"_s);
        row("2026/02/21 14:30:05 x", u"2026-02-21T14:30:05.000Z"_s);
        row("2026-02-21 14:30 x", u"2026-02-21T14:30:00.000Z"_s);
        row("2026-02-21 14:30:05 +0100 x", u"2026-02-21T13:30:05.000Z"_s);
        row("2026-02-21 14:30:05 -12 degrees", u"2026-02-21T14:30:05.000Z"_s);
        row("{\"ts\":\"2026-02-21T14:30:05Z\"}", u"2026-02-21T14:30:05.000Z"_s);
        row("INFO 2026-02-21 14:30:05 x", u"2026-02-21T14:30:05.000Z"_s);
        row("E0221 14:30:05.123456 7 f.cc:1] x", u"2026-02-21T14:30:05.123Z"_s);
        row("\x1b[2m2026-02-21T14:30:05Z\x1b[0m x", u"2026-02-21T14:30:05.000Z"_s);
        row("2028-02-29T00:00:00Z leap", u"2028-02-29T00:00:00.000Z"_s);
        row("2026-02-30T00:00:00Z no such day", QString());
        row("2026-02-21T25:00:00Z no such hour", QString());
        row("2026-02-21 x", QString());
        row("id 12026-02-21T14:30:05Z", QString());
        row("plain", QString());
    }

    void timesAreRead()
    {
        QFETCH(QByteArray, line);
        LogEntryReader reader(2026);
        QTEST(isoOf(reader.next(line).time), "time");
    }

    void linesBelongToTheirEntry()
    {
        LogEntryReader reader;
        const auto level = [&](const QByteArray &line) { return nameOf(reader.next(line).level); };
        QCOMPARE(level("ERROR: broken"), u"error"_s);
        QCOMPARE(level("    at main (a.js:1)"), u"error"_s);
        QCOMPARE(level("\tat next"), u"error"_s);
        QCOMPARE(level("something else"), u"-"_s);
        QCOMPARE(level("  indented under it"), u"-"_s);
        QCOMPARE(level("Traceback (most recent call last):"), u"error"_s);
        QCOMPARE(level("  File \"a.py\", line 1, in <module>"), u"error"_s);
        QCOMPARE(level("    run()"), u"error"_s);
        QCOMPARE(level("SolverDiverged"), u"error"_s);
        QCOMPARE(level("next line"), u"-"_s);
        QCOMPARE(level("WARN x"), u"warning"_s);
        QCOMPARE(level(""), u"-"_s);
        QCOMPARE(level("  not of the warning"), u"-"_s);
    }

    void typedTimesAreUnderstood_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("time");
        QTest::newRow("hour") << u"14:30"_s << u"2026-02-21T14:30:00.000Z"_s;
        QTest::newRow("second") << u" 14:30:05 "_s << u"2026-02-21T14:30:05.000Z"_s;
        QTest::newRow("date and time") << u"2026-02-20 01:02:03"_s << u"2026-02-20T01:02:03.000Z"_s;
        QTest::newRow("zone") << u"2026-02-20T01:02:03+01:00"_s << u"2026-02-20T00:02:03.000Z"_s;
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("words") << u"noon"_s << QString();
        QTest::newRow("too long") << u"14:30 x"_s << QString();
        QTest::newRow("no such hour") << u"25:00"_s << QString();
    }

    void typedTimesAreUnderstood()
    {
        QFETCH(QString, text);
        const qint64 reference =
            QDateTime(QDate(2026, 2, 21), QTime(9, 8), QTimeZone::UTC).toMSecsSinceEpoch();
        QTEST(isoOf(timeFromText(text, reference)), "time");
    }

    void typedTimesAreOfTheZoneOfTheLog()
    {
        const qint64 reference =
            QDateTime(QDate(2026, 2, 21), QTime(23, 30), QTimeZone::UTC).toMSecsSinceEpoch();
        QCOMPARE(isoOf(timeFromText(u"00:30"_s, reference, 60)), u"2026-02-21T23:30:00.000Z"_s);
        QCOMPARE(isoOf(timeFromText(u"2026-02-22 00:30"_s, reference, 60)),
                 u"2026-02-21T23:30:00.000Z"_s);
        QCOMPARE(isoOf(timeFromText(u"2026-02-22 00:30Z"_s, reference, 60)),
                 u"2026-02-22T00:30:00.000Z"_s);
        QCOMPARE(textOfTime(reference, 60), u"2026-02-22 00:30:00"_s);
        QCOMPARE(timeIn("2026-02-22T00:30:00+01:00 x", 2026)->offset, 60);
    }

    void timeAndLevelAreFoundForTheirColors()
    {
        const QByteArray line = "[2026-02-21T14:30:05Z] [ERROR] lost";
        const LogHead head = logHead(line);
        QCOMPARE(line.sliced(head.time->begin, head.time->end - head.time->begin),
                 "2026-02-21T14:30:05Z"_ba);
        QCOMPARE(line.sliced(head.levelBegin, head.levelEnd - head.levelBegin), "ERROR"_ba);
        QCOMPARE(logHead("nothing of both").level, LogLevel::None);
    }
};

QTEST_APPLESS_MAIN(LogEntryTest)
#include "tst_logentry.moc"
