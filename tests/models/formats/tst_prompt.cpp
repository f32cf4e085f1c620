// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/planedit.h"
#include "models/parsing/formatbyevidence.h"
#include "models/parsing/parse.h"
#include "tests/models/formats/promptsample.h"
#include "tests/models/formats/treeinvariants.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// In the style of JSON, for readable tests.
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

ParseOptions known()
{
    ParseOptions options;
    options.promptHeadings = {u"ROLE"_s, u"GOAL"_s, u"CONTEXT FILES"_s};
    return options;
}

QString read(const QByteArray &text)
{
    const ParsedText parsed = parse(text, Format::Prompt);
    return parsed.documents.size() == 1 ? shown(parsed.documents.front().tree.toValue())
                                        : u"no document"_s;
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

    void readsUnusualPrompts_data()
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

    void readsUnusualPrompts()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, value);
        QCOMPARE(read(text), value);
        QCOMPARE(TreeInvariants::violation(text, parse(text, Format::Prompt)), QString());
    }

    /// Other spellings of headings, as models write them, are kept.
    void editsKeepTheStyleOfHeadings_data()
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

    void editsKeepTheStyleOfHeadings()
    {
        QFETCH(TreeEdit, edit);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const auto edits = planEdit(before, parse(before, Format::Prompt), 0, edit);
        QVERIFY2(edits.isOk(), edits ? "" : qPrintable(edits.error()));
        QCOMPARE(*applied(before, *edits), after);
    }

    /// A Markdown file with three known headings is a prompt, and keeps its blocks.
    void aPromptMayBeAWholeMarkdownFile()
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
        const QByteArray two = QByteArray(file).replace("## GOAL", "## Aim");
        QCOMPARE(parse(two, Format::Markdown, options).documents.size(), size_t(1));
    }

    /// Many texts have a role, a goal and constraints: in another letter case they are not a
    /// prompt, unless one of the headings has several words.
    void headingsInAnotherCaseNeedSeveralWords_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<bool>("isPrompt");
        const auto row = [](const char *name, const char *file, bool isPrompt) {
            QTest::newRow(name) << QByteArray(file) << isPrompt;
        };
        row("capitals", "## ROLE\na\n## GOAL\nb\n## CONSTRAINTS\nc\n", true);
        row("plain words", "## Role\na\n## Goal\nb\n## Constraints\nc\n", false);
        row("two in capitals", "## ROLE\na\n## GOAL\nb\n## Constraints\nc\n", false);
        row("several words",
            "# Role\na\n### goal\nb\n**Constraints**\nc\n**Output requirement (a call)**\nd\n",
            true);
        row("three only", "# Goal\na\n## Constraints\nb\n## Output requirement\nc\n", false);
        row("two only", "## Role\na\n## Output requirement\nc\n", false);
        row("sentences", "Role models help.\nA goal is set.\nOutput requirements differ.\n", false);
    }

    void headingsInAnotherCaseNeedSeveralWords()
    {
        QFETCH(QByteArray, file);
        QFETCH(bool, isPrompt);
        ParseOptions options;
        options.promptHeadings = {u"ROLE"_s, u"GOAL"_s, u"CONSTRAINTS"_s, u"OUTPUT REQUIREMENT"_s};
        QCOMPARE(parse(file, Format::Markdown, options).documents.size(), size_t(isPrompt));
    }

    /// Known headings of a protocol are recognised in any letter case and level, and with
    /// additional words.
    void readsKnownHeadings_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("value");
        const auto row = [](const char *name, const char *text, const char *value) {
            QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(value);
        };
        row("title case", "Role: Tara\nContext Files:\n- a.py: x\n",
            "{ROLE=<Tara>, CONTEXT FILES={a.py=<x>}}");
        row("small letters", "role: Tara\ncontext files: a\n", "{ROLE=<Tara>, CONTEXT FILES=<a>}");
        row("an underscore", "CONTEXT_FILES: a\n", "{CONTEXT FILES=<a>}");
        row("a hyphen", "context-files: a\n", "{CONTEXT FILES=<a>}");
        for (const QByteArray level : {"#", "##", "###", "####", "#####", "######"}) {
            QTest::newRow(level.constData()) << level + " Role\nTara\n" + level + " GOAL\nx\n"
                                             << u"{ROLE=<Tara>, GOAL=<x>}"_s;
        }
        row("seven", "####### Role\nTara\n", "null");
        row("bold", "**ROLE**\nTara\n**Goal:** x\n## **Context files**\n- a.py\n",
            "{ROLE=<Tara>, GOAL=<x>, CONTEXT FILES={a.py=null}}");
        row("bold within a sentence", "**Role** models\n", "null");
        row("parentheses", "## Goal (of this step)\nx\nROLE (one word): Tara\n",
            "{GOAL=<x>, ROLE=<Tara>}");
        row("brackets", "Goal [of this step]: x\n## Role [one]\nTara\n", "{GOAL=<x>, ROLE=<Tara>}");
        row("bold and parentheses", "**Goal** (of it)\nx\n**Role (one)**: Tara\n",
            "{GOAL=<x>, ROLE=<Tara>}");
        row("a dash", "GOAL — ship it\nRole - Tara\n## Context files – a\n",
            "{GOAL=<ship it>, ROLE=<Tara>, CONTEXT FILES=<a>}");
        row("words", "## Goal of this step\nx\n## Context files to read: a\n",
            "{GOAL=<x>, CONTEXT FILES=<a>}");
        row("a longer word", "## Goals\nx\nRoles: y\nGoal-keeper: z\n", "null");
        row("words without a mark", "Goal of this step\nGOAL ship it\nRole\n", "null");
        row("one that is spelt as known", "ROLE: Tara\nGOAL: x\nRole: none\n",
            "{ROLE=<Tara>, GOAL=<x|Role: none>}");
        row("one without words behind", "## Goal\nx\n## Goal of the year\ny\n",
            "{GOAL=<x|## Goal of the year|y>}");
        row("one that is another heading", "ROLE: Tara\nGOAL & ROLE: x\n",
            "{ROLE=<Tara>, GOAL & ROLE=<x>}");
        row("in a fence", "## Role\n```\nGoal: x\n```\n", "{ROLE=<```|Goal: x|```>}");
    }

    void readsKnownHeadings()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, value);
        const ParsedText parsed = parse(text, Format::Prompt, known());
        QCOMPARE(shown(parsed.documents.front().tree.toValue()), value);
        QCOMPARE(TreeInvariants::violation(text, parsed), QString());
    }

    void keepsTheStyleOfKnownHeadings_data()
    {
        QTest::addColumn<TreeEdit>("edit");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const TreeEdit &edit, const char *before,
                            const char *after) {
            QTest::newRow(name) << edit << QByteArray(before) << QByteArray(after);
        };
        row("set below words", SetValue{at("/GOAL"), text("y")},
            "### Role\nTara\n### Goal (short)\nx\n", "### Role\nTara\n### Goal (short)\ny\n");
        row("set nothing below words", SetValue{at("/GOAL"), text("y")},
            "### Role\nTara\n### Goal (short)\n", "### Role\nTara\n### Goal (short)\ny\n");
        row("set behind a dash", SetValue{at("/GOAL"), text("y")}, "Role: Tara\nGOAL — x\n",
            "Role: Tara\nGOAL — y\n");
        row("insert like one with words", InsertKey{{}, u"GOAL"_s, text("y"), {}},
            "**Role** (one word)\nTara\n", "**Role** (one word)\nTara\n**GOAL**\ny\n");
        row("insert an item", InsertItem{at("/GOAL"), -1, text("y")}, "# role\nTara\n# goal\n- x\n",
            "# role\nTara\n# goal\n- x\n- y\n");
        row("remove", Remove{at("/ROLE")}, "Role: Tara\ngoal: x\n", "goal: x\n");
        row("move", Move{at("/ROLE"), 1}, "## Role (a)\nTara\n## goal\nx\n",
            "## goal\nx\n## Role (a)\nTara\n");
    }

    void keepsTheStyleOfKnownHeadings()
    {
        QFETCH(TreeEdit, edit);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const auto edits = planEdit(before, parse(before, Format::Prompt, known()), 0, edit);
        QVERIFY2(edits.isOk(), edits ? "" : qPrintable(edits.error()));
        QCOMPARE(*applied(before, *edits), after);
    }

    /// A text that would become a heading is refused, and the reason quotes it.
    void refusesTextsThatContainAHeading()
    {
        const QByteArray before = "Role: Tara\n";
        const auto edits = planEdit(before, parse(before, Format::Prompt, known()), 0,
                                    SetValue{at("/ROLE"), text("Tara\nGoal: x")});
        QVERIFY(!edits.isOk());
        QVERIFY2(edits.error().contains("Goal: x"_L1), qPrintable(edits.error()));
    }

    void aRepeatedHeadingIsReported()
    {
        const ParsedText parsed = parse("ROLE: a\nGOAL: b\nROLE: c\n", Format::Prompt);
        QCOMPARE(parsed.issues.size(), size_t(1));
        QCOMPARE(parsed.issues.front().rule, u"prompt.duplicate-heading"_s);
        QVERIFY(!parsed.issues.front().isFatal);
    }

    /// Headings follow the rules of Markdown, so an indented line is none.
    void aTextWithTheHeadingsOfItsProtocolIsAPrompt_data()
    {
        QTest::addColumn<QByteArray>("heading"); // of CONSTRAINTS; the others are alike
        QTest::addColumn<bool>("isPrompt");
        QTest::newRow("lower case") << "# constraints"_ba << true;
        QTest::newRow("another level") << "### Constraints"_ba << true;
        QTest::newRow("words behind") << "## Constraints (two) — what not to do"_ba << true;
        QTest::newRow("bold") << "**Constraints**"_ba << true;
        QTest::newRow("colon") << "constraints:"_ba << true;
        QTest::newRow("indented") << "    # constraints"_ba << false;
        QTest::newRow("no heading") << "constraints"_ba << false;
    }

    void aTextWithTheHeadingsOfItsProtocolIsAPrompt()
    {
        QFETCH(const QByteArray, heading);
        QFETCH(const bool, isPrompt);
        ParseOptions options;
        options.promptHeadings = {u"ROLE"_s, u"GOAL"_s, u"CONSTRAINTS"_s, u"CONTEXT FILES"_s};
        QByteArray bytes;
        for (const QByteArray name : {"Role", "Goal", "Context Files", "Constraints"}) {
            const bool isLower = heading.contains("constraints");
            bytes += QByteArray(heading).replace(isLower ? "constraints" : "Constraints",
                                                 isLower ? name.toLower() : name)
                + "\nx\n";
        }
        for (const QByteArray &file : {bytes, "Before\n\n```text\n" + bytes + "```\n"}) {
            const Format format = file == bytes ? Format::Text : Format::Markdown;
            const ParsedText parsed = parse(file, format, options);
            QCOMPARE(parsed.documents.size(), size_t(isPrompt ? 1 : 0));
            if (isPrompt) {
                QCOMPARE(parsed.documents.front().format, Format::Prompt);
                QCOMPARE(parsed.documents.front().tree.root().children.size(), size_t(4));
                const auto edits =
                    planEdit(file, parsed, 0, SetValue{at("/GOAL"), text("another")});
                QVERIFY2(edits.isOk(), edits ? "" : qPrintable(edits.error()));
            }
        }
        const QByteArray readme = bytes.first(bytes.indexOf("onstraints") - 1);
        QVERIFY(parse(readme, Format::Text, options).documents.empty());
    }

    /// A text without a suffix that starts like YAML may be something else.
    void aFileWithoutASuffixIsRecognisedByItsText_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Format>("format");
        const auto row = [](const char *bytes, Format format) {
            QTest::newRow(bytes) << QByteArray(bytes) << format;
        };
        row("role: a\ngoal: b\ncontext files:\n- c.py: d\nconstraints:\n- e\n", Format::Prompt);
        row("role: a\ngoal: b\nconstraints:\n- e\n", Format::Yaml);
        row("role: a\ngoal: b\nscript: |\n  context files:\n  constraints:\n", Format::Yaml);
        row("Note: see\n\n```yaml\na: 1\n```\n", Format::Markdown);
        row("a: |\n  ```yaml\n  b: 1\n  ```\n", Format::Yaml);
        row("{\"role\": 1}\n", Format::Json);
        row("Some words\n", Format::Text);
    }

    void aFileWithoutASuffixIsRecognisedByItsText()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const Format, format);
        const QStringList headings{u"ROLE"_s, u"GOAL"_s, u"CONSTRAINTS"_s, u"CONTEXT FILES"_s};
        QCOMPARE(formatByEvidence({}, bytes, headings), format);
        QCOMPARE(formatByEvidence(u"v1.0/task"_s, bytes, headings), format);
        QCOMPARE(formatByEvidence(u"task.yaml"_s, bytes, headings), Format::Yaml);
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
};

QTEST_GUILESS_MAIN(TestPrompt)
#include "tst_prompt.moc"
