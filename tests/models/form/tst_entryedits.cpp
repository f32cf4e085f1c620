// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/planedit.h"
#include "models/form/editing/entryedits.h"
#include "models/parsing/parse.h"

#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace baton;

using Operation = std::function<std::optional<EntryEdit>(const EntryEdits &)>;

/// Edits for actions on entries of lists and maps.
class TestEntryEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void changesTheTextAndMovesTheFocus_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<Operation>("operation");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("next");
        const JsonPointer list = JsonPointer::of(u"/l");
        const JsonPointer map = JsonPointer::of(u"/m");
        const auto row = [](const char *name, const char *before, const Operation &operation,
                            const char *after, const QString &next) {
            QTest::newRow(name) << QByteArray(before) << operation << QByteArray(after) << next;
        };
        const auto insert = [list](qsizetype at) {
            return [=](const EntryEdits &edits) {
                return std::optional(edits.insertItem(list, at, Value::string(u"x"_s)));
            };
        };
        const auto remove = [](const JsonPointer &path, bool goesBack) {
            return [=](const EntryEdits &edits) {
                return std::optional(edits.remove(path, goesBack));
            };
        };
        row("an item before another", "l: [a, b]\n", insert(1), "l: [a, x, b]\n", u"/l/1"_s);
        row("an item at the end", "l: [a, b]\n", insert(-1), "l: [a, b, x]\n", u"/l/2"_s);
        row("an item too far", "l: [a]\n", insert(7), "l: [a, x]\n", u"/l/1"_s);
        row("the first item of all", "k: 1\n", insert(-1), "k: 1\nl:\n  - x\n", u"/l/0"_s);
        row("remove, on to the next", "l: [a, b, c]\n", remove(list.child(1), false), "l: [a, c]\n",
            u"/l/1"_s);
        row("remove, back", "l: [a, b, c]\n", remove(list.child(1), true), "l: [a, c]\n",
            u"/l/0"_s);
        row("remove the first, back", "l: [a, b]\n", remove(list.child(0), true), "l: [b]\n",
            u"/l/0"_s);
        row("remove the last", "l: [a, b]\n", remove(list.child(1), false), "l: [a]\n", u"/l/0"_s);
        row("remove the only one", "l: [a]\n", remove(list.child(0), false), "l: []\n", u"/l"_s);
        row("remove a key", "m: {a: 1, b: 2}\n", remove(map.child(u"a"_s), false), "m: {b: 2}\n",
            u"/m"_s);
        row(
            "move an item", "l: [a, b, c]\n",
            [list](const EntryEdits &edits) { return edits.moveEntry(list.child(2), -2); },
            "l: [c, a, b]\n", u"/l/0"_s);
        row(
            "move an entry", "m:\n  a: 1\n  b: 2\n",
            [map](const EntryEdits &edits) { return edits.moveEntry(map.child(u"b"_s), -1); },
            "m:\n  b: 2\n  a: 1\n", u"/m/b"_s);
        row(
            "rename", "m:\n  a: 1\n",
            [map](const EntryEdits &edits) { return edits.renameKey(map.child(u"a"_s), u"c"_s); },
            "m:\n  c: 1\n", u"/m/c"_s);
        row(
            "add a field", "m:\n  a: 1\n",
            [map](const EntryEdits &edits) {
                return std::optional(edits.addField(map.child(u"b"_s), Value::string({})));
            },
            "m:\n  a: 1\n  b: \"\"\n", u"/m/b"_s);
    }

    void changesTheTextAndMovesTheFocus()
    {
        QFETCH(QByteArray, before);
        QFETCH(Operation, operation);
        const ParsedText parsed = parse(before, Format::Yaml);
        const auto edit =
            operation(EntryEdits(parsed.documents.front().tree, nullptr, Format::Yaml));
        QVERIFY(edit);
        const Result<EditedText> text = editedText(before, parsed, 0, {edit->edit});
        QVERIFY(text);
        QTEST(text->bytes, "after");
        QTEST(edit->next.toString(), "next");
        QVERIFY(!edit->move || edit->move->place() == edit->next);
    }

    void doesNothingIfThereIsNothingToDo()
    {
        const ParsedText parsed = parse("l: [a, b]\nm: {a: 1}\n", Format::Yaml);
        const EntryEdits edits(parsed.documents.front().tree, nullptr, Format::Yaml);
        const JsonPointer item = JsonPointer::of(u"/l/0");
        QVERIFY(!edits.moveEntry(item, -1));
        QVERIFY(!edits.moveEntry(item, 0));
        QVERIFY(!edits.moveEntry(item, 2));
        QVERIFY(!edits.moveEntry(JsonPointer::of(u"/m/a"), 1));
        QVERIFY(!edits.moveEntry(JsonPointer::of(u"/m/b"), 0));
        QVERIFY(!edits.renameKey(JsonPointer::of(u"/m/b"), u"c"_s));
    }

    void aNewItemIsLikeTheFirst()
    {
        const ParsedText parsed = parse("l:\n  - {a: 1, b: x}\nt: [x]\n", Format::Yaml);
        const EntryEdits edits(parsed.documents.front().tree, nullptr, Format::Yaml);
        QCOMPARE(edits.newItem(JsonPointer::of(u"/l")).keys, (QStringList{u"a"_s, u"b"_s}));
        QCOMPARE(edits.newItem(JsonPointer::of(u"/t")), Value::string({}));
        QCOMPARE(edits.newItem(JsonPointer::of(u"/none")), Value::string({}));
    }
};

QTEST_APPLESS_MAIN(TestEntryEdits)
#include "tst_entryedits.moc"
