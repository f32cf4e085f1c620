// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/search/logsearch.h"

#include "models/log/search/logrows.h"
#include "tests/models/log/logfixture.h"

#include <QRandomGenerator>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QByteArray randomText(quint32 seed, int lines)
{
    QRandomGenerator random(seed);
    const QByteArrayList pieces{
        "a",        "b",       "ab", "A",  "\xC3\xA4",     "\xC3\x84", " ", "\r", "\xFF",
        "\x1b[31m", "\x1b[0m", "\t", "aa", "\xE2\x84\xAA", "k",        "K", "\b", "a.b"};
    QByteArray text;
    for (int i = 0; i < lines; ++i) {
        for (quint32 n = random.bounded(12U); n > 0; --n) {
            text += pieces.at(random.bounded(pieces.size()));
        }
        text += random.bounded(8) == 0 ? "\r\n" : "\n";
    }
    return text;
}

/// Counts line by line in the displayed text, in another way than the matcher.
QList<qint64> naiveCounts(const LogFile &log, const LogQuery &query)
{
    QList<qint64> counts;
    for (const QString &line : linesOf(log)) {
        qint64 count = 0;
        const auto sensitivity = query.matchesCase ? Qt::CaseSensitive : Qt::CaseInsensitive;
        if (query.isPattern) {
            QRegularExpression pattern(query.text);
            pattern.setPatternOptions(QRegularExpression::UseUnicodePropertiesOption
                                      | (query.matchesCase
                                             ? QRegularExpression::NoPatternOption
                                             : QRegularExpression::CaseInsensitiveOption));
            auto matches = pattern.globalMatch(line);
            while (matches.hasNext()) {
                count += matches.next().capturedLength() > 0 ? 1 : 0;
            }
        } else {
            count = line.count(query.text, sensitivity);
            if (query.text == u"aa") { // count() also counts those that overlap
                count = 0;
                for (qsizetype at = line.indexOf(query.text, 0, sensitivity); at >= 0;
                     at = line.indexOf(query.text, at + 2, sensitivity)) {
                    ++count;
                }
            }
        }
        counts.append(count);
    }
    return counts;
}

} // namespace

class LogSearchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void countsAsManyMatchesAsALineByLineScan_data()
    {
        QTest::addColumn<LogQuery>("query");
        QTest::newRow("plain") << LogQuery{u"ab"_s, true, false};
        QTest::newRow("any case") << LogQuery{u"ab"_s, false, false};
        QTest::newRow("overlapping") << LogQuery{u"aa"_s, true, false};
        QTest::newRow("umlaut") << LogQuery{u"ä"_s, true, false};
        QTest::newRow("umlaut of any case") << LogQuery{u"ä"_s, false, false};
        QTest::newRow("letter with a distant case folding") << LogQuery{u"k"_s, false, false};
        QTest::newRow("signs of patterns") << LogQuery{u"a.b"_s, true, false};
        QTest::newRow("invalid UTF-8") << LogQuery{u"\uFFFD"_s, true, false};
        QTest::newRow("tab") << LogQuery{u"\t"_s, true, false};
        QTest::newRow("pattern") << LogQuery{u"a.b"_s, true, true};
        QTest::newRow("pattern of any case") << LogQuery{u"[äb]a"_s, false, true};
        QTest::newRow("pattern that matches nothing, too") << LogQuery{u"a*"_s, true, true};
        QTest::newRow("ends of lines") << LogQuery{u"a$"_s, true, true};
        QTest::newRow("starts of lines") << LogQuery{u"^a"_s, true, true};
        QTest::newRow("not across lines") << LogQuery{u"a\\s+b"_s, true, true};
    }

    void countsAsManyMatchesAsALineByLineScan()
    {
        QFETCH(LogQuery, query);
        const LogFixture file(randomText(3, 3000));
        LogFile log;
        LogRows rows(log);
        LogSearch search(log, rows);
        search.setQuery(query); // before there is anything to search
        openAndRead(log, file);
        QTRY_COMPARE(search.searchedLines(), log.lineCount());
        const QList<qint64> expected = naiveCounts(log, query);
        qint64 before = 0;
        for (qint64 line = 0; line < expected.size(); ++line) {
            QCOMPARE(search.matchesIn(line), expected.at(line));
            QCOMPARE(search.matchesBefore(line), before);
            before += expected.at(line);
            const LogMatcher matcher(query);
            const QString shown = log.shown(line, 1'000'000).content.text;
            QCOMPARE(static_cast<qint64>(matcher.in(shown).size()), expected.at(line));
        }
        QVERIFY(before > 0);
        QCOMPARE(search.matchCount(), before);
    }

    void matchesAreRanges()
    {
        const LogMatcher matcher(LogQuery{u"o"_s, false, false});
        QCOMPARE(matcher.in(u"One of two"_s), (std::vector<LogMatch>{{0, 1}, {4, 1}, {9, 1}}));
        const LogMatcher pattern(LogQuery{u"\\w+"_s, false, true});
        QCOMPARE(pattern.in(u"ab, cde"_s), (std::vector<LogMatch>{{0, 2}, {4, 3}}));
        QVERIFY(LogMatcher(LogQuery{}).in(u"x"_s).empty());
    }

    void anInvalidPatternIsReported()
    {
        const LogMatcher matcher(LogQuery{u"a("_s, false, true});
        QVERIFY(matcher.isEmpty());
        QVERIFY(matcher.error().contains(u"parenthesis"_s));
        QCOMPARE(matcher.countIn("a("), 0);
        QVERIFY(LogMatcher(LogQuery{u"a("_s, false, false}).error().isEmpty());
    }

    void theNextAndThePreviousLineAreFound()
    {
        const LogFixture file("x\na\nx\nx\na a\nx\n");
        LogFile log;
        LogRows rows(log);
        LogSearch search(log, rows);
        openAndRead(log, file);
        search.setQuery({u"a"_s});
        QTRY_COMPARE(search.searchedLines(), 6);
        QCOMPARE(search.matchCount(), 3);
        QCOMPARE(search.lines(), (std::vector<qint64>{1, 4}));
        QCOMPARE(search.lineFrom(0), 1);
        QCOMPARE(search.lineFrom(1), 1);
        QCOMPARE(search.lineFrom(2), 4);
        QCOMPARE(search.lineFrom(5), -1);
        QCOMPARE(search.lineUpTo(0), -1);
        QCOMPARE(search.lineUpTo(3), 1);
        QCOMPARE(search.lineUpTo(9), 4);
        search.setQuery({});
        QCOMPARE(search.matchCount(), 0);
        QVERIFY(!search.isSearching());
    }

    void theSearchFollowsTheFile()
    {
        const LogFixture file("found\nnot fo");
        LogFile log;
        LogRows rows(log);
        LogSearch search(log, rows);
        openAndRead(log, file);
        search.setQuery({u"found"_s, true, false});
        QTRY_COMPARE(search.searchedLines(), 2);
        QCOMPARE(search.matchCount(), 1);
        file.append("und\nfound found\n"); // the unfinished line becomes a match
        QTRY_COMPARE(search.searchedLines(), 3);
        QCOMPARE(search.matchCount(), 4);
        file.write("found\n");
        QTRY_COMPARE(search.matchCount(), 1);
        QTRY_COMPARE(search.searchedLines(), 1);
    }

    void onlyShownLinesAreSearched()
    {
        const LogFixture file("INFO a\nERROR a\nINFO a\nERROR b\n");
        LogFile log;
        LogRows rows(log);
        LogSearch search(log, rows);
        openAndRead(log, file);
        search.setQuery({u"a"_s});
        QTRY_COMPARE(search.searchedLines(), 4);
        QCOMPARE(search.matchCount(), 3);
        LogFilter criteria;
        criteria.levels = LogFilter::bit(LogLevel::Error);
        rows.setCriteria(criteria);
        QTRY_VERIFY(!rows.isFiltering());
        QTRY_COMPARE(search.searchedLines(), 4);
        QCOMPARE(search.lines(), std::vector<qint64>{1});
    }

    void aNewQueryEndsTheOldSearch()
    {
        const LogFixture file(QByteArray("some text to look through\n").repeated(200'000));
        LogFile log;
        LogRows rows(log);
        LogSearch search(log, rows);
        openAndRead(log, file);
        search.setQuery({u"(t|x)+.*?o"_s, false, true});
        QVERIFY(search.isSearching());
        search.setQuery({u"look"_s});
        QTRY_COMPARE(search.searchedLines(), 200'000);
        QCOMPARE(search.matchCount(), 200'000);
    }
};

QTEST_GUILESS_MAIN(LogSearchTest)
#include "tst_logsearch.moc"
