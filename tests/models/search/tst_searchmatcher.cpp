// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/indexhittext.h"
#include "models/search/searchsnippet.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// @p text with its @p places in brackets.
QString marked(QString text, const std::vector<TextStretch> &places)
{
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        text.insert(place->start + place->length, u']');
        text.insert(place->start, u'[');
    }
    return text;
}

} // namespace

/// The places of words in a hit, and its excerpt.
class TestSearchMatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesAreMarked_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isMatch");
        QTest::addColumn<QString>("result");
        QTest::newRow("word") << u"mesh"_s << u"the Mesh, meshes"_s << true
                              << u"the [Mesh], meshes"_s;
        QTest::newRow("beginning")
            << u"mesh*"_s << u"the Mesh, meshes"_s << true << u"the [Mesh], [meshes]"_s;
        QTest::newRow("phrase over signs") << u"\"mesh quality\""_s << u"mesh_quality: quality"_s
                                           << true << u"[mesh_quality]: quality"_s;
        QTest::newRow("not all words match") << u"mesh flow"_s << u"mesh"_s << false << u"[mesh]"_s;
        QTest::newRow("excluded") << u"mesh -flow"_s << u"mesh flow"_s << false << u"[mesh] flow"_s;
        QTest::newRow("excluded alone") << u"-flow"_s << u"mesh"_s << true << u"mesh"_s;
        QTest::newRow("the longest counts")
            << u"mesh \"mesh quality\""_s << u"mesh quality"_s << true << u"[mesh quality]"_s;
        QTest::newRow("not within a word") << u"art"_s << u"start"_s << false << u"start"_s;
        QTest::newRow("umlauts") << u"PRÜFUNG"_s << u"die Prüfung"_s << true << u"die [Prüfung]"_s;
        QTest::newRow("Chinese") << u"失败 v2"_s << u"v2构建失败了"_s << true
                                 << u"[v2]构建[失败]了"_s;
        QTest::newRow("Chinese in another order")
            << u"败失"_s << u"构建失败了"_s << false << u"构建失败了"_s;
        QTest::newRow("letter whose other case is longer")
            << u"\u0130stanbul x"_s << u"\u0130stanbul, x"_s << true << u"[\u0130stanbul], [x]"_s;
    }
    void matchesAreMarked()
    {
        QFETCH(const QString, query);
        QFETCH(const QString, text);
        const SearchMatcher matcher(IndexQuery::read(query));
        QTEST(matcher.matches(text), "isMatch");
        QTEST(marked(text, matcher.placesIn(text, 100)), "result");
    }

    void theSnippetIsTheLineOfTheFirstMatch_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("snippet");
        QTest::addColumn<int>("line");
        QTest::newRow("second line")
            << u"mesh"_s << u"kind: a\n  mesh: mesh\nmesh"_s << u"[mesh]: [mesh]"_s << 11;
        QTest::newRow("none") << u"-mesh"_s << u"Title\n\n  second line\n"_s << u"second line"_s
                              << 10;
        QTest::newRow("phrase over two lines")
            << u"\"a b\""_s << u"x: a\nb: c"_s << u"x: [a]"_s << 10;
        const QString much = u"word "_s.repeated(60);
        QTest::newRow("long line") << u"mesh"_s << u"a\n"_s + much + u"mesh "_s + much
                                   << u'\u2026' + u"word "_s.repeated(10) + u"[mesh] "_s
                + u"word "_s.repeated(21) + u"\u2026"_s
                                   << 11;
    }
    void theSnippetIsTheLineOfTheFirstMatch()
    {
        QFETCH(const QString, query);
        QFETCH(const QString, text);
        IndexHit hit;
        hit.entry.type = IndexedEntry::Type::Handoff;
        hit.entry.title = u"Title"_s;
        hit.entry.text = text;
        hit.entry.line = 10;
        addSnippet(hit, SearchMatcher(IndexQuery::read(query)));
        QTEST(marked(hit.snippet.text, hit.snippet.matches), "snippet");
        QTEST(hit.line, "line");
    }

    void aSnippetBeginsNearItsMatchWhereItIsCut_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        const QString much = u"Agent: cfd-flow, phase 2 of "_s;
        QTest::newRow("far") << much + u"mesh and mesh"_s
                             << u"…low, phase 2 of [mesh] and [mesh]"_s;
        QTest::newRow("near") << u"the mesh of it"_s << u"the [mesh] of it"_s;
        QTest::newRow("none") << much << much.trimmed();
    }
    void aSnippetBeginsNearItsMatchWhereItIsCut()
    {
        QFETCH(const QString, text);
        IndexHit hit;
        hit.entry.text = text;
        addSnippet(hit, SearchMatcher(IndexQuery::read(u"mesh"_s)));
        const SearchSnippet shown = fromFirstMatch(hit.snippet);
        QTEST(marked(shown.text, shown.matches), "shown");
    }

    void aNameGivenByBatonIsShownAsText()
    {
        using Type = IndexedEntry::Type;
        QCOMPARE(textOfName(Type::Error, u"none"_s), u"Error without a type"_s);
        QCOMPARE(textOfName(Type::Cause, u"step"_s), u"Step that failed or is blocked"_s);
        QCOMPARE(textOfName(Type::Error, u"timeout"_s), QString());
        QCOMPARE(textOfName(Type::Gate, u"none"_s), QString());
    }
};

QTEST_GUILESS_MAIN(TestSearchMatcher)
#include "tst_searchmatcher.moc"
