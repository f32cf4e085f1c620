// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/memory.h"
#include "tests/models/protocol/kitchen.h"
#include "tests/threadtime.h"

#include <QTest>

#include <thread>

using namespace Qt::StringLiterals;
using namespace baton;

class TestXsdSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void reportsEveryMistake_data()
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

    void reportsEveryMistake()
    {
        QFETCH(QByteArray, xml);
        QFETCH(QStringList, violations);
        const XsdResult judgement = kitchen()->judge(xml, rootOnly());
        QVERIFY(judgement.isReadable);
        QVERIFY(!judgement.lacksNamespace);
        QCOMPARE(told(judgement), violations);
    }

    void validatesDocumentsWithoutNamespace()
    {
        const XsdResult judgement =
            kitchen()->judge("<order table=\"1\"><dish>meat</dish><guests>1</guests>"
                             "<served>1</served><x xmlns=\"urn:x\"><dish/></x></order>",
                             rootOnly());
        QVERIFY(judgement.lacksNamespace);
        QCOMPARE(told(judgement), {u"enum  fish|bread"_s});
    }

    void validatesDocumentsOfAnotherNamespace()
    {
        const XsdResult judgement =
            kitchen()->judge("<order xmlns=\"urn:bar\" table=\"1\"><dish>meat</dish>"
                             "<guests>1</guests><served>1</served></order>",
                             rootOnly());
        QCOMPARE(judgement.otherNamespace, u"urn:bar"_s);
        QCOMPARE(told(judgement), {u"enum  fish|bread"_s});
    }

    void rejectsInvalidXmlAndDoctypes_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::newRow("not well-formed") << QByteArray("<order><dish></order>");
        QTest::newRow("external entity")
            << QByteArray("<!DOCTYPE order [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"
                          "<order>&x;</order>");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("deep") << QByteArray("<a>").repeated(5000);
    }

    void rejectsInvalidXmlAndDoctypes()
    {
        QFETCH(QByteArray, xml);
        const XsdResult judgement = kitchen()->judge(xml, rootOnly());
        QVERIFY(!judgement.isReadable);
        QCOMPARE(judgement.refusal.isEmpty(), xml.isEmpty() || xml.contains("DOCTYPE"));
    }

    void theNumberOfViolationsIsLimited()
    {
        const XsdResult judgement =
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

    /// A compiler expands each reference, so a few lines can require unlimited memory.
    void rejectsSchemasThatExpandTooMuch_data()
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

    void rejectsSchemasThatExpandTooMuch()
    {
        QFETCH(QByteArray, content);
        QFETCH(bool, isRefused);
        const QByteArray text = "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema' "
                                "xmlns:k='urn:k' targetNamespace='urn:k'>\n"
            + content + "</xs:schema>";
        const auto read = [&](const QString &) -> Result<QByteArray> { return text; };
        const MemoryLimit limit(qint64(256) * 1024 * 1024);
        const long long start = threadTime();
        std::vector<XsdProblem> problems;
        const std::vector<XsdFile> files = readXsdFiles(u"main.xsd"_s, read, problems);
        const auto schema = XsdSchema::compile(files, xsdFields(files, {}), problems);
        QCOMPARE(schema == nullptr, isRefused);
        QCOMPARE(problems.empty(), !isRefused);
        const long long used = threadTime() - start;
        QVERIFY2(used < 5000, qPrintable(QString::number(used)));
        if (isRefused) {
            QVERIFY(problems.front().line > 0);
            QVERIFY(!problems.front().message.isEmpty());
        }
    }

    void reportsWhyItDoesNotCompile()
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
