// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The catalogue of lossless edits: each row is a document, an edit, and the exact resulting bytes.
// come out.
#include "tests/models/editing/editrows.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestTreeEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void setsAScalarInItsStyle_data();
    void setsAScalarInItsStyle() { checkRow(Format::Yaml); }
    void setsAContainer_data();
    void setsAContainer() { checkRow(Format::Yaml); }
    void insertsAKey_data();
    void insertsAKey() { checkRow(Format::Yaml); }
    void insertsAnItem_data();
    void insertsAnItem() { checkRow(Format::Yaml); }
    void removesAnEntry_data();
    void removesAnEntry() { checkRow(Format::Yaml); }
    void movesAnEntry_data();
    void movesAnEntry() { checkRow(Format::Yaml); }
    void renamesAKey_data();
    void renamesAKey() { checkRow(Format::Yaml); }
    void editsWithinBrackets_data();
    void editsWithinBrackets() { checkRow(Format::Yaml); }
    void editsJson_data();
    void editsJson() { checkRow(Format::Json); }
};

void TestTreeEdit::setsAScalarInItsStyle_data()
{
    columns();
    row("plain", "a: old # why\nb: 2\n", set(u"/a", "new"), "a: new # why\nb: 2\n");
    row("number keeps its spelling", "a: 1\n", set(u"/a", Value::number(u"1.2e-12"_s)),
        "a: 1.2e-12\n");
    row("single quoted", "a: 'old'\n", set(u"/a", text("it's")), "a: 'it''s'\n");
    row("double quoted", "a: \"old\" # c\n", set(u"/a", text("say \"hi\"\n")),
        "a: \"say \\\"hi\\\"\\n\" # c\n");
    row("a string that reads as a number is quoted", "a: old\n", set(u"/a", text("3")),
        "a: \"3\"\n");
    row("yes is quoted", "a: old\n", set(u"/a", text("yes")), "a: \"yes\"\n");
    row("a time without quotes stays one", "a: 2026-11-20T09:00:00Z # c\n",
        set(u"/a", text("2026-12-01")), "a: 2026-12-01 # c\n");
    row("a time without quotes within brackets", "{a: 2026-11-20}\n",
        set(u"/a", text("2026-12-01")), "{a: 2026-12-01}\n");
    row("a text becomes a time in quotes", "a: old\n", set(u"/a", text("2026-12-01")),
        "a: \"2026-12-01\"\n");
    row("a time becomes a number in quotes", "a: 2026-11-20\n", set(u"/a", text("3")),
        "a: \"3\"\n");
    row("quoting follows the siblings", "a: 1\nb: 'x'\nc: 'y'\n", set(u"/a", text("z")),
        "a: 'z'\nb: 'x'\nc: 'y'\n");
    row("plain with a colon", "a: old\n", set(u"/a", text("b: c")), "a: \"b: c\"\n");
    row("number for a quoted string", "a: \"3\"\n", set(u"/a", "3"), "a: 3\n");
    row("null", "a: old # c\n", set(u"/a", "null"), "a: null # c\n");
    row("absent value", "a:   # c\nb: 1\n", set(u"/a", "x"), "a: x   # c\nb: 1\n");
    row("absent at the end of the file", "a:", set(u"/a", "x"), "a: x");
    row("absent item", "- \n- b\n", set(u"/0", "a"), "- a\n- b\n");
    row("anchor and tag stay", "a: &x !!str old\nb: 1\n", set(u"/a", text("new")),
        "a: &x !!str new\nb: 1\n");
    row("tag that does not fit goes", "a: !!str old\nb: 1\n", set(u"/a", "3"), "a: 3\nb: 1\n");
    row("alias is replaced", "a: &x 1\nb: *x\n", set(u"/b", "2"), "a: &x 1\nb: 2\n");
    row("plain over several lines", "a: one\n  two\n  three # c\nb: 1\n", set(u"/a", text("four")),
        "a: four # c\nb: 1\n");
    row("plain over several lines, longer at the end", "a: one\n  two\n  three # c\nb: 1\n",
        set(u"/a", text("one two three end words")),
        "a: one\n  two\n  three end words # c\nb: 1\n");
    row("plain over several lines, a word between", "a: one\n  two\n  three # c\nb: 1\n",
        set(u"/a", text("one 2 two three")), "a: one\n  2 two\n  three # c\nb: 1\n");
    row("plain over several lines, a blank beside a line end", "a: one\n  two\n  three\nb: 1\n",
        set(u"/a", text("one  two three")), "a: one  two\n  three\nb: 1\n");
    row("plain over several lines, without the last", "a: one\n  two\n  three # c\nb: 1\n",
        set(u"/a", text("one two")), "a: one\n  two # c\nb: 1\n");
    row("plain with an empty line", "a: one\n\n  two\nb: 1\n", set(u"/a", text("one\ntwo more")),
        "a: one\n\n  two more\nb: 1\n");
    row("plain over several lines needs quotes", "a: one\n  two\nb: 1\n",
        set(u"/a", text("one two: three")), "a: \"one two: three\"\nb: 1\n");
    row("single quoted over several lines", "a: 'one\n  two\n\n  it''s'\nb: 1\n",
        set(u"/a", text("one two\nit's 'the end")), "a: 'one\n  two\n\n  it''s ''the end'\nb: 1\n");
    row("double quoted over several lines", "a: \"one\n  two\\\n  \\ three\"\nb: 1\n",
        set(u"/a", text("one two three \"end\"")),
        "a: \"one\n  two\\\n  \\ three \\\"end\\\"\"\nb: 1\n");
    row("double quoted, a line end more", "a: \"one\n  two\n\n  three\"\nb: 1\n",
        set(u"/a", text("one two\n\nthree")), "a: \"one\n  two\n\n  \\nthree\"\nb: 1\n");
    row("double quoted keeps its escapes", "a: \"\\u00e4 \\/ \\x41 b\"\nb: 1\n",
        set(u"/a", text("\u00e4 / A b \u00f6")), "a: \"\\u00e4 \\/ \\x41 b \u00f6\"\nb: 1\n");
    row("double quoted with a byte order mark inside", "a: \"one\n  \ufeff two\"\nb: 1\n",
        set(u"/a", text("one \ufeff two three")), "a: \"one\n  \ufeff two three\"\nb: 1\n");
    row("a byte order mark more", "a: \"one\n  two\"\nb: 1\n", set(u"/a", text("one \ufefftwo")),
        "a: \"one\n  \\ufefftwo\"\nb: 1\n");
    row("within brackets over several lines", "a: [one\n  two, 3]\n",
        set(u"/a/0", text("one two more")), "a: [one\n  two more, 3]\n");
    row("lines that end with CR and LF", "a: one\r\n  two\r\nb: 1\r\n",
        set(u"/a", text("one two more")), "a: one\r\n  two more\r\nb: 1\r\n");
    row("value on a line of its own", "a:\n  old # c\nb: 1\n", set(u"/a", "new"),
        "a:\n  new # c\nb: 1\n");
    row("literal", "a: | # c\n  one\n  two\n\nb: 1\n", set(u"/a", text("one\n  2\n")),
        "a: | # c\n  one\n    2\n\nb: 1\n");
    row("literal loses its final line end", "a: |\n  one\nb: 1\n", set(u"/a", text("one")),
        "a: |-\n  one\nb: 1\n");
    row("literal with an indentation indicator", "a: |2-\n    one\nb: 1\n",
        set(u"/a", text("  two\n three")), "a: |2-\n    two\n   three\nb: 1\n");
    row("literal whose first line is indented", "a: |\n  one\nb: 1\n", set(u"/a", text(" two\n")),
        "a: |2\n   two\nb: 1\n");
    row("literal with more line ends", "a: |\n  one\nb: 1\n", set(u"/a", text("one\n\n")),
        "a: |+\n  one\n\nb: 1\n");
    row("literal whose last line has blanks only", "a: |\n  one\nb: 1\n",
        set(u"/a", text("one\n  ")), "a: |-\n  one\n    \nb: 1\n");
    row("literal with a line of blanks", "a: |\n  one\nb: 1\n", set(u"/a", text("one\n  \ntwo\n")),
        "a: |\n  one\n    \n  two\nb: 1\n");
    row("literal whose first line has blanks only", "a: |\n  one\nb: 1\n",
        set(u"/a", text("  \none\n")), "a: |2\n    \n  one\nb: 1\n");
    row("folded whose last line has blanks only", "a: >\n  one two\n  three\nb: 1\n",
        set(u"/a", text("one two three\n \n")), "a: >\n  one two\n  three\n   \nb: 1\n");
    row("folded with a line of blanks", "a: >\n  one two\n  three\nb: 1\n",
        set(u"/a", text("one two three\n \nfour\n")),
        "a: >\n  one two\n  three\n   \n  four\nb: 1\n");
    row("literal cannot hold it", "a: |\n  one\nb: 1\n", set(u"/a", text("bell\a")),
        "a: \"bell\\x07\"\nb: 1\n");
    row("folded", "a: >\n  one two\n  three\n\n  four\nb: 1\n",
        set(u"/a", text("one two drei\nfour\nfive\n")),
        "a: >\n  one two\n  drei\n\n  four\n\n  five\nb: 1\n");
    row("folded, longer at the end", "a: >-\n  one two\n  three\n\n  four\n  five six\nb: 1\n",
        set(u"/a", text("one two three\nfour five six. Neu")),
        "a: >-\n  one two\n  three\n\n  four\n  five\n  six. Neu\nb: 1\n");
    row("folded, in the middle of a line", "a: >-\n  one two three\n  four\n  five six\nb: 1\n",
        set(u"/a", text("one two three 4 five six")),
        "a: >-\n  one two three\n  4\n  five six\nb: 1\n");
    row("folded, a word more in a line above others",
        "a: >-\n  one two three\n  four\n  five six\nb: 1\n",
        set(u"/a", text("one two and three four five six")),
        "a: >-\n  one two and three\n  four\n  five six\nb: 1\n");
    row("folded, a word above all others", "a: >-\n  one two three\n  four\n  five six\nb: 1\n",
        set(u"/a", text("Well, one two three four five six")),
        "a: >-\n  Well,\n  one two three\n  four\n  five six\nb: 1\n");
    row("folded, a blank more where a line ends",
        "a: >-\n  one two three\n  four\n  five six\nb: 1\n",
        set(u"/a", text("one two three  four five six")),
        "a: >-\n  one two three  four\n  five six\nb: 1\n");
    row("folded, many words more in a line above others",
        "a: >-\n  one two three\n  four\n  five six\nb: 1\n",
        set(u"/a", text("one two three, of which more are told four five six")),
        "a: >-\n  one two\n  three, of\n  which more\n  are told\n  four\n  five six\nb: 1\n");
    row("folded, with a space at the end", "a: >-\n  one two\n  three\n\n  four\nb: 1\n",
        set(u"/a", text("one two three\nfour ")), "a: >-\n  one two\n  three\n\n  four \nb: 1\n");
    row("folded, with a space at the end of a line", "a: >\n  one two\n  three\n\n  four\nb: 1\n",
        set(u"/a", text("one two three \nfour\n")), "a: >\n  one two\n  three \n\n  four\nb: 1\n");
    row("new text of several lines", "a: old # c\nb: 1\n", set(u"/a", text("one\ntwo\n")),
        "a: | # c\n  one\n  two\nb: 1\n");
    row("text of several lines for a quoted line", "a: \"old\" # c\nb: 1\n",
        set(u"/a", text("one\ntwo\n")), "a: | # c\n  one\n  two\nb: 1\n");
    row("quoted text of several lines", "a: \"one\\ntwo\"\n", set(u"/a", text("one\n2\n")),
        "a: \"one\\n2\\n\"\n");
    row("a number becomes text of several lines", "- 1\n- 2\n", set(u"/0", text("x\ny")),
        "- |-\n  x\n  y\n- 2\n");
    row("line ends are the document's", "a: old\r\nb: 1\r\n", set(u"/a", text("x\ny\n")),
        "a: |\r\n  x\r\n  y\r\nb: 1\r\n");
    row("byte order mark",
        "\xef\xbb\xbf"
        "a: 1\n",
        set(u"/a", "2"),
        "\xef\xbb\xbf"
        "a: 2\n");
    row("root", "--- old # c\n", set(u"", "new"), "--- new # c\n");
    row("the same value changes nothing", "a:   1\n", set(u"/a", "1"), "a:   1\n");
    row("empty block scalar below the root", "b:\n  k: |\n  l: 1\n", set(u"/b/k", text("x\n")),
        "b:\n  k: |\n    x\n  l: 1\n");
    row("empty block scalar in a list", "b:\n  - |\n  - p\n", set(u"/b/0", text("x\n")),
        "b:\n  - |\n    x\n  - p\n");
    row("bracket in the key's column", "a:\n  b: [\n    1\n  ]\n", set(u"/a/b/0", "2"),
        "a:\n  b: [\n    2\n  ]\n");
    row("quotes that go on in the key's column", "a:\n  b: \"x\n  y\"\n  c: 1\n", set(u"/a/c", "2"),
        "a:\n  b: \"x\n  y\"\n  c: 2\n");
}

