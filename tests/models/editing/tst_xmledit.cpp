// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/planedit.h"
#include "models/editing/plan/valueparser.h"
#include "models/parsing/parse.h"
#include "tests/models/formats/xmlshapes.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(baton::TreeEdit)

namespace {

JsonPointer at(const char16_t *text)
{
    return *JsonPointer::parse(QStringView(text));
}

Value text(const QString &value)
{
    return Value::string(value);
}

TreeEdit set(const char16_t *place, const QString &value)
{
    return SetValue{at(place), text(value)};
}

Value mapOf(const QString &key, const Value &value)
{
    Value map = Value::map();
    map.insert(key, value);
    return map;
}

} // namespace

class tst_XmlEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void anEditChangesOnlyItsPlace_data();
    void anEditChangesOnlyItsPlace();
    void refusesEditsThatCannotBeProven_data();
    void refusesEditsThatCannotBeProven();
    void severalEditsEqualSuccessiveEdits();
    void refusesEditsOfIncompleteDocuments();
};

void tst_XmlEdit::anEditChangesOnlyItsPlace_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<TreeEdit>("edit");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const char *before, const TreeEdit &edit,
                        const char *after) {
        QTest::newRow(name) << QByteArray(before) << edit << QByteArray(after);
    };

    row("text", "<a><b>x</b></a>", set(u"/a/b", u"y"_s), "<a><b>y</b></a>");
    row("text of nothing", "<a></a>", set(u"/a", u"y"_s), "<a>y</a>");
    row("text of an empty-element tag", "<a>\n  <b />\n</a>", set(u"/a/b", u"y"_s),
        "<a>\n  <b>y</b>\n</a>");
    row("no text", "<a><b>x</b></a>", set(u"/a/b", QString()), "<a><b></b></a>");
    row("null", "<a><b>x</b></a>", SetValue{at(u"/a/b"), Value::null()}, "<a><b/></a>");
    row("a number", "<a><b>x</b></a>", SetValue{at(u"/a/b"), Value::integer(3)}, "<a><b>3</b></a>");
    row("escapes only what must be", "<a>x</a>", set(u"/a", u"\"<b>\" & 'c' ]]>"_s),
        "<a>\"&lt;b>\" &amp; 'c' ]]&gt;</a>");
    row("references stay", "<a>&#65; &gt; x &quot;y&quot;</a>", set(u"/a", u"A > z \"y\""_s),
        "<a>&#65; &gt; z &quot;y&quot;</a>");
    row("CDATA stays", "<a><![CDATA[x < y]]></a>", set(u"/a", u"x & <y>"_s),
        "<a><![CDATA[x & <y>]]></a>");
    row("empty CDATA stays", "<a><![CDATA[]]></a>", set(u"/a", u"<y>"_s), "<a><![CDATA[<y>]]></a>");
    row("CDATA that holds what would end it", "<a><![CDATA[x]]></a>", set(u"/a", u"a]]>b"_s),
        "<a><![CDATA[a]]]]><![CDATA[>b]]></a>");
    row("text beside CDATA", "<a>x <![CDATA[<]]> y</a>", set(u"/a", u"z < y"_s),
        "<a>z <![CDATA[<]]> y</a>");
    row("text before CDATA that is typed to", "<a>1 <![CDATA[2 & <3>]]> 4</a>",
        set(u"/a", u"A 1 2 & <3> 4"_s), "<a>A 1 <![CDATA[2 & <3>]]> 4</a>");
    row("within CDATA beside text", "<a>1 <![CDATA[2 & <3>]]> 4</a>",
        set(u"/a", u"1 2 & <3 x> 4"_s), "<a>1 <![CDATA[2 & <3 x>]]> 4</a>");
    row("on both sides of CDATA", "<a>1 <![CDATA[2 & <3>]]> 4</a>",
        set(u"/a", u"one 2 & <3> four"_s), "<a>one <![CDATA[2 & <3>]]> four</a>");
    row("between two sections and behind", "<a><![CDATA[<]]> <![CDATA[>]]> &amp; 4</a>",
        set(u"/a", u"< and > & \n5"_s), "<a><![CDATA[<]]> and <![CDATA[>]]> &amp; \n5</a>");
    row("over the end of CDATA", "<a>1 <![CDATA[2 & <3>]]> 4</a>", set(u"/a", u"1 2 & <5"_s),
        "<a>1 <![CDATA[2 & <5]]></a>");
    row("a part of CDATA stays", "<a>1 <![CDATA[2 & <3>]]> 4</a>", set(u"/a", u"1 & 4"_s),
        "<a>1 <![CDATA[&]]> 4</a>");
    row("CDATA that goes", "<a>1 <![CDATA[2 & <3>]]> 4</a>", set(u"/a", u"14"_s), "<a>14</a>");
    row("a second line beside CDATA", "<a>\r\n  <b>1 <![CDATA[2 & <3>]]> 4</b>\r\n</a>",
        set(u"/a/b", u"1 2 & <3> 4\nmore"_s),
        "<a>\r\n  <b>1 <![CDATA[2 & <3>]]> 4\r\nmore</b>\r\n</a>");
    row("a line break before CDATA", "<a>1 <![CDATA[2 & <3>]]> 4</a>",
        set(u"/a", u"\n1\n2 & <3> 4"_s), "<a>&#10;1\n<![CDATA[2 & <3>]]> 4</a>");
    row("a line break in CDATA beside text", "<a>1 <![CDATA[2 & <3>]]> 4</a>",
        set(u"/a", u"1 2 &\n<3> 4"_s), "<a>1 <![CDATA[2 &\n<3>]]> 4</a>");
    row("a line more beside CDATA", "<a>\n  1 <![CDATA[2 & <3>]]> 4\n  5\n</a>",
        set(u"/a", u"1 2 & <3> 4\n5\n6"_s), "<a>\n  1 <![CDATA[2 & <3>]]> 4\n  5\n  6\n</a>");
    row("lines before and behind CDATA", "<a>\n  1 <![CDATA[2 & <3>]]> 4\n  5\n</a>",
        set(u"/a", u"0\n1 2 & <3> 4\n5\n6"_s),
        "<a>\n  0\n  1 <![CDATA[2 & <3>]]> 4\n  5\n  6\n</a>");
    const char *code = "<a>\n  Run:\n  <![CDATA[\n  if (x < y)\n    z();\n  ]]>\n  End.\n</a>";
    row("a line behind CDATA of several lines", code,
        set(u"/a", u"Run:\n\n  if (x < y)\n    z();\n  \nEnd.\n<Stop>."_s),
        "<a>\n  Run:\n  <![CDATA[\n  if (x < y)\n    z();\n  ]]>\n  End.\n  &lt;Stop>.\n</a>");
    row("a line before CDATA of several lines", code,
        set(u"/a", u"First\nRun:\n\n  if (x < y)\n    z();\n  \nEnd."_s),
        "<a>\n  First\n  Run:\n  <![CDATA[\n  if (x < y)\n    z();\n  ]]>\n  End.\n</a>");
    row("a line within CDATA of several lines", code,
        set(u"/a", u"Run:\n\n  if (x < y)\n    z();\n  a & b\n  \nEnd."_s),
        "<a>\n  Run:\n  <![CDATA[\n  if (x < y)\n    z();\n  a & b\n  ]]>\n  End.\n</a>");
    row("lines before and behind CDATA of several lines", code,
        set(u"/a", u"Do:\n\n  if (x < y)\n    z();\n  \nEnd.\n<Stop>."_s),
        "<a>\n  Do:\n  <![CDATA[\n  if (x < y)\n    z();\n  ]]>\n  End.\n  &lt;Stop>.\n</a>");
    row("other lines around CDATA of several lines", code,
        set(u"/a", u"First\nDo:\n\n  if (x < y)\n    z();\n  \nStop."_s),
        "<a>\n  First\n  Do:\n  <![CDATA[\n  if (x < y)\n    z();\n  ]]>\n  Stop.\n</a>");
    const char *two = "<a>\n  1 <![CDATA[x <\n y]]> 2\n  <![CDATA[\n  z & ]]>\n  3\n</a>";
    row("around two sections of several lines", two,
        set(u"/a", u"one x <\n y two\n\n  z & \nthree"_s),
        "<a>\n  one <![CDATA[x <\n y]]> two\n  <![CDATA[\n  z & ]]>\n  three\n</a>");
    const char *noted =
        "<a>\n  1. Test &amp; run:\n  <![CDATA[\n  if (x < y)\n    z();\n  ]]>\n"
        "  2. Ask:\n  <![CDATA[a < 5 && b]]>\n  3. Say what <!-- y --> failed.\n</a>";
    row("lines around two sections and a comment", noted,
        set(u"/a",
            u"1. Tests & run:\n\n  if (x < y)\n    z();\n  \n2. Ask:\na < 5 && b\n"
            "3. Say what  failed.\n4. Stop."_s),
        "<a>\n  1. Tests &amp; run:\n  <![CDATA[\n  if (x < y)\n    z();\n  ]]>\n"
        "  2. Ask:\n  <![CDATA[a < 5 && b]]>\n  3. Say what <!-- y --> failed.\n  4. Stop.\n</a>");
    row("in two sections and a line at once", noted,
        set(u"/a",
            u"1. Test & run:\n\n  if (x > y)\n    z();\n  \n2. Ask:\na < 6 && b\n"
            "3. Tell what  failed."_s),
        "<a>\n  1. Test &amp; run:\n  <![CDATA[\n  if (x > y)\n    z();\n  ]]>\n"
        "  2. Ask:\n  <![CDATA[a < 6 && b]]>\n  3. Tell what <!-- y --> failed.\n</a>");
    row("a section that goes between lines that change", noted,
        set(u"/a", u"1. Test:\n2. Ask:\na < 5 && b\n3. Say what  went wrong."_s),
        "<a>\n  1. Test:\n  2. Ask:\n  <![CDATA[a < 5 && b]]>\n"
        "  3. Say what <!-- y --> went wrong.\n</a>");
    row("two lines of a text with entities",
        "<a>\n  one\n  &quot;two&quot; &#65; &gt;\n  three\n</a>",
        set(u"/a", u"1\n\"two\" A >\n3"_s), "<a>\n  1\n  &quot;two&quot; &#65; &gt;\n  3\n</a>");
    row("lines that all begin with a blank then", "<a>\n  one\n    &quot;two&quot;\n</a>",
        set(u"/a", u"  \"two\"\n three"_s), "<a>\n  &#32; &quot;two&quot;\n   three\n</a>");
    row("another text instead of one with sections",
        "<a>1. Two <![CDATA[x < y]]> <![CDATA[& z]]></a>", set(u"/a", u"Ask them all & wait"_s),
        "<a>Ask them all &amp; wait</a>");
    row("another text instead of lines with sections and a comment", noted,
        set(u"/a", u"1. Build it\n2. Ship & rest"_s),
        "<a>\n  1. Build it\n  2. Ship &amp; rest<!-- y -->\n</a>");
    row("a second line in CDATA", "<a>\n  <b><![CDATA[x]]></b>\n</a>", set(u"/a/b", u"x\ny"_s),
        "<a>\n  <b><![CDATA[x\ny]]></b>\n</a>");
    row("an indented text", "<a>\n    one\n    two\n  </a>", set(u"/a", u"one\n  2\nthree"_s),
        "<a>\n    one\n      2\n    three\n  </a>");
    row("an indented text to one line", "<a>\n    one\n    two\n  </a>", set(u"/a", u"one"_s),
        "<a>\n    one\n  </a>");
    row("an indented text in CRLF", "<a>\r\n  one\r\n</a>", set(u"/a", u"one\ntwo"_s),
        "<a>\r\n  one\r\n  two\r\n</a>");
    row("an indented text that begins with blanks", "<a>\n  one\n</a>", set(u"/a", u"  x\n y"_s),
        "<a>\n  &#32; x\n   y\n</a>");
    row("several lines get lines of their own", "<a>\n  <b>x</b>\n</a>", set(u"/a/b", u"1\n2"_s),
        "<a>\n  <b>\n    1\n    2\n  </b>\n</a>");
    row("a first line break", "<a><b>x</b></a>", set(u"/a/b", u"\n2"_s), "<a><b>&#10;2</b></a>");
    row("a text before a comment", "<a>x<!-- y --> z</a>", set(u"/a", u"w z"_s),
        "<a>w<!-- y --> z</a>");
    row("a text behind a comment", "<a><!-- y -->Parent goal</a>", set(u"/a", u"Parent aim"_s),
        "<a><!-- y -->Parent aim</a>");
    row("more text around a comment", "<a>x<!-- y --></a>", set(u"/a", u"xz"_s),
        "<a>xz<!-- y --></a>");
    row("text on both sides of comments", "<a>one <!-- y -->&amp; <?y z?>two</a>",
        set(u"/a", u"<three>"_s), "<a>&lt;three><!-- y --><?y z?></a>");
    row("a comment among lines", "<a>\n  one\n  <!-- y -->\n  two\n</a>", set(u"/a", u"one\n\n2"_s),
        "<a>\n  one\n  <!-- y -->\n  2\n</a>");
    row("text behind a comment alone", "<a><!-- x --></a>",
        InsertKey{at(u"/a"), u"#text"_s, text(u"y"_s), {}}, "<a><!-- x -->y</a>");
    row("a comment beside attributes", "<a b='1'>x<!-- y --></a>", set(u"/a/#text", u"z"_s),
        "<a b='1'>z<!-- y --></a>");
    row("text beside elements", "<a>x <b/> y</a>", set(u"/a/#text", u"z "_s), "<a>z <b/> y</a>");
    row("no text beside elements", "<a>x <b/> y</a>", set(u"/a/#text", QString()), "<a><b/> y</a>");
    row("text behind elements", "<a>x <b/> y</a>", set(u"/a/#text[2]", u" <z>"_s),
        "<a>x <b/> &lt;z></a>");
    row("a carriage return", "<a>x</a>", set(u"/a", u"1\r2"_s), "<a>1&#13;2</a>");

    row("attribute in double quotes", "<a b=\"x\"/>", set(u"/a/@b", u"\"1' < & > \n"_s),
        "<a b=\"&quot;1' &lt; &amp; > &#10;\"/>");
    row("attribute in single quotes", "<a b='x'/>", set(u"/a/@b", u"\"1'"_s), "<a b='\"1&apos;'/>");
    row("references in an attribute stay", "<a b='&#65;x\ny'/>", set(u"/a/@b", u"Az y"_s),
        "<a b='&#65;z\ny'/>");
    row("text beside attributes", "<a b='1'>x</a>", set(u"/a/#text", u"y"_s), "<a b='1'>y</a>");

    row("new attribute", "<a/>", InsertKey{at(u"/a"), u"@b"_s, text(u"1"_s), {}}, "<a b=\"1\"/>");
    row("new attribute of a text", "<a>x</a>", InsertKey{at(u"/a"), u"@b"_s, text(u"1"_s), {}},
        "<a b=\"1\">x</a>");
    row("new attribute like the others", "<a b='1'\n   c='2'>\n  <d/>\n</a>",
        InsertKey{at(u"/a"), u"@e"_s, text(u"3"_s), u"d"_s},
        "<a b='1'\n   c='2'\n   e='3'>\n  <d/>\n</a>");
    row("new attribute before another", "<a b='1' c='2'/>",
        InsertKey{at(u"/a"), u"@e"_s, text(u"3"_s), u"@c"_s}, "<a b='1' e='3' c='2'/>");
    row("new text", "<a b='1' />", InsertKey{at(u"/a"), u"#text"_s, text(u"x"_s), {}},
        "<a b='1'>x</a>");
    row("new element at the end", "<a>\n    <b/> <!-- b -->\n</a>",
        InsertKey{at(u"/a"), u"c"_s, text(u"x"_s), {}},
        "<a>\n    <b/> <!-- b -->\n    <c>x</c>\n</a>");
    row("new element before another and its comment", "<a>\r\n\t<!-- b -->\r\n\t<b/>\r\n</a>",
        InsertKey{at(u"/a"), u"c"_s, text(u"x"_s), u"b"_s},
        "<a>\r\n\t<c>x</c>\r\n\t<!-- b -->\r\n\t<b/>\r\n</a>");
    row("new element among others on one line", "<a><b/><c/></a>",
        InsertKey{at(u"/a"), u"d"_s, Value::null(), u"c"_s}, "<a><b/><d/><c/></a>");
    row("first element of an empty-element tag", "<a>\n  <b/>\n</a>",
        InsertKey{at(u"/a/b"), u"c"_s, text(u"x"_s), {}}, "<a>\n  <b>\n    <c>x</c>\n  </b>\n</a>");
    row("first element beside attributes", "<a>\n\t<b x='1'></b>\n</a>",
        InsertKey{at(u"/a/b"), u"c"_s, text(u"x"_s), {}},
        "<a>\n\t<b x='1'>\n\t\t<c>x</c>\n\t</b>\n</a>");
    row("a name again", "<a>\n  <b>1</b>\n</a>", InsertKey{at(u"/a"), u"b[2]"_s, text(u"2"_s), {}},
        "<a>\n  <b>1</b>\n  <b>2</b>\n</a>");
    row("a name again before", "<a>\n  <b>1</b>\n</a>",
        InsertKey{at(u"/a"), u"b[2]"_s, text(u"2"_s), u"b"_s}, "<a>\n  <b>2</b>\n  <b>1</b>\n</a>");
    row("the prefix of the namespace", "<t:r xmlns:t=\"urn:t\">\n  <t:c/>\n</t:r>",
        InsertKey{at(u"/r"), u"e"_s, text(u"x"_s), {}},
        "<t:r xmlns:t=\"urn:t\">\n  <t:c/>\n  <t:e>x</t:e>\n</t:r>");
    Value nested = mapOf(u"@x"_s, text(u"1"_s));
    nested.insert(u"y"_s, mapOf(u"z"_s, text(u"1\n2"_s)));
    row("new elements in an element", "<a>\n  <b/>\n</a>", InsertKey{at(u"/a"), u"c"_s, nested, {}},
        "<a>\n  <b/>\n  <c x=\"1\">\n    <y>\n      <z>\n        1\n        2\n      </z>\n"
        "    </y>\n  </c>\n</a>");

    row("new item", "<r>\n  <c>\n    <i>1</i>\n  </c>\n</r>",
        InsertItem{at(u"/r/c"), -1, text(u"2"_s)},
        "<r>\n  <c>\n    <i>1</i>\n    <i>2</i>\n  </c>\n</r>");
    row("new item at the front", "<r>\n  <c>\n    <!-- one -->\n    <i>1</i>\n  </c>\n</r>",
        InsertItem{at(u"/r/c"), 0, text(u"0"_s)},
        "<r>\n  <c>\n    <i>0</i>\n    <!-- one -->\n    <i>1</i>\n  </c>\n</r>");
    row("first item", "<r>\n  <c/>\n</r>", InsertItem{at(u"/r/c"), -1, text(u"1"_s)},
        "<r>\n  <c>\n    <i>1</i>\n  </c>\n</r>");
    row("first item behind a comment", "<r>\n  <c>\n    <!-- none -->\n  </c>\n</r>",
        InsertItem{at(u"/r/c"), -1, text(u"1"_s)},
        "<r>\n  <c>\n    <!-- none -->\n    <i>1</i>\n  </c>\n</r>");
    row("new item of a choice", "<r>\n  <d>\n    <f>1</f>\n  </d>\n</r>",
        InsertItem{at(u"/r/d"), 0, mapOf(u"g"_s, text(u"2"_s))},
        "<r>\n  <d>\n    <g>2</g>\n    <f>1</f>\n  </d>\n</r>");
    row("another item of a choice", "<r><d><f>1</f></d></r>",
        SetValue{at(u"/r/d/0"), mapOf(u"g"_s, text(u"2"_s))}, "<r><d><g>2</g></d></r>");
    row("text between the items of a choice", "<r><d>~ <f>1</f></d></r>",
        SetValue{at(u"/r/d/0/#text"), text(u"~ x"_s)}, "<r><d>~ x<f>1</f></d></r>");
    row("a whole list", "<r>\n  <c>\n    <i>1</i>\n    <i>2</i>\n  </c>\n</r>",
        SetValue{at(u"/r/c"), Value::list({text(u"1"_s), text(u"3"_s), text(u"4"_s)})},
        "<r>\n  <c>\n    <i>1</i>\n    <i>3</i>\n    <i>4</i>\n  </c>\n</r>");

    row("remove an attribute", "<a b='1'\n   c='2'>x</a>", Remove{at(u"/a/@c")}, "<a b='1'>x</a>");
    row("remove the first attribute", "<a b='1'\n   c='2'/>", Remove{at(u"/a/@b")}, "<a c='2'/>");
    row("remove the only attribute", "<a><b c='1'></b></a>", Remove{at(u"/a/b/@c")}, "<a><b/></a>");
    row("new attribute of an empty text", "<a></a>",
        InsertKey{at(u"/a"), u"@b"_s, text(u"1"_s), {}}, "<a b=\"1\"></a>");
    row("remove the text", "<a b='1'>x</a>", Remove{at(u"/a/#text")}, "<a b='1'></a>");
    row("new element on one line as its siblings are", "<a>\n\t<b><c>1</c></b>\n</a>",
        InsertKey{at(u"/a"), u"d"_s, *parseValue("{c: '2'}"), {}},
        "<a>\n\t<b><c>1</c></b>\n\t<d><c>2</c></d>\n</a>");
    row("quotes and empty tags as in its siblings", "<a>\n\t<b x='1' />\n</a>",
        InsertKey{at(u"/a"), u"d"_s, *parseValue("{'@x': '2', c: }"), {}},
        "<a>\n\t<b x='1' />\n\t<d x='2'>\n\t\t<c />\n\t</d>\n</a>");
    row("remove an element with its comments",
        "<a>\n  <b/> <!-- b -->\n  <!-- c -->\n  <?c c?>\n  <c>x</c> <!-- c -->\n\n  <!-- d -->\n"
        "  <d/>\n</a>",
        Remove{at(u"/a/c")}, "<a>\n  <b/> <!-- b -->\n\n  <!-- d -->\n  <d/>\n</a>");
    row("remove an element on a shared line", "<a><b/><!-- x --><c/></a>", Remove{at(u"/a/b")},
        "<a><!-- x --><c/></a>");
    row("remove an element before an instruction", "<a>\n  <b/><?pi data?>\n  <c/>\n</a>",
        Remove{at(u"/a/b")}, "<a>\n  <?pi data?>\n  <c/>\n</a>");
    row("remove the last element", "<a>\n  <b>\n    <c/>\n  </b>\n</a>", Remove{at(u"/a/b/c")},
        "<a>\n  <b/>\n</a>");
    row("remove the last item", "<r>\n  <c>\n    <i/>\n  </c>\n</r>", Remove{at(u"/r/c/0")},
        "<r>\n  <c></c>\n</r>");
    row("remove one of several names", "<a><b>1</b><b>2</b><b>3</b></a>", Remove{at(u"/a/b[2]")},
        "<a><b>1</b><b>3</b></a>");
    row("remove a text with a comment in it", "<a>\n  <b>x<!-- y --></b>\n  <c/>\n</a>",
        Remove{at(u"/a/b")}, "<a>\n  <c/>\n</a>");

    row("move an element with its comments",
        "<a>\n  <!-- b -->\n  <b/>\n  <c>\n  </c> <!-- c -->\n</a>", Move{at(u"/a/b"), 1},
        "<a>\n  <c>\n  </c> <!-- c -->\n  <!-- b -->\n  <b/>\n</a>");
    row("move an item", "<r><c><i>1</i> <i>2</i> <i>3</i></c></r>", Move{at(u"/r/c/2"), 0},
        "<r><c><i>3</i> <i>1</i> <i>2</i></c></r>");
    row("move an attribute", "<a b='1' c=\"2\"\n d='3'/>", Move{at(u"/a/@b"), 2},
        "<a c=\"2\" d='3'\n b='1'/>");

    row("rename an element", "<a><b c='1'>x</b ></a>", RenameKey{at(u"/a/b"), u"d"_s},
        "<a><d c='1'>x</d ></a>");
    row("rename an empty-element tag", "<a><b/></a>", RenameKey{at(u"/a/b"), u"long"_s},
        "<a><long/></a>");
    row("rename the root", "<a><b/></a>", RenameKey{at(u"/a"), u"r"_s}, "<r><b/></r>");
    row("rename an attribute", "<a b='1'/>", RenameKey{at(u"/a/@b"), u"@c"_s}, "<a c='1'/>");
    row("rename with a prefix", "<t:r xmlns:t='urn:t'><t:e/></t:r>", RenameKey{at(u"/r/e"), u"f"_s},
        "<t:r xmlns:t='urn:t'><t:f/></t:r>");
    row("the namespace", "<r><c><i/></c></r>",
        InsertKey{at(u"/r"), u"@xmlns"_s, text(u"urn:t"_s), {}},
        "<r xmlns=\"urn:t\"><c><i/></c></r>");
    row("outside the root", "\xEF\xBB\xBF<?xml version='1.0'?>\r\n<!-- x -->\r\n<a>x</a>\r\n<?y?>",
        set(u"/a", u"y"_s), "\xEF\xBB\xBF<?xml version='1.0'?>\r\n<!-- x -->\r\n<a>y</a>\r\n<?y?>");
}

