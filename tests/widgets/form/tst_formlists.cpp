// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray listDocument = "handoff:\n  producer: x\n  notes:\n"
                                "    - \"one\"  # first\n    - \"two\"\n    - \"three\"\n";
const QByteArray mapDocument = "handoff:\n  producer: x\n  list: [1]\n  sizes:\n"
                               "    a: 1  # first\n    b: 2.50\n";

QString item(int index)
{
    return u"/handoff/notes/%1"_s.arg(index);
}

} // namespace

/// Lists, maps and cards by key and mouse; compares the bytes.
class TestFormLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

    void addAppendsAndFocusesAnEntry()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QTest::mouseClick(form.focus(u"/handoff/notes"_s), Qt::LeftButton);
        QVERIFY(form.settle());
        QTRY_VERIFY(form.field(item(3)) && form.field(item(3))->hasFocus());
        QTest::keyClicks(form.field(item(3)), u"four"_s);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), listDocument + "    - \"four\"\n");
    }

    /// A map that is added to a list has the layout of its siblings.
    void anAddedMapIsLaidOutAsItsSiblings()
    {
        const QByteArray text = "{\"handoff\": {\n"
                                "  \"producer\": \"cfd-reviewer\",\n"
                                "  \"engineering_review\": {\n"
                                "    \"approval_status\": \"REJECTED\",\n"
                                "    \"challenges\": [{\n"
                                "      \"severity\": \"NOTE\",\n"
                                "      \"description\": \"thick\"\n"
                                "    }]\n"
                                "  }\n"
                                "}}\n";
        FormHarness form;
        QVERIFY(form.load(text, u"/w/a.json"_s));
        QTest::mouseClick(form.focus(u"/handoff/engineering_review/challenges"_s), Qt::LeftButton);
        QVERIFY(form.settle());
        const QByteArray added = form.bytes().sliced(form.bytes().indexOf("}, {"));
        QVERIFY2(added.startsWith("}, {\n      \"description\": "), added.constData());
        QVERIFY2(added.contains(",\n      \"impact\": "), added.constData());
    }

    void emptyListsShowATextAndNoInput()
    {
        FormHarness form;
        QVERIFY(form.load("handoff:\n  producer: x\n  notes: []\n"));
        QWidget *add = form.focus(u"/handoff/notes"_s);
        QVERIFY(qobject_cast<QAbstractButton *>(add));
        QVERIFY(!add->parentWidget()->findChild<QLineEdit *>());
        QVERIFY(!add->parentWidget()->findChild<QPlainTextEdit *>());
    }

    void enterAddsTheNextEntry()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QTest::keyClick(form.focus(item(0)), Qt::Key_Return);
        QVERIFY(form.settle());
        QTRY_VERIFY(form.field(item(1))->hasFocus());
        QTest::keyClicks(form.field(item(1)), u"new"_s);
        QVERIFY(form.settle());
        QByteArray expected = listDocument;
        QCOMPARE(form.bytes(), expected.replace("# first\n", "# first\n    - \"new\"\n"));
    }

    void altArrowsMoveAnEntryWithItsComment()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QTest::keyClick(form.focus(item(0)), Qt::Key_Down, Qt::AltModifier);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(),
                 "handoff:\n  producer: x\n  notes:\n"
                 "    - \"two\"\n    - \"one\"  # first\n    - \"three\"\n");
        QTRY_VERIFY(form.field(item(1))->hasFocus());
        QTest::keyClick(form.field(item(1)), Qt::Key_Up, Qt::AltModifier);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), listDocument);
    }

    void theCaretStaysWhereItWasInAnEntryThatMoves()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QVERIFY(form.focus(item(2)));
        setCaret(*form.field(item(2)), 2);
        for (const auto &[key, entry] :
             {std::pair{Qt::Key_Up, 1}, {Qt::Key_Up, 0}, {Qt::Key_Down, 1}}) {
            QTest::keyClick(QApplication::focusWidget(), key, Qt::AltModifier);
            QVERIFY(form.settle());
            QTRY_VERIFY(form.field(item(entry))->hasFocus());
            QCOMPARE(form.text(item(entry)), u"three"_s);
            QCOMPARE(caretOf(*form.field(item(entry))), 2);
        }
    }

    void aLongEntryShowsAllOfItsText()
    {
        FormHarness form;
        QByteArray text = listDocument;
        const QByteArray sentence =
            "Each of the four asks for five graded layers at the wall, and ";
        QVERIFY(form.load(text.replace("two", sentence.repeated(3) + "none of them for ten")));
        auto *edit = form.focus<QPlainTextEdit>(item(1));
        QVERIFY(edit);
        const int lines = edit->document()->firstBlock().layout()->lineCount();
        QVERIFY(lines > 2);
        QVERIFY(edit->height() >= lines * edit->fontMetrics().lineSpacing());
        QCOMPARE(form.field(item(0))->height(), measures::controlHeight);
        const int before = edit->height();
        edit->moveCursor(QTextCursor::End);
        form.typeSlowly(u" and of the six others nobody has said anything about it"_s);
        QVERIFY(form.field(item(1))->height() > before);
        QTest::keyClick(form.field(item(1)), Qt::Key_Return);
        QVERIFY(form.settle());
        QTRY_VERIFY(form.field(item(2))->hasFocus());
        QCOMPARE(form.text(item(2)), QString());
        QTest::keyClick(form.field(item(2)), Qt::Key_Tab, Qt::ShiftModifier);
        QVERIFY(form.field(item(1))->hasFocus());
        QCOMPARE(form.field<QPlainTextEdit>(item(1))->textCursor().selectedText(),
                 form.text(item(1)));
    }

    void deleteInAnEmptyEntryRemovesIt()
    {
        FormHarness form;
        QByteArray text = listDocument;
        QVERIFY(form.load(text.replace("\"two\"", "\"\"")));
        QTest::keyClick(form.focus(item(1)), Qt::Key_Delete);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), text.replace("    - \"\"\n", ""));
        QTRY_VERIFY(form.field(item(1))->hasFocus());
    }

    /// Keys work as in any text: Backspace goes to the end of the previous entry, Delete to the
    /// next one.
    void theNeighbourOfARemovedEntryGetsTheFocus_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<QByteArray>("after");
        const int back = Qt::Key_Backspace;
        const auto row = [](const char *name, int at, int key, const char *after) {
            QTest::newRow(name) << at << static_cast<Qt::Key>(key) << QByteArray(after);
        };
        row("Backspace", 1, back, "    - \"ax\"\n    - \"b\"\n");
        row("Backspace in the first", 0, back, "    - \"xa\"\n    - \"b\"\n");
        row("Backspace in the last", 2, back, "    - \"a\"\n    - \"bx\"\n");
        row("Delete", 1, Qt::Key_Delete, "    - \"a\"\n    - \"xb\"\n");
        row("Delete in the last", 2, Qt::Key_Delete, "    - \"a\"\n    - \"bx\"\n");
    }

    void theNeighbourOfARemovedEntryGetsTheFocus()
    {
        QFETCH(const int, at);
        QFETCH(const Qt::Key, key);
        QFETCH(const QByteArray, after);
        FormHarness form;
        QByteArray items = "    - \"a\"\n    - \"b\"\n";
        const QByteArray entry = "    - \"\"\n";
        items.insert(items.size() / 2 * at, entry);
        QByteArray text = listDocument;
        text.truncate(text.indexOf("    - \"one\""));
        QVERIFY(form.load(text + items));
        QWidget *field = form.focus(item(at));
        QVERIFY(field);
        QTest::keyClick(field, key);
        QVERIFY(form.settle());
        QTRY_VERIFY(!form.bytes().contains(entry));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_X);
        QVERIFY(form.settle());
        QTRY_VERIFY2(form.bytes().contains(after), form.bytes().constData());
    }

    void theButtonRemovesItsEntry()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QVERIFY(form.focus(item(2)));
        QTest::mouseClick(form.named<QAbstractButton>(u"remove:"_s + item(2)), Qt::LeftButton);
        QVERIFY(form.settle());
        QByteArray expected = listDocument;
        QCOMPARE(form.bytes(), expected.replace("    - \"three\"\n", ""));
    }

    void anEntryIsDraggedByItsNumber()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QVERIFY(form.focus(item(0)));
        auto *first = form.named(u"row:item:"_s + item(0));
        auto *last = form.named(u"row:item:"_s + item(2));
        const QPoint handle(60, 16);
        const QPoint target =
            first->mapFromGlobal(last->mapToGlobal(QPoint(60, last->height() - 2)));
        QTest::mousePress(first, Qt::LeftButton, {}, handle);
        QTest::mouseMove(first, handle + QPoint(0, 12));
        QTest::mouseMove(first, target);
        const QWidget *line = form.named(u"dropLine"_s);
        QVERIFY(line->isVisible());
        const QImage picture = form.pane.grab().toImage();
        const QPoint middle = line->mapTo(&form.pane, line->rect().center());
        QCOMPARE(picture.pixelColor(middle), Theme::color(Role::Accent));
        QTest::mouseRelease(first, Qt::LeftButton, {}, target);
        QVERIFY(form.settle());
        QVERIFY(!form.named(u"dropLine"_s)->isVisible());
        QCOMPARE(form.bytes(),
                 "handoff:\n  producer: x\n  notes:\n"
                 "    - \"two\"\n    - \"three\"\n    - \"one\"  # first\n");
    }

    void keysOpenMoveAndRemoveCards()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QString list = u"/handoff/engineering_review/findings/"_s;
        form.pane.revealPath(JsonPointer::of(QString(list + u'1')));
        auto *card = form.named(u"row:card:"_s + list + u'1');
        QVERIFY(card->hasFocus());
        QVERIFY(form.field(list + u"1/description"_s));
        QTest::keyClick(card, Qt::Key_Space);
        QTRY_VERIFY(!form.field(list + u"1/description"_s));
        QTest::keyClick(card, Qt::Key_Up, Qt::AltModifier);
        QVERIFY(form.settle());
        QVERIFY(form.bytes().indexOf("\"WARNING\"") < form.bytes().indexOf("\"CRITICAL\""));
        QTRY_VERIFY(form.named(u"row:card:"_s + list + u'0')->hasFocus());
        QTest::keyClick(form.named(u"row:card:"_s + list + u'0'), Qt::Key_Delete);
        QVERIFY(form.settle());
        QVERIFY(!form.bytes().contains("WARNING"));
        QVERIFY(form.bytes().contains("CRITICAL"));
    }

    void aCardIsDuplicatedFromItsMenu()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QString card = u"/handoff/engineering_review/findings/2"_s;
        form.pane.revealPath(JsonPointer::of(card));
        QTimer::singleShot(0, &form.pane, [] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            menu->findChild<QAction *>(u"duplicate"_s)->trigger();
            menu->close();
        });
        QTest::mouseClick(form.named<QAbstractButton>(u"menu:"_s + card), Qt::LeftButton);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes().count("STEP file units not verified"), 2);
        QVERIFY(form.bytes().startsWith(FormHarness::fixture(u"review.yaml"_s)));
    }

    void movingATableRowKeepsTheColumn()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"mesh.yaml"_s));
        const QString zones = u"/handoff/mesh_plan/refinement_zones"_s;
        QVERIFY(form.focus(zones + u"/0/target_size"_s));
        for (const auto &[key, row] : {std::pair{Qt::Key_Down, 1}, {Qt::Key_Up, 0}}) {
            QTest::keyClick(QApplication::focusWidget(), key, Qt::AltModifier);
            QVERIFY(form.settle());
            QCOMPARE(QApplication::focusWidget()->objectName(),
                     u"field:%1/%2/target_size"_s.arg(zones).arg(row));
        }
    }

    void freeMapKeysAreRenamedAddedAndRemoved()
    {
        FormHarness form;
        QVERIFY(form.load(mapDocument));
        const QString map = u"/handoff/sizes"_s;
        QVERIFY(form.focus(map + u"/a"_s));
        auto *key = form.named<QLineEdit>(u"key:"_s + map + u"/a"_s);
        key->setFocus();
        key->selectAll();
        QTest::keyClicks(key, u"alpha"_s);
        QTest::keyClick(key, Qt::Key_Return);
        QVERIFY(form.settle());
        QByteArray expected = mapDocument;
        QCOMPARE(form.bytes(), expected.replace("    a: 1", "    alpha: 1"));

        auto *add = form.named<QLineEdit>(u"add-entry:"_s + map);
        add->setFocus();
        QTest::keyClicks(add, u"c"_s);
        QTest::keyClick(add, Qt::Key_Return);
        QVERIFY(form.settle());
        QTRY_VERIFY(form.field(map + u"/c"_s) && form.field(map + u"/c"_s)->hasFocus());
        QTest::keyClicks(form.field(map + u"/c"_s), u"big"_s);
        QVERIFY(form.settle());
        QVERIFY(form.bytes().endsWith("    b: 2.50\n    c: \"big\"\n")
                || form.bytes().endsWith("    b: 2.50\n    c: big\n"));

        QTest::mouseClick(form.named<QAbstractButton>(u"remove:"_s + map + u"/b"_s),
                          Qt::LeftButton);
        QVERIFY(form.settle());
        QVERIFY(!form.bytes().contains("2.50"));
    }

    void anExistingKeyIsRejectedWithAReason()
    {
        FormHarness form;
        QVERIFY(form.load(mapDocument));
        const QString map = u"/handoff/sizes"_s;
        QSignalSpy failed(&form.pane, &FormPane::failed);
        QVERIFY(form.focus(map + u"/a"_s));
        auto *key = form.named<QLineEdit>(u"key:"_s + map + u"/a"_s);
        key->setFocus();
        key->selectAll();
        QTest::keyClicks(key, u"b"_s);
        QTest::keyClick(key, Qt::Key_Return);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), mapDocument);
        QCOMPARE(failed.count(), 1);
        QVERIFY(form.named(u"issue-0:"_s + map + u"/a"_s));
    }

    void addFieldOffersAndInsertsMissingFields()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        form.pane.expandAll();
        QVERIFY(form.focus(u"/handoff/deliverable/type"_s));
        auto *add = form.named<QAbstractButton>(u"add-field:/handoff/deliverable"_s);
        QVERIFY(add);
        QTimer::singleShot(0, &form.pane, [] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            menu->actions().front()->trigger();
            menu->close();
        });
        QTest::mouseClick(add, Qt::LeftButton);
        const QString path = u"/handoff/deliverable/checksum"_s;
        QTRY_VERIFY(form.field(path) && form.pane.focusWidget() == form.field(path));
        QCOMPARE(form.bytes(), FormHarness::fixture(u"review.yaml"_s));
        QTest::keyClicks(form.field(path), u"sha256:1"_s);
        QVERIFY(form.settle());
        QVERIFY(form.bytes().contains("    type: \"review\"\n    checksum: \"sha256:1\"\n"));
    }
};

QTEST_MAIN(TestFormLists)
#include "tst_formlists.moc"
