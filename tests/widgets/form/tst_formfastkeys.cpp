// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Keys that are faster than any check have the same effect as with pauses between them.
// BATON_PROPERTY_CASES sets the number of sequences, BATON_PROPERTY_SEED the first one;
// BATON_PROPERTY_SHOW prints each step.
#include "formharness.h"
#include "tests/random/random.h"
#include "tests/setting.h"
#include "tests/widgets/longhandoff.h"

#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray listDocument = "handoff:\n  producer: x\n  notes:\n"
                                "    - \"one\"\n    - \"\"\n    - \"three\"\n";
const QByteArray mapDocument = "handoff:\n  producer: x\n  list: [1]\n  sizes:\n    a: 1\n";

QString item(int index)
{
    return u"/handoff/notes/%1"_s.arg(index);
}

struct Key
{
    Qt::Key key = Qt::Key_unknown;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    QChar letter = {};
};

/// Presses @p key in the focused widget.
void press(const Key &key)
{
    QWidget *target = QApplication::focusWidget();
    QVERIFY(target);
    if (key.letter.isNull()) {
        QTest::keyClick(target, key.key, key.modifiers);
    } else {
        QTest::keyClicks(target, QString(key.letter));
    }
}

/// Sends each key to the focused widget, without results of workers in between.
void typeAtOnce(const QString &text)
{
    for (const QChar letter : text) {
        switch (letter.unicode()) {
        case u'\n':
            press({Qt::Key_Return});
            break;
        case u'\b':
            press({Qt::Key_Backspace});
            break;
        case u'↓':
            press({Qt::Key_Down, Qt::AltModifier});
            break;
        default:
            press({.letter = letter});
        }
    }
}

/// Keys that a user might press in a form.
std::vector<Key> someKeys(Random &random)
{
    static const std::vector<Key> commands{
        {Qt::Key_Tab},
        {Qt::Key_Tab},
        {Qt::Key_Backtab, Qt::ShiftModifier},
        {Qt::Key_Return},
        {Qt::Key_Return},
        {Qt::Key_Backspace},
        {Qt::Key_Backspace},
        {Qt::Key_Delete},
        {Qt::Key_Home},
        {Qt::Key_End},
        {Qt::Key_A, Qt::ControlModifier},
        {Qt::Key_Z, Qt::ControlModifier},
        {Qt::Key_Z, Qt::ControlModifier},
        {Qt::Key_Y, Qt::ControlModifier},
        {Qt::Key_Down, Qt::AltModifier},
        {Qt::Key_Up, Qt::AltModifier},
    };
    const QString letters = u"ab 1:-#\"'.[{"_s;
    std::vector<Key> keys;
    const int count = random.between(5, 40);
    for (int i = 0; i < count; ++i) {
        if (random.chance(60)) {
            keys.push_back({.letter = letters[random.below(static_cast<int>(letters.size()))]});
        } else {
            keys.push_back(random.pick(commands));
        }
    }
    return keys;
}

enum class Pace { AtOnce, EventsBetween, Settled };

QByteArray described(const std::vector<Key> &keys)
{
    QStringList all;
    for (const Key &key : keys) {
        all.append(key.letter.isNull()
                       ? QKeySequence(QKeyCombination(key.modifiers, key.key)).toString()
                       : QString(key.letter));
    }
    return all.join(u' ').toUtf8();
}

/// The document after @p keys, starting in the field at @p path.
QByteArray after(const QByteArray &document, const QString &path, const std::vector<Key> &keys,
                 Pace pace)
{
    FormHarness form;
    if (!form.load(document) || !form.focus(path)) {
        return "not shown";
    }
    for (const Key &key : keys) {
        if (QApplication::focusWidget()) {
            press(key);
        }
        if (qEnvironmentVariableIsSet("BATON_PROPERTY_SHOW")) {
            qDebug().noquote() << described({key}) << "->" << QApplication::focusWidget() << '\n'
                               << form.bytes().left(240);
        }
        if (pace == Pace::EventsBetween) {
            QCoreApplication::processEvents();
        } else if (pace == Pace::Settled && !form.settle()) {
            return "not settled";
        }
    }
    form.document.endTyping();
    return form.settle() ? form.bytes() : "not settled";
}

} // namespace

class TestFormFastKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

    void keysFollowTheFocusOfThePreviousKey_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("control");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const QByteArray &text, const QString &path,
                            const QString &control, const QString &typed, const QByteArray &before,
                            const QByteArray &after) {
            QTest::newRow(name) << text << path << control << typed << before << after;
        };
        const QString map = u"/handoff/sizes"_s;
        row("next entry", listDocument, item(0), {}, u"\nnew port"_s, "    - \"\"\n",
            "    - \"new port\"\n    - \"\"\n");
        row("several entries", listDocument, item(0), {}, u"\nnew\nmore\nlast"_s, "    - \"\"\n",
            "    - \"new\"\n    - \"more\"\n    - \"last\"\n    - \"\"\n");
        row("behind what was typed", listDocument, item(1), {}, u"two\nnew"_s, "    - \"\"\n",
            "    - \"two\"\n    - \"new\"\n");
        row("entry removed", listDocument, item(1), {}, u"\bno"_s, "    - \"one\"\n    - \"\"\n",
            "    - \"oneno\"\n");
        row("entry moved", listDocument, item(0), {}, u"↓↓so"_s,
            "    - \"one\"\n    - \"\"\n    - \"three\"\n",
            "    - \"\"\n    - \"three\"\n    - \"soone\"\n");
        row("entry of a map", mapDocument, map + u"/a"_s, u"add-entry:"_s + map, u"b\nbig"_s,
            "    a: 1\n", "    a: 1\n    b: \"big\"\n");
        row("first entry", mapDocument, u"/handoff/list"_s, {}, u" 25"_s, "[1]", "[1, \"25\"]");
    }

    void keysFollowTheFocusOfThePreviousKey()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, path);
        QFETCH(QString, control);
        QFETCH(QString, typed);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        FormHarness form;
        QVERIFY(form.load(text));
        QWidget *start = form.focus(path);
        start = control.isEmpty() ? start : form.named(control);
        QVERIFY(start);
        start->setFocus();
        setCaret(*start, 0);
        typeAtOnce(typed);
        QCOMPARE(form.bytes(), QByteArray(text).replace(before, after));
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), QByteArray(text).replace(before, after));
    }

    void theNextKeyGoesIntoWhatTheMenuAdded_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("beside"); // a field in the same object or list
        QTest::addColumn<QString>("button");
        QTest::addColumn<QByteArray>("added");
        QTest::newRow("field") << u"review.yaml"_s << u"/handoff/deliverable/type"_s
                               << u"add-field:/handoff/deliverable"_s
                               << "    checksum: \"sha256:1\"\n"_ba;
        const QString list = u"/agent_request/deliverables"_s;
        QTest::newRow("list entry")
            << u"request.xml"_s << list << QString(u"field:"_s + list) << "sha256:1"_ba;
    }

    void theNextKeyGoesIntoWhatTheMenuAdded()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, beside);
        QFETCH(const QString, button);
        QFETCH(const QByteArray, added);
        FormHarness form;
        const QString type = file.section(u'.', -1);
        QVERIFY(form.load(FormHarness::fixture(file), u"/nowhere/handoffs/x."_s + type));
        form.pane.expandAll();
        QVERIFY(form.settle() && form.focus(beside));
        auto *add = form.named<QPushButton>(button);
        QVERIFY(add && add->menu());
        add->setFocus();
        add->menu()->popup(add->mapToGlobal(QPoint()));
        QTest::keyClick(add->menu(), Qt::Key_Down);
        QTest::keyClick(add->menu(), Qt::Key_Return);
        typeAtOnce(u"sha256:1"_s);
        const QByteArray bytes = form.bytes();
        QVERIFY2(bytes.contains(added), bytes.constData());
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), bytes);
    }

    void aFastWordIsOneUndoStep()
    {
        FormHarness form;
        QVERIFY(form.load(listDocument));
        QVERIFY(form.focus(item(1)));
        typeAtOnce(u"word"_s);
        QCOMPARE(form.bytes(), QByteArray(listDocument).replace("\"\"", "\"word\""));
        QCOMPARE(form.document.buffer().history().count(), 1);
        form.document.undo();
        QCOMPARE(form.bytes(), listDocument);
    }

    void keysStayInTheFieldOfARejectedEdit()
    {
        FormHarness form;
        QByteArray text = listDocument;
        QVERIFY(form.load(text.replace("- \"\"", "- &a \"\"") + "  last: *a\n"));
        QSignalSpy failed(&form.pane, &FormPane::failed);
        QVERIFY(form.focus(item(1)));
        typeAtOnce(u"\bZ"_s);
        QVERIFY(!failed.isEmpty());
        QCOMPARE(form.text(item(1)), u"Z"_s);
        QCOMPARE(form.text(item(2)), u"three"_s);
        QVERIFY(form.settle());
    }

    void fastKeysEqualSlowKeys_data()
    {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QStringList>("starts");
        QTest::addColumn<int>("cases");
        const int cases = setting("BATON_PROPERTY_CASES", 40);
        const QStringList starts{u"/handoff/producer"_s, u"/handoff/sizes/a"_s, item(0), item(1)};
        QTest::newRow("10 lines") << handoffOf(10) << starts << cases;
        QTest::newRow("1,000 lines") << handoffOf(1000) << starts << std::max(2, cases / 8);
        QTest::newRow("20,000 lines") << handoffOf(20'000) << starts << std::max(1, cases / 40);
        QTest::newRow("several handoffs")
            << QByteArray("SHERPA_TO_ARENA_HANDOFF:\n  Task: Limit each client\n  Atomic_Steps:\n"
                          "    - {step_id: 1, description: Count}\nA_TO_B_HANDOFF:\n  Note: y\n")
            << QStringList{u"/SHERPA_TO_ARENA_HANDOFF/Task"_s,
                           u"/SHERPA_TO_ARENA_HANDOFF/Research_Summary"_s}
            << std::max(10, cases / 2);
    }

    void fastKeysEqualSlowKeys()
    {
        QFETCH(const QByteArray, document);
        QFETCH(const QStringList, starts);
        QFETCH(const int, cases);
        const int first = setting("BATON_PROPERTY_SEED", 1);
        int changed = 0;
        for (int seed = first; seed < first + cases; ++seed) {
            Random random(static_cast<quint32>(seed));
            const QString start = random.pick(starts);
            const std::vector<Key> keys = someKeys(random);
            const QByteArray expected = after(document, start, keys, Pace::Settled);
            const QByteArray message = "seed " + QByteArray::number(seed) + " from "
                + start.toUtf8() + ": " + described(keys);
            for (const Pace pace : {Pace::AtOnce, Pace::EventsBetween}) {
                const QByteArray bytes = after(document, start, keys, pace);
                QVERIFY2(bytes == expected,
                         (message + "\n--- at this pace\n" + bytes.left(600) + "\n--- with pauses\n"
                          + expected.left(600))
                             .constData());
            }
            changed += expected != document ? 1 : 0;
        }
        QVERIFY(changed * 2 >= cases);
    }
};

QTEST_MAIN(TestFormFastKeys)
#include "tst_formfastkeys.moc"