void TestTreeEdit::setsAContainer_data()
{
    columns();
    row("map for a scalar", "a: old # c\nb: 1\n", set(u"/a", "{x: 1, y: [2, 3]}"),
        "a: # c\n  x: 1\n  \"y\":\n    - 2\n    - 3\nb: 1\n");
    row("list for a scalar", "a: old\n", set(u"/a", "[1, 2]"), "a:\n  - 1\n  - 2\n");
    row("list with dashes below their key", "l:\n- 1\na: old\n", set(u"/a", "[1, 2]"),
        "l:\n- 1\na:\n- 1\n- 2\n");
    row("steps of four", "m:\n    x: 1\na: old\n", set(u"/a", "{y: {z: 1}}"),
        "m:\n    x: 1\na:\n    \"y\":\n        z: 1\n");
    row("map for an item", "- old\n- 2\n", set(u"/0", "{x: 1, y: 2}"), "- x: 1\n  \"y\": 2\n- 2\n");
    row("map for an item with a comment", "- old # c\n- 2\n", set(u"/0", "{x: 1, y: 2}"),
        "- # c\n  x: 1\n  \"y\": 2\n- 2\n");
    row("scalar for a map", "a: # c\n  x: 1 # d\n  # e\n  y: 2\nb: 1\n", set(u"/a", "3"),
        "a: 3 # c\nb: 1\n");
    row("scalar for a compact map", "- x: 1\n  y: 2\n- 2\n", set(u"/0", "3"), "- 3\n- 2\n");
    row("scalar for brackets", "a: [1, 2] # c\n", set(u"/a", "3"), "a: 3 # c\n");
    row("empty list for a list", "a:\n  - 1\nb: 2\n", set(u"/a", "[]"), "a: []\nb: 2\n");
    row("map behind an anchor", "a: &x old\nb: 1\n", set(u"/a", "{y: 1}"),
        "a: &x\n  \"y\": 1\nb: 1\n");
    row("map at the root", "old\n", set(u"", "{a: 1, b: 2}"), "a: 1\nb: 2\n");
    row("map behind a document marker", "--- old\n", set(u"", "{a: 1, b: 2}"), "---\na: 1\nb: 2\n");
    row("only what differs in a map", "a:\n  x: 1 # c\n\n  # about y\n  y: 2 # d\n  z: 3\n",
        set(u"/a", "{x: 1, w: 0, y: 5}"), "a:\n  x: 1 # c\n\n  w: 0\n  # about y\n  y: 5 # d\n");
    row("only what differs in a list", "l:\n  - a # one\n  - b # two\n  - d # four\n",
        set(u"/l", "[a, b, c, d]"), "l:\n  - a # one\n  - b # two\n  - c\n  - d # four\n");
    row("only what differs in brackets", "l: [a, {b: 'c'}, d]\n", set(u"/l", "[a, {b: x}, d, e]"),
        "l: [a, {b: 'x'}, d, e]\n");
    row("at the end without a final newline", "a: old", set(u"/a", "{x: 1}"), "a:\n  x: 1");
    row("value on a line of its own", "a:\n  old\nb: 1\n", set(u"/a", "{x: 1}"),
        "a:\n  x: 1\nb: 1\n");
}

