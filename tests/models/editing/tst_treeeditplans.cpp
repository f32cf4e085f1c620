// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Plans of edits and reasons of refusals: one document of several, several edits at once.
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "tests/models/editing/editrows.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestTreeEditPlans : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void refusesWithTheReason_data();
    void refusesWithTheReason() { checkRow(Format::Yaml); }
    void editsOnlyTheNamedDocument();
    void refusesABrokenDocument();
    void plansSeveralEditsAtOnce_data();
    void plansSeveralEditsAtOnce();
    void plansAllOfSeveralEditsOrNone();
    void touchesAsFewBytesAsItCan();
};

void TestTreeEditPlans::refusesWithTheReason_data()
{
    columns();
    row("no such place", "a: 1\n", set(u"/b", "2"),
        "! There is no /b in the document. Check the path, or insert the entry first.");
    row("no such item", "- a\n", removeAt(u"/1"),
        "! There is no /1 in the document. Check the path, or insert the entry first.");
    row("not a map", "a: [1]\n", insertKey(u"/a", u"b", "2"),
        "! The value at /a is not a map and has no keys. Set it to a map first.");
    row("not a list", "a: x\n", append(u"/a", "2"),
        "! The value at /a is not a list and has no items. Set it to a list first.");
    row("a key that stands twice", "a: 1\na: 2\n", set(u"/a", "3"),
        "! The key /a occurs twice in its map, and receivers take the last one. Remove one of them "
        "in the source first.");
    row("a removed key that stands twice", "b: {a: 1, a: 2}\n", removeAt(u"/b/a"),
        "! The key /b/a occurs twice in its map, and receivers take the last one. Remove one of "
        "them in the source first.");
    row("below a key that stands twice", "a: {b: 1}\na: {b: 2}\n", set(u"/a/b", "3"),
        "! The key /a occurs twice in its map, and receivers take the last one. Remove one of them "
        "in the source first.");
    row("a key that is there", "a: 1\nb: 2\n", renameKey(u"/a", u"b"),
        "! There is already an entry /b. Choose another key, or change that entry.");
    row("the root", "a: 1\n", removeAt(u""),
        "! The root of a document cannot be removed, moved or renamed. Name an entry below it.");
    row("an anchor in use", "a: &x 1\nb: *x\n", removeAt(u"/a"),
        "! /a holds the anchor &x, which /b still uses. Replace the alias at /b first.");
    row("a value used twice", "a: &x {k: 1}\nb: *x\n", set(u"/a/k", "2"),
        "! The value at /a/k is also used at /b through the anchor &x, so a change would change "
        "both places. Edit it in the source.");
    row("through an alias", "a: &x {k: 1}\nb: *x\n", set(u"/b/k", "2"),
        "! /b stands in for the anchor &x, so a change below it would change both places. Edit the "
        "anchor's value, or replace the alias by a value of its own.");
    row("an alias before its anchor", "a: &x 1\nb: *x\n", move(u"/a", 1),
        "! /a cannot be moved there: the alias *x would come before its anchor. Edit it in the "
        "source.");
    row("a key that is a list", "? [a, b]\n: 1\n", set(u"/[a, b]", "2"),
        "! The way /[a, b] is written cannot be changed safely. Edit it in the source.");
    row("blank lines that would become text", "b: 1\n\nc: 2\na: |+\n  x\nd: 3\n", move(u"/a", 0),
        "! No change of /a was found that leaves the rest of the document as it is. Edit it in the "
        "source.");
}

void TestTreeEditPlans::editsOnlyTheNamedDocument()
{
    const QByteArray bytes = "a: 1 # one\n---\na: 1 # two\n...\n---\na: 1\n";
    const auto edits = planEdit(bytes, parse(bytes, Format::Yaml), 1, set(u"/a", "5"));
    QVERIFY(edits.isOk());
    QCOMPARE(*applied(bytes, *edits), "a: 1 # one\n---\na: 5 # two\n...\n---\na: 1\n");
    QVERIFY(!planEdit(bytes, parse(bytes, Format::Yaml), 3, set(u"/a", "5")).isOk());
}

