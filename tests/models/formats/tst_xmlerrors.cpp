// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmlcharacters.h"
#include "models/formats/xml/xmlmistakes.h"
#include "models/parsing/parse.h"
#include "tests/models/formats/markedtext.h"
#include "tests/models/formats/onlyissue.h"
#include "tests/models/formats/treeinvariants.h"
#include "tests/models/formats/xmlshapes.h"
#include "tests/threadtime.h"

#include <QRegularExpression>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class tst_XmlErrors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void anExampleIsRecognisedAsItsOwnMistake_data();
    void anExampleIsRecognisedAsItsOwnMistake();
    void aMistakeIsNamedWhereItIsAndFixed_data();
    void aMistakeIsNamedWhereItIsAndFixed();
    void mistakesThatReadersTolerateAreNotFatal_data();
    void mistakesThatReadersTolerateAreNotFatal();
    void theReadablePartIsInTheTree_data();
    void theReadablePartIsInTheTree();
    void aForbiddenCharacterIsFoundAnywhere();
    void severalMistakesAreFoundAtOnce();
    void eachUnclosedElementIsNamed();
    void thousandsOfMistakesAreReportedOnce();
    void manyMistakesAreFixedTogether_data();
    void manyMistakesAreFixedTogether();
    void readingStopsWhereThereAreTooMany();
    void readingTimeIsLinearInTheLength_data();
    void readingTimeIsLinearInTheLength();
    void refusesADoctypeWithoutExpandingIt_data();
    void refusesADoctypeWithoutExpandingIt();
    void refusesDeepNesting();
    void refusesMoreThanAThousandAttributes();
};

void tst_XmlErrors::anExampleIsRecognisedAsItsOwnMistake_data()
{
    QTest::addColumn<int>("index");
    for (const xml::MistakeRow &row : xml::mistakes()) {
        QTest::newRow(row.name) << int(row.mistake);
    }
}

/// The message contains each part of the example between its place markers.
void tst_XmlErrors::anExampleIsRecognisedAsItsOwnMistake()
{
    QFETCH(const int, index);
    const xml::MistakeRow &row = xml::mistakes()[index];
    QCOMPARE(row.name, QTest::currentDataTag());
    QByteArray example = row.example;
    if (row.mistake == xml::Mistake::TooDeep) {
        example = QByteArray("<a>").repeated(201) + QByteArray("</a>").repeated(201);
    } else if (row.mistake == xml::Mistake::TooManyAttributes) {
        example = "<a";
        for (int i = 0; i <= 1000; ++i) {
            example += " b" + QByteArray::number(i) + "=''";
        }
        example += "/>";
    }
    const ParsedText parsed = parse(example, Format::Xml);
    QVERIFY(!parsed.issues.empty());
    const SyntaxIssue &issue = parsed.issues.front();
    QCOMPARE(issue.rule, QLatin1StringView(row.rule));
    static const QRegularExpression marker(u"%L?\\d"_s);
    const QStringList parts = QString::fromUtf8(row.message).split(marker);
    qsizetype at = 0;
    for (const QString &part : parts) {
        at = issue.message.indexOf(part, at);
        QVERIFY2(at >= 0, qPrintable(issue.message));
        at += part.size();
    }
    const ParsedText fixed = parse(*applied(example, issue.fix), Format::Xml);
    QCOMPARE(fixed.issues.empty(), !issue.fix.empty());
}