void TestTreeEdit::insertsAKey_data()
{
    columns();
    row("at the end", "a: 1\nb: 2 # c\n", insertKey(u"", u"c", "3"), "a: 1\nb: 2 # c\nc: 3\n");
    row("without a final newline", "a: 1", insertKey(u"", u"b", "2"), "a: 1\nb: 2");
    row("before another, above its comments", "a: 1\n# about b\nb: 2\n",
        insertKey(u"", u"x", "0", u"b"), "a: 1\nx: 0\n# about b\nb: 2\n");
    row("inside", "m:\n  a: 1\n\nn: 2\n", insertKey(u"/m", u"b", "2"),
        "m:\n  a: 1\n  b: 2\n\nn: 2\n");
    row("behind a nested value", "m:\n  a:\n    x: 1\n    # end of a\nn: 2\n",
        insertKey(u"/m", u"b", "2"), "m:\n  a:\n    x: 1\n    # end of a\n  b: 2\nn: 2\n");
    row("first in a list item", "- a: 1\n  b: 2\n", insertKey(u"/0", u"x", "0", u"a"),
        "- x: 0\n  a: 1\n  b: 2\n");
    row("into empty braces", "m: {} # c\nn: 1\n", insertKey(u"/m", u"a", "1"),
        "m: # c\n  a: 1\nn: 1\n");
    row("into an absent value", "m: # c\nn: 1\n", insertKey(u"/m", u"a", "1"),
        "m: # c\n  a: 1\nn: 1\n");
    row("into an empty item", "- {}\n- 1\n", insertKey(u"/0", u"a", "1"), "- a: 1\n- 1\n");
    row("into an empty file", "", insertKey(u"", u"a", "1"), "a: 1\n");
    row("into a file of comments", "# only\n", insertKey(u"", u"a", "1"), "# only\na: 1\n");
    row("quoted like its siblings", "a: \"x\"\nb: \"y\"\n", insertKey(u"", u"c", "z"),
        "a: \"x\"\nb: \"y\"\nc: \"z\"\n");
    row("values one below the other", "a:    1\nname: 2\n", insertKey(u"", u"bc", "3"),
        "a:    1\nname: 2\nbc:   3\n");
    row("a key that is longer than the others", "a:    1\nname: 2\n",
        insertKey(u"", u"longer", "3"), "a:    1\nname: 2\nlonger: 3\n");
    row("the line end of its neighbour", "a: 1\nb: 2\r\n", insertKey(u"", u"c", "3"),
        "a: 1\nb: 2\r\nc: 3\r\n");
    row("a key that must be quoted", "a: 1\n", insertKey(u"", u"b: c", "2"), "a: 1\n\"b: c\": 2\n");
    row("a key that reads as a boolean to some", "x: 1\n", insertKey(u"", u"y", "2"),
        "x: 1\n\"y\": 2\n");
    row("a key that reads as a boolean", "a: 1\n", insertKey(u"", u"on", "2"), "a: 1\n\"on\": 2\n");
    row("a list of maps", "m:\n  a: 1\n", insertKey(u"/m", u"l", "[{x: 1, y: 2}, {x: 3}]"),
        "m:\n  a: 1\n  l:\n    - x: 1\n      \"y\": 2\n    - x: 3\n");
    row("behind a literal that keeps its blank lines", "a: |+\n  x\n\n", insertKey(u"", u"b", "1"),
        "a: |+\n  x\n\nb: 1\n");
    row("before a following document", "a: 1\n---\nb: 1\n", insertKey(u"", u"c", "2"),
        "a: 1\nc: 2\n---\nb: 1\n");
    row("with CRLF", "a: 1\r\nb: 2\r\n", insertKey(u"", u"c", "3"), "a: 1\r\nb: 2\r\nc: 3\r\n");
    row("text of several lines", "a: 1\n", InsertKey{{}, u"b"_s, text("x\ny\n"), {}},
        "a: 1\nb: |\n  x\n  y\n");
    row("beside an empty block scalar", "b:\n  k: |\n  l: 1\n", insertKey(u"", u"o", "v"),
        "b:\n  k: |\n  l: 1\no: v\n");
    row("behind an empty block scalar that keeps its lines", "b:\n  - |+\n\n  - p\n",
        insertKey(u"", u"o", "v"), "b:\n  - |+\n\n  - p\no: v\n");
    row("beside a bracket in the key's column", "a: [\n  1,\n  2\n]\n", insertKey(u"", u"o", "v"),
        "a: [\n  1,\n  2\n]\no: v\n");
}

