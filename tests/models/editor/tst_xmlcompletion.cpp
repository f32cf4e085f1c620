// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "tests/models/editor/completing.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const FieldSchema &schema()
{
    static const auto catalog = ProtocolCatalog::load();
    return catalog->kind(u"native.request"_s)->fields;
}

Completions at(const QByteArray &text)
{
    return completing::at(text, Format::Xml, schema());
}

} // namespace

class TestXmlCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void offersValidCompletions_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("empty file") << "^"_ba << u"agent_request"_s;
        QTest::newRow("root") << "<?xml version=\"1.0\"?>\n<a^"_ba << u"agent_request"_s;
        QTest::newRow("elements in their order")
            << "<agent_request>\n  <^"_ba
            << u"mode original_intent current_task_summary workflow task_details constraints deliverables backlog_notes"_s;
        QTest::newRow("begun element") << "<agent_request>\n  <mo^"_ba << u"mode"_s;
        QTest::newRow("begun before a line that goes on")
            << "<agent_request>\n  <mo^\n  <workflow>TDD</workflow>\n</agent_request>"_ba
            << u"mode"_s;
        QTest::newRow("what comes next first, not what is there")
            << "<agent_request>\n<mode>spawn</mode><workflow/><^\n<deliverables></deliverables></agent_request>"_ba
            << u"task_details constraints backlog_notes original_intent current_task_summary"_s;
        QTest::newRow("elements in blank text")
            << "<agent_request><mode>spawn</mode>\n  ^\n</agent_request>"_ba
            << u"original_intent current_task_summary workflow task_details constraints deliverables backlog_notes"_s;
        QTest::newRow("elements by a word")
            << "<agent_request>back^</agent_request>"_ba << u"backlog_notes"_s;
        QTest::newRow("an element repeats in a list")
            << "<agent_request><constraints><constraint>x</constraint><^</constraints>"_ba
            << u"constraint"_s;
        QTest::newRow("a choice repeats in a list")
            << "<agent_request><deliverables><report>x</report><^"_ba << u"file decision report"_s;
        QTest::newRow("value of an element") << "<agent_request><mode>^</mode></agent_request>"_ba
                                             << u"spawn conversation_only blocking"_s;
        QTest::newRow("begun value")
            << "<agent_request><workflow> s^ </workflow>"_ba << u"SPIKE standard"_s;
        QTest::newRow("value without an end tag") << "<agent_request><mode>bl^"_ba << u"blocking"_s;
        QTest::newRow("no choice") << "<agent_request><task_details>^</task_details>"_ba << u""_s;
        QTest::newRow("attributes, suggested first")
            << "<agent_request ^>"_ba
            << u"session_id parent_agent target_agent version priority estimated_duration max_retries notify_on_completion depends_on timeout"_s;
        QTest::newRow("without existing elements")
            << "<agent_request session_id=\"x\" ^ priority='low'\n timeout=\"1h\">"_ba
            << u"parent_agent target_agent version estimated_duration max_retries notify_on_completion depends_on"_s;
        QTest::newRow("begun attribute in an open tag")
            << "<agent_request>\n<deliverables>\n<file pa^\n</deliverables>"_ba << u"path"_s;
        QTest::newRow("attribute of an item")
            << "<agent_request><deliverables><file path=\"x\" ^>"_ba << u"required"_s;
        QTest::newRow("value of an attribute")
            << "<agent_request><deliverables><file required=\"^\">"_ba << u"true false"_s;
        QTest::newRow("suggested value")
            << "<agent_request priority='^'>"_ba << u"high medium low"_s;
        QTest::newRow("value without its quote")
            << "<agent_request priority=\"h^\n  <mode>"_ba << u"high"_s;
        QTest::newRow("end tag") << "<agent_request><mode>spawn</^"_ba << u"mode"_s;
        QTest::newRow("end tag of what is still open")
            << "<agent_request><mode>spawn</mode>\n</a^"_ba << u"agent_request"_s;
        QTest::newRow("with a prefix")
            << "<h:agent_request xmlns:h='urn:x'>\n<h:mode>spawn</h:mode><h:ori^"_ba
            << u"original_intent"_s;
        QTest::newRow("prefix alone")
            << "<h:agent_request xmlns:h='urn:x'><h:constraints><h:^"_ba << u"constraint"_s;
        QTest::newRow("unknown element") << "<agent_request><other><^"_ba << u""_s;
        QTest::newRow("comment") << "<agent_request><!-- <mo^ -->"_ba << u""_s;
        QTest::newRow("behind a comment") << "<agent_request><!-- <mode> --><mo^"_ba << u"mode"_s;
        QTest::newRow("CDATA") << "<agent_request><mode><![CDATA[^]]></mode>"_ba << u""_s;
        QTest::newRow("instruction") << "<agent_request><?mo ^?>"_ba << u""_s;
        QTest::newRow("directly behind a value") << "<agent_request priority=\"low\"^>"_ba << u""_s;
        QTest::newRow("behind the end") << "<agent_request></agent_request>\n<^"_ba << u""_s;
    }

    void offersValidCompletions()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, expected);
        QCOMPARE(completing::labels(at(text)), expected);
    }

    void escapesInsertedTextForTheFormat_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const QByteArray &text, const QByteArray &after) {
            QTest::newRow(name) << text << after;
        };
        row("element with its end", "<agent_request>\n  <mo^", "<agent_request>\n  <mode>^</mode>");
        row("element in blank text", "<agent_request>\n  ^\n</agent_request>",
            "<agent_request>\n  <mode>^</mode>\n</agent_request>");
        row("element in place of a word", "<agent_request>\n  mo^\n</agent_request>",
            "<agent_request>\n  <mode>^</mode>\n</agent_request>");
        row("only the name of a whole element", "<agent_request><mo^x>spawn</mox></agent_request>",
            "<agent_request><mode^>spawn</mox></agent_request>");
        row("only the name before attributes", "<agent_request><deliverables><fi^ path='x'",
            "<agent_request><deliverables><file^ path='x'");
        row("element that holds others", "<agent_request>\n  <constr^",
            "<agent_request>\n  <constraints>\n    ^\n  </constraints>");
        row("element with an attribute that it needs", "<agent_request><deliverables><fi^",
            "<agent_request><deliverables><file path=\"^\"></file>");
        row("attribute", "<agent_request pri^>", "<agent_request priority=\"^\">");
        row("attribute that has its value", "<agent_request pri^='low'>",
            "<agent_request priority^='low'>");
        row("value in its quotes", "<agent_request priority='h^x' timeout='1h'>",
            "<agent_request priority='high^' timeout='1h'>");
        row("value without its quote", "<agent_request priority='h^",
            "<agent_request priority='high'^");
        row("the whole old text", "<agent_request><mode> spa^xyz </mode>",
            "<agent_request><mode> spawn^ </mode>");
        row("end tag", "<agent_request><mode>spawn</^", "<agent_request><mode>spawn</mode>^");
        row("end tag that is closed", "<agent_request><mode>spawn</m^>",
            "<agent_request><mode>spawn</mode^>");
        row("with the root's prefix", "<h:agent_request><h:constraints><h:co^",
            "<h:agent_request><h:constraints><h:constraint>^</h:constraint>");
        row("with the prefix that was not typed", "<h:agent_request>\n<mo^",
            "<h:agent_request>\n<h:mode>^</h:mode>");
    }

    void escapesInsertedTextForTheFormat()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, after);
        QCOMPARE(completing::accepted(text, Format::Xml, schema()), after);
    }

    void explainsTheOfferedItems()
    {
        const CompletionItem item = at("<agent_request><mo^").items.front();
        QCOMPARE(item.title, u"Mode"_s);
        QVERIFY(item.isKey && item.isRequired);
        QVERIFY(!item.help.isEmpty());
        QVERIFY(!at("<agent_request><backlog^").items.front().isRequired);
    }

    void acceptsAnyCaretInAnyPartialText()
    {
        const QByteArray text = "\xEF\xBB\xBF<?x?><!DOCTYPE a><h:agent_request a='<' b=\"\" c "
                                "priority = 'l'><!-- - --><![CDATA[x]]></ ><h:mode>&lt;\xC3\xA4"
                                "</h:mode><h:deliverables/></x></h:agent_request>< \xF0\x9F";
        completing::surviveEveryPlaceOfEveryCut(text, Format::Xml, schema());
    }
};

QTEST_APPLESS_MAIN(TestXmlCompletion)
#include "tst_xmlcompletion.moc"
