// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/treeedit.h"
#include "tests/models/document/treeinvariants.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray prompt = "Some words before.\n"
                          "\n"
                          "ROLE: Tara\n"
                          "GOAL:\n"
                          "Write the queue.\n"
                          "\n"
                          "Keep it small.\n"
                          "CONTEXT FILES:\n"
                          "- src/a.py: def a():\n"
                          "      return 1\n"
                          "- `src/b.py`:\n"
                          "  ```python\n"
                          "  TITLE: 1\n"
                          "  - no item\n"
                          "  ```\n"
                          "- Makefile\n"
                          "\n"
                          "INSTRUCTIONS:\n"
                          "1. Read it: all\n"
                          "2. Write\n"
                          "   tests\n"
                          "\n"
                          "10. Stop\n"
                          "\n"
                          "CONSTRAINTS:\n"
                          "* Strict TDD\n"
                          "OUTPUT REQUIREMENT:\n";

/// JSON-like, to be read in a test.
QString shown(const Value &value)
{
    if (value.type == ValueType::Null) {
        return u"null"_s;
    }
    if (!value.isContainer()) {
        return u'<' + QString(value.text).replace(u'\n', u'|') + u'>';
    }
    QStringList parts;
    for (size_t i = 0; i < value.items.size(); ++i) {
        const QString key =
            value.type == ValueType::Map ? value.keys[qsizetype(i)] + u'=' : QString();
        parts.append(key + shown(value.items[i]));
    }
    return value.type == ValueType::Map ? u'{' + parts.join(u", "_s) + u'}'
                                        : u'[' + parts.join(u", "_s) + u']';
}

QString read(const QByteArray &text)
{
    const ParsedText parsed = parse(text, Format::Prompt);
    return parsed.documents.size() == 1 ? shown(parsed.documents.front().tree.toValue())
                                        : u"no document"_s;
}

JsonPointer at(const char *pointer)
{
    return JsonPointer::of(QString::fromLatin1(pointer));
}

Value text(const char *value)
{
    return Value::string(QString::fromUtf8(value));
}

/// Random headings, lists, files and texts.
QByteArray randomPrompt(QRandomGenerator &random)
{
    const auto pick = [&](const QByteArrayList &all) {
        return all[random.bounded(int(all.size()))];
    };
    const QByteArray newline = pick({"\n", "\n", "\r\n"});
    const QByteArrayList words{"write the tests", "Run: pytest", "é ü 日本",     "a - b",
                               "src/x.py is old", "x",           "Do NOT stop.", "3 apples"};
    QByteArrayList headings{"ROLE",         "GOAL",        "CONTEXT FILES",
                            "INSTRUCTIONS", "CONSTRAINTS", "OUTPUT REQUIREMENT",
                            "STEP 2",       "INPUT/OUTPUT"};
    QByteArray result = pick({"", "", "words before" + newline, newline});
    const int count = random.bounded(1, 7);
    for (int i = 0; i < count; ++i) {
        result += headings.takeAt(random.bounded(int(headings.size()))) + ':';
        const int kind = random.bounded(6);
        const int lines = random.bounded(1, 5);
        if (kind == 0) {
            result += ' ' + pick(words) + newline;
        } else if (kind == 1) {
            result += newline;
            for (int k = 0; k < lines; ++k) {
                result += pick({"", "", "  "}) + pick(words) + newline + pick({"", newline});
            }
        } else if (kind < 5) {
            result += newline;
            const QByteArray mark = pick({"- ", "* ", "  - "});
            for (int k = 0; k < lines; ++k) {
                const QByteArray number = QByteArray::number(k + 1) + pick({". "});
                result += kind == 2 ? number : mark;
                result += kind == 4
                    ? "src/f" + QByteArray::number(k) + ".py" + pick({": ", ": ", ":"})
                    : QByteArray();
                result += pick(words) + newline;
                result += pick({"", "", "      more" + newline, newline});
            }
        } else {
            result += newline;
        }
        result += pick({"", newline});
    }
    return random.bounded(5) == 0 ? result.trimmed() : result;
}

