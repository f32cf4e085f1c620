// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/indexquery.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// A query as one line: 'mesh "a b" -c d* status:failed|killed !2', with the number of remarks at
/// the end.
QString textOf(const IndexQuery &query)
{
    QStringList parts;
    for (const SearchTerm &term : query.terms) {
        const QString words = term.words.join(u' ');
        parts.append((term.isExcluded ? u"-"_s : u""_s)
                     + (term.words.size() > 1 ? u'"' + words + u'"' : words)
                     + (term.isPrefix ? u"*"_s : u""_s));
    }
    for (const auto &[filter, values] : query.filters) {
        parts.append(nameOf(filter) + u':' + values.join(u'|'));
    }
    if (!query.remarks.isEmpty()) {
        parts.append(u"!%1"_s.arg(query.remarks.size()));
    }
    return parts.join(u' ');
}

} // namespace

/// Parsing of a typed query.
class TestIndexQuery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parsesQueries_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("query");
        QTest::newRow("nothing") << u"  "_s << u""_s;
        QTest::newRow("words") << u" Mesh  FAILED "_s << u"mesh failed"_s;
        QTest::newRow("phrase") << u"\"mesh quality\" low"_s << u"\"mesh quality\" low"_s;
        QTest::newRow("phrase without an end") << u"\"mesh quality"_s << u"\"mesh quality\""_s;
        QTest::newRow("one word in quotes") << u"\"mesh\""_s << u"mesh"_s;
        QTest::newRow("excluded") << u"mesh -flow -\"two words\""_s
                                  << u"mesh -flow -\"two words\""_s;
        QTest::newRow("a dash alone") << u"mesh - flow"_s << u"mesh flow"_s;
        QTest::newRow("dash within") << u"cfd-reviewer"_s << u"\"cfd reviewer\""_s;
        QTest::newRow("key with value") << u"mesh_quality=0.4"_s << u"\"mesh quality 0 4\""_s;
        QTest::newRow("beginning") << u"fail* mesh"_s << u"fail* mesh"_s;
        QTest::newRow("beginning of several") << u"mesh_qu*"_s << u"\"mesh qu\"*"_s;
        QTest::newRow("signs alone") << u"-- : ** \"\""_s << u"!1"_s;
        QTest::newRow("a sign beside a word") << u"mesh %"_s << u"mesh"_s;
        QTest::newRow("a filter without a value") << u"status:"_s << u"!1"_s;
        QTest::newRow("open in the middle") << u"newt*n"_s << u"\"newt n\" !1"_s;
        QTest::newRow("open at the beginning") << u"*ewton"_s << u"ewton !1"_s;
        QTest::newRow("filter") << u"status:failed mesh"_s << u"mesh status:failed"_s;
        QTest::newRow("capitals of a filter") << u"Status:FAILED"_s << u"status:failed"_s;
        QTest::newRow("value in quotes") << u"agent:\"Mesh Agent\" x"_s << u"x agent:Mesh Agent"_s;
        QTest::newRow("twice") << u"gate:QG1 gate:QG2b gate:QG1"_s << u"gate:QG1|QG2b"_s;
        QTest::newRow("no value yet") << u"mesh status:"_s << u"mesh"_s;
        QTest::newRow("no value") << u"status: mesh"_s << u"status mesh !1"_s;
        QTest::newRow("unknown filter") << u"stauts:failed"_s << u"\"stauts failed\" !1"_s;
        QTest::newRow("unknown value") << u"status:fialed"_s << u"status:fialed !1"_s;
        QTest::newRow("no day") << u"after:tomorrow"_s << u"after:tomorrow !1"_s;
        QTest::newRow("filters that no type passes")
            << u"phase:2 in:session"_s << u"phase:2 in:session !1"_s;
        QTest::newRow("day") << u"after:2026-02-01 before:2027"_s
                             << u"after:2026-02-01 before:2027"_s;
        QTest::newRow("excluded filter") << u"-status:failed"_s << u"-\"status failed\" !1"_s;
        QTest::newRow("address") << u"https://example.org"_s << u"\"https example org\""_s;
        QTest::newRow("time") << u"12:30"_s << u"\"12 30\""_s;
        QTest::newRow("colon at the end") << u"error: disk"_s << u"error disk !1"_s;
        QTest::newRow("umlauts") << u"Prüfung"_s << u"prüfung"_s;
    }
    void parsesQueries()
    {
        QFETCH(const QString, text);
        QTEST(textOf(IndexQuery::read(text)), "query");
    }

    void theLastWordIsAPrefixWhileTyping_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("query");
        QTest::newRow("last word") << u"mesh qual"_s << u"mesh qual*"_s;
        QTest::newRow("one letter") << u"mesh q"_s << u"mesh q"_s;
        QTest::newRow("ended by a blank") << u"mesh qual "_s << u"mesh qual"_s;
        QTest::newRow("ended by a sign") << u"mesh."_s << u"mesh"_s;
        QTest::newRow("in quotes") << u"\"mesh qual"_s << u"\"mesh qual\""_s;
        QTest::newRow("excluded") << u"mesh -qual"_s << u"mesh -qual"_s;
        QTest::newRow("filter") << u"mesh status:failed"_s << u"mesh status:failed"_s;
        QTest::newRow("a filter to come") << u"status:"_s << u""_s;
        QTest::newRow("a phrase to come") << u"\""_s << u""_s;
        QTest::newRow("a sign") << u"%"_s << u"!1"_s;
    }
    void theLastWordIsAPrefixWhileTyping()
    {
        QFETCH(const QString, text);
        QTEST(textOf(IndexQuery::read(text, true)), "query");
    }

    void aRemarkListsTheKnownFiltersAndValues()
    {
        const QString unknown = IndexQuery::read(u"stauts:failed"_s).remarks.join(u' ');
        QVERIFY2(unknown.contains("stauts"_L1) && unknown.contains("status"_L1)
                     && unknown.contains("origin"_L1),
                 qPrintable(unknown));
        const QString value = IndexQuery::read(u"review:fine"_s).remarks.join(u' ');
        QVERIFY2(value.contains("fine"_L1) && value.contains("needs-work"_L1), qPrintable(value));
        QVERIFY2(!value.contains("meant"_L1), qPrintable(value));
        const QString misspelt = IndexQuery::read(u"review:aproved"_s).remarks.join(u' ');
        QVERIFY2(misspelt.endsWith(u"Is “approved” meant?"_s), qPrintable(misspelt));
        const QString list = IndexQuery::read(u"status:failed,killed"_s).remarks.join(u' ');
        QVERIFY2(list.endsWith("write status:failed status:killed."_L1), qPrintable(list));
    }

    void aRemarkSaysWhatFiltersAllow_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("remark");
        const auto row = [](const char *text, const char *remark) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(remark);
        };
        row("kind:plan in:gate in:log status:failed",
            "Nothing can pass all filters: “kind:” allows handoff, finding; “in:” allows gate, "
            "log.");
        row("mesh to:hub is:passed",
            "Nothing can pass all filters: “to:” allows handoff, finding; “is:” allows gate.");
        row("rule:a in:log", ""); // by its session
        row("agent:hub in:log in:step", "");
        row("phase:2 is:passed", "");
        row("is:fialed in:log", "“is:” does not know “fialed”.");
    }
    void aRemarkSaysWhatFiltersAllow()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, remark);
        const IndexQuery query = IndexQuery::read(text);
        QCOMPARE(query.isWrong, !remark.isEmpty());
        QCOMPARE(query.remarks.size(), remark.isEmpty() ? 0 : 1);
        QVERIFY2(remark.isEmpty() || query.remarks.first().startsWith(remark),
                 qPrintable(query.remarks.join(u' ')));
    }

    void swappedDaysAreRemarked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isSwapped");
        QTest::newRow("swapped") << u"after:2026-11-07 before:2026-11-05"_s << true;
        QTest::newRow("in order") << u"after:2026-11-05 before:2026-11-07"_s << false;
        QTest::newRow("one day") << u"after:2026-11-05 before:2026-11-05"_s << false;
        QTest::newRow("one of two") << u"after:2026-11-07 after:2026 before:2026-11-05"_s << false;
        QTest::newRow("one alone") << u"mesh after:2026-11-07"_s << false;
    }
    void swappedDaysAreRemarked()
    {
        QFETCH(const QString, text);
        const IndexQuery query = IndexQuery::read(text);
        QTEST(query.isWrong, "isSwapped");
        QCOMPARE(query.remarks.join(u' ').contains("swap the days"_L1), query.isWrong);
    }

    void timesAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("time");
        QTest::newRow("year") << u"2026"_s << u"2026-01-01T00:00:00Z"_s;
        QTest::newRow("month") << u"2026-02"_s << u"2026-02-01T00:00:00Z"_s;
        QTest::newRow("day") << u"2026-02-21"_s << u"2026-02-21T00:00:00Z"_s;
        QTest::newRow("minute") << u"2026-02-21T14:30"_s << u"2026-02-21T14:30:00Z"_s;
        QTest::newRow("zone") << u"2026-02-21T14:30:00+02:00"_s << u"2026-02-21T12:30:00Z"_s;
        QTest::newRow("no month") << u"2026-13"_s << u""_s;
        QTest::newRow("unfinished") << u"2026-0"_s << u""_s;
    }
    void timesAreRead()
    {
        QFETCH(const QString, text);
        const std::optional<qint64> time = searchedTime(text);
        QTEST(time ? QDateTime::fromMSecsSinceEpoch(*time, QTimeZone::UTC).toString(Qt::ISODate)
                   : QString(),
              "time");
    }
};

QTEST_GUILESS_MAIN(TestIndexQuery)
#include "tst_indexquery.moc"
