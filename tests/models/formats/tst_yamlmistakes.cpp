// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamlmistakes.h"
#include "models/formats/yaml/reading/yamlreading.h"
#include "models/parsing/parse.h"
#include "tests/models/formats/onlyissue.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// Typical mistakes in YAML, reported at their place and with a fix.
class tst_YamlMistakes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void anExampleIsRecognisedByItsOwnMistake_data();
    void anExampleIsRecognisedByItsOwnMistake();
    void aMistakeIsNamedWhereItIsAndFixed_data();
    void aMistakeIsNamedWhereItIsAndFixed();
    void strayLinesAreIndentedLikeSiblings_data();
    void strayLinesAreIndentedLikeSiblings();
    void ambiguousTextIsNotCorrectedAutomatically_data();
    void ambiguousTextIsNotCorrectedAutomatically();
    void aSentenceAroundTheDocumentIsRemoved_data();
    void aSentenceAroundTheDocumentIsRemoved();
};

void tst_YamlMistakes::anExampleIsRecognisedByItsOwnMistake_data()
{
    QTest::addColumn<QByteArray>("example");
    for (const YamlMistake &mistake : yamlMistakes()) {
        QTest::newRow(mistake.name) << QByteArray(mistake.example);
    }
}

void tst_YamlMistakes::anExampleIsRecognisedByItsOwnMistake()
{
    QFETCH(const QByteArray, example);
    const ParseLimits limits;
    const YamlReading reading(example, limits, nullptr);
    QVERIFY(reading.fault());
    YamlDiagnosis diagnosis(example, *reading.fault(), reading.seen(), limits);
    QCOMPARE(recogniseYamlMistake(diagnosis).name, QTest::currentDataTag());
    QVERIFY(!diagnosis.issue.message.isEmpty());
    const ParsedText fixed = parse(*applied(example, diagnosis.issue.fix), Format::Yaml);
    QCOMPARE(fixed.issues.empty(), !diagnosis.issue.fix.empty());
}

