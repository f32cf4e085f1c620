// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "tests/models/formats/promptsample.h"
#include "tests/models/formats/treeinvariants.h"
#include "tests/random/prooffault.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

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

/// Edits of a prompt make the intended change and nothing else.
class TestPromptEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void editsChangeNothingElse_data()
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

    void editsChangeNothingElse()
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

    void refusesEditsThatWouldBeReadDifferently_data()
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

    void refusesEditsThatWouldBeReadDifferently()
    {
        QFETCH(TreeEdit, edit);
        QFETCH(QString, reason);
        const Result<TextEdits> edits = planEdit(prompt, parse(prompt, Format::Prompt), 0, edit);
        QVERIFY(!edits);
        QVERIFY2(edits.error().contains(reason), qPrintable(edits.error()));
    }

    void headingsWithTheSameEndAreSwapped()
    {
        const QByteArray before = "A B:\nStop.\n  Stop.\n\nC D:\n  - x\n  - Stop.\n";
        const auto edits = planEdit(before, parse(before, Format::Prompt), 0, Move{at("/A B"), 1});
        QVERIFY2(edits.isOk(), edits ? "" : qPrintable(edits.error()));
        QCOMPARE(*applied(before, *edits), "C D:\n  - x\n  - Stop.\n\nA B:\nStop.\n  Stop.\n");
    }

    void theOnlyHeadingCannotBeRemoved()
    {
        const QByteArray only = "ROLE: Tara\n";
        const auto edits = planEdit(only, parse(only, Format::Prompt), 0, Remove{at("/ROLE")});
        QVERIFY(!edits);
        QVERIFY2(edits.error().contains(u"the only heading"_s), qPrintable(edits.error()));
    }

    /// BATON_PROPERTY_CASES sets the number of cases.
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
                const Result<EditedText> text = editedText(bytes, parsed, 0, {edit});
                if (!text || !wanted) {
                    QVERIFY2(wanted || !text, where.constData());
                    refused += wanted ? 1 : 0;
                    if (wanted && qEnvironmentVariableIsSet("BATON_PROPERTY_EXAMPLES")) {
                        qInfo().noquote() << edit.index() << text.error() << where;
                    }
                    continue;
                }
                const QByteArray inFull = where + "\n" + text->bytes;
                QVERIFY2(text->parsed.documents.front().tree.toValue() == *wanted,
                         inFull.constData());
                const QByteArray fault = proofFault(bytes, parsed, 0, edit, *text);
                QVERIFY2(fault.isEmpty(), (fault + "\n" + inFull).constData());
                bytes = text->bytes;
            }
        }
        QVERIFY2(refused * 10 < done, qPrintable(u"%1 of %2 refused"_s.arg(refused).arg(done)));
    }
};

QTEST_GUILESS_MAIN(TestPromptEdit)
#include "tst_promptedit.moc"
