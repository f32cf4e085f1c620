// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/parse.h"
#include "models/protocol/xsdfields.h"
#include "models/protocol/xsdschema.h"

#include "tests/memory.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QString target = u"urn:kitchen"_s;

constexpr const char *orderSchema = R"(<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:b="urn:baton:schema" xmlns="urn:kitchen" targetNamespace="urn:kitchen"
    elementFormDefault="qualified">
  <xs:include schemaLocation="parts/dish.xsd"/>
  <xs:element name="order">
    <xs:annotation><xs:documentation>What   is
      cooked.</xs:documentation></xs:annotation>
    <xs:complexType>
      <xs:sequence>
        <xs:element name="dish" type="Dish"/>
        <xs:element name="guests" type="xs:positiveInteger"/>
        <xs:element name="wish_list" minOccurs="0">
          <xs:complexType><xs:sequence>
            <xs:element name="wish" type="Text" maxOccurs="unbounded"/>
          </xs:sequence></xs:complexType>
        </xs:element>
        <xs:element name="drinks" minOccurs="0">
          <xs:complexType><xs:choice maxOccurs="unbounded">
            <xs:element name="wine" type="Wine"/>
            <xs:element name="water" type="xs:string"/>
          </xs:choice></xs:complexType>
        </xs:element>
        <xs:element name="served" type="xs:boolean">
          <xs:annotation><xs:appinfo><b:title>On the table</b:title><b:suggested>true</b:suggested></xs:appinfo></xs:annotation>
        </xs:element>
        <xs:any namespace="##other" processContents="lax" minOccurs="0" maxOccurs="unbounded"/>
      </xs:sequence>
      <xs:attribute name="table" type="xs:string" use="required"/>
      <xs:attribute name="at" type="xs:dateTime"/>
    </xs:complexType>
  </xs:element>
</xs:schema>)";

constexpr const char *dishSchema = R"(<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="urn:kitchen" targetNamespace="urn:kitchen" elementFormDefault="qualified">
  <xs:simpleType name="Dish"><xs:restriction base="xs:token">
    <xs:enumeration value="fish"/><xs:enumeration value="bread"/>
  </xs:restriction></xs:simpleType>
  <xs:simpleType name="Text"><xs:restriction base="xs:token"><xs:minLength value="1"/></xs:restriction></xs:simpleType>
  <xs:complexType name="Wine"><xs:simpleContent><xs:extension base="xs:string">
    <xs:attribute name="year" type="Text" use="required"/>
  </xs:extension></xs:simpleContent></xs:complexType>
</xs:schema>)";

Result<QByteArray> kitchenFile(const QString &name)
{
    if (name == "order.xsd"_L1) {
        return QByteArray(orderSchema);
    }
    return name == "parts/dish.xsd"_L1 ? Result<QByteArray>(QByteArray(dishSchema))
                                       : Failure{name + " is not there"_L1};
}

std::vector<XsdFile> kitchenFiles()
{
    std::vector<XsdProblem> problems;
    return readXsdFiles(u"order.xsd"_s, kitchenFile, problems);
}

std::shared_ptr<const XsdSchema> kitchen()
{
    std::vector<XsdProblem> problems;
    const std::vector<XsdFile> files = kitchenFiles();
    return XsdSchema::compile(files, xsdFields(files, {}), problems);
}

/// A tree in which every element is as good as the root.
Tree rootOnly()
{
    return parse("{\"order\": \"x\"}", Format::Json).documents.front().tree;
}

QStringList told(const XsdJudgement &judgement)
{
    static const QStringList kinds{u"missing"_s, u"empty"_s,    u"unexpected"_s, u"repeated"_s,
                                   u"order"_s,   u"place"_s,    u"enum"_s,       u"type"_s,
                                   u"text"_s,    u"elements"_s, u"root"_s,       u"other"_s};
    QStringList result;
    for (const XsdViolation &violation : judgement.violations) {
        const QStringList parts{kinds[static_cast<int>(violation.kind)], violation.name,
                                violation.allowed.join(u'|')};
        result.append(parts.join(u' ').trimmed());
    }
    return result;
}

QByteArray order(const QByteArray &content, const QByteArray &attributes = " table=\"1\"")
{
    return "<order xmlns=\"urn:kitchen\"" + attributes + '>' + content + "</order>";
}

/// One of @p texts, or several in a row.
QByteArray some(QRandomGenerator &random, const QByteArrayList &texts)
{
    QByteArray result;
    do {
        result += texts[random.bounded(texts.size())];
    } while (random.bounded(12) == 0);
    return result;
}