void tst_YamlMistakes::aMistakeIsNamedWhereItIsAndFixed_data()
{
    QTest::addColumn<QByteArray>("marked"); // « » around what is underlined
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("fixTitle");
    QTest::addColumn<QByteArray>("fixed");
    const auto row = [](const char *name, const char *marked, const char *message,
                        const char *fixTitle = "", const char *fixed = "") {
        QTest::newRow(name) << QByteArray(marked) << QString::fromUtf8(message)
                            << QString::fromUtf8(fixTitle) << QByteArray(fixed);
    };
    row("colon before a quoted value", "a:\n  «velocity \"P2\"»\n  b: 2\n",
        "Line 2 does not parse: a colon is missing. Insert it after \"velocity\".", "Insert colon",
        "a:\n  velocity: \"P2\"\n  b: 2\n");
    row("colon in a list item", "«- severity \"x\"»\n  y: 2\n",
        "Line 1 does not parse: a colon is missing. Insert it after \"severity\".", "Insert colon",
        "- severity: \"x\"\n  y: 2\n");
    row("colon in an item that has siblings", "- id: a\n  b: 1\n«- id c»\n  b: 2\n",
        "Line 3 does not parse: a colon is missing. Insert it after \"id\".", "Insert colon",
        "- id: a\n  b: 1\n- id: c\n  b: 2\n");
    row("key below an item that is a text", "a:\n  - some text\n    «key: value»\n  - other\n",
        "Line 3 does not parse: it goes on with the item on line 2, which is a text.");
    row("key below a word", "- text\n  «key: value»\n- {a: b}\n",
        "Line 2 does not parse: it goes on with the item on line 1, which is a text.");
    row("key below a text among maps", "- a: 1\n- some text\n  «key: value»\n- b: 2\n",
        "Line 3 does not parse: it goes on with the item on line 2, which is a text.");
    row("colon behind a key that others have", "a:\n  id: 1\nb:\n  «id 2»\n  c: 3\n",
        "Line 4 does not parse: a colon is missing. Insert it after \"id\".", "Insert colon",
        "a:\n  id: 1\nb:\n  id: 2\n  c: 3\n");
    row("two words among keys", "a: 1\n«foo bar»\nb: 2\n",
        "Line 2 does not parse: a colon is missing, or the line continues a text above",
        "Insert colon", "a: 1\nfoo: bar\nb: 2\n");
    row("a word below a key", "a: 1\n«b»\n",
        "Line 2 does not parse: a colon is missing, or the line continues a text above",
        "Insert colon", "a: 1\nb:\n");
    row("a sentence without a colon", "a: text that\n«goes on right here»\nb: 2\n",
        "Line 2 does not parse: a colon is missing, or the line continues a text above");
    row("space behind the colon", "a: 1\n«key:value»\nb: 1\n",
        "Line 2 does not parse: a space is missing after the colon.", "Insert space",
        "a: 1\nkey: value\nb: 1\n");
    row("tab", "a:\n\t«b: 1»\n", "Line 2 does not parse: it is indented with a tab.",
        "Indent with spaces", "a:\n  b: 1\n");
    row("tab beside spaces", "a:\n  b: 1\n\t«c: 2»\n",
        "Line 3 does not parse: it is indented with a tab.", "Indent with spaces",
        "a:\n  b: 1\n  c: 2\n");
    row("double quote", "a: «\"open»\nb: 1\nc: 2\n",
        "Line 1 does not parse: the quote that opens here is not closed.", "Insert quote",
        "a: \"open\"\nb: 1\nc: 2\n");
    row("quote behind an empty item", "a:\n-\n- «\"open»\nz: end\n",
        "Line 3 does not parse: the quote that opens here is not closed.", "Insert quote",
        "a:\n-\n- \"open\"\nz: end\n");
    row("curly quote at the end", "a: «\"x\xe2\x80\x9d»\nb: 1\n",
        "Line 1 does not parse: the quote that opens here is not closed.", "Insert quote",
        "a: \"x\"\nb: 1\n");
    row("quote before another", "a: 1\nb: «\"abc»\nc: \"def\"\n",
        "Line 2 does not parse: the quote that opens here is not closed.", "Insert quote",
        "a: 1\nb: \"abc\"\nc: \"def\"\n");
    row("single quote at the end", "a: «'open»\n",
        "Line 1 does not parse: the quote that opens here is not closed.", "Insert quote",
        "a: 'open'\n");
    row("text behind quotes", "a: «\"x\" y»\n",
        "Line 1 does not parse: text follows the closing quote.");
    row("quotes inside quotes", "a: «\"say \"hi\"\"»\n",
        "Line 1 does not parse: text follows the closing quote.", "Escape quotes",
        "a: \"say \\\"hi\\\"\"\n");
    row("quotes inside quotes, twice", "a: «\"see \"x\" and \"y\"\"»\n",
        "Line 1 does not parse: text follows the closing quote.", "Escape quotes",
        "a: \"see \\\"x\\\" and \\\"y\\\"\"\n");
    row("inches", "a: «\"5\" wide and 3\" tall\"»\n",
        "Line 1 does not parse: text follows the closing quote.", "Escape quotes",
        "a: \"5\\\" wide and 3\\\" tall\"\n");
    row("apostrophe", "a: «'it's'»\n", "Line 1 does not parse: text follows the closing quote.",
        "Escape quotes", "a: 'it''s'\n");
    row("deeper than its sibling", "a: 1\n  «b: 2»\n",
        "Line 2 does not parse: it is indented deeper than line 1", "Indent alike", "a: 1\nb: 2\n");
    row("between two levels", "a:\n  b: 1\n «c: 2»\n",
        "Line 3 does not parse: its indentation of 1 fits no line above.");
    row("at sign", "a: «@x y» # c\n", "Line 1 does not parse: a value cannot start with @.",
        "Put in quotes", "a: \"@x y\" # c\n");
    row("backtick", "a: «`ls`»\n", "Line 1 does not parse: a value cannot start with `.",
        "Put in quotes", "a: \"`ls`\"\n");
    row("second colon", "- title: «foo: \"bar\"» # c\n",
        "Line 1 does not parse: its value contains another colon.", "Put in quotes",
        "- title: 'foo: \"bar\"' # c\n");
    row("second colon in braces", "a: {b: c, error: «Timeout: no answer», d: 1}\ne: 1\n",
        "Line 1 does not parse: its value contains another colon.", "Put in quotes",
        "a: {b: c, error: \"Timeout: no answer\", d: 1}\ne: 1\n");
    row("second colon in braces, and a comma", "a: {b: [c, d], error: «T: no answer, or late» }\n",
        "Line 1 does not parse: its value contains another colon.", "Put in quotes",
        "a: {b: [c, d], error: \"T: no answer, or late\" }\n");
    row("a colon behind a bracket, and a key", "a: {b: [c] «d, e: f: g}»\n",
        "Line 1 does not parse: a comma is missing between two entries.");
    row("second colon in braces over lines", "a: {b: c,\n    error: «T: no answer»}\nd: 1\n",
        "Line 2 does not parse: its value contains another colon.", "Put in quotes",
        "a: {b: c,\n    error: \"T: no answer\"}\nd: 1\n");
    row("bold text", "a: «**bold** text»\n",
        "Line 1 does not parse: a value that starts with * is an alias", "Put in quotes",
        "a: \"**bold** text\"\n");
    row("bold text in a list", "- «**bold** text» # c\n- b\n",
        "Line 1 does not parse: a text that starts with * means something else", "Put in quotes",
        "- \"**bold** text\" # c\n- b\n");
    row("task box", "a:\n  - «[x] done»\n  - b\n",
        "Line 2 does not parse: a text that starts with [ means something else", "Put in quotes",
        "a:\n  - \"[x] done\"\n  - b\n");
    row("task box in a list in the column of its key", "a:\n- ok\n- «[ ] todo»\nb: 1\n",
        "Line 3 does not parse: a text that starts with [ means something else", "Put in quotes",
        "a:\n- ok\n- \"[ ] todo\"\nb: 1\n");
    row("braces in such a list", "h:\n  a:\n  - «{a} b»\n  b: 1\n",
        "Line 3 does not parse: a text that starts with { means something else", "Put in quotes",
        "h:\n  a:\n  - \"{a} b\"\n  b: 1\n");
    row("tabs alone behind a block text", "a:\n  b: |\n    one\n«\t\t»\n  c: {}\n",
        "Line 4 does not parse: it is empty but for tabs", "Remove the tabs",
        "a:\n  b: |\n    one\n\n  c: {}\n");
    row("tabs everywhere", "a:\n\t«b: 1»\n\tc:\n\t\td: 2\n",
        "Line 2 does not parse: it is indented with a tab.", "Indent with spaces",
        "a:\n  b: 1\n  c:\n    d: 2\n");
    // An entry below a key stays below it, whatever the width of a tab.
    row("tabs below spaces", "a:\n  b:\n\t«c: 1»\n\td:\n\t\te: 2\n  f: 3\n",
        "Line 3 does not parse: it is indented with a tab.", "Indent with spaces",
        "a:\n  b:\n    c: 1\n    d:\n      e: 2\n  f: 3\n");
    row("two blocks of tabs", "a:\n  b:\n    c:\n\t«d: 1»\n  e:\n\tf: 2\n",
        "Line 4 does not parse: it is indented with a tab.", "Indent with spaces",
        "a:\n  b:\n    c:\n      d: 1\n  e:\n    f: 2\n");
    row("one tab below spaces", "a:\n  b:\n\t«c: 1»\nd: 2\n",
        "Line 3 does not parse: it is indented with a tab.", "Indent with spaces",
        "a:\n  b:\n    c: 1\nd: 2\n");
    row("tabs in a block text", "a:\n  b: |\n    x:\n    \ty\n  c:\n\t«d: 1»\n\te: 2\n",
        "Line 6 does not parse: it is indented with a tab.", "Indent with spaces",
        "a:\n  b: |\n    x:\n    \ty\n  c:\n    d: 1\n    e: 2\n");
    row("tab before an item", "a:\n  b:\n    \t«- c»\n    - d\n",
        "Line 3 does not parse: it is indented with a tab.", "Indent with spaces",
        "a:\n  b:\n    - c\n    - d\n");
    row("tab behind spaces below a list", "a:\n    b:\n      - c\n    \t«d: 1»\n",
        "Line 4 does not parse: it is indented with a tab.", "Indent with spaces",
        "a:\n    b:\n      - c\n    d: 1\n");
    row("tab before spaces below a list", "a:\n    b:\n      - c\n\t    «d: 1»\n",
        "Line 4 does not parse: it is indented with a tab.", "Indent with spaces",
        "a:\n    b:\n      - c\n    d: 1\n");
    row("typographic quotes", "a: «\xe2\x80\x9cv1: final\xe2\x80\x9d»\nb: 1\n",
        "Line 1 does not parse: its value contains another colon.", "Write straight quotes",
        "a: \"v1: final\"\nb: 1\n");
    row("tab within an item", "a:\n  - b: 1\n\t«c: 2»\n",
        "Line 3 does not parse: it is indented with a tab.", "Indent with spaces",
        "a:\n  - b: 1\n    c: 2\n");
    row("no-break space behind the colon", "a: 1\nkey:«\xc2\xa0»value\nb: 1\n",
        "Line 2 does not parse: a no-break space follows the colon", "Write a space",
        "a: 1\nkey: value\nb: 1\n");
    row("comma behind quotes", "a: \"x\"«,»\nb: 1\n",
        "Line 1 does not parse: a comma follows the closing quote, as in JSON. Remove it.",
        "Remove comma", "a: \"x\"\nb: 1\n");
    row("closing quote in what looks like a comment", "\"k: x   # c\nl:] []   # d: [«\"-»",
        "Line 2 does not parse: text follows the closing quote. Escape the quotes inside the text, "
        "or put all of it inside the quotes.");
    row("wide colon", "a: 1\nb«\xef\xbc\x9a»2\nc: 3\n",
        "Line 2 does not parse: \xef\xbc\x9a is used in place of a colon. Write a colon.",
        "Write a colon", "a: 1\nb: 2\nc: 3\n");
    row("equals sign", "a: 1\nb« = »2\nc: 3\n",
        "Line 2 does not parse: = is used in place of a colon.", "Write a colon",
        "a: 1\nb: 2\nc: 3\n");
    row("bold key", "a: 1\n«**b**:» 2\nc: 3\n",
        "Line 2 does not parse: its key is in bold. Remove the asterisks.", "Remove the asterisks",
        "a: 1\nb: 2\nc: 3\n");
    row("asterisks for a list", "a:\n  «* x»\n  * y\nb: 1\n",
        "Line 2 does not parse: an entry of a list begins with \"- \", not with *.",
        "Write hyphens", "a:\n  - x\n  - y\nb: 1\n");
    row("a blank less than its siblings", "a:\n    b: 1\n   «c: 2»\n    d: 3\n",
        "Line 3 does not parse: it is indented less than the lines around it.", "Indent alike",
        "a:\n    b: 1\n    c: 2\n    d: 3\n");
    row("a blank more, first of its level", "a:\n  b: 1\n  c:\n     «d: 1»\n    e: 2\n    f: 3\n",
        "Line 4 does not parse: it is indented more than the lines around it.", "Indent alike",
        "a:\n  b: 1\n  c:\n    d: 1\n    e: 2\n    f: 3\n");
    row("at the margin among its siblings", "a:\n    b: 1\n«c: 2»\n    d: 3\n",
        "Line 3 does not parse: it is indented less than the lines around it.", "Indent alike",
        "a:\n    b: 1\n    c: 2\n    d: 3\n");
    row("bullets before maps", "a:\n  «• b: 1»\n    c: 2\n  • b: 2\n    c: 3\n",
        "Line 2 does not parse: an entry of a list begins with \"- \", not with •.",
        "Write hyphens", "a:\n  - b: 1\n    c: 2\n  - b: 2\n    c: 3\n");
    row("hyphens without a space before maps", "a:\n  «-b: 1»\n    c: 2\n  -b: 2\n    c: 3\n",
        "Line 2 does not parse: a space is missing after the hyphen of a list's entry.",
        "Insert space", "a:\n  - b: 1\n    c: 2\n  - b: 2\n    c: 3\n");
    row("first of its level, too far left", "a:\n  x:\n  «b: 1»\n      c: 2\n      d: 3\n",
        "Line 3 does not parse: it is indented less than the lines around it.", "Indent alike",
        "a:\n  x:\n      b: 1\n      c: 2\n      d: 3\n");
    row("link", "a: «[text](http://x)»\nb: 1\n",
        "Line 1 does not parse: a text that starts with [ means something else", "Put in quotes",
        "a: \"[text](http://x)\"\nb: 1\n");
    row("braces before words", "a: «{a} runs»\nb: 1\n",
        "Line 1 does not parse: a text that starts with { means something else", "Put in quotes",
        "a: \"{a} runs\"\nb: 1\n");
    row("ampersand", "a: «& runs»\nb: 1\n",
        "Line 1 does not parse: a text that starts with & means something else", "Put in quotes",
        "a: \"& runs\"\nb: 1\n");
    row("question mark", "a: «? x»\nb: 1\n",
        "Line 1 does not parse: a text that starts with ? means something else", "Put in quotes",
        "a: \"? x\"\nb: 1\n");
    row("task box in brackets", "a: [ok, «[x] done»]\nb: 1\n",
        "Line 1 does not parse: a text that starts with [ means something else", "Put in quotes",
        "a: [ok, \"[x] done\"]\nb: 1\n");
    row("quoted words in brackets", "a: [ok, «\"a\" and \"b\"»]\n",
        "Line 1 does not parse: a text that starts with \" means something else", "Put in quotes",
        "a: [ok, '\"a\" and \"b\"']\n");
    row("two lists without a comma", "a: [[1] «[2]]»\n",
        "Line 1 does not parse: a comma is missing between two entries.");
    row("at sign in brackets", "a: [ok, «@x», y]\n",
        "Line 1 does not parse: a value cannot start with @.", "Put in quotes",
        "a: [ok, \"@x\", y]\n");
    row("fence", "«```yaml»\na: 1\n```\n",
        "The file is wrapped in a Markdown fence, lines 1 and 3.", "Remove the fence", "a: 1\n");
    row("fence of tildes", "\n«~~~»\na:\n  b: 1\n~~~", "The file is wrapped in a Markdown fence",
        "Remove the fence", "\na:\n  b: 1\n");
    row("fence with words around", "Here it is:\n«```yaml»\na: 1\n```\n",
        "Lines 2 and 4 are a Markdown fence. Keep only the text between them.");
    row("fence at the end", "a: 1\n«```»\n",
        "Line 2 is a Markdown fence, which does not belong into this file. Remove it.",
        "Remove the fence", "a: 1\n");
    row("open list", "a: «[1, 2»\nb: 3\n",
        "Line 1 does not parse: the [ that opens here is not closed.", "Insert ]",
        "a: [1, 2]\nb: 3\n");
    row("open map", "a: «{x: 1»\nb: 3\n",
        "Line 1 does not parse: the { that opens here is not closed.", "Insert }",
        "a: {x: 1}\nb: 3\n");
    row("open list over lines", "a: «[»\n  1,\n  2\nb: 1\n",
        "Line 1 does not parse: the [ that opens here is not closed.");
    row("open list before another level", "h:\n  c:\n    gaps: «[a, b»\n  quality:\n    done: 1\n",
        "Line 3 does not parse: the [ that opens here is not closed.", "Insert ]",
        "h:\n  c:\n    gaps: [a, b]\n  quality:\n    done: 1\n");
    row("hash in brackets", "h:\n  gaps: [ok, «a #b»]\nz: 1\n",
        "Line 2 does not parse: a comment begins at # after a blank, so that the ] is part of it.",
        "Put in quotes", "h:\n  gaps: [ok, \"a #b\"]\nz: 1\n");
    row("hash in brackets, deeper", "h:\n  c:\n    gaps: [«a #b»] # why\n  q:\n    d: 1\n",
        "Line 3 does not parse: a comment begins at # after a blank, so that the ] is part of it.",
        "Put in quotes", "h:\n  c:\n    gaps: [\"a #b\"] # why\n  q:\n    d: 1\n");
    row("hash in braces", "a: {x: 1, «y: b #c»}\nb: 1\n",
        "Line 1 does not parse: a comment begins at # after a blank, so that the } is part of "
        "it.");
    row("comma in a list", "a:\n  - «, x»\n  - b\n",
        "Line 2 does not parse: a text that starts with , means something else", "Put in quotes",
        "a:\n  - \", x\"\n  - b\n");
    row("comma in a list of one", "a:\n- «, x»\n",
        "Line 2 does not parse: a text that starts with , means something else", "Put in quotes",
        "a:\n- \", x\"\n");
    row("no-break space", "h:\n  a: 1\n«\xc2\xa0 »q:\n    b: 1\n  c:\n    d: 1\n",
        "Line 3 does not parse: it is indented with a no-break space", "Indent with spaces",
        "h:\n  a: 1\n  q:\n    b: 1\n  c:\n    d: 1\n");
    row("no-break spaces for all blanks",
        "h:\n«\xc2\xa0\xc2\xa0»a:\xc2\xa0\"1\xc2\xa0z\"\n\xc2\xa0\xc2\xa0\"b\":\xc2\xa0 2\n"
        "\xc2\xa0\xc2\xa0-x: 1\n\xc2\xa0\xc2\xa0"
        "c:\n\xc2\xa0\xc2\xa0\xc2\xa0-\xc2\xa0k:\xc2\xa0v\n",
        "Line 2 does not parse: it is indented with a no-break space", "Indent with spaces",
        "h:\n  a: \"1\xc2\xa0z\"\n  \"b\": 2\n  -x: 1\n  c:\n   - k: v\n");
    row("keys behind no-break spaces",
        "h:\n«\xc2\xa0 »a: 1\n\xc2\xa0 b: 2\n\xc2\xa0 c:\n\xc2\xa0 \xc2\xa0 - d\n",
        "Line 2 does not parse: it is indented with a no-break space", "Indent with spaces",
        "h:\n  a: 1\n  b: 2\n  c:\n    - d\n");
    row("wide space", "h:\n«\xe3\x80\x80 »a: 1\n  b: 2\n",
        "Line 2 does not parse: it is indented with a no-break space", "Indent with spaces",
        "h:\n  a: 1\n  b: 2\n");
    row("comment beside quotes", "a: 1\nb: \"1.0\"«#» c\nd: 2\n",
        "Line 2 does not parse: a comment begins only after a blank.", "Insert space",
        "a: 1\nb: \"1.0\" # c\nd: 2\n");
    row("wrong bracket", "a: [1, 2«}»\n", "Line 1 does not parse: } does not close [.", "Insert ]",
        "a: [1, 2]\n");
    row("bracket that closes nothing", "a: «]»\n", "Line 1 does not parse: ] closes nothing.");
    row("two commas", "a: [a,«,»b]\n", "Line 1 does not parse: a comma has nothing before it.",
        "Remove comma", "a: [a,b]\n");
    row("unknown anchor", "a: «*nope»\n",
        "Line 1 does not parse: there is no anchor &nope above it.");
    row("bad escape", "a: \"C:«\\q»uery\"\n", "Line 1 does not parse: \\q is not an escape.",
        "Double the backslash", "a: \"C:\\\\query\"\n");
    row("path to a user", "a: \"C:«\\U»sers\\me\"\nb: 1\n",
        "Line 1 does not parse: \\U is not an escape.", "Double the backslash",
        "a: \"C:\\\\Users\\\\me\"\nb: 1\n");
    row("not hexadecimal", "a: \"«\\x»yz\"\nb: 1\n", "Line 1 does not parse: \\x is not an escape.",
        "Double the backslash", "a: \"\\\\xyz\"\nb: 1\n");
    row("path of Windows", "a: \"C:\\temp«\\d»ata\"\nb: 1\n",
        "Line 1 does not parse: \\d is not an escape.", "Double the backslash",
        "a: \"C:\\\\temp\\\\data\"\nb: 1\n");
    row("two paths with a quote", "a: [\"x\\n\", \"say \\\"«\\q»\\\" \\\\ \\w\"]\nb: 1\n",
        "Line 1 does not parse: \\q is not an escape.", "Double the backslash",
        "a: [\"x\\n\", \"say \\\"\\\\q\\\" \\\\ \\\\w\"]\nb: 1\n");
    row("text behind a block header", "a: «|x»\n  foo\n",
        "Line 1 does not parse: there is text on the line of |.");
    row("text in the column of its key", "a:\n  b:\n  «c»\n",
        "Line 3 does not parse: a colon is missing, or the line continues a text above",
        "Insert colon", "a:\n  b:\n  c:\n");
    row("quotes in the column of their key", "a:\n«'b'»\n",
        "Line 2 does not parse: a colon is missing, or the line continues a text above");
    row("brackets in the column of their key", "a:\n  b:\n  «[1]»\n",
        "Line 3 does not parse: a colon is missing, or the line continues a text above");
    row("text in the column of its dash", "a:\n  -\n  «b»\n",
        "Line 3 does not parse: a colon is missing");
    row("key in a list", "- a\n«b: 1»\n", "Line 2 does not parse: the list above goes on here");
    row("item in a map", "a: 1\n«- b»\n",
        "Line 2 does not parse: there is a list item where a key is expected.");
    row("a lone dash among keys", "a:\n  b: 1\n  «-»\n  - c: 2\n",
        "Line 3 does not parse: there is a list item where a key is expected.");
    row("a lone dash between keys", "a: 1\n«- # c»\nb: 2\n",
        "Line 2 does not parse: there is a list item where a key is expected.");
    row("a lone dash at the end", "a: 1\n«-»\n",
        "Line 2 does not parse: there is a list item where a key is expected.");
    row("item on the line of its key", "a: «- b»\n  - c\n",
        "Line 1 does not parse: a list cannot start on the line of its key.");
    row("text behind the document", "[a]«,»\n",
        "Line 1 does not parse: the document has ended, but more follows.");
    row("a fault before the bracket that is open last",
        "\n- -   { \"k5\":«: []}»\n  - {\n    'k10': outlet,\n    k27\n    }\n",
        "Line 2 does not parse: a comma is missing between two entries. Insert it.");
    row("a lone comma", "«,»\n", "Line 1 does not parse. Check its indentation");
}