void tst_XmlErrors::aMistakeIsNamedWhereItIsAndFixed_data()
{
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QByteArray>("fixed");
    const auto row = [](const char *name, const char *marked, const char *message,
                        const char *fixed = "") {
        QTest::newRow(name) << QByteArray(marked) << QString::fromUtf8(message)
                            << QByteArray(fixed);
    };
    row("bare ampersand", "<a>\nx «&» y</a>", "Line 2 holds a bare &,", "<a>\nx &amp; y</a>");
    row("ampersand before a word", "<a>AT«&»T</a>", "Line 1 holds a bare &,", "<a>AT&amp;T</a>");
    row("ampersand in an attribute", "<a b='x«&»y'/>", "Line 1 holds a bare &,",
        "<a b='x&amp;y'/>");
    row("bare less", "<a>1 «<» 2</a>", "Line 1 holds a bare <,", "<a>1 &lt; 2</a>");
    row("unknown entity", "<a>x«&nbsp;»y</a>", "The entity &nbsp; on line 1 is not known");
    row("impossible number", "<a>«&#0;»</a>", "&#0; on line 1 is not the number of a character");
    row("too large a number", "<a>«&#x99999999999;»</a>",
        "&#x99999999999; on line 1 is not the number");
    row("forbidden character", "<a>«\x01»</a>",
        "Line 1 holds the character U+0001, which XML forbids");
    row("forbidden beyond ASCII", "<a b='«\xEF\xBF\xBE»'/>", "Line 1 holds the character U+FFFE");
    row("end of a section", "<a>x«]]>»</a>", "Line 1 holds ]]> in a text", "<a>x]]&gt;</a>");
    row("end of a section within it", "<a><![CDATA[f(\"«]]>»\");\n a < b && c]]> </a>",
        "The CDATA section ends at ]]> on line 1, and a second ]]> follows on line 2.",
        "<a><![CDATA[f(\"]]]]><![CDATA[>\");\n a < b && c]]> </a>");
    row("misspelt end tag", "<a>\n<mode>x</«mod»></a>",
        "The end tag </mod> on line 2 does not close <mode>, which line 2 opens. Write </mode>",
        "<a>\n<mode>x</mode></a>");
    row("unclosed inside", "<a>\n<«b»>x\n</a>",
        "The element <b>, which line 2 opens, is not closed before </a> on line 3. Insert </b>",
        "<a>\n<b>x</b>\n</a>");
    row("unclosed before others", "<a>\n<«b»>x y\n <c>z</c>\n</a>",
        "The element <b>, which line 2 opens, is not closed before </a> on line 4. Insert </b>",
        "<a>\n<b>x y</b>\n <c>z</c>\n</a>");
    row("unclosed before a sibling", "<a>\n<«b»>text\n<c>x</c>\n</a>",
        "The element <b>, which line 2 opens, is not closed before </a> on line 4. Insert </b>",
        "<a>\n<b>text</b>\n<c>x</c>\n</a>");
    row("unclosed around others", "<a><«b»>\n<c>z</c></a>",
        "The element <b>, which line 1 opens, is not closed before </a> on line 2. Insert </b>");
    row("stray end tag", "<a/>\n«</a>»", "The end tag on line 2 closes nothing.");
    row("broken end tag", "<a>x«</a» b>", "The end tag on line 1 is not whole.");
    row("two roots", "<a/>\n«<b»/>", "A second root element begins on line 2");
    row("text before", "«x»y<a/>", "Line 1 holds text before the first element.");
    row("escaped whole", " \n«&lt;»a b=&quot;&#39;&quot;&gt;x &amp;amp; &#233;&lt;/a&gt;",
        "From line 2 on &lt; stands for each <", " \n<a b=\"'\">x &amp; &#233;</a>");
    row("escaped before markup", "«&»lt;a/&gt;<a/>", "Line 1 holds text before the first element.");
    row("text behind", "<a/>\n«x»y", "Line 2 contains text after the end of the root element.");
    row("CDATA outside", "<a/>«<![CDATA[»]]>", "The CDATA section on line 1 is outside");
    row("empty", "«»", "There is no element in this XML document.");
    row("comment alone", "<!-- x -->«»", "There is no element in this XML document.");
    row("junk in a tag", "<a «\"»x\"/>", "Line 1 contains \" within the tag <a,");
    row("no-break space in a tag", "<a«\u00a0»b=\"\u00a0\"\u00a0c=\"\"/>",
        "Line 1 holds a no-break space within the tag <a", "<a b=\"\u00a0\" c=\"\"/>");
    row("tag in a tag", "<a «<»b/>", "Line 1 contains < within the tag <a,");
    row("no value", "<a «b»/>", "The attribute b on line 1 has no value. Write b=\"…\", or");
    row("no quotes", "<a b=«c»/>", "The value of the attribute b on line 1 is not in quotes.",
        "<a b=\"c\"/>");
    row("open quote", "<a b=«\"»c>\n<d e=\"f\"/></a>",
        "The value of the attribute b on line 1 has no closing quote before the next <.");
    row("no blank", "<a b=''«c»=''/>", "A blank is missing before an attribute on line 1.",
        "<a b='' c=''/>");
    row("no blank behind a value that holds a name", "<a b='x\xe2\x80\x99 c='«d»=''/>",
        "A blank is missing before an attribute on line 1.");
    row("attribute twice", "<a b='1'\n«b»='2'/>",
        "The attribute b occurs twice in the tag on line 2.");
    row("hyphens", "<a><!-- x «--» y --></a>", "The comment on line 1 holds two hyphens");
    row("hyphen at the end", "<a><!-- x «--»-></a>", "The comment on line 1 holds two hyphens");
    row("open comment", "<a>\n«<!--» x </a>", "The comment that begins on line 2 never ends.");
    row("open CDATA", "<a>«<![CDATA[» x </a>",
        "The CDATA section that begins on line 1 never ends.");
    row("open instruction", "<a>«<?»x </a>", "The processing instruction that begins on line 1");
    row("nameless instruction", "<a>«<?» x?></a>", "The processing instruction on line 1 does not");
    row("late declaration", "\n<?«xml» version='1.0'?><a/>",
        "The XML declaration on line 2 is not at the very beginning.", "<?xml version='1.0'?><a/>");
    row("wrong declaration", "«<?xml?>»<a/>", "The XML declaration on line 1 is not right.");
    row("no markup", "<a>«<!»x></a>", "On line 1 no tag, comment or declaration begins after <.");
}