/// A well-formed order, in which each part may be wrong, missing or spelt in an unusual way.
QByteArray randomOrder(QRandomGenerator &random)
{
    const QByteArrayList space{"", "", "\n  ", "<!-- x -->", "loose", "&#32;", "<?go on?>", "\r\n"};
    const QByteArrayList attributes{" table=\"1\"",
                                    " table='1'",
                                    " table = \"a&amp;b\"",
                                    " table=\"1\" at=\"2025-11-19T16:00:00Z\"",
                                    " table=\"1\"\n at=\"soon\"",
                                    " table=\"a\nb\"",
                                    "",
                                    " table=\"1\" chair=\"2\"",
                                    " table=\"1\" xmlns:q=\"urn:q\" q:chair=\"2\""};
    const QByteArrayList parts{"<dish>fish</dish>",
                               "<dish> bread\n</dish>",
                               "<dish>meat</dish>",
                               "<dish>&#102;ish</dish>",
                               "<dish><![CDATA[fish]]></dish>",
                               "<guests>3</guests>",
                               "<guests>0</guests>",
                               "<guests/>",
                               "<guests>&#x33;</guests>",
                               "<wish_list><wish>a</wish><wish>b &amp; c</wish></wish_list>",
                               "<wish_list/>",
                               "<wish_list>\n  <wish/>\n</wish_list>",
                               "<drinks><wine year=\"1990\">red</wine><water>a</water></drinks>",
                               "<drinks><wine>red</wine></drinks>",
                               "<served>true</served>",
                               "<served>perhaps</served>",
                               "<served xmlns=\"urn:other\">x</served>",
                               "<served xmlns=\"urn:kitchen\">1</served >",
                               "<q:a xmlns:q=\"urn:q\"><q:b/></q:a>",
                               "<dessert/>"};
    const QByteArrayList right{parts[0], parts[5], parts[9], parts[12], parts[14]};
    QByteArray content;
    for (const QByteArray &part : right) {
        const bool isRight = random.bounded(4) > 0;
        content += (isRight && random.bounded(3) > 0 ? QByteArray("\n ") : some(random, space))
            + (isRight ? part : some(random, parts));
    }
    return order(content, random.bounded(3) > 0 ? attributes[0] : some(random, attributes));
}

} // namespace

class TestXsdSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    /// What is valid is found out by a stream, or by what Baton tells the validator; a longer text
    /// is read into a document.
    void theStreamAgreesWithTheDocument()
    {
        const auto schema = kitchen();
        const QByteArray padding(257 * 1024, '\n');
        QRandomGenerator random(20251119);
        int valid = 0;
        int invalid = 0;
        for (int i = 0; i < 1500; ++i) {
            const QByteArray xml = randomOrder(random);
            const ParsedText parsed = parse(xml, Format::Xml);
            if (!parsed.isComplete()) {
                continue; // an attribute twice
            }
            const Tree &tree = parsed.documents.front().tree;
            const XsdJudgement asStream = schema->judge(xml, tree);
            const XsdJudgement asDocument = schema->judge(xml + padding, tree);
            if (told(asStream) != told(asDocument)) {
                qInfo("%s", xml.constData());
            }
            QCOMPARE(told(asStream), told(asDocument));
            QCOMPARE(asStream.isReadable, asDocument.isReadable);
            (asStream.violations.empty() ? valid : invalid) += 1;
        }
        QVERIFY2(valid > 100, qPrintable(QString::number(valid)));
        QVERIFY2(invalid > 500, qPrintable(QString::number(invalid)));
    }

    void tellsEveryMistake_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<QStringList>("violations");
        const auto row = [](const char *name, const QByteArray &xml, const QStringList &expected) {
            QTest::newRow(name) << xml << expected;
        };
        const QByteArray dish = "<dish>fish</dish>";
        const QByteArray guests = "<guests>2</guests>";
        const QByteArray served = "<served>true</served>";
        row("nothing", order(dish + guests + served), {});
        row("prefixed",
            "<k:order xmlns:k=\"urn:kitchen\" table=\"1\"><k:dish>fish</k:dish>"
            "<k:guests>2</k:guests><k:served>1</k:served></k:order>",
            {});
        row("choice with blanks", order("<dish> fish\n</dish>" + guests + served), {});
        row("no choice", order("<dish>meat</dish>" + guests + served), {u"enum  fish|bread"_s});
        row("empty choice", order("<dish/>" + guests + served), {u"empty  fish|bread"_s});
        row("no number", order(dish + "<guests>two</guests>" + served), {u"type"_s});
        row("no boolean", order(dish + guests + "<served>yes</served>"), {u"type  true|false"_s});
        row("first missing", order(guests + served), {u"missing dish dish"_s});
        row("last missing", order(dish + guests), {u"missing served served"_s});
        row("all missing", order({}),
            {u"missing dish dish"_s, u"missing guests guests"_s, u"missing served served"_s});
        row("missing, and wrong behind it", order("<guests>x</guests><served>y</served>"),
            {u"missing dish dish"_s, u"type"_s, u"type  true|false"_s});
        row("attribute missing", order(dish + guests + served, {}), {u"missing @table"_s});
        row("attribute of the wrong type",
            order(dish + guests + served, " table=\"1\" at=\"noon\""), {u"type @at"_s});
        row("attribute unknown", order(dish + guests + served, " table=\"1\" by=\"me\""),
            {u"unexpected @by"_s});
        row("unknown", order(dish + "<sauce/>" + guests + served), {u"unexpected  guests"_s});
        row("unknown twice, and wrong behind", order(dish + "<a/><b/><guests>x</guests>" + served),
            {u"unexpected  guests"_s, u"unexpected  guests"_s, u"type"_s});
        row("twice", order(dish + dish + guests + served), {u"repeated  guests"_s});
        row("swapped", order(guests + dish + served), {u"order"_s});
        row("last comes first", order(served + dish + guests), {u"order  guests"_s});
        row("order, and wrong", order("<served>y</served>" + dish + "<guests>x</guests>"),
            {u"order  guests"_s, u"type"_s, u"type  true|false"_s});
        row("foreign at the end", order(dish + guests + served + "<x:a xmlns:x=\"urn:x\"/>"), {});
        row("foreign in front", order("<x:a xmlns:x=\"urn:x\"/>" + dish + guests + served),
            {u"order  served"_s});
        row("empty list", order(dish + guests + "<wish_list/>" + served), {u"empty  wish"_s});
        row("list with an empty entry",
            order(dish + guests + "<wish_list><wish> </wish><wish>a</wish></wish_list>" + served),
            {u"empty"_s});
        row("empty choices", order(dish + guests + "<drinks/>" + served), {u"empty  wine|water"_s});
        row("several choices",
            order(dish + guests + "<drinks><water/><wine year=\"1\">a</wine><wine>b</wine></drinks>"
                  + served),
            {u"missing @year"_s});
        row("another root", "<meal xmlns=\"urn:kitchen\"/>", {u"root"_s});
    }

    void tellsEveryMistake()
    {
        QFETCH(QByteArray, xml);
        QFETCH(QStringList, violations);
        const XsdJudgement judgement = kitchen()->judge(xml, rootOnly());
        QVERIFY(judgement.isReadable);
        QVERIFY(!judgement.lacksNamespace);
        QCOMPARE(told(judgement), violations);
    }

    void judgesWithoutNamespaceAsIfInIt()
    {
        const XsdJudgement judgement =
            kitchen()->judge("<order table=\"1\"><dish>meat</dish><guests>1</guests>"
                             "<served>1</served><x xmlns=\"urn:x\"><dish/></x></order>",
                             rootOnly());
        QVERIFY(judgement.lacksNamespace);
        QCOMPARE(told(judgement), {u"enum  fish|bread"_s});
    }

    void judgesAnotherNamespaceAsIfItWereItsOwn()
    {
        const XsdJudgement judgement =
            kitchen()->judge("<order xmlns=\"urn:bar\" table=\"1\"><dish>meat</dish>"
                             "<guests>1</guests><served>1</served></order>",
                             rootOnly());
        QCOMPARE(judgement.otherNamespace, u"urn:bar"_s);
        QCOMPARE(told(judgement), {u"enum  fish|bread"_s});
    }

    void refusesWhatIsNotPlainXml_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::newRow("not well-formed") << QByteArray("<order><dish></order>");
        QTest::newRow("external entity")
            << QByteArray("<!DOCTYPE order [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"
                          "<order>&x;</order>");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("deep") << QByteArray("<a>").repeated(5000);
    }

    void refusesWhatIsNotPlainXml()
    {
        QFETCH(QByteArray, xml);
        const XsdJudgement judgement = kitchen()->judge(xml, rootOnly());
        QVERIFY(!judgement.isReadable);
        QCOMPARE(judgement.refusal.isEmpty(), xml.isEmpty() || xml.contains("DOCTYPE"));
    }

    void endsHoweverMuchIsWrong()
    {
        const XsdJudgement judgement =
            kitchen()->judge(order(QByteArray("<x/>").repeated(2000)), rootOnly());
        QVERIFY(judgement.violations.size() >= 100);
        QVERIFY(judgement.violations.size() <= 2003);
    }

    void isSharedByThreads()
    {
        const auto schema = kitchen();
        const QByteArray xml = order("<guests>x</guests><a/><served>y</served>");
        const QStringList expected = told(schema->judge(xml, rootOnly()));
        QCOMPARE(expected.size(), 4);
        std::atomic_int wrong = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&] {
                for (int n = 0; n < 500; ++n) {
                    wrong += told(schema->judge(xml, rootOnly())) == expected ? 0 : 1;
                }
            });
        }
        for (std::thread &thread : threads) {
            thread.join();
        }
        QCOMPARE(wrong.load(), 0);
    }

    void describesTheFieldsOfTheForm()
    {
        const FieldSchema root = xsdFields(kitchenFiles(), {});
        QCOMPARE(root.properties.size(), 1);
        const FieldSchema &order = root.properties.front();
        QVERIFY(order.isRequired);
        QCOMPARE(order.title, u"Order"_s);
        QCOMPARE(order.help, u"What is cooked."_s);
        QCOMPARE(order.widget, FieldWidget::Object);
        QStringList names;
        for (const FieldSchema &field : order.properties) {
            names.append(field.name + (field.isRequired ? u"*"_s : u""_s));
        }
        QCOMPARE(names,
                 QStringList({u"@table*"_s, u"@at"_s, u"dish*"_s, u"guests*"_s, u"wish_list"_s,
                              u"drinks"_s, u"served*"_s}));
        QCOMPARE(order.property(u"@at"_s)->widget, FieldWidget::Time);
        QCOMPARE(order.property(u"dish"_s)->enumValues, QStringList({u"fish"_s, u"bread"_s}));
        QCOMPARE(order.property(u"dish"_s)->widget, FieldWidget::Enum);
        QCOMPARE(order.property(u"guests"_s)->widget, FieldWidget::Text);
        const FieldSchema *wishes = order.property(u"wish_list"_s);
        QCOMPARE(wishes->widget, FieldWidget::TextList);
        QCOMPARE(wishes->title, u"Wish list"_s);
        QCOMPARE(wishes->items.front().name, u"wish"_s);
        const FieldSchema &drink = order.property(u"drinks"_s)->items.front();
        QVERIFY(drink.isOneOf);
        QCOMPARE(drink.property(u"wine"_s)->property(u"@year"_s)->isRequired, true);
        QVERIFY(drink.property(u"wine"_s)->property(u"#text"_s));
        const FieldSchema *served = order.property(u"served"_s);
        QCOMPARE(served->enumValues, QStringList({u"true"_s, u"false"_s}));
        QCOMPARE(served->title, u"On the table"_s);
        QVERIFY(served->isSuggested);
    }

    void readsOnlyItsOwnFiles_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<int>("line");
        const auto row = [](const char *name, const QByteArray &content, int line) {
            QTest::newRow(name) << "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">\n"
                    + content + "</xs:schema>"
                                << line;
        };
        row("address", "<xs:include schemaLocation=\"http://127.0.0.1/a.xsd\"/>", 2);
        row("file address", "<xs:import namespace=\"x\" schemaLocation=\"file:///etc/a.xsd\"/>", 2);
        row("absolute", "\n<xs:redefine schemaLocation=\"/etc/a.xsd\"/>", 3);
        row("not there", "<xs:include schemaLocation=\"a.xsd\"/>", 2);
        row("above", "<xs:include schemaLocation=\"../a.xsd\"/>", 2);
        QTest::newRow("document type")
            << QByteArray("<!DOCTYPE x [<!ENTITY a \"b\">]>\n<xs:schema "
                          "xmlns:xs=\"http://www.w3.org/2001/XMLSchema\"/>")
            << 1;
        QTest::newRow("not well-formed") << QByteArray("<schema>\n") << 2;
    }

    void readsOnlyItsOwnFiles()
    {
        QFETCH(QByteArray, schema);
        QFETCH(int, line);
        std::vector<XsdProblem> problems;
        const auto read = [&](const QString &name) -> Result<QByteArray> {
            return name == "main.xsd"_L1 ? Result<QByteArray>(schema) : Failure{u"refused"_s};
        };
        QVERIFY(readXsdFiles(u"main.xsd"_s, read, problems).empty());
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems.front().line, line);
        QVERIFY(!problems.front().message.isEmpty());
    }

    /// A compiler writes each reference out, so a few lines can ask for all memory there is.
    void refusesWhatUnfoldsToTooMuch_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("isRefused");
        const auto number = [](int i) { return QByteArray::number(i); };
        const auto row = [](const char *name, const QByteArray &content, bool isRefused = true) {
            QTest::newRow(name) << content << isRefused;
        };
        /// Definition i refers to the next one as often as @p reference is repeated.
        const auto chain = [&](int count, const QByteArray &head, const QByteArray &reference,
                               const QByteArray &tail, const QByteArray &last) {
            QByteArray text;
            for (int i = 0; i < count; ++i) {
                text += QByteArray(head).replace('#', number(i))
                    + QByteArray(reference).replace('#', number(i + 1)) + tail + '\n';
            }
            return text + QByteArray(last).replace('#', number(count));
        };
        const QByteArray group = "<xs:group ref='k:g#'/>";
        const QByteArray groupHead = "<xs:group name='g#'><xs:sequence>";
        const QByteArray groupTail = "</xs:sequence></xs:group>";
        const QByteArray use =
            "<xs:element name='a'><xs:complexType><xs:sequence><xs:group ref='k:g0'/>"
            "</xs:sequence></xs:complexType></xs:element>";
        const QByteArray last = groupHead + "<xs:element name='m'/>" + groupTail;
        row("groups", use + chain(26, groupHead, group + group, groupTail, last));
        row("groups of ten", use + chain(8, groupHead, group.repeated(10), groupTail, last));
        row("attribute groups",
            chain(26, "<xs:attributeGroup name='g#'>",
                  "<xs:attributeGroup ref='k:g#'/>"
                  "<xs:attributeGroup ref='k:g#'/>",
                  "</xs:attributeGroup>",
                  "<xs:attributeGroup name='g#'><xs:attribute name='m'/></xs:attributeGroup>"));
        row("unions",
            chain(26, "<xs:simpleType name='t#'><xs:union ", "memberTypes='k:t# k:t#'",
                  "/></xs:simpleType>",
                  "<xs:simpleType name='t#'><xs:restriction base='xs:string'/></xs:simpleType>"));
        row("bases, one behind the other",
            chain(5000, "<xs:complexType name='t#'><xs:complexContent>",
                  "<xs:extension base='k:t#'/>", "</xs:complexContent></xs:complexType>",
                  "<xs:complexType name='t#'/>"));
        row("elements of one choice",
            "<xs:element name='a'><xs:complexType><xs:choice>"
                + chain(1500, {}, "<xs:element name='e#'/>", {}, {})
                + "</xs:choice></xs:complexType></xs:element>");
        row("a group in itself", groupHead + group + groupTail);
        row("a few groups", use + chain(6, groupHead, group + group, groupTail, last), false);
        row("many repetitions",
            "<xs:element name='a'><xs:complexType><xs:sequence maxOccurs='5000'>"
            "<xs:element name='b' minOccurs='5000' maxOccurs='5000'/>"
            "</xs:sequence></xs:complexType></xs:element>",
            false);
        row("a few hundred elements that may be left out",
            "<xs:element name='a'><xs:complexType><xs:sequence>"
                + chain(900, {}, "<xs:element name='e#' minOccurs='0'/>", {}, {})
                + "</xs:sequence></xs:complexType></xs:element>",
            false);
    }

    void refusesWhatUnfoldsToTooMuch()
    {
        QFETCH(QByteArray, content);
        QFETCH(bool, isRefused);
        const QByteArray text = "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' "
                                "xmlns:k='urn:k' targetNamespace='urn:k'>\n"
            + content + "</xs:schema>";
        const auto read = [&](const QString &) -> Result<QByteArray> { return text; };
        const MemoryLimit limit(qint64(256) * 1024 * 1024);
        QElapsedTimer timer;
        timer.start();
        std::vector<XsdProblem> problems;
        const std::vector<XsdFile> files = readXsdFiles(u"main.xsd"_s, read, problems);
        const auto schema = XsdSchema::compile(files, xsdFields(files, {}), problems);
        QCOMPARE(schema == nullptr, isRefused);
        QCOMPARE(problems.empty(), !isRefused);
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        if (isRefused) {
            QVERIFY(problems.front().line > 0);
            QVERIFY(!problems.front().message.isEmpty());
        }
    }

    void tellsWhyItDoesNotCompile()
    {
        const std::vector<XsdFile> files{
            {u"main.xsd"_s,
             "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">\n"
             "<xs:element name=\"a\" type=\"Nothing\"/></xs:schema>"}};
        std::vector<XsdProblem> problems;
        QVERIFY(!XsdSchema::compile(files, {}, problems));
        QCOMPARE(problems.front().file, u"main.xsd"_s);
        QCOMPARE(problems.front().line, 2);
        QVERIFY(problems.front().message.contains("Nothing"_L1));
    }
};

QTEST_GUILESS_MAIN(TestXsdSchema)
#include "tst_xsdschema.moc"