void tst_YamlMistakes::aMistakeIsNamedWhereItIsAndFixed()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, message);
    QFETCH(const QString, fixTitle);
    QFETCH(const QByteArray, fixed);
    const MarkedText text = MarkedText::read(marked);
    const ParsedText parsed = parse(text.bytes, Format::Yaml);
    QCOMPARE(mismatchOfIssue(text, parsed, u"yaml.syntax"_s, message), QString());
    const SyntaxIssue &issue = parsed.issues.front();
    QVERIFY(issue.isFatal);
    if (!fixTitle.isEmpty()) {
        QCOMPARE(issue.fixTitle, fixTitle);
        QCOMPARE(*applied(text.bytes, issue.fix), fixed);
    }
    QCOMPARE(issue.fixTitle == u"Insert colon"_s, fixTitle == u"Insert colon"_s);
    if (fixTitle == u"Insert colon"_s) { // asked for where the word may belong to a text
        QCOMPARE(issue.isFixOffered, message.contains(", or the line"_L1));
    }
    if (!issue.fix.empty()) {
        const ParsedText after = parse(*applied(text.bytes, issue.fix), Format::Yaml);
        QVERIFY(after.issues.empty() || after.issues.front().range.begin > issue.range.begin);
    }
}

/// Each line of a document, and each two at the same column, moved by one to three blanks to the
/// left and to the right.
void tst_YamlMistakes::strayLinesAreIndentedLikeSiblings_data()
{
    QTest::addColumn<int>("shift");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("leastCorrected");
    for (const int shift : {-3, -2, -1, 1, 2, 3}) {
        QTest::addRow("a line by %d", shift) << shift << 1 << 9;
        QTest::addRow("two lines by %d", shift) << shift << 2 << 2;
    }
}

