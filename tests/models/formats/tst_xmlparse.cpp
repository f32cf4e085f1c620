// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/models/formats/markedtext.h"
#include "tests/models/formats/treeinvariants.h"
#include "tests/models/formats/xmlshapes.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class tst_XmlParse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void namesAndValuesHaveTheirByteRanges_data();
    void namesAndValuesHaveTheirByteRanges();
    void elementsAreMapsTextsAndLists_data();
    void elementsAreMapsTextsAndLists();
    void mixedTextIsShownAndEditable_data();
    void mixedTextIsShownAndEditable();
    void anItemOfAListHasTheRangeOfItsName();
    void theDocumentIncludesTextAroundItsRoot();
    void positionsBelongToTheInnermostNode();
    void theOptionsAreKept();
};

void tst_XmlParse::namesAndValuesHaveTheirByteRanges_data()
{
    QTest::addColumn<QByteArray>("marked");
    const auto row = [](const char *name, const char *marked) {
        QTest::newRow(name) << QByteArray(marked);
    };
    row("text", "<‹a›>«x»</a>");
    row("empty text", "<‹a›>«»</a>\n");
    row("empty-element tag", "<‹a› «»/>");
    row("empty-element tag with attributes", "<‹a› ‹b›=\"«1»\" ‹c› = '«»' />");
    row("elements", "<‹a›>\n  <‹b›>«x»</b>\n  <‹c›>«y»</c >\n</a>\n");
    row("attribute and text", "<‹a› ‹b›='«\"»'>« t »</a>");
    row("line ends",
        "\xEF\xBB\xBF<‹a›\r\n  ‹b›=\"«1\r\n2»\">\r\n<‹c›>«\r\n x\r\n y\r\n»</c>\r\n</a>\r\n");
    row("not ASCII", "<‹ä› ‹ö›=\"«ü😀»\"><‹ß›>«日本»</ß><‹b›>«é»</b></ä>");
    row("references", "<‹a›>«1 &lt; 2 &#38; &#x1F600;»</a>");
    row("CDATA", "<‹a›>«<![CDATA[<b>&]]>»</a>");
    row("around the root",
        "<?xml version=\"1.0\"?>\n<!-- <x> -->\n<?p <y>?><‹a›>«x»</a>\n<!--e-->\n");
    row("inside", "<‹a›><!-- <x> --><‹b›>«x»</b><?p <y>?></a>");
    row("prefixes", "<‹p:a› ‹xmlns:p›=\"«urn:x»\"><‹p:b› ‹p:c›='«1»'>«x»</p:b></p:a>");
}

void tst_XmlParse::namesAndValuesHaveTheirByteRanges()
{
    QFETCH(const QByteArray, marked);
    const MarkedText expected = MarkedText::read(marked);
    const ParsedText parsed = parse(expected.bytes, Format::Xml);
    QVERIFY2(parsed.issues.empty(),
             parsed.issues.empty() ? "" : qPrintable(parsed.issues.front().message));
    QCOMPARE(TreeInvariants::violation(expected.bytes, parsed), QString());
    QCOMPARE(MarkedText::of(expected.bytes, parsed).written(), marked);
}

