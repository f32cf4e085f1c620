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

    void aBlockIsKnownFromItsAnalysis_data()
    {
        QTest::addColumn<qsizetype>("challenges");
        QTest::newRow("short") << few;
        QTest::newRow("long") << thousands;
    }

    void aBlockIsKnownFromItsAnalysis()
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

    void aShortBlockIsReadWhereItsAnalysisIsOld()
    {
        EditorDocument document(m_catalog);
        const qsizetype caret = open(document, few);
        QVERIFY(!document.isAnalysed());
        QVERIFY(offered(document, caret).contains(u"REJECTED"_s));
        QTRY_VERIFY(document.isAnalysed());
        insert(document, 0, "Mind this.\n\n"); // all that follows stands elsewhere now
        QVERIFY(offered(document, caret + 12).contains(u"REJECTED"_s));
    }

    void aLongBlockIsNotReadForIt()
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

private:
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