void tst_YamlMistakes::strayLinesAreIndentedLikeSiblings()
{
    QFETCH(const int, shift);
    QFETCH(const int, count);
    QFETCH(const int, leastCorrected);
    const QByteArray text = "handoff:\n"
                            "  version: \"1.0\"\n"
                            "  from_phase: 2\n"
                            "  deliverable:\n"
                            "    location: \"review2.md\"\n"
                            "    type: \"review\"\n"
                            "  context:\n"
                            "    task_id: \"phase2-review-1\"\n"
                            "    focus_areas:\n"
                            "      - \"inlet\"\n"
                            "      - \"outlet\"\n"
                            "    known_gaps: []\n"
                            "  quality:\n"
                            "    status: \"complete\" # yes\n"
                            "    confidence: \"high\"\n"
                            "    notes: \"\"\n"
                            "  engineering_review:\n"
                            "    approval_status: \"APPROVED\"\n"
                            "    challenges:\n"
                            "      - severity: \"NOTE\"\n"
                            "        description: \"thick\"\n"
                            "      - severity: \"NOTE\"\n"
                            "        description: \"thin\"\n"
                            "    blocking_issues: []\n";
    const QByteArrayList lines = text.split('\n');
    const auto widthOf = [](const QByteArray &line) { return line.indexOf(line.trimmed()); };
    int corrected = 0;
    for (qsizetype at = 0; at + count < lines.size(); ++at) {
        QByteArrayList moved = lines;
        const qsizetype width = widthOf(lines[at]);
        if (width + shift < 0 || widthOf(lines[at + count - 1]) != width) {
            continue;
        }
        for (qsizetype i = at; i < at + count; ++i) {
            moved[i] = QByteArray(width + shift, ' ') + lines[i].trimmed();
        }
        const QByteArray wrong = moved.join('\n');
        const ParsedText parsed = parse(wrong, Format::Yaml);
        if (parsed.issues.empty() || parsed.issues.front().fixTitle.isEmpty()) {
            continue; // it has another meaning, or fits several places
        }
        ++corrected;
        const QByteArray fixed = *applied(wrong, parsed.issues.front().fix);
        QVERIFY2(fixed == text, (wrong + "--- corrected\n" + fixed).constData());
    }
    QVERIFY2(corrected >= leastCorrected, QByteArray::number(corrected).constData());
}

