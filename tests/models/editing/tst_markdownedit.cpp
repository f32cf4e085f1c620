// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Edits in code blocks of Markdown: examples and random ones. BATON_PROPERTY_CASES and
// BATON_PROPERTY_SEED are those of tst_editproperties.
// BATON_PROPERTY_SEED are those of tst_editproperties.
#include "models/editing/plan/planedit.h"
#include "models/formats/markdown/markdownfences.h"
#include "models/parsing/parse.h"
#include "tests/models/formats/xmlshapes.h"
#include "tests/random/prooffault.h"
#include "tests/random/randomdocument.h"
#include "tests/random/randomedit.h"
#include "tests/random/randomxmledit.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

struct Example
{
    QByteArray before;
    TreeEdit edit;
    QByteArray after; ///< empty when the edit is refused
};

/// The prefix of each line of a block.
struct Setting
{
    QByteArray first; ///< line
    QByteArray other; ///< lines
};

const std::vector<Setting> settings = {{"", ""},          {"  ", "  "},     {"- ", "  "},
                                       {"> ", "> "},      {"10. ", "    "}, {"> * ", ">   "},
                                       {"1. > ", "   > "}};

/// @p text as a block of Markdown.
QByteArray fenced(const QByteArray &text, const QByteArray &language, const Setting &setting,
                  const QByteArray &fence, const QByteArray &newline)
{
    QByteArray result = setting.first + fence + language + newline;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype end = text.indexOf('\n', at) + 1;
        result += setting.other + text.mid(at, end - at);
        at = end;
    }
    return result + setting.other + fence + newline + newline;
}

QByteArray prose(Random &random, const QByteArray &newline)
{
    static const std::vector<QByteArray> parts = {"# A title", "Some *words* with `code`.",
                                                  "",          "    indented: code",
                                                  "***",       "<b>x</b>",
                                                  "```",       "still: code",
                                                  "```",       "",
                                                  "| a | b |", "[a]: http://example.org",
                                                  "```yaml",   "```"};
    QByteArray text;
    for (int i = random.below(4); i > 0; --i) {
        const int at = random.below(static_cast<int>(parts.size()));
        const bool isFence = parts[size_t(at)].startsWith("```");
        text += (isFence ? QByteArray("text") : parts[size_t(at)]) + newline;
    }
    return text + newline;
}

QString readAs(const ParsedText &parsed, const std::vector<Value> &values)
{
    if (parsed.documents.size() != values.size()) {
        return u"%1 documents, not %2"_s.arg(parsed.documents.size()).arg(values.size());
    }
    for (size_t i = 0; i < values.size(); ++i) {
        if (parsed.documents[i].tree.toValue() != values[i]) {
            return u"document %1 reads as something else"_s.arg(i);
        }
    }
    return {};
}

RandomDocument randomDocument(Random &random)
{
    const int size = random.between(2, 12);
    const int kind = random.below(10);
    return kind < 3 ? RandomDocument::json(random, size)
        : kind < 6  ? RandomDocument::xml(random, size)
                    : RandomDocument::yaml(random, size);
}

QByteArray languageOf(Format format)
{
    return format == Format::Json ? "json" : format == Format::Xml ? "xml" : "yaml";
}

} // namespace

Q_DECLARE_METATYPE(Example)

class tst_MarkdownEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void anEditChangesItsBlockOnly_data();
    void anEditChangesItsBlockOnly();
    void textsThatEndTheFenceAreEscapedOrRejected();
    void severalEditsAreMadeTogetherOrNotAtAll();
    void randomEditsOfRandomBlocksAreLossless();
};