TreeEdit randomEdit(QRandomGenerator &random, const Tree &tree)
{
    const auto id = static_cast<NodeId>(random.bounded(int(tree.nodes.size())));
    const Node &node = tree.at(id);
    const JsonPointer place = tree.pointerTo(id);
    const QStringList texts{u"new text"_s, u"two\nlines"_s, u"x: y"_s, u"a\n\nb\n  c"_s,
                            u"ü"_s,        u""_s,           u" x"_s,   u"x "_s};
    const Value value = Value::string(texts[random.bounded(int(texts.size()))]);
    const int kind = random.bounded(6);
    if (id == 0) {
        return InsertKey{{}, u"NEW PART"_s, value, {}};
    }
    if (kind == 0 && tree.at(node.parent).type == ValueType::Map) {
        return RenameKey{place, node.parent == 0 ? u"OTHER NAME"_s : u"src/other.py"_s};
    }
    if (kind == 1) {
        return Remove{place};
    }
    if (kind == 2) {
        return Move{place, random.bounded(int(tree.at(node.parent).children.size()))};
    }
    if (node.type == ValueType::List) {
        return InsertItem{place, random.bounded(-1, int(node.children.size()) + 1), value};
    }
    if (node.type == ValueType::Map) {
        return InsertKey{place, u"docs/new.md"_s, value, {}};
    }
    return SetValue{place, value};
}

} // namespace