void tst_YamlMistakes::ambiguousTextIsNotCorrectedAutomatically_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isOffered");
    const auto row = [](const char *name, const char *text, bool isOffered = false) {
        QTest::newRow(name) << QByteArray(text) << isOffered;
    };
    row("a choice", "a: \"x\" | \"y\"\n");
    row("a choice without blanks", "a: \"x\"|\"y\"\n");
    row("a sentence between quoted words", "a: \"first\" and the \"second\"\n");
    row("single quotes", "a: 'first' and the 'second'\n");
    row("no-break spaces that may be those of a text",
        "h:\n  t: |\n    \xc2\xa0 x\n\xc2\xa0 a: 1\n", true);
    row("a curly quote at the end", "a: \"x\xe2\x80\x9d\nb: 1\n", true);
    row("a curly single quote at the end", "a: 'x\xe2\x80\x99\nb: 1\n", true);
    row("a word above the document", "yaml\na:\n  b: 1\n", true);
}

void tst_YamlMistakes::ambiguousTextIsNotCorrectedAutomatically()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isOffered);
    const ParsedText parsed = parse(text, Format::Yaml);
    QCOMPARE(parsed.issues.size(), 1u);
    QCOMPARE(!parsed.issues.front().fix.empty(), isOffered);
    QCOMPARE(parsed.issues.front().isFixOffered, isOffered);
}

