// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"

#include <QApplication>
#include <QClipboard>
#include <QPlainTextEdit>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// Undo reverts typed keys step by step, including those that the field rejected.
class TestFormTypingUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

    void undoAfterARejectedTextRestoresTheOldValue_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isSaved");
        QTest::newRow("no whole number") << u"1.15"_s << false;
        QTest::newRow("of two digits") << u"12.5"_s << false;
        QTest::newRow("saved meanwhile") << u"1.15"_s << true;
    }

    void undoAfterARejectedTextRestoresTheOldValue()
    {
        QFETCH(QString, typed);
        QFETCH(bool, isSaved);
        const QString path = u"/handoff/to_phase"_s;
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QByteArray bytes = form.bytes();
        auto *line = form.focus<QLineEdit>(path);
        QVERIFY(line);
        const QString before = line->text();
        line->selectAll();
        form.typeSlowly(typed);
        if (isSaved) {
            form.document.endTyping();
            QVERIFY(form.settle());
            form.document.buffer().markSaved();
        }
        QTest::keyClick(line, Qt::Key_Tab);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), bytes);
        QVERIFY(!form.document.rejectedInputs().empty());
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), bytes);
        QCOMPARE(form.field<QLineEdit>(path)->text(), before);
        QVERIFY(form.document.rejectedInputs().empty());
    }

    /// Rejected text has no undo step: undo reverts it before the step below it.
    void undoRevertsRejectedText_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("isLeft");
        QTest::newRow("in the field") << u"/handoff/to_phase"_s << u"x"_s << false;
        QTest::newRow("left") << u"/handoff/to_phase"_s << u"x"_s << true;
        QTest::newRow("raw") << FormHarness::gaps << u"[ a"_s << false;
        QTest::newRow("raw, left") << FormHarness::gaps << u"[ a"_s << true;
    }

    void undoRevertsRejectedText()
    {
        QFETCH(QString, path);
        QFETCH(QString, typed);
        QFETCH(bool, isLeft);
        FormHarness form;
        QVERIFY(form.load(
            FormHarness::fixture(u"review.yaml"_s).replace("known_gaps: []", "known_gaps: none")));
        const QByteArray loaded = form.bytes();
        QVERIFY(form.type(u"/handoff/context/task_id"_s, u"first"_s));
        const QByteArray changed = form.bytes();
        QVERIFY(form.focus(path));
        const QString before = form.text(path);
        QTest::keySequence(form.field(path), QKeySequence::SelectAll);
        QApplication::clipboard()->setText(typed);
        QTest::keySequence(form.field(path), QKeySequence::Paste);
        QVERIFY(form.settle());
        QCOMPARE(form.text(path), typed);
        QCOMPARE(form.bytes(), changed);
        if (isLeft) {
            QVERIFY(form.focus(u"/handoff/producer"_s));
            QVERIFY(form.settle());
        }
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), changed);
        QCOMPARE(form.text(path), before);
        QCOMPARE(QApplication::focusWidget(), form.field(path));
        QVERIFY(form.document.rejectedInputs().empty());
        while (form.document.canUndo()) {
            QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
            QVERIFY(form.settle());
        }
        QCOMPARE(form.bytes(), loaded);
    }

    void undoRevertsARawValueStepByStep()
    {
        FormHarness form;
        QVERIFY(form.load(
            FormHarness::fixture(u"review.yaml"_s).replace("known_gaps: []", "known_gaps: none")));
        const QByteArray loaded = form.bytes();
        auto *raw = form.focus<QPlainTextEdit>(FormHarness::gaps);
        QVERIFY(raw);
        QTest::keySequence(raw, QKeySequence::SelectAll);
        form.typeSlowly(u"one two three: four: "_s);
        QVERIFY(!form.document.rejectedInputs().empty());
        QStringList texts;
        while (form.document.canUndo()) {
            QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
            QVERIFY(form.settle());
            QVERIFY(form.document.rejectedInputs().empty());
            texts.append(form.text(FormHarness::gaps));
        }
        QCOMPARE(texts,
                 (QStringList{u"one two three: four"_s, u"one two three:"_s, u"one two"_s, u"one"_s,
                              u"none"_s}));
        QCOMPARE(form.bytes(), loaded);
    }

    /// A later step is reverted first; earlier rejected text stays.
    void undoKeepsEarlierRejectedText()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QString path = u"/handoff/to_phase"_s;
        const QByteArray loaded = form.bytes();
        QVERIFY(form.focus(path));
        const QString before = form.text(path);
        QTest::keyClicks(form.field(path), u"x"_s);
        QVERIFY(form.type(u"/handoff/context/task_id"_s, u"y"_s));
        QVERIFY(form.bytes() != loaded);
        while (form.bytes() != loaded) {
            QCOMPARE(form.document.rejectedInputs().size(), size_t(1));
            QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
            QVERIFY(form.settle());
        }
        QCOMPARE(form.document.rejectedInputs().size(), size_t(1));
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QVERIFY(form.settle());
        QVERIFY(form.document.rejectedInputs().empty());
        QCOMPARE(form.text(path), before);
    }

    void undoNeverRestoresAPartOfARejectedText()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QString path = u"/handoff/to_phase"_s;
        const QString before = form.focus<QLineEdit>(path)->text();
        form.focus<QLineEdit>(path)->selectAll();
        for (const QChar letter : u"1.15"_s) {
            QTest::keyClick(form.field(path), letter.toLatin1());
            QVERIFY(form.settle());
        }
        QVERIFY(!form.document.rejectedInputs().empty());
        QTest::keyClick(form.field(path), Qt::Key_Tab);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), FormHarness::fixture(u"review.yaml"_s));

        while (form.document.buffer().history().canUndo()) {
            form.document.buffer().history().undo();
            QVERIFY(form.settle());
            QCOMPARE(form.bytes(), FormHarness::fixture(u"review.yaml"_s));
            QCOMPARE(form.field<QLineEdit>(path)->text(), before);
            QVERIFY(form.document.rejectedInputs().empty());
        }
        while (form.document.buffer().history().canRedo()) {
            form.document.buffer().history().redo();
            QCOMPARE(form.bytes(), FormHarness::fixture(u"review.yaml"_s));
        }
    }

    void undoUpdatesTheFocusedField()
    {
        FormHarness form;
        QVERIFY(form.load(FormHarness::foldedReview()));
        auto *edit = form.focus<QPlainTextEdit>(FormHarness::description);
        edit->selectAll();
        form.typeSlowly(u"x"_s);
        QTest::keySequence(edit, QKeySequence::Undo);
        QVERIFY(form.settle());
        QCOMPARE(edit->toPlainText(), u"Engineering review\nfor phase 2"_s);
        QCOMPARE(form.bytes(), FormHarness::foldedReview());
    }
};

QTEST_MAIN(TestFormTypingUndo)
#include "tst_formtypingundo.moc"
