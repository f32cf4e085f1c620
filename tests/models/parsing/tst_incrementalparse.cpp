// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Compares incremental parsing with parsing of the whole text. BATON_PROPERTY_CASES and
// BATON_PROPERTY_SEED as in tst_editproperties.
#include "models/parsing/parse.h"
#include "tests/random/randomdocument.h"
#include "tests/setting.h"

#include "models/parsing/incrementalparse.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray review = "# a review\n"
                          "handoff:\n"
                          "  version: \"1.0\"\n"
                          "  notes: |\n"
                          "    first\n"
                          "    second\n"
                          "\n"
                          "  tags: [a, b]\n"
                          "  challenges:\n"
                          "    # the worst one\n"
                          "    - severity: \"NOTE\"\n"
                          "      description: plain text\n"
                          "    - severity: \"CRITICAL\"   # really\n"
                          "      fix:\n"
                          "      - one\n"
                          "      - two\n"
                          "  empty:\n"
                          "  last: 'end'\n";

const QByteArray request = "<?xml version=\"1.0\"?>\n"
                           "<request>\n"
                           "  <name>solver</name>\n"
                           "  <notes>\n    first\n    second\n  </notes>\n"
                           "  <steps>\n    <step>one</step>\n    <step>two</step>\n  </steps>\n"
                           "  <size unit=\"mm\">0.1</size>\n"
                           "  <!-- a note --><mixed>loose <b>words</b> here</mixed>\n"
                           "  <empty/>\n"
                           "  <last>end</last>\n"
                           "</request>\n";

/// The options with which the steps of the request are a list.
ParseOptions shaped()
{
    ParseOptions options;
    options.xml = {{u"request"_s, {}, {{u"request/steps"_s, {u"step"_s}}}}};
    return options;
}

QByteArray replaced(QByteArray text, const QByteArray &before, const QByteArray &after)
{
    const qsizetype at = text.indexOf(before);
    return at < 0 ? QByteArray("not found") : text.replace(at, before.size(), after);
}

/// Typical edits of a text: a key, a line added or removed, a line indented.
QByteArray changed(Random &random, QByteArray text)
{
    static const QByteArrayList keys{
        "x",  "1",  " ",    "\n",      "\"",      "'", ":", "#", "-",  "[",    "]",  "{",
        "}",  ",",  "&a ",  "*a",      "!",       "|", ">", "%", "\t", "\\",   "?",  ": ",
        " #", "- ", "\n- ", "\n---\n", "\n...\n", "ä", "~", "<", "/>", "&lt;", "]]>"};
    QByteArrayList lines = text.split('\n');
    const int line = random.below(static_cast<int>(lines.size()));
    const int at = random.below(static_cast<int>(text.size()) + 1);
    switch (random.below(8)) {
    case 0:
        lines.insert(line, random.pick(lines));
        return lines.join('\n');
    case 1:
        lines.removeAt(line);
        return lines.join('\n');
    case 2:
        lines[line].prepend(QByteArray(random.between(1, 3), ' '));
        return lines.join('\n');
    case 3:
        lines[line].remove(0, random.between(1, 2));
        return lines.join('\n');
    case 4:
        return text.remove(at, random.between(1, 3));
    default:
        return text.insert(at, random.pick(keys));
    }
}

QByteArray randomText(Random &random, Format format, int size)
{
    switch (format) {
    case Format::Json:
        return RandomDocument::json(random, size).bytes;
    case Format::Xml:
        return random.chance(20) ? request : RandomDocument::xml(random, size).bytes;
    default:
        return random.chance(20) ? review : RandomDocument::yaml(random, size).bytes;
    }
}

QByteArray described(const QByteArray &before, const QByteArray &after)
{
    return "--- before\n" + before + "--- after\n" + after + "---";
}

} // namespace