void TestTreeEdit::insertsAnItem_data()
{
    columns();
    row("at the end", "l:\n  - a\n  - b # c\nm: 1\n", append(u"/l", "c"),
        "l:\n  - a\n  - b # c\n  - c\nm: 1\n");
    row("dashes below the key", "l:\n- a\nm: 1\n", append(u"/l", "b"), "l:\n- a\n- b\nm: 1\n");
    row("between", "- a\n# about b\n- b\n", insertItem(u"", 1, "x"), "- a\n- x\n# about b\n- b\n");
    row("first in a nested list", "- - a\n  - b\n", insertItem(u"/0", 0, "x"),
        "- - x\n  - a\n  - b\n");
    row("wide dashes", "l:\n  -   a: 1\n      b: 2\n", append(u"/l", "{a: 3, b: 4}"),
        "l:\n  -   a: 1\n      b: 2\n  -   a: 3\n      b: 4\n");
    row("quoted like its siblings", "l:\n  - \"a\"\n  - \"b\"\n", append(u"/l", "c"),
        "l:\n  - \"a\"\n  - \"b\"\n  - \"c\"\n");
    row("maps in braces stay so", "l:\n  - {a: 1, b: 2}\n", append(u"/l", "{a: 3, b: 4}"),
        "l:\n  - {a: 1, b: 2}\n  - {a: 3, b: 4}\n");
    row("into empty brackets", "l: []\nm: 1\n", append(u"/l", "a"), "l:\n  - a\nm: 1\n");
    row("into an absent value", "l:\nm: 1\n", append(u"/l", "a"), "l:\n  - a\nm: 1\n");
    row("a list within brackets as its siblings are", "m:\n  a: [x, y]\n  b: 1\n",
        insertKey(u"/m", u"c", "[z]"), "m:\n  a: [x, y]\n  b: 1\n  c: [z]\n");
    row("two blanks behind the dashes and colons", "-  a:  1\n   b:  2\n",
        append(u"", "{a: 3, b: 4}"), "-  a:  1\n   b:  2\n-  a:  3\n   b:  4\n");
    row("a list in a list", "- - 1\n", append(u"", "[2, 3]"), "- - 1\n- - 2\n  - 3\n");
}

