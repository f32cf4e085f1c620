// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// Leaving a field with an invalid value restores the document: byte for byte, however many steps
/// were taken before.
class TestFormTakeBack : public QObject
{
    Q_OBJECT

    const QString m_gaps = u"/handoff/context/known_gaps"_s;

    static QByteArray withGaps(const QByteArray &value)
    {
        return FormHarness::fixture(u"review.yaml"_s)
            .replace("    known_gaps: []\n", "    known_gaps: " + value + "\n");
    }

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

    void leavingRevertsEveryStepOfRejectedText_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("isFast");
        for (const bool isFast : {false, true}) {
            const QByteArray pace = isFast ? ", fast" : "";
            for (const QByteArray &value : {
                     QByteArray("none"),
                     QByteArray("'none'"),
                     QByteArray("\"none\"   # why"),
                     QByteArray(">-\n      none that\n      I know"),
                     QByteArray("!!str  &n none"),
                     QByteArray("0x1F"),
                 }) {
                QTest::newRow((value + pace).constData()) << value << isFast;
            }
        }
    }

    void leavingRevertsEveryStepOfRejectedText()
    {
        QFETCH(QByteArray, value);
        QFETCH(bool, isFast);
        FormHarness form;
        QVERIFY(form.load(withGaps(value)));
        const QByteArray loaded = form.bytes();
        QVERIFY(loaded.contains(value));
        auto *raw = form.focus<QPlainTextEdit>(m_gaps);
        QVERIFY(raw);
        const QString shown = form.text(m_gaps);
        raw->selectAll();
        if (isFast) {
            QTest::keyClicks(raw, u"one two three: four: "_s);
        } else {
            form.typeSlowly(u"one two three: four: "_s);
        }
        QVERIFY(!form.document.rejectedInputs().empty());
        QVERIFY(form.focus(u"/handoff/context/task_id"_s));
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), loaded);
        QVERIFY(!form.document.buffer().isModified());
        QVERIFY(!form.document.rejectedInputs().empty());
        QCOMPARE(form.text(m_gaps), u"one two three: four: "_s);

        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), loaded);
        QVERIFY(form.document.rejectedInputs().empty());
        QCOMPARE(form.text(m_gaps), shown);
        QVERIFY(!form.document.canUndo());
    }

    /// Text that is typed elsewhere immediately stays, and so does the step before.
    void otherStepsAreKept()
    {
        FormHarness form;
        QVERIFY(form.load(withGaps("'none'")));
        const QByteArray loaded = form.bytes();
        QVERIFY(form.type(u"/handoff/context/task_id"_s, u"me"_s));
        const QByteArray before = form.bytes();
        form.focus<QPlainTextEdit>(m_gaps)->selectAll();
        QTest::keyClicks(QApplication::focusWidget(), u"one two three: four: "_s);
        QVERIFY(form.focus(u"/handoff/context/description"_s));
        QTest::keyClicks(QApplication::focusWidget(), u"next"_s);
        QVERIFY(form.settle());
        const QByteArray after = form.bytes();
        QVERIFY(after.contains("known_gaps: 'none'\n"));
        QVERIFY(after.contains("next"));
        form.document.undo();
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), before);
        QVERIFY(!form.document.rejectedInputs().empty());
        form.document.undo();
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), before);
        QVERIFY(form.document.rejectedInputs().empty());
        while (form.document.canUndo()) {
            form.document.undo();
            QVERIFY(form.settle());
        }
        QCOMPARE(form.bytes(), loaded);
    }

    /// A value that was saved in the meantime is the one that is restored.
    void savingKeepsAppliedValues()
    {
        FormHarness form;
        QVERIFY(form.load(withGaps("'none'")));
        form.focus<QPlainTextEdit>(m_gaps)->selectAll();
        form.typeSlowly(u"one two"_s);
        form.document.endTyping();
        form.document.buffer().markSaved();
        const QByteArray saved = form.bytes();
        QVERIFY(saved.contains("one two"));
        form.typeSlowly(u" three: four: "_s);
        QVERIFY(form.focus(u"/handoff/context/task_id"_s));
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), saved);
        QVERIFY(!form.document.buffer().isModified());
    }
};

QTEST_MAIN(TestFormTakeBack)
#include "tst_formtakeback.moc"