void tst_XmlErrors::aMistakeIsNamedWhereItIsAndFixed()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, message);
    QFETCH(const QByteArray, fixed);
    const MarkedText text = MarkedText::read(marked);
    const ParsedText parsed = parse(text.bytes, Format::Xml);
    QCOMPARE(mismatchOfIssue(text, parsed, u"xml.syntax"_s, message), QString());
    QVERIFY(!parsed.documents.front().isComplete);
    QVERIFY(!parsed.isComplete());
    const SyntaxIssue &issue = parsed.issues.front();
    QVERIFY2(!issue.message.contains(u'%'), qPrintable(issue.message));
    QCOMPARE(issue.fix.empty(), fixed.isEmpty());
    if (!fixed.isEmpty()) {
        QVERIFY(!issue.fixTitle.isEmpty());
        QCOMPARE(*applied(text.bytes, issue.fix), fixed);
        QVERIFY(parse(fixed, Format::Xml).isComplete());
    }
}

void tst_XmlErrors::mistakesThatReadersTolerateAreNotFatal_data()
{
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QByteArray>("fixed");
    QTest::newRow("prefix of an element")
        << QByteArray("<a><«p:b»/></a>") << u"xml.namespace"_s << QByteArray();
    QTest::newRow("prefix of an attribute")
        << QByteArray("<a «p:b»=''/>") << u"xml.namespace"_s << QByteArray();
    QTest::newRow("prefix out of reach")
        << QByteArray("<a><b xmlns:p='x'/><«p:b»/></a>") << u"xml.namespace"_s << QByteArray();
    QTest::newRow("two colons") << QByteArray("<«a:b:c» xmlns:a='x'/>") << u"xml.namespace"_s
                                << QByteArray();
    QTest::newRow("encoding") << QByteArray("<?xml version='1.0' encoding='«latin1»'?><a>ü</a>")
                              << u"xml.encoding"_s
                              << QByteArray("<?xml version='1.0' encoding='UTF-8'?><a>ü</a>");
}

void tst_XmlErrors::mistakesThatReadersTolerateAreNotFatal()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, rule);
    QFETCH(const QByteArray, fixed);
    const MarkedText text = MarkedText::read(marked);
    const ParsedText parsed = parse(text.bytes, Format::Xml);
    QVERIFY(parsed.isComplete());
    QVERIFY(parsed.documents.front().isComplete);
    QCOMPARE(parsed.issues.size(), 1u);
    const SyntaxIssue &issue = parsed.issues.front();
    QCOMPARE(issue.rule, rule);
    QCOMPARE((MarkedText{text.bytes, {}, {issue.range}}.written()), marked);
    if (!fixed.isEmpty()) {
        QCOMPARE(*applied(text.bytes, issue.fix), fixed);
        QVERIFY(parse(fixed, Format::Xml).issues.empty());
    }
}

void tst_XmlErrors::theReadablePartIsInTheTree_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<QByteArray>("json");
    const auto row = [](const char *xml, const char *json) {
        QTest::newRow(xml) << QByteArray(xml) << QByteArray(json);
    };
    row("<a>x & y</a>", R"({"a": "x & y"})");
    row("<a>1 < 2 &nbsp; 3</a>", R"({"a": "1 < 2 &nbsp; 3"})");
    row("<a><b>x</c><d>y</d></a>", R"({"a": {"b": "x", "d": "y"}})");
    row("<a><b><c>x</a>", R"({"a": {"b": {"c": "x"}}})");
    row("<a><b>x</b><c>y", R"({"a": {"b": "x", "c": "y"}})");
    row("<a><b>x</b><c d='", R"({"a": {"b": "x"}})");
    row("<a><b>x</b><!--", R"({"a": {"b": "x"}})");
    row("<r><c><i>x</i><i>y", R"({"r": {"c": ["x", "y"]}})");
    row("<a b=c d>x</a>", R"({"a": {"@b": "c", "@d": "", "#text": "x"}})");
    row("<a/>x", R"({"a": null})");
}