void tst_XmlEdit::anEditChangesOnlyItsPlace()
{
    QFETCH(const QByteArray, before);
    QFETCH(const TreeEdit, edit);
    QFETCH(const QByteArray, after);
    const ParsedText parsed = parse(before, Format::Xml, xmlTestOptions());
    const Result<TextEdits> edits = planEdit(before, parsed, 0, edit);
    QVERIFY2(edits.isOk(), edits ? "" : qPrintable(edits.error()));
    QCOMPARE(*applied(before, *edits), after);
}

void tst_XmlEdit::refusesEditsThatCannotBeProven_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<TreeEdit>("edit");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const char *before, const TreeEdit &edit,
                        const char *reason) {
        QTest::newRow(name) << QByteArray(before) << edit << QString::fromUtf8(reason);
    };
    row("no text around a comment", "<a>x<!-- y --></a>", SetValue{at(u"/a"), Value::null()},
        "Comments or instructions in /a would be lost.");
    row("a forbidden character", "<a>x</a>", set(u"/a", u"\a"_s), "“\a” cannot be written at /a");
    row("no name", "<a/>", InsertKey{at(u"/a"), u"1 b"_s, text(u"x"_s), {}},
        "“1 b” cannot be a name here");
    row("a name that stands", "<a><b/></a>", InsertKey{at(u"/a"), u"b"_s, text(u"x"_s), {}},
        "There is already");
    row("an element in a text", "<a>x</a>", InsertKey{at(u"/a"), u"b"_s, text(u"x"_s), {}}, "");
    row("text beside elements", "<a x=''><b/></a>",
        InsertKey{at(u"/a"), u"#text"_s, text(u"x"_s), {}}, "/a would have, or has, text beside");
    row("a second root", "<a/>", InsertKey{{}, u"b"_s, text(u"x"_s), {}},
        "An XML document has exactly one root element.");
    row("the only root", "<a/>", Remove{at(u"/a")},
        "An XML document has exactly one root element.");
    row("a list that no protocol knows", "<a/>", SetValue{at(u"/a"), Value::list({text(u"x"_s)})},
        "XML has no lists of its own, and the protocol names no element for the items of /a.");
    row("a namespace in use", "<a xmlns:b='c'><b:d/></a>", Remove{at(u"/a/@xmlns:b")},
        "/a/@xmlns:b declares a namespace that names in the document need.");
    row("a map where a list belongs", "<r><d/></r>",
        InsertKey{at(u"/r/d"), u"j"_s, text(u"1"_s), {}}, "The value at /r/d is not a map");
    row("a comment in what is set", "<a><b><!-- x --><c/></b></a>",
        SetValue{at(u"/a/b"), Value::null()}, "Comments or instructions in /a/b would be lost.");
    row("an attribute of an attribute", "<a b='1'/>", SetValue{at(u"/a/@b"), mapOf(u"c"_s, {})},
        "/a/@b can hold nothing but text.");
    row("a forbidden character in what is inserted", "<a/>",
        InsertKey{at(u"/a"), u"b"_s, mapOf(u"c"_s, text(u"\a"_s)), {}},
        "“\a” cannot be written at /a/b/c");
    row("an attribute as an element", "<a b='1'/>", RenameKey{at(u"/a/@b"), u"b"_s},
        "“b” cannot be a name here");
    row("two keys in an item of a choice", "<r><d><f/></d></r>",
        InsertKey{at(u"/r/d/0"), u"g"_s, text(u"x"_s), {}},
        "An item of /r/d/0 is exactly one element.");
}

