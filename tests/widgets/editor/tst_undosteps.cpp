// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "widgets/editor/editortab.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTest>

#include <memory>

using namespace baton;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray yaml = "handoff:\n"
                        "  version: \"1.0\"\n"
                        "  from_phase: 2\n"
                        "  to_phase: 2\n"
                        "  producer: \"cfd-reviewer\"\n"
                        "  consumer: \"cfd-bioreactor\"\n"
                        "  context:\n"
                        "    task_id: cfd-reviewer\n"
                        "    description: |-\n"
                        "      Engineering review\n"
                        "      for phase 2\n"
                        "    known_gaps: none\n"
                        "  engineering_review:\n"
                        "    approval_status: \"APPROVED\"\n"
                        "    challenges: []\n";

const QByteArray prompt = "ROLE: Tara\n"
                          "GOAL: Write\n"
                          "\n"
                          "INSTRUCTIONS:\n"
                          "1. Read\n"
                          "2. Stop\n";

const QByteArray markdown = "# Task\n\n"
                            "```xml\n"
                            "<agent_request type=\"spawn\">\n"
                            "  <original_intent>\n"
                            "    Do it\n"
                            "    well\n"
                            "  </original_intent>\n"
                            "  <constraints><constraint>read</constraint></constraints>\n"
                            "</agent_request>\n"
                            "```\n\nEnd\n";

QString textOf(const QWidget *control)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(control)) {
        return line->text();
    }
    const auto *edit = qobject_cast<const QPlainTextEdit *>(control);
    return edit ? edit->toPlainText() : u"no text"_s;
}

int caretOf(const QWidget *control)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(control)) {
        return line->cursorPosition();
    }
    const auto *edit = qobject_cast<const QPlainTextEdit *>(control);
    return edit ? edit->textCursor().position() : -1;
}

void press(QChar letter)
{
    QWidget *focus = QApplication::focusWidget();
    if (letter == u'\n') {
        QTest::keyClick(focus, Qt::Key_Return, Qt::ShiftModifier);
    } else if (letter == u'\b') {
        QTest::keyClick(focus, Qt::Key_Backspace);
    } else if (letter == u'\r') {
        QTest::keyClick(focus, Qt::Key_Left);
    } else if (letter == u'\f') {
        QTest::keySequence(focus, QKeySequence::SelectAll);
    } else if (letter == u'\v') {
        QTest::keySequence(focus, QKeySequence::Paste);
    } else {
        QTest::keyClicks(focus, QString(letter));
    }
}

} // namespace

