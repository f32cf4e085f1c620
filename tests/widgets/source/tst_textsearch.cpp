// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/textsearch.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QString found(const QByteArray &bytes, const SearchQuery &query,
              std::optional<ByteRange> within = {})
{
    QStringList places;
    for (const SearchMatch &match : search(bytes, query, within).matches) {
        places += u"%1+%2"_s.arg(match.range.begin).arg(match.range.length());
    }
    return places.join(u' ');
}

SearchQuery plain(const QString &text, bool matchesCase = false, bool wholeWords = false)
{
    return {text, matchesCase, wholeWords, false, {}};
}

SearchQuery pattern(const QString &text, const QString &replacement = {})
{
    return {text, false, false, true, replacement};
}

} // namespace

class TestTextSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void findsPlainText()
    {
        QCOMPARE(found("a.b A.B axb", plain(u"a.b"_s)), u"0+3 4+3"_s);
        QCOMPARE(found("a.b A.B", plain(u"a.b"_s, true)), u"0+3"_s);
        QCOMPARE(found("cat concat cat_ cat", plain(u"cat"_s, false, true)), u"0+3 16+3"_s);
        QCOMPARE(found("(x) y", plain(u"(x)"_s, false, true)), u"0+3"_s);
        QCOMPARE(found("abc", plain(u""_s)), u""_s);
        QCOMPARE(found("abc", plain(u"d"_s)), u""_s);
    }

    void countsBytesNotCharacters()
    {
        QCOMPARE(found("\xEF\xBB\xBF\xC3\xA4 \xF0\x9F\x98\x80 x \xC2\xA0x", plain(u"x"_s)),
                 u"11+1 15+1"_s);
        QCOMPARE(found("\xF0\x9F\x98\x80", plain(u"😀"_s)), u"0+4"_s);
        QCOMPARE(found("\xC3\x84", plain(u"ä"_s)), u"0+2"_s);
    }

    void findsInBytesThatAreNotText()
    {
        QCOMPARE(found("\xFFx\xC3x", plain(u"x"_s)), u"1+1 3+1"_s);
    }

    void findsPatterns()
    {
        QCOMPARE(found("a1 b22", pattern(u"\\d+"_s)), u"1+1 4+2"_s);
        QCOMPARE(found("ab\r\ncd\r\n", pattern(u"b$"_s)), u"1+1"_s);
        QCOMPARE(found("ab\ncd", pattern(u"^c"_s)), u"3+1"_s);
        QCOMPARE(found("ab", pattern(u"x*"_s)), u""_s);
    }

    void expandsTheReplacement()
    {
        const SearchResult result =
            search("key: value", pattern(u"(\\w+): (\\w+)"_s, u"\\2=\\1\\n\\\\\\0"_s));
        QCOMPARE(result.matches.front().replacement, u"value=key\n\\key: value"_s);
        const auto written = [](const QString &replacement) {
            return search("key: value", pattern(u"(\\w+): (\\w+)"_s, replacement))
                .matches.front()
                .replacement;
        };
        QCOMPARE(written(u"$2=$1"_s), u"value=key"_s);
        QCOMPARE(written(u"$ \\$1 ${a} 5$"_s), u"$ $1 ${a} 5$"_s);
        QCOMPARE(search("a", {u"a"_s, false, false, false, u"\\1"_s}).matches.front().replacement,
                 u"\\1"_s);
    }

    void searchesWithinTheRange()
    {
        QCOMPARE(found("x x x x", plain(u"x"_s), ByteRange{2, 5}), u"2+1 4+1"_s);
    }

    void saysWhyAPatternIsInvalid()
    {
        const SearchResult result = search("a", pattern(u"("_s));
        QVERIFY(result.matches.empty());
        QVERIFY(!result.error.isEmpty());
    }

    void stopsOnRequest()
    {
        const std::atomic_bool stop = true;
        QVERIFY(search("a a", plain(u"a"_s), {}, &stop).matches.empty());
    }

    void stopsAtTheMatchLimit()
    {
        const SearchResult result =
            search(QByteArray(qsizetype(SearchResult::mostMatches) + 1, 'a'), plain(u"a"_s));
        QVERIFY(result.isCut);
        QCOMPARE(result.matches.size(), SearchResult::mostMatches);
    }
};

QTEST_APPLESS_MAIN(TestTextSearch)
#include "tst_textsearch.moc"