void tst_YamlMistakes::aSentenceAroundTheDocumentIsRemoved_data()
{
    QTest::addColumn<QByteArray>("marked"); // « » around what is underlined
    QTest::addColumn<QString>("message");
    QTest::addColumn<QByteArray>("fixed");
    const auto row = [](const char *name, const char *marked, const char *message,
                        const char *fixed) {
        QTest::newRow(name) << QByteArray(marked) << QString::fromUtf8(message)
                            << QByteArray(fixed);
    };
    const char *before = "Line 1 does not parse: it reads as a sentence before the document, and "
                         "is not YAML. Remove it.";
    row("before", "«Here is the handoff»\n\na:\n  b: 1\n", before, "a:\n  b: 1\n");
    row("two before", "«Sure!\nHere is the handoff.»\na:\n  b: 1\n", before, "a:\n  b: 1\n");
    row("before a comment", "«Here is the handoff»\n# c\na:\n  b: 1\n", before,
        "# c\na:\n  b: 1\n");
    row("behind", "a:\n  b: 1\n\n«Let me know.»\n",
        "Line 4 does not parse: it reads as a sentence after the document, and is not YAML. Remove "
        "it, or indent it if it continues a text above.",
        "a:\n  b: 1\n\n");
}

void tst_YamlMistakes::aSentenceAroundTheDocumentIsRemoved()
{
    QFETCH(const QByteArray, marked);
    QFETCH(const QString, message);
    QFETCH(const QByteArray, fixed);
    const MarkedText text = MarkedText::read(marked);
    const ParsedText parsed = parse(text.bytes, Format::Yaml);
    QCOMPARE(mismatchOfIssue(text, parsed, u"yaml.prose"_s, message), QString());
    const SyntaxIssue &issue = parsed.issues.front();
    QCOMPARE(issue.message, message);
    QCOMPARE(issue.fixTitle, u"Remove the words"_s);
    QCOMPARE(*applied(text.bytes, issue.fix), fixed);
}

QTEST_GUILESS_MAIN(tst_YamlMistakes)
#include "tst_yamlmistakes.moc"