void tst_XmlEdit::refusesEditsThatCannotBeProven()
{
    QFETCH(const QByteArray, before);
    QFETCH(const TreeEdit, edit);
    QFETCH(const QString, reason);
    const ParsedText parsed = parse(before, Format::Xml, xmlTestOptions());
    const Result<TextEdits> edits = planEdit(before, parsed, 0, edit);
    QVERIFY(!edits.isOk());
    QVERIFY2(edits.error().startsWith(reason), qPrintable(edits.error()));
}

void tst_XmlEdit::severalEditsEqualSuccessiveEdits()
{
    const QByteArray before = "<a>\n  <b>1</b>\n  <b>2</b>\n  <b>3</b>\n</a>\n";
    const ParsedText parsed = parse(before, Format::Xml);
    const auto edits = planEdits(before, parsed, 0,
                                 {Remove{at(u"/a/b")}, set(u"/a/b[2]", u"x"_s),
                                  InsertKey{at(u"/a"), u"@n"_s, Value::integer(2), {}},
                                  InsertKey{at(u"/a"), u"c"_s, text(u"&"_s), u"b[2]"_s}});
    QVERIFY2(edits.isOk(), edits ? "" : qPrintable(edits.error()));
    QCOMPARE(*applied(before, *edits),
             QByteArray("<a n=\"2\">\n  <b>2</b>\n  <c>&amp;</c>\n  <b>x</b>\n</a>\n"));
}

void tst_XmlEdit::refusesEditsOfIncompleteDocuments()
{
    const QByteArray before = "<a>x & y</a>";
    QVERIFY(!planEdit(before, parse(before, Format::Xml), 0, set(u"/a", u"z"_s)).isOk());
}

QTEST_GUILESS_MAIN(tst_XmlEdit)
#include "tst_xmledit.moc"