void TestTreeEdit::removesAnEntry_data()
{
    columns();
    row("with its comments", "a: 1\n# about b\n# more\nb: 2 # c\n# about d\nd: 3\n",
        removeAt(u"/b"), "a: 1\n# about d\nd: 3\n");
    row("comments apart from it stay", "a: 1\n# apart\n\nb: 2\n\nd: 3\n", removeAt(u"/b"),
        "a: 1\n# apart\n\nd: 3\n");
    row("with what is indented below it", "a:\n  x: 1\n  # y: 2\n\n  # z: 3\nb: 2\n",
        removeAt(u"/a"), "b: 2\n");
    row("the blank line that set it apart", "a: 1\n\nb: 2\n\nc: 3\n", removeAt(u"/b"),
        "a: 1\n\nc: 3\n");
    row("the blank line above the last", "l:\n  - x: 1\n\n  - x: 2\nm: 3\n", removeAt(u"/l/1"),
        "l:\n  - x: 1\nm: 3\n");
    row("the last without a final newline", "a: 1\nb: 2", removeAt(u"/b"), "a: 1");
    row("the only key", "m: # c\n  a: 1\nn: 2\n", removeAt(u"/m/a"), "m: {} # c\nn: 2\n");
    row("the only item", "l:\n- a\nn: 2\n", removeAt(u"/l/0"), "l: []\nn: 2\n");
    row("the only key of an item", "- a: 1\n- 2\n", removeAt(u"/0/a"), "- {}\n- 2\n");
    row("the only key of the document", "# c\n\na: 1\n", removeAt(u"/a"), "# c\n\n{}\n");
    row("the first key of an item", "- a: 1 # c\n  b: 2\n", removeAt(u"/0/a"), "- b: 2\n");
    row("the first key of an item before a comment", "- a: 1\n  # about b\n  b: 2\n",
        removeAt(u"/0/a"), "-\n  # about b\n  b: 2\n");
    row("the first item of a nested list", "- - a\n  - b\n", removeAt(u"/0/0"), "- - b\n");
    row("a literal", "a: |\n  x\n  y\nb: 1\n", removeAt(u"/a"), "b: 1\n");
    row("behind a literal that keeps its blank lines", "a: |+\n  x\nb: 1\n\nc: 2\n",
        removeAt(u"/b"), "a: |+\n  x\nc: 2\n");
}

