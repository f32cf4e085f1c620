// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"
#include "tests/files.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace baton;

/// Edits through every field editor by key and click, and compares the bytes.
class TestFormEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

    void typingChangesOnlyItsValue_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("text") << u"review.yaml"_s << u"/handoff/context/task_id"_s
                              << u"phase2-review-2"_s << QByteArray("\"phase2-review-1\"")
                              << QByteArray("\"phase2-review-2\"");
        QTest::newRow("text of a card")
            << u"review.yaml"_s << u"/handoff/context/description"_s << u"It's \"new\""_s
            << QByteArray("\"Engineering review for phase 2\"")
            << QByteArray("\"It's \\\"new\\\"\"");
        QTest::newRow("number keeps its spelling")
            << u"flow.yaml"_s << u"/handoff/flow_result/mass_conservation_error"_s << u"3.40e-9"_s
            << QByteArray("error: 1.2e-12") << QByteArray("error: 3.40e-9");
        QTest::newRow("integer in place of null")
            << u"flow.yaml"_s << u"/handoff/flow_result/newton_iterations"_s << u"8"_s
            << QByteArray("newton_iterations: null") << QByteArray("newton_iterations: 8");
        QTest::newRow("integer") << u"mesh.yaml"_s << u"/handoff/mesh_plan/element_order"_s
                                 << u"2"_s << QByteArray("element_order: 1")
                                 << QByteArray("element_order: 2");
        QTest::newRow("time") << u"mesh.yaml"_s << u"/handoff/timestamp"_s
                              << u"2026-03-01T08:00:00Z"_s << QByteArray("2026-02-21T14:40:00Z")
                              << QByteArray("2026-03-01T08:00:00Z");
        QTest::newRow("path") << u"mesh.yaml"_s << u"/handoff/deliverable/location"_s << u"/tmp/x"_s
                              << QByteArray("{session_dir}/handoffs/phase1-mesh-plan.yaml")
                              << QByteArray("/tmp/x");
        QTest::newRow("entry of a text list")
            << u"review.yaml"_s << u"/handoff/context/focus_areas/1"_s << u"cost"_s
            << QByteArray("\"numerical stability\"") << QByteArray("\"cost\"");
        QTest::newRow("cell of a table beside a comment")
            << u"mesh.yaml"_s << u"/handoff/mesh_plan/refinement_zones/0/target_size"_s << u"1e-3"_s
            << QByteArray("0.0005        # meters") << QByteArray("1e-3        # meters");
        QTest::newRow("value of a free map")
            << u"math.yaml"_s << u"/handoff/math_analysis/convergence_order/velocity_H1"_s
            << u"O(h)"_s << QByteArray("velocity_H1: \"O(h^2)\"")
            << QByteArray("velocity_H1: \"O(h)\"");
        QTest::newRow("unknown key keeps its type")
            << u"odd.yaml"_s << u"/handoff/numbers/0"_s << u"7"_s << QByteArray("[1, 2.5]")
            << QByteArray("[7, 2.5]");
    }

    void typingChangesOnlyItsValue()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, path);
        QFETCH(const QString, typed);
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        FormHarness form;
        QVERIFY(form.loadFixture(file));
        QVERIFY(form.type(path, typed));
        QByteArray expected = FormHarness::fixture(file);
        QCOMPARE(expected.count(before), 1);
        QCOMPARE(form.bytes(), expected.replace(before, after));
        QCOMPARE(form.text(path), typed);
    }

    void anEnumIsChosenByKey()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        auto *choice = form.focus<QComboBox>(u"/handoff/quality/status"_s);
        QVERIFY(choice);
        QTest::keyClick(choice, Qt::Key_Down);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(),
                 FormHarness::fixture(u"review.yaml"_s)
                     .replace("status: \"complete\"", "status: \"partial\""));
    }

    void anUnknownEnumValueIsKeptAndOffered()
    {
        FormHarness form;
        QByteArray text = FormHarness::fixture(u"review.yaml"_s);
        QVERIFY(form.load(text.replace("\"complete\"", "\"nearly\"")));
        const auto *choice = form.focus<QComboBox>(u"/handoff/quality/status"_s);
        QCOMPARE(choice->currentText(), u"nearly"_s);
        QCOMPARE(choice->findText(u"partial"_s), 1);
        QCOMPARE(form.bytes(), text);
    }

    void aBooleanIsChosenByClick()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"flow.yaml"_s));
        const QString path = u"/handoff/flow_result/convergence_achieved"_s;
        QVERIFY(form.focus(path));
        auto *no = form.named<QAbstractButton>(u"field-1:"_s + path);
        QTest::mouseClick(no, Qt::LeftButton, {}, QPoint(8, no->height() / 2));
        QVERIFY(form.settle());
        QVERIFY(form.bytes().contains("convergence_achieved: false"));
        QCOMPARE(form.bytes().size(), FormHarness::fixture(u"flow.yaml"_s).size() + 1);
    }

    void aBooleanIsUnsetByClick_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("to null") << "session:\n  session_dir: /x\n  handoff_declined: true\n"_ba
                                 << u"/session/handoff_declined"_s
                                 << "session:\n  session_dir: /x\n  handoff_declined: null\n"_ba;
        QTest::newRow("the key goes")
            << "handoff:\n  transport_result:\n    negative_concentration_warning: true\n"
               "    min_concentration: 1\n"_ba
            << u"/handoff/transport_result/negative_concentration_warning"_s
            << "handoff:\n  transport_result:\n    min_concentration: 1\n"_ba;
    }

    void aBooleanIsUnsetByClick()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QString, path);
        QFETCH(const QByteArray, after);
        FormHarness form;
        QVERIFY(form.load(before));
        QVERIFY(form.focus(path));
        auto *unset = form.named<QAbstractButton>(u"field-2:"_s + path);
        QVERIFY(unset && unset->isVisible() && !unset->isChecked());
        QTest::mouseClick(unset, Qt::LeftButton, {}, QPoint(8, unset->height() / 2));
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), after);
        const auto *now = form.named<QAbstractButton>(u"field-2:"_s + path);
        QVERIFY(!now || now->isChecked()); // a removed field may be offered elsewhere
    }

    void theNowButtonFillsInTheTime()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"mesh.yaml"_s));
        const QString path = u"/handoff/timestamp"_s;
        QVERIFY(form.focus(path));
        const QString before = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
        QTest::mouseClick(form.named<QAbstractButton>(u"field-1:"_s + path), Qt::LeftButton);
        QVERIFY(form.settle());
        const QString now = form.field<QLineEdit>(path)->text();
        QVERIFY(now >= before);
        QVERIFY(QRegularExpression(u"^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"_s)
                    .match(now)
                    .hasMatch());
        QVERIFY(form.bytes().contains("timestamp: \"" + now.toUtf8() + '"'));
    }

    void aPathIsChosenAndItsChecksumComputed()
    {
        const QTemporaryDir folder;
        FormHarness form;
        const QString file = chooseFile(form, folder.filePath(u"result.h5"_s));
        QVERIFY(form.bytes().contains("location: \"" + file.toUtf8() + '"'));

        const QString checksum = u"/handoff/deliverable/checksum"_s;
        QVERIFY(form.focus(checksum));
        QTest::mouseClick(form.named<QAbstractButton>(u"field-1:"_s + checksum), Qt::LeftButton);
        QTRY_VERIFY(form.bytes().contains("sha256:ba7816bf8f01cfea414140de5dae2223"));
        QVERIFY(form.settle());
        QVERIFY(form.named<QLineEdit>(u"field:"_s + checksum)
                    ->text()
                    .startsWith(u"sha256:ba7816bf8f01cfea414140de5dae2223"_s));
    }

    /// The answer belongs to an earlier document: its path may have another value.
    void aChecksumThatComesTooLateIsNotWritten()
    {
        const QTemporaryDir folder;
        FormHarness form;
        const QString file = chooseFile(form, folder.filePath(u"result.h5"_s));
        const QString checksum = u"/handoff/deliverable/checksum"_s;
        QVERIFY(form.focus(checksum));
        const QSignalSpy failed(&form.pane.controller(), &FormController::failed);
        // A pipe delays the answer until something is written.
        QVERIFY(QFile::remove(file) && ::mkfifo(QFile::encodeName(file).constData(), 0600) == 0);
        QTest::mouseClick(form.named<QAbstractButton>(u"field-1:"_s + checksum), Qt::LeftButton);
        QVERIFY(form.document.buffer().apply({{0, 0, "# new\n"}}, u"typed"_s).isOk());
        const QByteArray bytes = form.bytes();
        write(file, "abc");
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(form.bytes(), bytes);
    }

    void aChosenFileIsNamedAsItsSessionNamesFiles_data()
    {
        QTest::addColumn<QString>("folder"); // of the document
        QTest::addColumn<QString>("present");
        QTest::addColumn<QString>("offered");
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<QString>("written");
        const QString session = u"/nowhere/cfd-bioreactor-session-20260221-143000-1"_s;
        const QString handoffs = session + u"/handoffs"_s;
        const QString mark = u"{session_dir}/"_s;
        const QString log = session + u"/logs/solve.log"_s;
        QTest::newRow("by the session's mark")
            << handoffs << mark + u"results/a.h5"_s << session + u"/results"_s << log
            << mark + u"logs/solve.log"_s;
        QTest::newRow("empty: as the example does")
            << handoffs << QString() << handoffs << log << mark + u"logs/solve.log"_s;
        QTest::newRow("empty, outside the session")
            << handoffs << QString() << handoffs << u"/elsewhere/a.log"_s << u"/elsewhere/a.log"_s;
        QTest::newRow("relative") << handoffs << u"out/a.md"_s << handoffs + u"/out"_s
                                  << handoffs + u"/b.md"_s << u"b.md"_s;
        QTest::newRow("absolute") << handoffs << u"/data/a.md"_s << u"/data"_s << log << log;
        QTest::newRow("empty, in no session")
            << u"/nowhere/notes"_s << QString() << u"/nowhere/notes"_s << log << log;
    }

    void aChosenFileIsNamedAsItsSessionNamesFiles()
    {
        QFETCH(const QString, folder);
        QFETCH(const QString, present);
        QFETCH(const QString, offered);
        QFETCH(const QString, chosen);
        QFETCH(const QString, written);
        QString start;
        const QByteArray before = "{session_dir}/handoffs/phase2-flow-result.yaml";
        const QByteArray text =
            FormHarness::fixture(u"flow.yaml"_s).replace(before, present.toUtf8());
        FormHarness form;
        connect(&form.pane.controller(), &FormController::fileRequested, this,
                [&](const QString &from, const TakeFile &take) {
                    start = from;
                    take(chosen);
                });
        QVERIFY(form.load(text, folder + u"/x.yaml"_s));
        const QString path = u"/handoff/deliverable/location"_s;
        QVERIFY(form.focus(path));
        QTest::mouseClick(form.named<QAbstractButton>(u"field-1:"_s + path), Qt::LeftButton);
        QVERIFY(form.settle());
        QCOMPARE(start, offered);
        QCOMPARE(form.text(path), written);
        QCOMPARE(form.bytes(),
                 FormHarness::fixture(u"flow.yaml"_s).replace(before, written.toUtf8()));
    }

    void multilineTextKeepsItsBlockStyle()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"math.yaml"_s));
        const QString path = u"/handoff/math_analysis/variational_form"_s;
        auto *edit = form.focus<QPlainTextEdit>(path);
        QVERIFY(edit);
        QTest::keyClick(edit, Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClicks(edit, u"First "_s);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(),
                 FormHarness::fixture(u"math.yaml"_s)
                     .replace("      Find (u, p)", "      First Find (u, p)"));
    }

    void rawSourceIsAppliedOnceItParses()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"odd.yaml"_s));
        const QString path = u"/handoff/list_of_lists"_s;
        auto *edit = form.focus<QPlainTextEdit>(path);
        edit->selectAll();
        QTest::keyClicks(edit, u"[[4"_s);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), FormHarness::fixture(u"odd.yaml"_s));
        QTest::keyClicks(edit, u"]]"_s);
        QVERIFY(form.settle());
        QByteArray flow = FormHarness::fixture(u"odd.yaml"_s);
        QByteArray block = flow;
        flow.replace(" [[1, 2], [3]]", " [[4]]");
        block.replace(" [[1, 2], [3]]", "\n    - - 4");
        QVERIFY2(form.bytes() == flow || form.bytes() == block, form.bytes().constData());
    }

    void undoBelongsToTheDocument()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QString path = u"/handoff/context/task_id"_s;
        QVERIFY(form.type(path, u"abc"_s));
        while (form.document.buffer().history().canUndo()) {
            QTest::keyClick(form.field(path), Qt::Key_Z, Qt::ControlModifier);
            QVERIFY(form.settle());
        }
        QCOMPARE(form.bytes(), FormHarness::fixture(u"review.yaml"_s));
        QCOMPARE(form.field<QLineEdit>(path)->text(), u"phase2-review-1"_s);
        QVERIFY(form.field(path)->hasFocus());
    }

    void fastKeysAreAllHandled()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QString text = QString(u"0123456789"_s).repeated(8);
        QVERIFY(form.type(u"/handoff/context/task_id"_s, text));
        QVERIFY(form.bytes().contains("task_id: \"" + text.toUtf8() + '"'));
    }

private:
    /// Chooses a file with some bytes for the deliverable of a flow result. Returns its path.
    static QString chooseFile(FormHarness &form, const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write("abc") != 3) {
            qFatal("no temporary file");
        }
        connect(&form.pane.controller(), &FormController::fileRequested, &form.pane,
                [path](const QString &, const TakeFile &take) { take(path); });
        const QString field = u"/handoff/deliverable/location"_s;
        if (!form.loadFixture(u"flow.yaml"_s) || !form.focus(field)) {
            qFatal("no field for the file");
        }
        QTest::mouseClick(form.named<QAbstractButton>(u"field-1:"_s + field), Qt::LeftButton);
        if (!form.settle()) {
            qFatal("the file was not chosen");
        }
        return path;
    }
};

QTEST_MAIN(TestFormEditing)
#include "tst_formediting.moc"