/// The text that one Ctrl+Z reverts, and the position of the caret then.
class TestUndoSteps : public QObject
{
    Q_OBJECT

    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] {
            return m_document->isAnalysed() && m_tab->form().controller().form().isIdle();
        });
    }

    [[nodiscard]] bool load(const QByteArray &bytes, const QString &file)
    {
        m_document->load(bytes, file);
        return settle();
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_catalog = ProtocolCatalog::load();
        QApplication::setKeyboardInputInterval(1h / 1ms); // a slow machine makes no pause
    }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        m_document = std::make_unique<EditorDocument>(m_catalog);
        m_tab = std::make_unique<EditorTab>(*m_document);
        m_tab->resize(1000, 700);
        m_tab->show();
        QVERIFY(QTest::qWaitForWindowActive(m_tab.get()));
    }

    void cleanup()
    {
        m_tab.reset();
        m_document.reset();
    }

    /// \n: Shift+Enter, \b: Backspace, \r: the arrow to the left, \f: select all, \v: paste.
    void undoRestoresAFieldStepByStep_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("caret");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("texts"); // with | for the caret, the newest first
        QTest::addColumn<bool>("isFast");
        const auto row = [](const char *name, const QByteArray &bytes, const QString &file,
                            const QString &path, int caret, const QString &typed,
                            const QStringList &texts) {
            for (const bool isFast : {false, true}) {
                QTest::addRow("%s%s", name, isFast ? ", fast" : "")
                    << bytes << file << path << caret << typed << texts << isFast;
            }
        };
        const QString description = u"/handoff/context/description"_s;
        row("lines of YAML", yaml, u"/w/a.yaml"_s, description, 30, u" was good\nand more"_s,
            {u"Engineering review\nfor phase 2 was good\nand|"_s,
             u"Engineering review\nfor phase 2 was good\n|"_s,
             u"Engineering review\nfor phase 2 was good|"_s,
             u"Engineering review\nfor phase 2 was|"_s, u"Engineering review\nfor phase 2|"_s});
        row("in the middle", yaml, u"/w/a.yaml"_s, description, 11, u" one two"_s,
            {u"Engineering one| review\nfor phase 2"_s, u"Engineering| review\nfor phase 2"_s});
        row("all of it replaced", yaml, u"/w/a.yaml"_s, description, 0, u"\fone\ntwo"_s,
            {u"one\n|"_s, u"one|"_s, u"Engineering review\nfor phase 2|"_s});
        row("writing and removing", yaml, u"/w/a.yaml"_s, description, 30, u"xy\b\bz"_s,
            {u"Engineering review\nfor phase 2|"_s, u"Engineering review\nfor phase 2xy|"_s,
             u"Engineering review\nfor phase 2|"_s});
        row("a jump of the caret", yaml, u"/w/a.yaml"_s, u"/handoff/context/task_id"_s, 12,
            u"xy\rz"_s, {u"cfd-reviewerx|y"_s, u"cfd-reviewer|"_s});
        row("a paste", yaml, u"/w/a.yaml"_s, u"/handoff/context/task_id"_s, 12, u"x\vy"_s,
            {u"cfd-reviewerx pasted|"_s, u"cfd-reviewerx|"_s, u"cfd-reviewer|"_s});
        row("a raw value", yaml, u"/w/a.yaml"_s, u"/handoff/context/known_gaps"_s, 0,
            u"\f- mesh one\n- two"_s,
            {u"- mesh one\n-|"_s, u"- mesh one|"_s, u"- mesh|"_s, u"-|"_s, u"none|"_s});
        row("a line that became two", yaml, u"/w/a.yaml"_s, u"/handoff/context/task_id"_s, 3,
            u"\nx"_s, {u"cfd\n|-reviewer"_s, u"cfd|-reviewer"_s});
        row("a prompt", prompt, u"/w/step.prompt"_s, u"/GOAL"_s, 5, u" it now\nand go"_s,
            {u"Write it now\nand|"_s, u"Write it now|"_s, u"Write it|"_s, u"Write|"_s});
        row("XML in Markdown", markdown, u"/w/a.md"_s, u"/agent_request/original_intent"_s, 10,
            u" & more\nof"_s,
            {u"Do it\nwell & more\n|"_s, u"Do it\nwell & more|"_s, u"Do it\nwell &|"_s,
             u"Do it\nwell|"_s});
    }

    void undoRestoresAFieldStepByStep()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, file);
        QFETCH(QString, path);
        QFETCH(int, caret);
        QFETCH(QString, typed);
        QFETCH(QStringList, texts);
        QFETCH(bool, isFast);
        QApplication::clipboard()->setText(u" pasted"_s);
        QVERIFY(load(bytes, file));
        m_tab->form().revealPath(JsonPointer::of(path));
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"field:"_s + path);
        for (int i = 0; i < caret; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        }
        for (const QChar letter : typed) {
            press(letter);
            QVERIFY(isFast || settle());
        }
        QVERIFY(isFast || settle());
        for (QString text : std::as_const(texts)) {
            QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
            QVERIFY(settle());
            const auto *field = QApplication::focusWidget();
            QCOMPARE(field->objectName(), u"field:"_s + path);
            const qsizetype place = text.indexOf(u'|');
            QCOMPARE(textOf(field), text.remove(place, 1));
            QCOMPARE(caretOf(field), place);
        }
        QCOMPARE(m_document->buffer().bytes(), bytes);
        QVERIFY(!m_document->buffer().history().canUndo());
    }

    void redoFocusesTheFieldThatItChanges()
    {
        QVERIFY(load(yaml, u"/w/a.yaml"_s));
        const JsonPointer path = JsonPointer::of(u"/handoff/context/description");
        m_tab->form().revealPath(path);
        QTRY_VERIFY(qobject_cast<QPlainTextEdit *>(QApplication::focusWidget()));
        for (const QChar letter : u"one two "_s) {
            press(letter);
        }
        QVERIFY(settle());
        const QByteArray written = m_document->buffer().bytes();
        for (int i = 0; i < 3; ++i) {
            QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        }
        QVERIFY(settle());
        QCOMPARE(m_document->buffer().bytes(), yaml);
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Redo);
        QVERIFY(settle());
        QCOMPARE(textOf(QApplication::focusWidget()), u"oneEngineering review\nfor phase 2"_s);
        QCOMPARE(caretOf(QApplication::focusWidget()), 3);
        const qsizetype place = m_document->buffer().bytes().indexOf("oneEng") + 3;
        QCOMPARE(m_tab->source().edit().caretOffset(), place);
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Redo);
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Redo);
        QVERIFY(settle());
        QCOMPARE(m_document->buffer().bytes(), written);
        QCOMPARE(caretOf(QApplication::focusWidget()), 8);
    }

    /// Far from the user's place the form scrolls there and the caret is after the change.
    void aFieldOutOfSightGetsTheCaret()
    {
        QByteArray bytes = yaml;
        bytes.replace("challenges: []\n", "challenges:\n");
        for (int i = 0; i < 200; ++i) {
            bytes += "      - severity: \"MAJOR\"\n        finding: \"Outlet "
                + QByteArray::number(i) + "\"\n";
        }
        QVERIFY(load(bytes, u"/w/a.yaml"_s));
        const QString path = u"/handoff/context/task_id"_s;
        m_tab->form().revealPath(JsonPointer::of(path));
        QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
        static_cast<QLineEdit *>(QApplication::focusWidget())->setCursorPosition(3);
        for (const QChar letter : u"xyz"_s) {
            press(letter);
        }
        QVERIFY(settle());
        const auto field = [&](const QString &name) {
            return m_tab->form().findChild<QLineEdit *>(u"field:"_s + name);
        };
        m_tab->form().revealPath(
            JsonPointer::of(u"/handoff/engineering_review/challenges/180/finding"));
        QTRY_VERIFY(!field(path) || !field(path)->isVisible()
                    || field(path)->visibleRegion().isEmpty());
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QVERIFY(settle());
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"field:"_s + path);
        QCOMPARE(textOf(QApplication::focusWidget()), u"cfd-reviewer"_s);
        QCOMPARE(caretOf(QApplication::focusWidget()), 3);
        QVERIFY(!QApplication::focusWidget()->visibleRegion().isEmpty());
        m_tab->form().revealPath(
            JsonPointer::of(u"/handoff/engineering_review/challenges/180/finding"));
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Redo);
        QVERIFY(settle());
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"field:"_s + path);
        QCOMPARE(caretOf(QApplication::focusWidget()), 6);
    }

    void undoRestoresTheSourceStepByStep()
    {
        QVERIFY(load("a: 1\nb: 2\n", u"/w/a.yaml"_s));
        m_tab->goToLine(1, 5);
        QTRY_VERIFY(m_tab->source().edit().hasFocus());
        for (const QChar letter : u"2 # ab\b34 cd"_s) {
            press(letter);
        }
        QTest::keyClick(&m_tab->source().edit(), Qt::Key_Return);
        press(u'c');
        const QList<std::pair<QByteArray, int>> states{
            {"a: 12 # a34 cd\nb: 2\n", 14}, // what Enter wrote is part of no word
            {"a: 12 # a34\nb: 2\n", 11},    {"a: 12 # a\nb: 2\n", 9}, {"a: 12 # ab\nb: 2\n", 10},
            {"a: 12 #\nb: 2\n", 7},         {"a: 12\nb: 2\n", 5},     {"a: 1\nb: 2\n", 4}};
        QTest::keySequence(&m_tab->source().edit(), QKeySequence::Undo);
        QCOMPARE(m_document->buffer().bytes(), "a: 12 # a34 cd\n\nb: 2\n");
        for (const auto &[bytes, caret] : states) {
            QTest::keySequence(&m_tab->source().edit(), QKeySequence::Undo);
            QCOMPARE(m_document->buffer().bytes(), bytes);
            QCOMPARE(m_tab->source().edit().caretOffset(), caret);
        }
        QVERIFY(!m_document->buffer().history().canUndo());
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<EditorDocument> m_document;
    std::unique_ptr<EditorTab> m_tab;
};

QTEST_MAIN(TestUndoSteps)
#include "tst_undosteps.moc"