void tst_XmlParse::elementsAreMapsTextsAndLists_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *name, const char *xml, const char *json) {
        QTest::newRow(name) << QByteArray(xml) << QByteArray(json);
    };
    row("text", "<a>x</a>", R"({"a": "x"})");
    row("blanks are kept", "<a> x  y </a>", R"({"a": " x  y "})");
    row("nothing", "<a></a>", R"({"a": ""})");
    row("an empty-element tag is null", "<a/>", R"({"a": null})");
    row("nothing but a comment", "<a> <!-- b --> </a>", R"({"a": null})");
    row("attributes", "<a b='1' c:d=''/>", R"({"a": {"@b": "1", "@c:d": ""}})");
    row("attribute and text", "<a b='1'>x</a>", R"({"a": {"@b": "1", "#text": "x"}})");
    row("attribute and blank text", "<a b='1'> \n </a>", R"({"a": {"@b": "1"}})");
    row("elements", "<a> <b>1</b>\n<c/> </a>", R"({"a": {"b": "1", "c": null}})");
    row("a name again", "<a><b>1</b><c/><b>2</b><b>3</b></a>",
        R"({"a": {"b": "1", "c": null, "b[2]": "2", "b[3]": "3"}})");
    row("mixed", "<a>x <b>1</b> y <b/> </a>",
        R"({"a": {"#text": "x ", "b": "1", "#text[2]": " y ", "b[2]": null}})");
    row("entities", "<a b='&quot;&#9;&#10;'>&lt;&gt;&amp;&apos;&#x1F600;&#65;</a>",
        R"({"a": {"@b": "\"\t\n", "#text": "<>&'😀A"}})");
    row("blanks of an attribute", "<a b='1\t2\n3\r\n4'/>", R"({"a": {"@b": "1 2 3 4"}})");
    row("line ends", "<a>1\r\n2\r3\n4&#13;</a>", R"({"a": "1\n2\n3\n4\r"})");
    row("CDATA", "<a><![CDATA[<b> & ]] ]]></a>", R"({"a": "<b> & ]] "})");
    row("empty CDATA", "<a><![CDATA[]]></a>", R"({"a": ""})");
    row("CDATA within text", "<a>x <![CDATA[<]]> y<![CDATA[&]]></a>", R"({"a": "x < y&"})");
    row("CDATA on a line of its own", "<a>\n  <![CDATA[<x>]]>\n</a>", R"({"a": "<x>"})");
    row("lines within CDATA", "<a><![CDATA[\n  x\n    y\n]]></a>", R"({"a": "x\n  y"})");
    row("an indented text", "<a>\n    x\n      y\n\n    z\n  </a>", R"({"a": "x\n  y\n\nz"})");
    row("an indented text in CRLF", "<a>\r\n    x\r\n    y\r\n  </a>", R"({"a": "x\ny"})");
    row("an indented text behind a blank", "<a> \n  x</a>", R"({"a": "x"})");
    row("a blank that is written by its number is no layout", "<a>\n  &#32;x\n  y\n  </a>",
        R"({"a": " x\ny"})");
    row("an indented text with lines of blanks", "<a>\n  x\n \n    \n  </a>",
        R"({"a": "x\n\n  "})");
    row("nothing but line ends", "<a>\n\n  </a>", R"({"a": ""})");
    row("a list", "<r><c><i>1</i><i b=''>2</i><i/></c></r>",
        R"({"r": {"c": ["1", {"@b": "", "#text": "2"}, null]}})");
    row("an empty list", "<r><c> <!-- none --> </c></r>", R"({"r": {"c": []}})");
    row("a list that is not written", "<r><c/></r>", R"({"r": {"c": null}})");
    row("a list with something else", "<r><c><i>1</i><j/><i>2</i></c></r>",
        R"({"r": {"c": {"i": "1", "j": null, "i[2]": "2"}}})");
    row("a list with text", "<r><c><i>1</i> x</c></r>",
        R"({"r": {"c": {"i": "1", "#text": " x"}}})");
    row("a list with an attribute", "<r><c b=''><i>1</i></c></r>",
        R"({"r": {"c": {"@b": "", "i": "1"}}})");
    row("a list elsewhere", "<s><c><i>1</i></c></s>", R"({"s": {"c": {"i": "1"}}})");
    row("a choice", "<r><d><f>1</f><g h=''/><f>2</f></d></r>",
        R"({"r": {"d": [{"f": "1"}, {"g": {"@h": ""}}, {"f": "2"}]}})");
    row("a choice with something else", "<r><d><f/>x<h>2</h></d></r>",
        R"({"r": {"d": [{"f": null}, {"#text": "x"}, {"h": "2"}]}})");
    row("the target namespace", "<t:r xmlns:t='urn:t' t:x=''><t:c><t:i>1</t:i></t:c><u/></t:r>",
        R"({"r": {"@xmlns:t": "urn:t", "@t:x": "", "c": ["1"], "u": null}})");
    row("the default namespace", "<r xmlns='urn:t'><c><i>1</i></c></r>",
        R"({"r": {"@xmlns": "urn:t", "c": ["1"]}})");
    row("another namespace", "<r xmlns='urn:u'><c><i>1</i></c></r>",
        R"({"r": {"@xmlns": "urn:u", "c": {"i": "1"}}})");
    row("foreign elements", "<r xmlns:o='urn:o'><o:x>1</o:x><y xmlns:o='urn:t'><o:z/></y></r>",
        R"({"r": {"@xmlns:o": "urn:o", "o:x": "1", "y": {"@xmlns:o": "urn:t", "z": null}}})");
}

void tst_XmlParse::elementsAreMapsTextsAndLists()
{
    QFETCH(const QByteArray, xml);
    QFETCH(const QByteArray, json);
    const ParsedText parsed = parse(xml, Format::Xml, xmlTestOptions());
    QVERIFY(parsed.isComplete());
    QCOMPARE(TreeInvariants::violation(xml, parsed), QString());
    const ParsedText expected = parse(json, Format::Json);
    QVERIFY(expected.isComplete());
    QVERIFY(parsed.documents.front().tree.toValue() == expected.documents.front().tree.toValue());
}

void tst_XmlParse::mixedTextIsShownAndEditable_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<QString>("at");
    QTest::addColumn<QString>("text");
    QTest::newRow("elements in the text")
        << QByteArray("<a>see <b>x</b> there</a>") << u"/a/#text[2]"_s << u" there"_s;
    QTest::newRow("a comment in the text")
        << QByteArray("<a>x<!-- y --> z</a>") << u"/a"_s << u"x z"_s;
    QTest::newRow("an instruction in the text")
        << QByteArray("<a>x<?y z?></a>") << u"/a"_s << u"x"_s;
    QTest::newRow("a comment beside attributes")
        << QByteArray("<a b=''>x<!-- y --> z</a>") << u"/a/#text"_s << u"x z"_s;
}

void tst_XmlParse::mixedTextIsShownAndEditable()
{
    QFETCH(const QByteArray, xml);
    QFETCH(const QString, at);
    QFETCH(const QString, text);
    const ParsedText parsed = parse(xml, Format::Xml);
    QVERIFY(parsed.issues.empty());
    const Tree &tree = parsed.documents.front().tree;
    const NodeId id = tree.find(*JsonPointer::parse(at));
    QVERIFY(id != noNode);
    QCOMPARE(tree.at(id).text, text);
    QVERIFY(tree.at(id).isEditable);
}

void tst_XmlParse::anItemOfAListHasTheRangeOfItsName()
{
    const QByteArray xml = "<r><c><i>1</i></c><d><f>2</f></d></r>";
    const ParsedText parsed = parse(xml, Format::Xml, xmlTestOptions());
    const Tree &tree = parsed.documents.front().tree;
    const Node &item = tree.at(tree.find(*JsonPointer::parse(u"/r/c/0"_s)));
    QCOMPARE(item.key, QString());
    QVERIFY((item.keyRange == ByteRange{7, 8}));
    const Node &choice = tree.at(tree.find(*JsonPointer::parse(u"/r/d/0"_s)));
    QVERIFY(choice.keyRange.isEmpty());
    QVERIFY((choice.range == ByteRange{xml.indexOf("<f"), xml.indexOf("</d")}));
}

void tst_XmlParse::theDocumentIncludesTextAroundItsRoot()
{
    const QByteArray xml = "<?xml version=\"1.0\"?>\n<a>x</a>\n";
    const ParsedText parsed = parse(xml, Format::Xml);
    const SourceDocument &document = parsed.documents.front();
    QVERIFY((document.range == ByteRange{0, xml.size()}));
    QVERIFY((document.tree.root().range == ByteRange{22, 30}));
    QCOMPARE(document.tree.root().type, ValueType::Map);
    QCOMPARE(document.tree.root().children.size(), size_t(1));
}

void tst_XmlParse::positionsBelongToTheInnermostNode()
{
    const QByteArray xml = "<r><b x='1'>t</b><c><i>2</i><i>3</i></c></r>";
    const ParsedText parsed = parse(xml, Format::Xml, xmlTestOptions());
    const Tree &tree = parsed.documents.front().tree;
    const auto at = [&](const char *text) {
        return tree.pointerTo(tree.nodeAt(xml.indexOf(text))).toString();
    };
    QCOMPARE(at("r>"), u"/r"_s);
    QCOMPARE(at("b x"), u"/r/b"_s);
    QCOMPARE(at("1'"), u"/r/b/@x"_s);
    QCOMPARE(at("t<"), u"/r/b/#text"_s);
    QCOMPARE(at("i>3"), u"/r/c/1"_s);
    QCOMPARE(at("3<"), u"/r/c/1"_s);
}

void tst_XmlParse::theOptionsAreKept()
{
    const ParsedText parsed = parse("<r/>", Format::Xml, xmlTestOptions());
    QVERIFY(parsed.options == xmlTestOptions());
    const std::atomic_bool stop = true;
    QVERIFY(parse("<r/>", Format::Xml, {}, &stop).documents.empty());
}

QTEST_GUILESS_MAIN(tst_XmlParse)
#include "tst_xmlparse.moc"
