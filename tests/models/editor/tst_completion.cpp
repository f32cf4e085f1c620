// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/editor/completing.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

FieldSchema field(const QString &name, FieldWidget widget,
                  const std::vector<FieldSchema> &properties = {},
                  const std::vector<FieldSchema> &items = {})
{
    FieldSchema result;
    result.name = name;
    result.widget = widget;
    result.properties = properties;
    result.items = items;
    return result;
}

FieldSchema withValues(FieldSchema schema, const QStringList &values)
{
    schema.enumValues = values;
    return schema;
}

FieldSchema schema()
{
    FieldSchema status =
        withValues(field(u"status"_s, FieldWidget::Enum), {u"complete"_s, u"partial"_s});
    FieldSchema severity = withValues(field(u"severity"_s, FieldWidget::Enum),
                                      {u"CRITICAL"_s, u"WARNING"_s, u"NOTE"_s});
    FieldSchema converged = field(u"converged"_s, FieldWidget::Boolean);
    converged.isNullable = true;
    FieldSchema phase = withValues(field(u"from_phase"_s, FieldWidget::Integer), {u"1"_s, u"2"_s});
    FieldSchema producer = field(u"producer"_s, FieldWidget::Text);
    producer.suggestions = QStringList{u"cfd-reviewer"_s, u"cfd-mathematician"_s};
    producer.isRequired = true;
    FieldSchema tags = field(u"tags"_s, FieldWidget::TextList, {},
                             {withValues(field({}, FieldWidget::Enum), {u"red"_s, u"green"_s})});
    FieldSchema challenges =
        field(u"challenges"_s, FieldWidget::ObjectList, {},
              {field({}, FieldWidget::Object, {severity, field(u"impact"_s, FieldWidget::Text)})});
    challenges.synonyms = QStringList{u"findings"_s};
    const FieldSchema quality =
        field(u"quality"_s, FieldWidget::Object, {status, field(u"notes"_s, FieldWidget::Text)});
    return field({}, FieldWidget::Object,
                 {field(u"handoff"_s, FieldWidget::Object,
                        {phase, quality, converged, producer, challenges, tags,
                         field(u"text"_s, FieldWidget::MultiLine)})});
}

Completions at(const QByteArray &text, Format format = Format::Yaml)
{
    return completing::at(text, format, schema());
}

} // namespace

class TestCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void offersValidCompletionsInYaml_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("root") << "^"_ba << u"handoff"_s;
        QTest::newRow("keys of a map, required first")
            << "handoff:\n  ^"_ba
            << u"producer from_phase quality converged challenges tags text"_s;
        QTest::newRow("begun key") << "handoff:\n  pro^"_ba << u"producer"_s;
        QTest::newRow("contained after begun") << "handoff:\n  t^"_ba << u"tags text quality"_s;
        QTest::newRow("without existing keys") << "handoff:\n  producer: x\n  ^\n  tags: []\n"_ba
                                               << u"from_phase quality converged challenges text"_s;
        QTest::newRow("not those that are there as a synonym")
            << "handoff:\n  findings: []\n  cha^\n"_ba << u""_s;
        QTest::newRow("nested map") << "handoff:\n  quality:\n    ^"_ba << u"status notes"_s;
        QTest::newRow("after a nested map")
            << "handoff:\n  quality:\n    status: x\n  prod^"_ba << u"producer"_s;
        QTest::newRow("item key") << "handoff:\n  challenges:\n    - ^"_ba << u"severity impact"_s;
        QTest::newRow("second item key")
            << "handoff:\n  challenges:\n    - severity: NOTE\n      ^"_ba << u"impact"_s;
        QTest::newRow("list at the column of its key")
            << "handoff:\n  challenges:\n  - severity: NOTE\n    ^"_ba << u"impact"_s;
        QTest::newRow("second item")
            << "handoff:\n  challenges:\n    - severity: NOTE\n    - ^"_ba << u"severity impact"_s;
        QTest::newRow("through a synonym")
            << "handoff:\n  findings:\n    - ^"_ba << u"severity impact"_s;
        QTest::newRow("enum value")
            << "handoff:\n  quality:\n    status: ^"_ba << u"complete partial"_s;
        QTest::newRow("begun value") << "handoff:\n  quality:\n    status: pa^"_ba << u"partial"_s;
        QTest::newRow("begun quoted value")
            << "handoff:\n  quality:\n    status: \"c^\n"_ba << u"complete"_s;
        QTest::newRow("value in an item")
            << "handoff:\n  challenges:\n    - severity: ^"_ba << u"CRITICAL WARNING NOTE"_s;
        QTest::newRow("boolean or null") << "handoff:\n  converged: ^"_ba << u"true false null"_s;
        QTest::newRow("suggestion") << "handoff:\n  producer: rev^"_ba << u"cfd-reviewer"_s;
        QTest::newRow("scalar item") << "handoff:\n  tags:\n    - ^"_ba << u"red green"_s;
        QTest::newRow("quoted scalar item") << "handoff:\n  tags:\n    - \"g^\""_ba << u"green"_s;
        QTest::newRow("after blank lines and comments")
            << "handoff:\n\n  # about\n  quality:\n\n    # more\n    st^"_ba << u"status"_s;
        QTest::newRow("CRLF") << "handoff:\r\n  quality:\r\n    ^\r\n"_ba << u"status notes"_s;
        QTest::newRow("second document") << "a: 1\n---\nhandoff:\n  prod^"_ba << u"producer"_s;
        QTest::newRow("key in a flow map") << "handoff:\n  quality: {^}"_ba << u"status notes"_s;
        QTest::newRow("begun key in a flow map")
            << "handoff:\n  quality: {status: \"complete\", no^"_ba << u"notes"_s;
        QTest::newRow("not those that a flow map has")
            << "handoff:\n  quality: {status: complete, ^, notes: a}\n  tags: []"_ba << u""_s;
        QTest::newRow("value in a flow map")
            << "handoff:\n  quality: {notes: 'a: {', status: \"c^"_ba << u"complete"_s;
        QTest::newRow("plain value in a flow map")
            << "handoff:\n  quality: {notes: as it is, status: pa^}\n"_ba << u"partial"_s;
        QTest::newRow("flow map in an item")
            << "handoff:\n  challenges:\n    - {severity: ^"_ba << u"CRITICAL WARNING NOTE"_s;
        QTest::newRow("flow map in a flow list")
            << "handoff:\n  challenges: [{severity: NOTE}, {^}]"_ba << u"severity impact"_s;
        QTest::newRow("item of a flow list") << "handoff:\n  tags: [red, g^"_ba << u"green"_s;
        QTest::newRow("flow map of several lines")
            << "handoff:\n  quality: {\n    status: complete, # {\n    no^\n  }\n"_ba << u"notes"_s;
        QTest::newRow("whole document as a flow map") << "{handoff: {pro^"_ba << u"producer"_s;
        QTest::newRow("behind a flow map")
            << "handoff:\n  quality: {status: complete}\n  prod^"_ba << u"producer"_s;
        QTest::newRow("comment in a flow map")
            << "handoff:\n  quality: {status: complete, # no^"_ba << u""_s;
        QTest::newRow("brace in a text of several lines")
            << "handoff:\n  text: |\n    x: {\n  prod^"_ba << u"producer"_s;
        QTest::newRow("escaped quote in a flow map")
            << "handoff:\n  quality: {notes: 'it''s, {', sta^"_ba << u"status"_s;
        QTest::newRow("escaped quote in a key of a flow map")
            << "handoff: {'no''te': 1, quality: {^"_ba << u"status notes"_s;
        QTest::newRow("text of several lines in a flow map")
            << "handoff:\n  quality: {notes: \"a, [\n    b: # c\", sta^"_ba << u"status"_s;
        QTest::newRow("in a text of several lines in a flow map")
            << "handoff:\n  quality: {notes: \"a\n  pro^\"}"_ba << u""_s;
        QTest::newRow("text of several lines behind the caret")
            << "handoff:\n  quality: {^, notes: 'a\n    b'}"_ba << u"status"_s;
        QTest::newRow("unfinished text before others")
            << "handoff:\n  quality: {status: \"c^\n  tags: [\"red\"]"_ba << u"complete"_s;
        QTest::newRow("escaped quote in a key") << "handoff:\n  'it''s':\n    pro^"_ba << u""_s;
        QTest::newRow("unknown key") << "handoff:\n  other:\n    ^"_ba << u""_s;
        QTest::newRow("comment") << "handoff:\n  # pro^"_ba << u""_s;
        QTest::newRow("comment behind a value") << "handoff:\n  producer: x # re^"_ba << u""_s;
        QTest::newRow("text of several lines") << "handoff:\n  text: |\n    pro^"_ba << u""_s;
        QTest::newRow("directly behind the colon") << "handoff:\n  producer:^"_ba << u""_s;
        QTest::newRow("in the indentation") << "handoff:\n ^ producer: x"_ba << u""_s;
    }

    void offersValidCompletionsInYaml()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        QCOMPARE(completing::labels(at(text)), expected);
    }

    void offersValidCompletionsInJson_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("root") << "{^}"_ba << u"handoff"_s;
        QTest::newRow("begun key") << "{\"handoff\": {\"pr^\"}}"_ba << u"producer"_s;
        QTest::newRow("unfinished key") << "{\"handoff\": {\"pr^"_ba << u"producer"_s;
        QTest::newRow("not those before and behind")
            << "{\"handoff\": {\"quality\": {\"notes\": \"\"}, ^, \"tags\": [], \"text\": \"\"}}"_ba
            << u"producer from_phase converged challenges"_s;
        QTest::newRow("value") << "{\"handoff\": {\"quality\": {\"status\": ^}}}"_ba
                               << u"complete partial"_s;
        QTest::newRow("begun value")
            << "{\"handoff\": {\"quality\": {\"status\": \"pa^\"}}}"_ba << u"partial"_s;
        QTest::newRow("boolean") << "{\"handoff\": {\"converged\": f^"_ba << u"false"_s;
        QTest::newRow("item key") << "{\"handoff\": {\"challenges\": [{}, {^}]}}"_ba
                                  << u"severity impact"_s;
        QTest::newRow("scalar item")
            << "{\"handoff\": {\"tags\": [\"red\", ^]}}"_ba << u"red green"_s;
        QTest::newRow("empty") << "^"_ba << u"handoff"_s;
        QTest::newRow("begun root key") << "\"han^"_ba << u"handoff"_s;
        QTest::newRow("behind a word") << "\"a\" han^"_ba << u""_s;
        QTest::newRow("outside") << "{} ^"_ba << u""_s;
    }

    void offersValidCompletionsInJson()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        QCOMPARE(completing::labels(at(text, Format::Json)), expected);
    }

    void quotesInsertedTextForTheFormat_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::addColumn<QByteArray>("after");
        const auto yaml = [](const char *name, const QByteArray &text, const QByteArray &after) {
            QTest::newRow(name) << text << Format::Yaml << after;
        };
        yaml("key", "handoff:\n  prod^", "handoff:\n  producer: ");
        yaml("key before a colon", "handoff:\n  prod^x: 1", "handoff:\n  producer: 1");
        yaml("map", "handoff:\n  qual^", "handoff:\n  quality:\n    ");
        yaml("list", "handoff:\n  chal^", "handoff:\n  challenges:\n    - ");
        yaml("plain value", "handoff:\n  quality:\n    status: par^",
             "handoff:\n  quality:\n    status: partial");
        yaml("value as the document quotes",
             "handoff:\n  producer: \"x\"\n  quality:\n    status: par^",
             "handoff:\n  producer: \"x\"\n  quality:\n    status: \"partial\"");
        yaml("value as most of the document",
             "handoff:\n  version: \"1.0\"\n  task_id: \"a: b\"\n  producer: x\n  consumer: y\n"
             "  quality:\n    confidence: \"high\"\n    status: par^",
             "handoff:\n  version: \"1.0\"\n  task_id: \"a: b\"\n  producer: x\n  consumer: y\n"
             "  quality:\n    confidence: \"high\"\n    status: partial");
        yaml("value as single quotes of others",
             "handoff:\n  producer: 'x'\n  consumer: 'y'\n  quality:\n    status: par^",
             "handoff:\n  producer: 'x'\n  consumer: 'y'\n  quality:\n    status: 'partial'");
        yaml("value in single quotes", "handoff:\n  quality:\n    status: 'par^'",
             "handoff:\n  quality:\n    status: 'partial'");
        yaml("the whole old value", "handoff:\n  quality:\n    status: par^xyz # why",
             "handoff:\n  quality:\n    status: partial # why");
        yaml("value with an escaped quote", "handoff:\n  quality:\n    status: 'par^''x'",
             "handoff:\n  quality:\n    status: 'partial'");
        yaml("unfinished value in a flow map",
             "handoff:\n  quality: {status: \"par^\n  tags: [\"red\"]",
             "handoff:\n  quality: {status: \"partial\"\n  tags: [\"red\"]");
        yaml("number", "handoff:\n  from_phase: 2^", "handoff:\n  from_phase: 2");
        yaml("key in a flow map", "handoff: {chal^", "handoff: {challenges: [");
        yaml("value in a flow map", "handoff: {quality: {status: 'pa^'}}",
             "handoff: {quality: {status: 'partial'}}");
        QTest::newRow("JSON object") << "^"_ba << Format::Json << "{\n  \"handoff\": {"_ba;
        QTest::newRow("begun JSON object")
            << " \"han^\"\n"_ba << Format::Json << " {\n  \"handoff\": {\n"_ba;
        QTest::newRow("JSON key") << "{\"handoff\": {\"prod^\"}}"_ba << Format::Json
                                  << "{\"handoff\": {\"producer\": }}"_ba;
        QTest::newRow("JSON key before a colon")
            << "{\"handoff\": {\"prod^\": 1}}"_ba << Format::Json
            << "{\"handoff\": {\"producer\": 1}}"_ba;
        QTest::newRow("JSON value")
            << "{\"handoff\": {\"quality\": {\"status\": par^}}}"_ba << Format::Json
            << "{\"handoff\": {\"quality\": {\"status\": \"partial\"}}}"_ba;
    }

    void quotesInsertedTextForTheFormat()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, format);
        QFETCH(QByteArray, after);
        const Completions completions = at(text, format);
        QVERIFY(!completions.items.empty());
        text.replace("^", "");
        const ByteRange range = completions.replaced;
        text.replace(range.begin, range.length(), completions.items.front().insertion.toUtf8());
        QCOMPARE(text, after);
    }

    void closesAJsonObjectAfterTheCaret()
    {
        QCOMPARE(completing::accepted("h^", Format::Json, schema()), "{\n  \"handoff\": {^}\n}"_ba);
    }

    void acceptsAnyCaretInAnyPartialText()
    {
        const QByteArray yaml =
            "handoff:\n  tags: [\"a\", 'b']\n  - - x: |\n    - \"\\\n # c\n:\n-";
        const QByteArray json = "{\"a\": [1, {\"b\\\"\": tru, , }], ]} \"";
        const QByteArray flow = "handoff: {a: 'b', \"c\": [d e, # f\n {g: h}, ' ], quality: {st";
        for (const QByteArray &text : {yaml, json, flow}) {
            completing::surviveEveryPlaceOfEveryCut(text, Format::Yaml, schema());
            completing::surviveEveryPlaceOfEveryCut(text, Format::Json, schema());
        }
    }
};

QTEST_APPLESS_MAIN(TestCompletion)
#include "tst_completion.moc"