void TestTreeEditPlans::refusesABrokenDocument()
{
    const QByteArray bytes = "a: 1\nb: [\n";
    const auto edits = planEdit(bytes, parse(bytes, Format::Yaml), 0, set(u"/a", "5"));
    QCOMPARE(edits.error(),
             u"Document number 1 has a syntax error. Correct it in the source first."_s);
    const QByteArray latin = "a: \xe4\n";
    QCOMPARE(planEdit(latin, parse(latin, Format::Yaml), 0, set(u"/a", "5")).error(),
             u"The file is not valid UTF-8. Correct its encoding in the source first."_s);
}

void TestTreeEditPlans::plansSeveralEditsAtOnce_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<std::vector<TreeEdit>>("edits");
    QTest::addColumn<QByteArray>("after");
    const auto several = [](const char *name, const char *before, std::vector<TreeEdit> edits,
                            const char *after) {
        QTest::newRow(name) << QByteArray(before) << std::move(edits) << QByteArray(after);
    };
    several("in different places", "a: 1 # c\nb: 2\nd: 3\n",
            {set(u"/d", "30"), set(u"/a", "10"), renameKey(u"/b", u"e")},
            "a: 10 # c\ne: 2\nd: 30\n");
    several("at the same place", "a: 1\n", {insertKey(u"", u"b", "2"), insertKey(u"", u"c", "3")},
            "a: 1\nb: 2\nc: 3\n");
    several("one below the other", "a: 1\n",
            {insertKey(u"", u"m", "{}"), insertKey(u"/m", u"x", "1"), set(u"/m/x", "2")},
            "a: 1\nm:\n  x: 2\n");
    several("list positions count after the edits before", "- a\n- b\n- c\n",
            {removeAt(u"/0"), removeAt(u"/0"), append(u"", "d")}, "- c\n- d\n");
    several("a position that counts after the edits before", "- a\n",
            {append(u"", "b"), move(u"/0", 1)}, "- b\n- a\n");
    several("a move that is one only after the edits before", "- a\n- b\n",
            {insertItem(u"", 0, "c"), move(u"/1", 1)}, "- c\n- a\n- b\n");
    several("to the place where it was", "- a\n- b\n- c\n", {move(u"/0", 2), move(u"/2", 2)},
            "- b\n- c\n- a\n");
    several("back and forth", "a: 1\n", {set(u"/a", "2"), set(u"/a", "1")}, "a: 1\n");
    several("none", "a: 1\n", {}, "a: 1\n");
}

void TestTreeEditPlans::plansSeveralEditsAtOnce()
{
    QFETCH(const QByteArray, before);
    QFETCH(const std::vector<TreeEdit>, edits);
    QFETCH(const QByteArray, after);
    const auto plan = planEdits(before, parse(before, Format::Yaml), 0, edits);
    QVERIFY2(plan.isOk(), plan.isOk() ? "" : qPrintable(plan.error()));
    QCOMPARE(*applied(before, *plan), after);
}

void TestTreeEditPlans::plansAllOfSeveralEditsOrNone()
{
    const QByteArray bytes = "a: 1\nb: 2\n";
    const auto plan =
        planEdits(bytes, parse(bytes, Format::Yaml), 0, {set(u"/a", "3"), set(u"/nowhere", "4")});
    QCOMPARE(plan.error(),
             u"There is no /nowhere in the document. Check the path, or insert the "
             "entry first."_s);
}

void TestTreeEditPlans::touchesAsFewBytesAsItCan()
{
    const QByteArray bytes = "a: |\n  one\n  two\n  three\n";
    const auto plan =
        planEdit(bytes, parse(bytes, Format::Yaml), 0, set(u"/a", text("one\ntoo\nthree\n")));
    QVERIFY(plan.isOk());
    QCOMPARE(*plan, (TextEdits{{14, 1, "o"}}));
}

QTEST_GUILESS_MAIN(TestTreeEditPlans)
#include "tst_treeeditplans.moc"