void TestTreeEdit::movesAnEntry_data()
{
    columns();
    row("down with its comments", "# about a\na: 1 # c\nb: 2\nd: 3\n", move(u"/a", 2),
        "b: 2\nd: 3\n# about a\na: 1 # c\n");
    row("up", "- a\n- b\n- c\n", move(u"/2", 0), "- c\n- a\n- b\n");
    row("blank lines stay in place", "a: 1\n\nb: 2\nc: 3\n", move(u"/a", 2),
        "b: 2\n\nc: 3\na: 1\n");
    row("without a final newline", "- a\n- b", move(u"/0", 1), "- b\n- a");
    row("the first key of an item", "- a: 1\n  b: 2\n- c\n", move(u"/0/a", 1),
        "- b: 2\n  a: 1\n- c\n");
    row("a commented key to the front of an item", "- a: 1\n  # about b\n  b: 2\n",
        move(u"/0/b", 0), "-\n  # about b\n  b: 2\n  a: 1\n");
    row("a block of lines", "l:\n  - x: |\n      one\n    y: 1\n  - x: two\n", move(u"/l/0", 1),
        "l:\n  - x: two\n  - x: |\n      one\n    y: 1\n");
}

void TestTreeEdit::renamesAKey_data()
{
    columns();
    row("plain", "old: 1 # c\nb: 2\n", renameKey(u"/old", u"new"), "new: 1 # c\nb: 2\n");
    row("quoted", "'old': 1\n", renameKey(u"/old", u"new"), "'new': 1\n");
    row("to one that must be quoted", "old: 1\n", renameKey(u"/old", u"# new"), "\"# new\": 1\n");
    row("with a map below", "old:\n  a: 1\n", renameKey(u"/old", u"longer"), "longer:\n  a: 1\n");
    row("in braces", "{old: 1}\n", renameKey(u"/old", u"new"), "{new: 1}\n");
    row("in an item", "- old: 1\n  b: 2\n", renameKey(u"/0/old", u"new"), "- new: 1\n  b: 2\n");
}

