// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/documentcompletion.h"
#include "models/editor/document/editordocument.h"
#include "models/protocol/catalog/catalog.h"
#include "tests/models/editor/completing.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// A prompt around a review with @p challenges entries; completion happens at the "^".
QByteArray review(qsizetype challenges)
{
    return "# Review\n\nSee below.\n\n```yaml\nhandoff:\n  producer: cfd-reviewer\n"
           "  consumer: cfd-orchestrator\n  engineering_review:\n"
           "    approval_status: ^\n    challenges:\n"
        + QByteArray("      - severity: NOTE\n        description: Wall distance\n")
              .repeated(challenges)
        + "```\n";
}

constexpr qsizetype few = 2;
constexpr qsizetype thousands = 4'000; // more than is parsed again at a key

} // namespace

/// Completion within a block of Markdown.
class TestBlockCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_catalog = ProtocolCatalog::load(); }
    void init() { QTest::failOnWarning(); }

    void takesTheBlockFromTheAnalysis_data()
    {
        QTest::addColumn<qsizetype>("challenges");
        QTest::newRow("short") << few;
        QTest::newRow("long") << thousands;
    }

    void takesTheBlockFromTheAnalysis()
    {
        QFETCH(const qsizetype, challenges);
        EditorDocument document(m_catalog);
        const qsizetype caret = open(document, challenges);
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(offered(document, caret).contains(u"REJECTED"_s));
        insert(document, caret, "REJ");
        QVERIFY(!document.isAnalysed());
        QCOMPARE(offered(document, caret + 3), u"REJECTED"_s);
    }

    void theReplacedRangeRefersToTheFile()
    {
        EditorDocument document(m_catalog);
        const qsizetype caret = open(document, thousands);
        QTRY_VERIFY(document.isAnalysed());
        insert(document, caret, "REJ");
        const Completions found = completionsIn(document, caret + 3);
        QVERIFY((found.replaced == ByteRange{caret, caret + 3}));
    }

    void readsShortBlocksAgainIfTheAnalysisIsOld()
    {
        EditorDocument document(m_catalog);
        const qsizetype caret = open(document, few);
        QVERIFY(!document.isAnalysed());
        QVERIFY(offered(document, caret).contains(u"REJECTED"_s));
        QTRY_VERIFY(document.isAnalysed());
        insert(document, 0, "Mind this.\n\n"); // all that follows stands elsewhere now
        QVERIFY(offered(document, caret + 12).contains(u"REJECTED"_s));
    }

    void readsNoLongBlocksAgain()
    {
        EditorDocument document(m_catalog);
        const qsizetype caret = open(document, thousands);
        QVERIFY(!document.isAnalysed());
        QCOMPARE(offered(document, caret), QString());
        QTRY_VERIFY(document.isAnalysed());
        insert(document, 0, "Mind this.\n\n");
        QCOMPARE(offered(document, caret + 12), QString());
        QTRY_VERIFY(document.isAnalysed());
        QVERIFY(offered(document, caret + 12).contains(u"REJECTED"_s));
    }

    void offersKeysInAnUnfinishedDocument_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("some"); // none: nothing at all
        const QStringList roots{u"handoff"_s, u"ARENA_TO_GUARDIAN_HANDOFF"_s};
        const QStringList fields{u"producer"_s, u"timestamp"_s, u"target"_s};
        const QString yaml = u"/w/a.yaml"_s;
        QTest::newRow("an empty file") << yaml << "^"_ba << roots;
        QTest::newRow("a begun root key") << yaml << "han^"_ba << QStringList{u"handoff"_s};
        QTest::newRow("a lone root key") << yaml << "handoff:\n  ^"_ba << fields;
        QTest::newRow("a key below it")
            << yaml << "handoff:\n  prod^"_ba << QStringList{u"producer"_s};
        QTest::newRow("below the key of a kind")
            << yaml << "ARENA_TO_GUARDIAN_HANDOFF:\n  Imp^"_ba << QStringList{u"Implementation"_s};
        QTest::newRow("JSON") << u"/w/a.json"_s << "{^}"_ba << roots;
        QTest::newRow("empty JSON") << u"/w/a.json"_s << "^"_ba << roots;
        QTest::newRow("a begun key of JSON")
            << u"/w/a.json"_s << "{\"hand^\"}"_ba << QStringList{u"handoff"_s};
        QTest::newRow("a block") << u"/w/a.md"_s << "```yaml\nhandoff:\n  ^\n```\n"_ba << fields;
        QTest::newRow("an empty block") << u"/w/a.md"_s << "```yaml\n^\n```\n"_ba << roots;
        QTest::newRow("XML") << u"/w/a.xml"_s << "^"_ba << QStringList{u"agent_request"_s};
        QTest::newRow("a begun tag")
            << u"/w/a.xml"_s << "<age^"_ba << QStringList{u"agent_request"_s};
        QTest::newRow("another document") << yaml << "services:\n  a: 1\n^"_ba << QStringList();
        QTest::newRow("a key of many files") << yaml << "stat^"_ba << QStringList();
        QTest::newRow("plain text") << u"/w/a.txt"_s << "^"_ba << QStringList();
    }

    void offersKeysInAnUnfinishedDocument()
    {
        QFETCH(const QString, path);
        QFETCH(const QByteArray, text);
        QFETCH(const QStringList, some);
        const QStringList words = offeredIn(path, text);
        QCOMPARE(words.isEmpty(), some.isEmpty());
        for (const QString &word : some) {
            QVERIFY2(words.contains(word), qPrintable(words.join(u' ')));
        }
    }

    void offersFieldsOfTheKindOfTheFileName()
    {
        QCOMPARE(offeredIn(u"/w/phase1-mesh-plan.yaml"_s, "^"), QStringList{u"handoff"_s});
        const QStringList fields = offeredIn(u"/w/phase1-mesh-plan.yaml"_s, "handoff:\n  ^");
        QVERIFY(fields.contains(u"mesh_plan"_s));
        QVERIFY(!fields.contains(u"target"_s)); // which those of another protocol have
        QCOMPARE(offeredIn(u"/w/submit-step-completion.json"_s, "{^}").first(4),
                 (QStringList{u"task_id"_s, u"step_index"_s, u"agent"_s, u"status"_s}));
    }

private:
    [[nodiscard]] QStringList offeredIn(const QString &path, QByteArray text) const
    {
        EditorDocument document(m_catalog);
        const qsizetype caret = text.indexOf('^');
        document.load(text.remove(caret, 1), path);
        [&document] { QTRY_VERIFY(document.isAnalysed()); }();
        return offered(document, caret).split(u' ', Qt::SkipEmptyParts);
    }

    /// Returns the position of the caret.
    static qsizetype open(EditorDocument &document, qsizetype challenges)
    {
        QByteArray text = review(challenges);
        const qsizetype caret = text.indexOf('^');
        document.load(text.remove(caret, 1), u"/w/review.md"_s);
        return caret;
    }

    static void insert(EditorDocument &document, qsizetype at, const QByteArray &text)
    {
        QVERIFY(document.buffer().apply({{at, 0, text}}, u"Edit"_s).isOk());
    }

    static QString offered(const EditorDocument &document, qsizetype caret)
    {
        return completing::labels(completionsIn(document, caret));
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestBlockCompletion)
#include "tst_blockcompletion.moc"