void tst_XmlErrors::theReadablePartIsInTheTree()
{
    QFETCH(const QByteArray, xml);
    QFETCH(const QByteArray, json);
    const ParsedText parsed = parse(xml, Format::Xml, xmlTestOptions());
    QVERIFY(!parsed.isComplete());
    QCOMPARE(TreeInvariants::violation(xml, parsed), QString());
    const ParsedText expected = parse(json, Format::Json);
    QVERIFY(parsed.documents.front().tree.toValue() == expected.documents.front().tree.toValue());
}

void tst_XmlErrors::aForbiddenCharacterIsFoundAnywhere()
{
    for (qsizetype at = 0; at < 200; ++at) {
        const QByteArray before = QByteArray("\u00E4").repeated(at % 3).rightJustified(at, '\n');
        for (const char *bad : {"\x01", "\x1F", "\uFFFE", "\uFFFF"}) {
            const QByteArray bytes = before + bad + QByteArray(200 - at, '\t');
            QCOMPARE(xml::firstForbidden(bytes, {0, bytes.size()}), before.size());
        }
        const QByteArray bytes = before + "\uFFFD\uFEFF\r" + QByteArray(200 - at, '~');
        QCOMPARE(xml::firstForbidden(bytes, {0, bytes.size()}), -1);
    }
}

void tst_XmlErrors::severalMistakesAreFoundAtOnce()
{
    const QByteArray xml = "<a>x & y<b c=d/> & </e>";
    const ParsedText parsed = parse(xml, Format::Xml);
    QCOMPARE(parsed.issues.size(), 4u);
    TextEdits fixes;
    for (const SyntaxIssue &issue : parsed.issues) {
        fixes.insert(fixes.end(), issue.fix.begin(), issue.fix.end());
    }
    QCOMPARE(*applied(xml, fixes), QByteArray("<a>x &amp; y<b c=\"d\"/> &amp; </a>"));
}

void tst_XmlErrors::eachUnclosedElementIsNamed()
{
    const ParsedText parsed = parse("<a><b><c>z</a>", Format::Xml);
    QStringList expected;
    for (const SyntaxIssue &issue : parsed.issues) {
        expected.append(issue.expected);
        QVERIFY(issue.fix.empty()); // the place of each end is not known
    }
    QCOMPARE(expected, (QStringList{u"</b>"_s, u"</c>"_s}));
}