void TestTreeEdit::editsWithinBrackets_data()
{
    columns();
    row("set", "l: [a, b] # c\n", set(u"/l/0", "x y"), "l: [x y, b] # c\n");
    row("set to text with a comma", "l: [a, b]\n", set(u"/l/0", text("x, y")),
        "l: [\"x, y\", b]\n");
    row("set to a map", "l: [a, b]\n", set(u"/l/0", "{k: 1}"), "l: [{k: 1}, b]\n");
    row("absent in braces", "{a: , b}\n", set(u"/a", "1"), "{a: 1 , b}\n");
    row("absent without a colon", "{a, b}\n", set(u"/b", "1"), "{a, b: 1}\n");
    row("set to a question", "l: [a]\n", set(u"/l/0", "Is it stable?"), "l: [\"Is it stable?\"]\n");
    row("append", "l: [a, b] # c\n", append(u"/l", "c"), "l: [a, b, c] # c\n");
    row("append behind a trailing comma", "l: [a, b,]\n", append(u"/l", "c"), "l: [a, b, c,]\n");
    row("insert first", "l: [a, b]\n", insertItem(u"/l", 0, "x"), "l: [x, a, b]\n");
    row("insert a key", "{a: 1}\n", insertKey(u"", u"b", "2"), "{a: 1, b: 2}\n");
    row("one on a line each", "l: [\n  a, # first\n  b # last\n  ]\n", append(u"/l", "c"),
        "l: [\n  a, # first\n  b, # last\n  c\n  ]\n");
    row("one on a line each, trailing comma", "l: [\n  a,\n  b, # last\n  ]\n", append(u"/l", "c"),
        "l: [\n  a,\n  b, # last\n  c,\n  ]\n");
    row("remove first", "[a, b, c]\n", removeAt(u"/0"), "[b, c]\n");
    row("remove between", "[a, b, c]\n", removeAt(u"/1"), "[a, c]\n");
    row("remove last", "[a, b, c]\n", removeAt(u"/2"), "[a, b]\n");
    row("remove the only one", "l: [ a ]\n", removeAt(u"/l/0"), "l: []\n");
    row("remove with its comments", "l: [\n  a,\n  # about b\n  b, # c\n  d\n  ]\n",
        removeAt(u"/l/1"), "l: [\n  a,\n  d\n  ]\n");
    row("remove the last with its comments", "l: [\n  a, # first\n  # about b\n  b # c\n  ]\n",
        removeAt(u"/l/1"), "l: [\n  a # first\n  ]\n");
    row("remove the last before the bracket, below a comment", "f: {b: 2,   # two\n    c: 3}\n",
        removeAt(u"/f/c"), "f: {b: 2   # two\n    }\n");
    row("remove the last with its comment, below another's",
        "f: [b, # two\n    # about c\n    c, ]\n", removeAt(u"/f/1"), "f: [b, # two\n     ]\n");
    row("remove the last behind a comma below a comment", "[a # one\n, b]\n", removeAt(u"/1"),
        "[a # one\n]\n");
    row("move", "[a, b, c]\n", move(u"/0", 2), "[b, c, a]\n");
    row("move with comments", "l: [\n  # about a\n  a, # one\n  b # two\n  ]\n", move(u"/l/0", 1),
        "l: [\n  b, # two\n  # about a\n  a # one\n  ]\n");
    row("the only key of a pair without braces", "a: [one: x, 2]\n", removeAt(u"/a/0/one"),
        "a: [{}, 2]\n");
}