void tst_MarkdownEdit::anEditChangesItsBlockOnly_data()
{
    QTest::addColumn<Example>("example");
    const auto row = [](const char *name, const char *before, const TreeEdit &edit,
                        const char *after) { QTest::newRow(name) << Example{before, edit, after}; };
    const SetValue set{JsonPointer::of(u"/b"), Value::string(u"new"_s)};
    const SetValue lines{JsonPointer::of(u"/b"), Value::string(u"one\n\ntwo\n"_s)};
    const InsertKey insert{{}, u"c"_s, Value::integer(3), {}};
    const Remove remove{JsonPointer::of(u"/b")};
    row("set", "x\n```yaml\na: 1\nb: 2\n```\nb: 2\n", set, "x\n```yaml\na: 1\nb: new\n```\nb: 2\n");
    row("insert at the end", "```yaml\na: 1\n```\n", insert, "```yaml\na: 1\nc: 3\n```\n");
    row("insert at the end of a quote", "> ```yaml\n> a: 1\n> ```\n", insert,
        "> ```yaml\n> a: 1\n> c: 3\n> ```\n");
    row("remove the last line", "- ```yaml\n  a: 1\n  b: 2\n  ```\n", remove,
        "- ```yaml\n  a: 1\n  ```\n");
    row("remove the first line", "> ```yaml\n> b:\n>   - 2\n> a: 1\n> ```\n", remove,
        "> ```yaml\n> a: 1\n> ```\n");
    row("a quote without blanks", ">```yaml\n>a: 1\n>```\n", insert,
        ">```yaml\n>a: 1\n> c: 3\n>```\n");
    row("several lines in a quote", "> ```yaml\n> b: x\n> a: 1\n> ```\n", lines,
        "> ```yaml\n> b: |\n>   one\n>\n>   two\n> a: 1\n> ```\n");
    row("several lines at the end", "1. ```yaml\n   b: x\n   ```\n2. y\n", lines,
        "1. ```yaml\n   b: |\n     one\n\n     two\n   ```\n2. y\n");
    row("crlf", "> ```yaml\r\n> b: 2\r\n> ```\r\n", insert,
        "> ```yaml\r\n> b: 2\r\n> c: 3\r\n> ```\r\n");
    row("json", "  ```json\n  {\n    \"a\": 1\n  }\n  ```\n", insert,
        "  ```json\n  {\n    \"a\": 1,\n    \"c\": 3\n  }\n  ```\n");
    row("not closed", "```yaml\na: 1", insert, "```yaml\na: 1\nc: 3");
    row("half a tab", "- ```yaml\n\tb: 1\n  ```\n", set, "");
}

void tst_MarkdownEdit::anEditChangesItsBlockOnly()
{
    QFETCH(const Example, example);
    const ParsedText parsed = parse(example.before, Format::Markdown);
    const Result<TextEdits> plan = planEdit(example.before, parsed, 0, example.edit);
    if (example.after.isEmpty()) {
        QVERIFY(!plan.isOk());
        QVERIFY(plan.error().contains(u"tab"));
        return;
    }
    QVERIFY2(plan.isOk(), qPrintable(plan.isOk() ? QString() : plan.error()));
    const Result<QByteArray> after = applied(example.before, *plan);
    QCOMPARE(*after, example.after);
    QCOMPARE(*applied(*after, inverted(example.before, *plan)), example.before);
}

void tst_MarkdownEdit::textsThatEndTheFenceAreEscapedOrRejected()
{
    const Value text = Value::string(u"see\n```\ncode\n```\n"_s);
    const auto edited = [&text](const QByteArray &before) {
        const ParsedText parsed = parse(before, Format::Markdown);
        return planEdit(before, parsed, 0, SetValue{JsonPointer::of(u"/a"), text});
    };
    for (const QByteArray &before :
         {"```yaml\na: |\n  x\n```\n\n```yaml\nb: 1\n```\n"_ba, "```yaml\na: x\n```\ntext\n"_ba,
          "```json\n{\"a\": \"\"}\n```\n"_ba, "````yaml\na: |\n  x\n````\n"_ba,
          "~~~yaml\na: |\n  x\n~~~\n"_ba}) {
        const Result<TextEdits> plan = edited(before);
        QVERIFY2(plan.isOk(), before.constData());
        const ParsedText after = parse(*applied(before, *plan), Format::Markdown);
        QCOMPARE(after.documents.size(), parse(before, Format::Markdown).documents.size());
        QVERIFY(after.documents.front().tree.toValue().items.front() == text);
    }
}

void tst_MarkdownEdit::severalEditsAreMadeTogetherOrNotAtAll()
{
    const QByteArray before = "```yaml\na: 1\n```\ntext\n> ~~~yaml\n> b: 1\n> ---\n> c: 1\n> ~~~\n";
    const ParsedText parsed = parse(before, Format::Markdown);
    const std::vector<TreeEdit> edits = {SetValue{JsonPointer::of(u"/c"), Value::integer(2)},
                                         InsertKey{{}, u"d"_s, Value::integer(3), {}}};
    const Result<TextEdits> plan = planEdits(before, parsed, 2, edits);
    QVERIFY(plan.isOk());
    QCOMPARE(*applied(before, *plan), QByteArray(before).replace("> c: 1\n", "> c: 2\n> d: 3\n"));
    QVERIFY(!planEdits(before, parsed, 1, edits).isOk());
}