class TestIncrementalParse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void readsOnlyTheChangedEntry_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const QByteArray &before, const QByteArray &after) {
            QTest::newRow(name) << before << after;
        };
        row("within quotes", "\"NOTE\"", "\"NOTES\"");
        row("a plain text", "plain text", "plain tex");
        row("another type", "plain text", "1.5");
        row("a number of quotes", "plain text", "\"plain: text\"");
        row("a line of a block scalar", "    second\n", "    second line\n");
        row("another line of a block scalar", "    second\n", "    second\n    third\n");
        row("a key", "description:", "descriptions:");
        row("a new key in an entry", "plain text\n", "plain text\n      impact: none\n");
        row("a value where there was none", "empty:", "empty: [1, 2]");
        row("nothing where there was a value", "      - one\n", "      -\n");
        row("an entry less", "      - two\n", "");
        row("a comment behind a value", "# really", "# or is it");
        row("the last value", "'end'", "'the end'");
        row("an entry more between two", "    - severity: \"CRITICAL\"",
            "    - severity: new\n    - severity: \"CRITICAL\"");
        row("a first entry more", "    - severity: \"NOTE\"\n",
            "    - severity: new\n    - severity: \"NOTE\"\n");
        row("an entry less between two", "  tags: [a, b]\n", "");
        row("a key more", "  empty:\n", "  full: 1\n  empty:\n");
        row("a last entry more", "  last: 'end'\n", "  last: 'end'\n  more: 1\n");
        row("two entries in one", "  empty:\n  last: 'end'\n", "  only: 1\n");
    }

    void readsOnlyTheChangedEntry()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        const QByteArray text = replaced(review, before, after);
        const auto again = parseIncrementally(parse(review, Format::Yaml), review, text);
        QVERIFY(again.has_value());
        QVERIFY(again->parsed == parse(text, Format::Yaml));
    }

    void readsOnlyTheChangedBrackets_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const QByteArray &before, const QByteArray &after) {
            QTest::newRow(name) << before << after;
        };
        row("within quotes", "\"NOTE\"", "\"NOTES\"");
        row("another type", "\"NOTE\"", "[1, 2.5, null]");
        row("a key", "\"severity\"", "\"severities\"");
        row("a key more", "\"NOTE\"", "\"NOTE\", \"impact\": true");
        row("an item more", "[\"a\",", "[\"a\", \"new\",");
        row("an item less", "[\"a\",", "[");
        row("a line end", "[\"a\",", "[\n\"a\",");
    }

    void readsOnlyTheChangedBrackets()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        const QByteArray json = "{\n  \"handoff\": {\n    \"tags\": [\"a\", \"b\"],\n"
                                "    \"challenge\": {\"severity\": \"NOTE\"},\n"
                                "    \"notes\": \"as long as all the rest, or even longer\",\n"
                                "    \"last\": {\"x\": [0]}\n  },\n  \"version\": \"1.0\"\n}\n";
        const QByteArray text = replaced(json, before, after);
        const auto again = parseIncrementally(parse(json, Format::Json), json, text);
        QVERIFY(again.has_value());
        QVERIFY(again->parsed == parse(text, Format::Json));
    }

    void readsOnlyTheChangedTextOfXml_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const QByteArray &before, const QByteArray &after) {
            QTest::newRow(name) << before << after;
        };
        row("a letter more", "solver", "solvers");
        row("a letter at the start", "solver", "a solver");
        row("a letter less", "solver", "solve");
        row("another text", "solver", "mesh > 3");
        row("a line", "second\n", "second line\n");
        row("a line more", "second\n", "second\n    third\n");
        row("an item of a list", "one", "once");
        row("a text beside attributes", "0.1", "0.25");
        row("a text among elements", "loose", "looser");
        row("the last text", "end", "the end");
    }

    void readsOnlyTheChangedTextOfXml()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        const QByteArray text = replaced(request, before, after);
        const auto again = parseIncrementally(parse(request, Format::Xml, shaped()), request, text);
        QVERIFY(again.has_value());
        QVERIFY(again->parsed == parse(text, Format::Xml, shaped()));
    }

    void parsesXmlFullyWhereItMust_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const QByteArray &before, const QByteArray &after) {
            QTest::newRow(name) << before << after;
        };
        row("an element", "solver", "<b>solver</b>");
        row("an entity", "solver", "solver &amp; mesh");
        row("no text", "solver", "");
        row("blanks", "one", "  ");
        row("a tag", "<name>", "<names>");
        row("a value of an attribute", "\"mm\"", "\"m\"");
        row("the end of a section that is none", "solver", "solver ]]> mesh");
        row("a text behind a comment", "-->", "--> more ");
        row("no character", "solver", QByteArray("sol\x01ver"));
    }

    void parsesXmlFullyWhereItMust()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        const QByteArray text = replaced(request, before, after);
        QVERIFY(!parseIncrementally(parse(request, Format::Xml, shaped()), request, text));
    }

    void parsesFullyWhereItMust_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const QByteArray &before, const QByteArray &after) {
            QTest::newRow(name) << before << after;
        };
        row("a quote that is not closed", "\"NOTE\"", "\"NOTE");
        row("an anchor", "plain text", "&a plain text");
        row("a key that stands there already", "  last:", "  empty:");
        row("the end of the document", "    second\n", "    second\n...\n");
        row("a carriage return", "plain text\n", "plain text\r\n");
        row("no text at all", "plain text", QByteArray("plain\0text", 10));
        row("an entry without a key", "version: ", ": ");
        row("a shallower line", "      - two\n", "   - two\n");
    }

    void parsesFullyWhereItMust()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        const QByteArray text = replaced(review, before, after);
        if (const auto again = parseIncrementally(parse(review, Format::Yaml), review, text)) {
            QVERIFY(again->parsed == parse(text, Format::Yaml)); // correct, but not expected
            QFAIL("was read in part");
        }
    }

    /// The next line decides whether a block text continues.
    void parsesFullyIfAnEntryLosesItsKey()
    {
        const QByteArray padding = "k1: some words that make the text long enough\n";
        const QByteArray text = padding + padding.mid(1).prepend("l") + "k2: FALSE\n: mesh\n";
        const QByteArray next = replaced(text, "FALSE\n", "FALSE\n  inlet\n");
        const ParsedText before = parse(text, Format::Yaml);
        QVERIFY(before.isComplete());
        QVERIFY(!parseIncrementally(before, text, next));
    }

    void equalsAFullParse_data()
    {
        QTest::addColumn<Format>("format");
        QTest::newRow("YAML") << Format::Yaml;
        QTest::newRow("JSON") << Format::Json;
        QTest::newRow("XML") << Format::Xml;
    }

    void equalsAFullParse()
    {
        QFETCH(const Format, format);
        const int cases = setting("BATON_PROPERTY_CASES", 4000);
        const int first = setting("BATON_PROPERTY_SEED", 1);
        int inPart = 0;
        int readable = 0;
        for (int seed = first; seed < first + cases; ++seed) {
            Random random(static_cast<quint32>(seed));
            const int size = random.between(5, 40);
            QByteArray text = randomText(random, format, size);
            ParsedText parsed = parse(text, format, shaped());
            for (int i = 0; i < 5 && parsed.isComplete(); ++i) {
                const QByteArray next = changed(random, text);
                const ParsedText whole = parse(next, format, shaped());
                const std::optional<IncrementalParse> again =
                    parseIncrementally(parsed, text, next);
                readable += whole.isComplete() ? 1 : 0;
                inPart += again ? 1 : 0;
                const QByteArray message =
                    "seed " + QByteArray::number(seed) + '\n' + described(text, next);
                QVERIFY2(!again || again->parsed == whole, message.constData());
                text = next;
                parsed = whole;
            }
        }
        qInfo("%d of %d readable changes were read in part", inPart, readable);
        QVERIFY(inPart * 20 > readable);
    }

    void insertingAnyKeyInTheSamplesParsesTheSame_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator files(QStringLiteral(BATON_SOURCE_DIR "/resources/samples"), {u"*.yaml"_s},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(files.fileName())) << path;
        }
    }

    /// Inserts a key at every eleventh place, as if it were typed there.
    void insertingAnyKeyInTheSamplesParsesTheSame()
    {
        QFETCH(const QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        const ParsedText parsed = parse(text, Format::Yaml);
        constexpr qsizetype step = 11;
        for (qsizetype at = 0; at < text.size(); at += step) {
            for (const char key : {'x', ':', '"', '-', '#', '\n'}) {
                const QByteArray next = QByteArray(text).insert(at, key);
                const auto again = parseIncrementally(parsed, text, next);
                QVERIFY2(!again || again->parsed == parse(next, Format::Yaml), next.constData());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestIncrementalParse)
#include "tst_incrementalparse.moc"
