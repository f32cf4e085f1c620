// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/lineset.h"
#include "models/log/reading/logscanner.h"
#include "models/log/search/logfilter.h"

#include <QRandomGenerator>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// Scans @p text in pieces of @p step bytes, like a growing file.
LogIndex indexOf(const QByteArray &text, qsizetype step, LogScanner scanner = LogScanner(2026))
{
    LogIndex index;
    for (qsizetype end = std::min(step, text.size());; end = std::min(end + step, text.size())) {
        index.append(scanner.scan(QByteArrayView(text).first(end).sliced(scanner.offset())), false);
        LogScanner ahead = scanner;
        index.append(ahead.scanToEnd(QByteArrayView(text).first(end).sliced(scanner.offset())),
                     true);
        if (end == text.size()) {
            return index;
        }
    }
}

QList<LogLine> linesOf(const LogIndex &index)
{
    QList<LogLine> lines;
    index.walk(0, index.lineCount(), [&](qint64 number, const LogLine &line) {
        QCOMPARE(number, lines.size());
        lines.append(line);
    });
    return lines;
}

QByteArray randomLog(QRandomGenerator &random, int lines)
{
    const QByteArrayList levels{"[INFO]", "[WARN]", "[ERROR]", "[DEBUG]", ""};
    QByteArray text;
    qint64 time = 1'771'684'200'000;
    for (int i = 0; i < lines; ++i) {
        if (random.bounded(3) != 0) {
            time += random.bounded(90'000) - 10'000; // sometimes it goes back
            text += textOfTime(time).toLatin1() + ' ';
        }
        text +=
            levels.at(random.bounded(levels.size())) + ' ' + QByteArray(random.bounded(200), 'x');
        text += random.bounded(10) == 0 ? "\r\n" : "\n";
    }
    return text + "the last line has no end";
}

/// The lines as found by a loop over the whole text.
QList<LogLine> naiveLines(const QByteArray &text)
{
    QList<LogLine> lines;
    LogEntryReader reader(2026);
    qint64 time = LogLine::noTime;
    for (qsizetype begin = 0; begin < text.size();) {
        qsizetype end = text.indexOf('\n', begin) + 1;
        end = end == 0 ? text.size() : end;
        const LogEntry entry =
            reader.next(withoutLineEnd(QByteArrayView(text).sliced(begin, end - begin)));
        time = entry.time.value_or(time);
        lines.append({begin, end - begin, entry.level, time});
        begin = end;
    }
    return lines;
}

} // namespace

class LogIndexTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void equalsALineByLineScan_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<int>("step");
        QTest::newRow("one line") << 0 << 5;
        QTest::newRow("byte by byte") << 30 << 1;
        QTest::newRow("small steps") << 400 << 37;
        QTest::newRow("blocks") << 1000 << 5000;
        QTest::newRow("at once") << 20'000 << 100'000'000;
        QTest::newRow("parts that are not joined") << 20'000 << 700'000;
    }

    void equalsALineByLineScan()
    {
        QFETCH(int, lines);
        QFETCH(int, step);
        QRandomGenerator random(42);
        const QByteArray text = randomLog(random, lines);
        const LogIndex index = indexOf(text, step);
        const QList<LogLine> expected = naiveLines(text);
        QCOMPARE(linesOf(index), expected);
        QCOMPARE(index.lineCount(), expected.size());
        QCOMPARE(index.byteCount(), text.size());
        for (int i = 0; i < 300; ++i) {
            const qint64 line = random.bounded(expected.size());
            QCOMPARE(index.at(line), expected.at(line));
            QCOMPARE(index.lineAt(expected.at(line).offset), line);
            QCOMPARE(index.lineAt(expected.at(line).offset + expected.at(line).length - 1), line);
        }
        for (int level = 0; level < logLevelCount; ++level) {
            const auto count = std::ranges::count(expected, LogLevel(level), &LogLine::level);
            QCOMPARE(index.count(LogLevel(level)), count);
        }
    }

    void findsTimesAfterTheClockWentBack()
    {
        QRandomGenerator random(5);
        const QByteArray text = randomLog(random, 3000);
        const LogIndex index = indexOf(text, 60'000);
        const QList<LogLine> lines = naiveLines(text);
        for (int i = 0; i < 200; ++i) {
            const qint64 time = lines.last().time - random.bounded(120'000'000) + 1000;
            const auto found = std::ranges::find_if(
                lines, [time](const LogLine &line) { return line.time >= time; });
            QCOMPARE(index.firstSince(time), found - lines.begin());
        }
        QCOMPARE(index.firstSince(index.latest() + 1), index.lineCount());
    }

    void neighboursOfALevelAreFound()
    {
        QRandomGenerator random(6);
        const QByteArray text = randomLog(random, 2000);
        const LogIndex index = indexOf(text, 9000);
        const QList<LogLine> lines = naiveLines(text);
        const quint8 errors = LogFilter::bit(LogLevel::Error);
        QList<qint64> expected;
        for (qint64 i = 0; i < lines.size(); ++i) {
            if (lines.at(i).level == LogLevel::Error) {
                expected.append(i);
            }
        }
        QList<qint64> forward;
        for (qint64 line = index.nextOf(errors, -1); line >= 0; line = index.nextOf(errors, line)) {
            forward.append(line);
        }
        QCOMPARE(forward, expected);
        QList<qint64> backward;
        for (qint64 line = index.previousOf(errors, lines.size()); line >= 0;
             line = index.previousOf(errors, line)) {
            backward.prepend(line);
        }
        QCOMPARE(backward, expected);
    }

    void longLinesAreSplitBetweenCharacters()
    {
        const QByteArray text = QByteArray("\xC3\xA4").repeated(50) + "\nshort\n";
        const LogIndex index = indexOf(text, 1000, LogScanner(2026, 11));
        QList<qint64> lengths;
        for (const LogLine &line : linesOf(index)) {
            lengths.append(line.length);
        }
        QCOMPARE(lengths, (QList<qint64>{10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 6}));
    }

    void theStyleAtABlockIsThatOfTheTextBefore()
    {
        QByteArray text = "\x1b[31mred from here\n";
        text += QByteArray("still red\n").repeated(200);
        text += "\x1b[0mplain\n";
        text += QByteArray("plain\n").repeated(200);
        const LogIndex index = indexOf(text, 700);
        AnsiStyle red;
        red.foreground = {AnsiColor::Kind::Palette, 1};
        QCOMPARE(index.partOf(150).blockOf(150).style, red);
        QCOMPARE(index.partOf(390).blockOf(390).style, AnsiStyle());
        QCOMPARE(index.partOf(0).blockOf(0).style, AnsiStyle());
    }

    void lineSetsFindRanksAndMembers()
    {
        QRandomGenerator random(9);
        LineSet set;
        QList<qint64> members;
        for (qint64 line = 0; line < 1000; ++line) {
            const bool isMember = random.bounded(4) == 0;
            set.append(isMember);
            if (isMember) {
                members.append(line);
            }
        }
        for (const qint64 size : {1000, 999, 641, 640, 64, 63, 1, 0}) {
            set.truncate(size);
            members.removeIf([size](qint64 line) { return line >= size; });
            QCOMPARE(set.lines(), size);
            QCOMPARE(set.size(), members.size());
            for (qint64 rank = 0; rank < members.size(); ++rank) {
                QCOMPARE(set.memberAt(rank), members.at(rank));
                QCOMPARE(set.rankOf(members.at(rank)), rank);
                QCOMPARE(set.rankOf(members.at(rank) + 1), rank + 1);
            }
            for (qint64 line = 0; line < size; ++line) {
                QCOMPARE(set.contains(line), members.contains(line));
            }
            QCOMPARE(set.rankOf(5000), set.size());
        }
        set.append(true);
        QCOMPARE(set.memberAt(0), 0);
    }

    void theFilterEqualsALineByLineScan_data()
    {
        QTest::addColumn<int>("levels");
        QTest::addColumn<bool>("hasFrom");
        QTest::addColumn<bool>("hasTo");
        QTest::newRow("errors") << 1 * 16 << false << false;
        QTest::newRow("warnings and errors") << 24 << false << false;
        QTest::newRow("none") << 0 << false << false;
        QTest::newRow("from") << 31 << true << false;
        QTest::newRow("up to a time") << 31 << false << true;
        QTest::newRow("errors of a time") << 16 << true << true;
    }

    void theFilterEqualsALineByLineScan()
    {
        QFETCH(int, levels);
        QFETCH(bool, hasFrom);
        QFETCH(bool, hasTo);
        QRandomGenerator random(11);
        const QByteArray text = randomLog(random, 5000);
        const QList<LogLine> lines = naiveLines(text);
        LogFilter criteria;
        criteria.levels = static_cast<quint8>(levels);
        criteria.from = hasFrom ? std::optional(lines.at(1500).time) : std::nullopt;
        criteria.to = hasTo ? std::optional(lines.at(3000).time) : std::nullopt;
        LineSet set;
        extend(set, indexOf(text, 1000), criteria);
        QCOMPARE(set.lines(), lines.size());
        for (qint64 i = 0; i < lines.size(); ++i) {
            const LogLine &line = lines.at(i);
            const bool isInTime = (!hasFrom && !hasTo)
                || (line.time != LogLine::noTime && (!hasFrom || line.time >= criteria.from)
                    && (!hasTo || line.time <= criteria.to));
            const bool isOfLevel = levels >> static_cast<int>(line.level) & 1;
            QCOMPARE(set.contains(i), isInTime && isOfLevel);
        }
    }
};

QTEST_APPLESS_MAIN(LogIndexTest)
#include "tst_logindex.moc"