void tst_MarkdownEdit::randomEditsOfRandomBlocksAreLossless()
{
    const int cases = std::max(1, qEnvironmentVariableIntValue("BATON_PROPERTY_CASES"));
    const int wanted = qEnvironmentVariableIsSet("BATON_PROPERTY_CASES") ? cases : 600;
    const int firstSeed = std::max(1, qEnvironmentVariableIntValue("BATON_PROPERTY_SEED"));
    int done = 0;
    int refused = 0;
    int unread = 0;
    int xmlEdits = 0;
    for (int seed = firstSeed; done < wanted; ++seed) {
        Random random(static_cast<quint32>(seed));
        QByteArray bytes = prose(random, "\n");
        std::vector<Value> values;
        for (int blocks = random.between(1, 3); blocks > 0; --blocks) {
            const RandomDocument document = randomDocument(random);
            const ParsedText alone = parse(document.bytes, document.format, xmlTestOptions());
            if (!readAs(alone, document.values).isEmpty()
                || document.bytes.startsWith("\xEF\xBB\xBF") || document.bytes.contains('\r')
                || !document.bytes.endsWith('\n') || document.bytes.contains('\t')) {
                ++unread;
                continue;
            }
            values.insert(values.end(), document.values.begin(), document.values.end());
            bytes += fenced(document.bytes, languageOf(document.format), random.pick(settings),
                            random.chance(50) ? fenceAround(document.bytes) : "~~~~~~~", "\n");
            bytes += "text\n\n" + prose(random, "\n");
        }
        if (values.empty()) {
            continue;
        }
        if (random.chance(20)) {
            bytes.replace("\n", "\r\n");
        }
        const ParsedText parsed = parse(bytes, Format::Markdown, xmlTestOptions());
        const QByteArray name = "seed " + QByteArray::number(seed) + "\n" + bytes;
        QVERIFY2(readAs(parsed, values).isEmpty(), name.constData());
        const int number = random.below(static_cast<int>(values.size()));
        Value &value = values[static_cast<size_t>(number)];
        const Format format = parsed.documents[static_cast<size_t>(number)].format;
        const TreeEdit edit =
            format == Format::Xml ? randomXmlEdit(random, value) : randomEdit(random, value);
        xmlEdits += format == Format::Xml ? 1 : 0;
        const Result<Value> intention = intended(parsed, number, edit);
        if (!intention) {
            continue;
        }
        ++done;
        const Result<EditedText> text = editedText(bytes, parsed, number, {edit});
        if (!text) {
            ++refused;
            if (qEnvironmentVariableIsSet("BATON_PROPERTY_EXAMPLES")) {
                qInfo().noquote() << text.error() << described(edit) << '\n' << name;
            }
            continue;
        }
        value = *intention;
        const QByteArray inFull = name + described(edit) + "\n--- after\n" + text->bytes;
        QVERIFY2(readAs(text->parsed, values).isEmpty(), inFull.constData());
        const QByteArray fault = proofFault(bytes, parsed, number, edit, *text);
        QVERIFY2(fault.isEmpty(), (fault + "\n" + inFull).constData());
        QCOMPARE(*applied(text->bytes, inverted(bytes, text->edits)), bytes);
        const ByteRange range = parsed.documents[static_cast<size_t>(number)].range;
        const qsizetype prefix = 8; // of a line, which is removed together with it
        for (const TextEdit &part : text->edits) {
            QVERIFY2(part.offset >= range.begin - prefix && part.range().end <= range.end + prefix,
                     name.constData());
        }
    }
    qInfo("%d edits, %d of XML tried, %d refused, %d documents left out", done, xmlEdits, refused,
          unread);
    QVERIFY(xmlEdits * 8 > done);
    QVERIFY(refused * 20 < done);
}

QTEST_APPLESS_MAIN(tst_MarkdownEdit)
#include "tst_markdownedit.moc"