void tst_XmlErrors::thousandsOfMistakesAreReportedOnce()
{
    const QByteArray xml = "<a>" + QByteArray("& <p:x/>").repeated(20'000) + "</a>";
    const ParsedText parsed = parse(xml, Format::Xml);
    QCOMPARE(parsed.issues.size(), 201u);
    const auto more = std::ranges::find(parsed.issues, u"xml.more"_s, &SyntaxIssue::rule);
    QVERIFY(more != parsed.issues.end());
    QVERIFY2(more->message.startsWith(u"39800 more"_s), qPrintable(more->message));
    QVERIFY(!parsed.isComplete());
}

void tst_XmlErrors::manyMistakesAreFixedTogether_data()
{
    QTest::addColumn<QByteArray>("raw");
    QTest::addColumn<QByteArray>("corrected");
    QTest::newRow("ampersands") << QByteArray("& ") << QByteArray("&amp; ");
    QTest::newRow("less-than sign") << QByteArray("< ") << QByteArray("&lt; ");
}

void tst_XmlErrors::manyMistakesAreFixedTogether()
{
    QFETCH(const QByteArray, raw);
    QFETCH(const QByteArray, corrected);
    const QByteArray xml = "<a>" + raw.repeated(300) + "</a>";
    const ParsedText parsed = parse(xml, Format::Xml);
    QCOMPARE(parsed.issues.size(), 101u);
    TextEdits edits;
    for (const SyntaxIssue &issue : parsed.issues) {
        QVERIFY(!issue.fixTitle.isEmpty());
        edits.insert(edits.end(), issue.fix.begin(), issue.fix.end());
    }
    QCOMPARE(edits.size(), 300u);
    QCOMPARE(applied(xml, edits).value(), "<a>" + corrected.repeated(300) + "</a>");
}

void tst_XmlErrors::readingStopsWhereThereAreTooMany()
{
    const ParsedText parsed =
        parse("<a>" + QByteArray("& ").repeated(1'000'000) + "</a>", Format::Xml);
    QCOMPARE(parsed.issues.size(), 101u);
    QVERIFY2(parsed.issues.back().message.startsWith(u"There are more than 100"_s),
             qPrintable(parsed.issues.back().message));
    QVERIFY(!parsed.isComplete());
}

/// Twice the text takes about twice the time, with and without mistakes.
void tst_XmlErrors::readingTimeIsLinearInTheLength_data()
{
    QTest::addColumn<QByteArray>("piece");
    QTest::newRow("ampersands") << QByteArray("a & b ");
    QTest::newRow("less-than sign") << QByteArray("a < b ");
    QTest::newRow("tags") << QByteArray("<b>text</b>\n");
    QTest::newRow("attributes") << QByteArray("<b c='&'/>");
    QTest::newRow("wrong end tags") << QByteArray("<b></c>");
}

void tst_XmlErrors::readingTimeIsLinearInTheLength()
{
    QFETCH(const QByteArray, piece);
    const auto time = [&](int count) {
        const QByteArray xml = "<a>" + piece.repeated(count) + "</a>";
        const qint64 before = threadTime();
        const bool isRead = !parse(xml, Format::Xml).documents.empty();
        return isRead ? threadTime() - before : qint64(-1);
    };
    const qint64 few = time(10'000);
    const qint64 many = time(80'000);
    QVERIFY(few >= 0 && many >= 0);
    QVERIFY2(many < 24 * (few + 5), qPrintable(u"%1 ms, then %2 ms"_s.arg(few).arg(many)));
}

void tst_XmlErrors::refusesADoctypeWithoutExpandingIt_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::newRow("plain") << QByteArray("<!DOCTYPE a><a/>");
    QTest::newRow("external") << QByteArray("<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY x "
                                            "SYSTEM \"file:///etc/passwd\">]>\n<a>&x;</a>");
    QByteArray laughs = "<!DOCTYPE a [<!ENTITY l0 \"lol\">";
    for (int i = 1; i < 12; ++i) {
        const QByteArray before = "&l" + QByteArray::number(i - 1) + ';';
        laughs += "<!ENTITY l" + QByteArray::number(i) + " \"" + before.repeated(10) + "\">";
    }
    QTest::newRow("billion laughs") << laughs + "]><a>&l11;</a>";
    QTest::newRow("quadratic blow-up") << "<!DOCTYPE a [<!ENTITY x \"" + QByteArray(100'000, 'x')
            + "\">]><a>" + QByteArray("&x;").repeated(100'000) + "</a>";
}

void tst_XmlErrors::refusesADoctypeWithoutExpandingIt()
{
    QFETCH(const QByteArray, xml);
    const ParsedText parsed = parse(xml, Format::Xml);
    QCOMPARE(parsed.issues.front().rule, u"xml.doctype"_s);
    QCOMPARE(parsed.issues.front().range.begin, xml.indexOf("<!DOCTYPE"));
    QCOMPARE(applied(xml, parsed.issues.front().fix)->count("<!"), 0);
    const QByteArray body = xml.sliced(xml.indexOf("<a"));
    const bool hasEntity = body.contains('&');
    QCOMPARE(parsed.issues.size(), hasEntity ? 2u : 1u); // reported once for each name
    QCOMPARE(parsed.isComplete(), !hasEntity);
    QCOMPARE(parsed.documents.front().tree.at(1).text.count(u'&'), body.count('&'));
}

void tst_XmlErrors::refusesMoreThanAThousandAttributes()
{
    QByteArray attributes;
    for (int i = 0; i < 1000; ++i) {
        attributes += " a" + QByteArray::number(i) + "=\"\"";
    }
    QVERIFY(parse("<a" + attributes + "/>", Format::Xml).isComplete());
    const ParsedText parsed = parse("<a" + attributes + " b=\"\"/>", Format::Xml);
    QVERIFY(!parsed.isComplete());
    QVERIFY(parsed.issues.front().message.startsWith(u"The tag on line 1 has more than"_s));
}

void tst_XmlErrors::refusesDeepNesting()
{
    const auto nested = [](int depth) {
        return QByteArray("<a>").repeated(depth) + QByteArray("</a>").repeated(depth);
    };
    QVERIFY(parse(nested(200), Format::Xml).isComplete());
    const ParsedText parsed = parse(nested(1'000'000), Format::Xml);
    QCOMPARE(parsed.issues.size(), 1u);
    QCOMPARE(parsed.issues.front().rule, u"text.too-deep"_s);
    QCOMPARE(parsed.documents.front().tree.nodes.size(), size_t(201));
}

QTEST_GUILESS_MAIN(tst_XmlErrors)
#include "tst_xmlerrors.moc"