void TestTreeEdit::editsJson_data()
{
    columns();
    row("set a string", "{\"a\": \"x\"}\n", set(u"/a", text("y\"\n\x01")),
        "{\"a\": \"y\\\"\\n\\u0001\"}\n");
    row("a string keeps its escapes", "{\"a\": \"\\u00e4\\ud83d\\ude00\\/\"}\n",
        set(u"/a", text("\u00e4\U0001f600/ x")), "{\"a\": \"\\u00e4\\ud83d\\ude00\\/ x\"}\n");
    row("set a number", "{\"a\": 1.0e-10}", set(u"/a", "2.5"), "{\"a\": 2.5}");
    row("append to a compact list", "[1,2]", append(u"", "3"), "[1,2,3]");
    row("insert in compact braces", "{\"a\":1}", insertKey(u"", u"b", "x"),
        "{\"a\":1,\"b\":\"x\"}");
    row("insert on a line of its own", "{\n  \"a\": 1\n}\n", insertKey(u"", u"b", "[1, {c: 2}]"),
        "{\n  \"a\": 1,\n  \"b\": [\n    1,\n    {\n      \"c\": 2\n    }\n  ]\n}\n");
    row("append with tabs", "{\n\t\"l\": [\n\t\t\"a\",\n\t\t\"b\"\n\t]\n}\n", append(u"/l", "c"),
        "{\n\t\"l\": [\n\t\t\"a\",\n\t\t\"b\",\n\t\t\"c\"\n\t]\n}\n");
    row("insert before with tabs", "{\n\t\"a\": 1\n}\n", insertKey(u"", u"b", "[2]", u"a"),
        "{\n\t\"b\": [\n\t\t2\n\t],\n\t\"a\": 1\n}\n");
    row("insert into empty braces with tabs", "{\n\t\"a\": {}\n}\n", insertKey(u"/a", u"b", "2"),
        "{\n\t\"a\": {\n\t\t\"b\": 2\n\t}\n}\n");
    row("tabs among blanks", "[\n  [\n  \t1\n  ],\n\t2\n]\n", append(u"/0", "3"),
        "[\n  [\n  \t1,\n  \t3\n  ],\n\t2\n]\n");
    row("a record on one line as its siblings are", "[\n\t{\"a\":1,\"b\":[2]},\n\t{\"a\":3}\n]\n",
        append(u"", "{a: 4, b: [5, 6]}"),
        "[\n\t{\"a\":1,\"b\":[2]},\n\t{\"a\":3},\n\t{\"a\":4,\"b\":[5,6]}\n]\n");
    row("several on a line", "[\n  1, 2,\n  3, 4\n]\n", append(u"", "5"),
        "[\n  1, 2,\n  3, 4, 5\n]\n");
    row("commas before the entries", "[ 1\n, 2\n]\n", append(u"", "3"), "[ 1\n, 2\n, 3\n]\n");
    row("colons one below the other", "{\n\t\"a\":   1,\n\t\"bcd\": 2\n}\n",
        insertKey(u"", u"ef", "3"), "{\n\t\"a\":   1,\n\t\"bcd\": 2,\n\t\"ef\":  3\n}\n");
    row("insert before", "{\n  \"a\": 1\n}\n", insertKey(u"", u"b", "2", u"a"),
        "{\n  \"b\": 2,\n  \"a\": 1\n}\n");
    row("insert into empty braces", "{\n  \"a\": {}\n}\n", insertKey(u"/a", u"b", "2"),
        "{\n  \"a\": {\n    \"b\": 2\n  }\n}\n");
    row("remove the last line", "{\n  \"a\": 1,\n  \"b\": 2\n}\n", removeAt(u"/b"),
        "{\n  \"a\": 1\n}\n");
    row("remove the first line", "{\n  \"a\": 1,\n  \"b\": 2\n}\n", removeAt(u"/a"),
        "{\n  \"b\": 2\n}\n");
    row("remove the only entry", "{\n  \"a\": 1\n}\n", removeAt(u"/a"), "{}\n");
    row("move", "[\n  1,\n  2,\n  3\n]\n", move(u"/2", 0), "[\n  3,\n  1,\n  2\n]\n");
    row("rename", "{\"a\": 1}", renameKey(u"/a", u"b\""), "{\"b\\\"\": 1}");
    row("a number that JSON does not know", "{\"a\": 1}", set(u"/a", Value::number(u"0x1F"_s)),
        "! “0x1F” cannot be written at /a in the format of this document. Choose another value.");
}

QTEST_GUILESS_MAIN(TestTreeEdit)
#include "tst_treeedit.moc"