class TestPrompt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void readsHeadingsListsAndFiles()
    {
        QCOMPARE(read(prompt),
                 u"{ROLE=<Tara>, GOAL=<Write the queue.||Keep it small.>, "
                 "CONTEXT FILES={src/a.py=<def a():|return 1>, "
                 "src/b.py=<```python|TITLE: 1|- no item|```>, Makefile=null}, "
                 "INSTRUCTIONS=[<Read it: all>, <Write|tests>, <Stop>], "
                 "CONSTRAINTS=[<Strict TDD>], OUTPUT REQUIREMENT=null}"_s);
        const ParsedText parsed = parse(prompt, Format::Prompt);
        QCOMPARE(TreeInvariants::violation(prompt, parsed), QString());
        QVERIFY(parsed.issues.empty());
    }

    void readsTheSameWithOtherLineEnds()
    {
        QCOMPARE(read(QByteArray(prompt).replace("\n", "\r\n")), read(prompt));
        QCOMPARE(read("\xEF\xBB\xBF" + prompt), read(prompt));
    }

    void readsWhatIsUnusual_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("value");
        const auto row = [](const char *name, const char *text, const char *value) {
            QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(value);
        };
        row("nothing", "", "null");
        row("no heading", "just text\n", "null");
        row("not capitals", "Role: Tara\n", "null");
        row("one capital", "A: b\n", "null");
        row("indented", "  ROLE: Tara\n", "null");
        row("no colon", "ROLE\n", "null");
        row("a link", "HTTP://x\n", "null");
        row("no end of line", "ROLE: Tara", "{ROLE=<Tara>}");
        row("blanks", "ROLE:   Tara  \n", "{ROLE=<Tara>}");
        row("text and list", "A B: see\n- x\n", "{A B=<see|- x>}");
        row("list and text", "AB:\n- x\n\nbehind\n", "{AB=<- x||behind>}");
        row("bullets and numbers", "AB:\n- x\n1. y\n", "{AB=<- x|1. y>}");
        row("deeper bullets", "AB:\n- x\n  - y\n- z\n", "{AB=[<x|- y>, <z>]}");
        row("lazy line", "AB:\n- x\ny\n", "{AB=[<x|y>]}");
        row("empty item", "AB:\n- \n- x\n", "{AB=[null, <x>]}");
        row("a file among others", "AB:\n- src/a.py: x\n- the rest\n",
            "{AB=[<src/a.py: x>, <the rest>]}");
        row("a numbered file", "AB:\n1. src/a.py: x\n", "{AB=[<src/a.py: x>]}");
        row("a sentence", "AB:\n- Edit src/a.py: x\n", "{AB=[<Edit src/a.py: x>]}");
        row("a placeholder", "AB:\n- [File A Path]: [Content...]\n",
            "{AB={[File A Path]=<[Content...]>}}");
        row("placeholders alone", "AB:\n- [Strict TDD Rules]\n", "{AB=[<[Strict TDD Rules]>]}");
        row("a fence without end", "AB:\n```\nCD: x\n", "{AB=<```|CD: x>}");
        row("a dash", "A-B/C & D1: x\n", "{A-B/C & D1=<x>}");
        row("Markdown headings", "# Step\n## ROLE: Tara\n## GOAL\n\nx\ny\n### DONE:\n- a\n",
            "{ROLE=<Tara>, GOAL=<x|y>, DONE=[<a>]}");
        row("bold headings", "**ROLE:** Tara\n**GOAL**: x\n## **DONE**\n**BOTH:**\n",
            "{ROLE=<Tara>, GOAL=<x>, DONE=null, BOTH=null}");
        row("no headings", "**ROLE** Tara\n##ROLE: x\n**ROLE: x\n## ROLE x\n* ROLE: x\n", "null");
    }

    void readsWhatIsUnusual()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, value);
        QCOMPARE(read(text), value);
        QCOMPARE(TreeInvariants::violation(text, parse(text, Format::Prompt)), QString());
    }

    /// What models write instead of plain headings is kept as it is.
    void keepsTheManner_data()
    {
        QTest::addColumn<TreeEdit>("edit");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const TreeEdit &edit, const char *before,
                            const char *after) {
            QTest::newRow(name) << edit << QByteArray(before) << QByteArray(after);
        };
        row("set", SetValue{at("/GOAL"), text("y")}, "## ROLE\n\nTara\n\n## GOAL\n\nx\n",
            "## ROLE\n\nTara\n\n## GOAL\n\ny\n");
        row("set nothing", SetValue{at("/GOAL"), text("y")}, "## ROLE\nTara\n## GOAL\n",
            "## ROLE\nTara\n## GOAL\ny\n");
        row("set bold", SetValue{at("/GOAL"), text("y")}, "**ROLE:** Tara\n**GOAL:** x\n",
            "**ROLE:** Tara\n**GOAL:** y\n");
        row("insert", InsertKey{{}, u"DONE"_s, text("y"), {}}, "## ROLE\nTara\n## GOAL\nx\n",
            "## ROLE\nTara\n## GOAL\nx\n## DONE\ny\n");
        row("insert bold before", InsertKey{{}, u"DONE"_s, text("y"), u"GOAL"_s},
            "**ROLE:** Tara\n**GOAL:** x\n", "**ROLE:** Tara\n**DONE:** y\n**GOAL:** x\n");
        row("remove", Remove{at("/ROLE")}, "## ROLE: Tara\n## GOAL\nx\n", "## GOAL\nx\n");
        row("move", Move{at("/ROLE"), 1}, "**ROLE:** Tara\n**GOAL:** x\n",
            "**GOAL:** x\n**ROLE:** Tara\n");
        row("rename", RenameKey{at("/GOAL"), u"AIM"_s}, "## ROLE\nTara\n## GOAL\nx\n",
            "## ROLE\nTara\n## AIM\nx\n");
        row("remove the only item", Remove{at("/RULES/0")},
            "ROLE: Tara\nRULES:\n- x\n  y\nEND: z\n", "ROLE: Tara\nRULES:\nEND: z\n");
        row("remove the only file", Remove{at("/FILES/a.py")}, "FILES:\n- a.py: x\n", "FILES:\n");
        row("empty a list", SetValue{at("/RULES"), Value::list()}, "RULES:\n- x\n- y\nEND: z\n",
            "RULES:\nEND: z\n");
    }

    void keepsTheManner()
    {
        QFETCH(TreeEdit, edit);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const auto edits = planEdit(before, parse(before, Format::Prompt), 0, edit);
        QVERIFY2(edits.isOk(), edits ? "" : qPrintable(edits.error()));
        QCOMPARE(*applied(before, *edits), after);
    }

    /// A Markdown file is a prompt where three known headings stand, with its blocks as they are.
    void isAllOfAMarkdownFile()
    {
        const QByteArray file = "# Step 4\n\n## ROLE\nTara\n\n## GOAL\nx\n\n```yaml\na: 1\n```\n\n"
                                "## CONSTRAINTS\n- y\n";
        ParseOptions options;
        options.promptHeadings = {u"ROLE"_s, u"GOAL"_s, u"CONSTRAINTS"_s, u"OUTPUT"_s};
        const ParsedText parsed = parse(file, Format::Markdown, options);
        QCOMPARE(parsed.documents.size(), size_t(2));
        QCOMPARE(shown(parsed.documents[0].tree.toValue()),
                 u"{ROLE=<Tara>, GOAL=<x||```yaml|a: 1|```>, CONSTRAINTS=[<y>]}"_s);
        QCOMPARE(parsed.documents[1].format, Format::Yaml);
        const auto done = [&](int document, const TreeEdit &edit) {
            const auto edits = planEdit(file, parsed, document, edit);
            return edits ? *applied(file, *edits) : edits.error().toUtf8();
        };
        QCOMPARE(done(0, InsertItem{at("/CONSTRAINTS"), 0, text("z")}),
                 QByteArray(file).replace("- y", "- z\n- y"));
        QCOMPARE(done(0, SetValue{at("/ROLE"), text("Devon")}),
                 QByteArray(file).replace("Tara", "Devon"));
        QCOMPARE(done(1, SetValue{at("/a"), Value::integer(2)}),
                 QByteArray(file).replace("a: 1", "a: 2"));
        QCOMPARE(parse(file, Format::Markdown).documents.size(), size_t(1));
        const QByteArray two = QByteArray(file).replace("## GOAL", "## Goal");
        QCOMPARE(parse(two, Format::Markdown, options).documents.size(), size_t(1));
    }

    void aHeadingThatStandsTwiceIsFound()
    {
        const ParsedText parsed = parse("ROLE: a\nGOAL: b\nROLE: c\n", Format::Prompt);
        QCOMPARE(parsed.issues.size(), size_t(1));
        QCOMPARE(parsed.issues.front().rule, u"prompt.duplicate-heading"_s);
        QVERIFY(!parsed.issues.front().isFatal);
    }

    void isKnownByItsHeadings_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Format>("format");
        QTest::newRow("txt") << u"a.txt"_s << prompt << Format::Prompt;
        QTest::newRow("prompt") << u"a.prompt"_s << QByteArray("x") << Format::Prompt;
        QTest::newRow("no suffix") << u"task"_s << prompt << Format::Prompt;
        QTest::newRow("no name") << QString() << prompt << Format::Prompt;
        QTest::newRow("other text") << u"a.txt"_s << QByteArray("NOTE: x\n") << Format::Text;
        QTest::newRow("one heading often")
            << u"a.txt"_s << QByteArray("NOTE: x\nNOTE: y\nNOTE: z\n") << Format::Text;
        QTest::newRow("bold headings")
            << u"a.txt"_s << QByteArray("**ROLE:** x\n**GOAL:** y\n## DONE: z\n") << Format::Prompt;
        QTest::newRow("comments") << QString()
                                  << QByteArray("# NOTE: x\n# TODO: y\n# FIXME: z\n## END\na: 1\n")
                                  << Format::Yaml;
        QTest::newRow("log") << u"a.log"_s << prompt << Format::Text;
        QTest::newRow("yaml") << QString() << QByteArray("a: 1\nb: 2\n") << Format::Yaml;
    }

    void isKnownByItsHeadings()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(Format, format);
        QCOMPARE(formatOf(name, bytes), format);
    }

    void isReadInAFencedBlock()
    {
        const QByteArray file = "# Step\n\n````text\n" + prompt + "````\n\n```text\nplain\n```\n";
        const ParsedText parsed = parse(file, Format::Markdown);
        QCOMPARE(parsed.documents.size(), size_t(1));
        QCOMPARE(parsed.documents.front().format, Format::Prompt);
        const Result<TextEdits> edits =
            planEdit(file, parsed, 0, InsertItem{at("/CONSTRAINTS"), -1, text("No stubs")});
        QVERIFY2(edits.isOk(), edits ? "" : qPrintable(edits.error()));
        QCOMPARE(*applied(file, *edits),
                 QByteArray(file).replace("* Strict TDD\n", "* Strict TDD\n* No stubs\n"));
    }

    void editsTouchNothingElse_data()
    {
        QTest::addColumn<TreeEdit>("edit");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char *name, const TreeEdit &edit, const char *from,
                            const char *to) {
            QTest::newRow(name) << edit << QByteArray(from) << QByteArray(to);
        };
        row("set a line", SetValue{at("/ROLE"), text("Devon")}, "ROLE: Tara", "ROLE: Devon");
        row("set lines", SetValue{at("/ROLE"), text("a\nb")}, "ROLE: Tara", "ROLE:\na\nb");
        row("set what is empty", SetValue{at("/OUTPUT REQUIREMENT"), text("Call it.")},
            "REQUIREMENT:", "REQUIREMENT: Call it.");
        row("set a line below", SetValue{at("/GOAL"), text("Less.")},
            "Write the queue.\n\nKeep it small.", "Less.");
        row("set lines below", SetValue{at("/GOAL"), text("Write the list.\n\nKeep it small.")},
            "the queue", "the list");
        row("set an item", SetValue{at("/INSTRUCTIONS/1"), text("Write\ncode")}, "   tests",
            "   code");
        row("set a file", SetValue{at("/CONTEXT FILES/Makefile"), text("all:")}, "- Makefile",
            "- Makefile: all:");
        row("set a file's lines", SetValue{at("/CONTEXT FILES/src~1a.py"), text("x\ny")},
            "def a():\n      return 1", "x\n  y");
        row("set nothing", SetValue{at("/GOAL"), text("")},
            "GOAL:\nWrite the queue.\n\nKeep it small.\n", "GOAL:\n");
        row("a blank before", SetValue{at("/ROLE"), text(" x")}, "ROLE: Tara", "ROLE: x");
        row("a blank behind", SetValue{at("/ROLE"), text("x ")}, "ROLE: Tara", "ROLE: x");
        row("nothing but a blank", SetValue{at("/ROLE"), text("Tara ")}, "ROLE: Tara",
            "ROLE: Tara");
        row("a number", SetValue{at("/ROLE"), Value::integer(7)}, "ROLE: Tara", "ROLE: 7");
        row("an empty line", SetValue{at("/INSTRUCTIONS/0"), text("a\n\nb")}, "1. Read it: all\n",
            "1.\n   a\n\n   b\n");
        row("set an item to nothing", SetValue{at("/INSTRUCTIONS/0"), text("")},
            "1. Read it: all\n", "1.\n");
        row("append nothing", InsertItem{at("/CONSTRAINTS"), -1, text("")}, "* Strict TDD\n",
            "* Strict TDD\n*\n");
        row("append no number", InsertItem{at("/INSTRUCTIONS"), -1, text("")}, "10. Stop\n",
            "10. Stop\n11.\n");
        row("insert nothing into nothing", InsertItem{at("/OUTPUT REQUIREMENT"), -1, text("")},
            "REQUIREMENT:\n", "REQUIREMENT:\n-\n");
        row("append a file without content",
            InsertKey{at("/CONTEXT FILES"), u"c.py"_s, text(""), {}}, "- Makefile\n",
            "- Makefile\n- c.py:\n");
        row("clear a file", SetValue{at("/CONTEXT FILES/src~1a.py"), text("")},
            " def a():\n      return 1", "");
        row("code keeps its indentation",
            SetValue{at("/CONTEXT FILES/src~1a.py"), text("def f():\n    return 2")},
            " def a():\n      return 1", "\n  def f():\n      return 2");
        row("insert a number", InsertItem{at("/INSTRUCTIONS"), 1, text("Think")},
            "2. Write\n   tests\n\n10.", "2. Think\n3. Write\n   tests\n\n11.");
        row("append a number", InsertItem{at("/INSTRUCTIONS"), -1, text("Rest")}, "10. Stop\n",
            "10. Stop\n11. Rest\n");
        row("append a bullet", InsertItem{at("/CONSTRAINTS"), -1, text("a\nb")}, "* Strict TDD\n",
            "* Strict TDD\n* a\n  b\n");
        row("insert into nothing", InsertItem{at("/OUTPUT REQUIREMENT"), -1, text("x")},
            "REQUIREMENT:\n", "REQUIREMENT:\n- x\n");
        row("insert a file", InsertKey{at("/CONTEXT FILES"), u"c.py"_s, text("x"), u"Makefile"_s},
            "- Makefile", "- c.py: x\n- Makefile");
        row("append a file", InsertKey{at("/CONTEXT FILES"), u"c.py"_s, text("x"), {}},
            "- Makefile\n", "- Makefile\n- c.py: x\n");
        row("append a heading", InsertKey{{}, u"NOTES"_s, text("x"), {}}, "REQUIREMENT:\n",
            "REQUIREMENT:\nNOTES: x\n");
        row("insert a heading", InsertKey{{}, u"NOTES"_s, text("x"), u"GOAL"_s},
            "GOAL:", "NOTES: x\nGOAL:");
        row("insert a list",
            InsertKey{{}, u"NOTES"_s, Value::list({text("x"), text("y")}), u"GOAL"_s},
            "GOAL:", "NOTES:\n- x\n- y\nGOAL:");
        row("remove an item", Remove{at("/INSTRUCTIONS/1")}, "2. Write\n   tests\n\n10.", "9.");
        row("remove a file", Remove{at("/CONTEXT FILES/Makefile")}, "- Makefile\n", "");
        row("remove a heading", Remove{at("/ROLE")}, "ROLE: Tara\n", "");
        row("remove the last heading", Remove{at("/OUTPUT REQUIREMENT")}, "OUTPUT REQUIREMENT:\n",
            "");
        row("rename a file", RenameKey{at("/CONTEXT FILES/src~1b.py"), u"src/c.py"_s}, "`src/b.py`",
            "`src/c.py`");
        row("rename a heading", RenameKey{at("/GOAL"), u"AIM"_s}, "GOAL:", "AIM:");
        row("move an item", Move{at("/INSTRUCTIONS/2"), 0},
            "1. Read it: all\n2. Write\n   tests\n\n10. Stop",
            "1. Stop\n2. Read it: all\n\n10. Write\n   tests");
        row("move a heading", Move{at("/ROLE"), 1},
            "ROLE: Tara\nGOAL:\nWrite the queue.\n\nKeep it small.\n",
            "GOAL:\nWrite the queue.\n\nKeep it small.\nROLE: Tara\n");
    }

    void editsTouchNothingElse()
    {
        QFETCH(TreeEdit, edit);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        for (const char *newline : {"\n", "\r\n"}) {
            const auto with = [&](QByteArray bytes) { return bytes.replace("\n", newline); };
            const QByteArray before = with(prompt);
            QCOMPARE(before.count(with(from)), 1);
            const ParsedText parsed = parse(before, Format::Prompt);
            const Result<TextEdits> edits = planEdit(before, parsed, 0, edit);
            QVERIFY2(edits.isOk(), edits ? "" : qPrintable(edits.error()));
            QCOMPARE(*applied(before, *edits), QByteArray(before).replace(with(from), with(to)));
        }
    }

    void refusesWhatWouldReadAsSomethingElse_data()
    {
        QTest::addColumn<TreeEdit>("edit");
        QTest::addColumn<QString>("reason");
        QTest::newRow("a heading inside") << TreeEdit(SetValue{at("/GOAL"), text("x\nSTOP: now")})
                                          << u"“STOP: now”, which reads as the next heading"_s;
        QTest::newRow("a fence without end")
            << TreeEdit(SetValue{at("/GOAL"), text("```\nx")}) << u"a code block without an end"_s;
        QTest::newRow("lines of a list")
            << TreeEdit(SetValue{at("/GOAL"), text("- x\n- y")}) << u"would read as a list."_s;
        QTest::newRow("a small heading")
            << TreeEdit(InsertKey{{}, u"notes"_s, text("x"), {}}) << u"cannot be a heading"_s;
        QTest::newRow("no path") << TreeEdit(
            InsertKey{at("/CONTEXT FILES"), u"some words"_s, text("x"), {}})
                                 << u"does not read as the path of a file"_s;
        QTest::newRow("a list in a list")
            << TreeEdit(InsertItem{at("/CONSTRAINTS"), -1, Value::list({text("x")})})
            << u"has only texts there"_s;
        QTest::newRow("nothing but files")
            << TreeEdit(SetValue{at("/CONSTRAINTS/0"), text("a.py: x")})
            << u"would read as a list of files"_s;
    }

    void refusesWhatWouldReadAsSomethingElse()
    {
        QFETCH(TreeEdit, edit);
        QFETCH(QString, reason);
        const Result<TextEdits> edits = planEdit(prompt, parse(prompt, Format::Prompt), 0, edit);
        QVERIFY(!edits);
        QVERIFY2(edits.error().contains(reason), qPrintable(edits.error()));
    }

    void theOnlyHeadingStays()
    {
        const QByteArray only = "ROLE: Tara\n";
        const auto edits = planEdit(only, parse(only, Format::Prompt), 0, Remove{at("/ROLE")});
        QVERIFY(!edits);
        QVERIFY2(edits.error().contains(u"the only heading"_s), qPrintable(edits.error()));
    }

    /// BATON_PROPERTY_CASES sets how many.
    void randomEditsAreLossless()
    {
        bool isSet = false;
        const int given = qEnvironmentVariableIntValue("BATON_PROPERTY_CASES", &isSet);
        const int cases = isSet ? given : 4000;
        int done = 0;
        int refused = 0;
        for (quint32 seed = 1; done < cases; ++seed) {
            QRandomGenerator random(seed);
            QByteArray bytes = randomPrompt(random);
            for (int i = 0; i < 6; ++i, ++done) {
                const ParsedText parsed = parse(bytes, Format::Prompt);
                const QByteArray where = "seed " + QByteArray::number(seed) + "\n" + bytes + "---";
                QCOMPARE(TreeInvariants::violation(bytes, parsed), QString());
                const Tree &tree = parsed.documents.front().tree;
                QVERIFY2(!tree.isEmpty(), where.constData());
                const TreeEdit edit = randomEdit(random, tree);
                const Result<Value> wanted = intended(parsed, 0, edit);
                const Result<TextEdits> edits = planEdit(bytes, parsed, 0, edit);
                if (!edits || !wanted) {
                    QVERIFY2(wanted || !edits, where.constData());
                    refused += wanted ? 1 : 0;
                    if (wanted && qEnvironmentVariableIsSet("BATON_PROPERTY_EXAMPLES")) {
                        qInfo().noquote() << edits.error() << where;
                    }
                    continue;
                }
                const QByteArray after = *applied(bytes, *edits);
                const Value value = parse(after, Format::Prompt).documents.front().tree.toValue();
                QVERIFY2(value == *wanted, (where + "\n" + after).constData());
                bytes = after;
            }
        }
        QVERIFY2(refused * 10 < done, qPrintable(u"%1 of %2 refused"_s.arg(refused).arg(done)));
    }
};

QTEST_GUILESS_MAIN(TestPrompt)
#include "tst_prompt.moc"
