// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"
#include "models/editor/untakentext.h"
#include "widgets/form/editors/patheditor.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// Edits through every field editor by key and click, and compares the bytes.
class TestFormEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // The offscreen platform says what it cannot do.
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin)"_s));
        FormHarness::data = QStringLiteral(BATON_TEST_DATA);
    }

    void aLineOfTypingChangesOnlyItsValue_data()
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

    void aLineOfTypingChangesOnlyItsValue()
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
        QVERIFY(!now || now->isChecked()); // a field that is gone may be offered elsewhere
    }

    void anEmptiedIntegerBecomesNull()
    {
        FormHarness form;
        QByteArray text = FormHarness::fixture(u"flow.yaml"_s);
        QVERIFY(form.load(text.replace("newton_iterations: null", "newton_iterations: 8")));
        QVERIFY(form.type(u"/handoff/flow_result/newton_iterations"_s, {}));
        QCOMPARE(form.bytes(), FormHarness::fixture(u"flow.yaml"_s));
    }

    /// YAML may write a number without its zero, JSON may not.
    void aNumberWithoutItsZeroIsTaken_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("file");
        QTest::newRow("YAML") << "handoff:\n  flow_result:\n    mass_conservation_error: 0.1\n"_ba
                              << "handoff:\n  flow_result:\n    mass_conservation_error: .016\n"_ba
                              << u"/w/x.yaml"_s;
        QTest::newRow("JSON")
            << "{\"handoff\": {\"flow_result\": {\"mass_conservation_error\": 0.1}}}\n"_ba
            << "{\"handoff\": {\"flow_result\": {\"mass_conservation_error\": 0.1}}}\n"_ba
            << u"/w/x.json"_s;
    }

    void aNumberWithoutItsZeroIsTaken()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, after);
        QFETCH(const QString, file);
        FormHarness form;
        QVERIFY(form.load(text, file));
        auto *line = form.focus<QLineEdit>(u"/handoff/flow_result/mass_conservation_error"_s);
        QVERIFY(line);
        line->selectAll();
        for (const QChar letter : u".016"_s) {
            QTest::keyClicks(QApplication::focusWidget(), QString(letter));
            QVERIFY(form.settle());
        }
        QCOMPARE(form.bytes(), after);
        QCOMPARE(form.document.untaken().empty(), text != after);
    }

    void whatIsNoNumberIsRefusedAndStays()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"flow.yaml"_s));
        const QString path = u"/handoff/flow_result/mass_conservation_error"_s;
        QVERIFY(form.type(path, u"small"_s));
        QCOMPARE(form.bytes(), FormHarness::fixture(u"flow.yaml"_s));
        QVERIFY(!form.named(u"issue-0:"_s + path));
        QTest::keyClick(form.field(path), Qt::Key_Tab);
        auto *issue = form.named(u"issue-0:"_s + path);
        QVERIFY(issue);
        QVERIFY(issue->accessibleName().contains(u"1.2e-12"_s));
        QCOMPARE(form.field(path)->accessibleDescription(), issue->accessibleName());
        QCOMPARE(form.field(path)->toolTip(), issue->accessibleName());
        QCOMPARE(form.field<QLineEdit>(path)->text(), u"small"_s);

        QTest::mouseClick(form.named<QAbstractButton>(u"fix-0:"_s + path), Qt::LeftButton);
        QCOMPARE(form.field<QLineEdit>(path)->text(), u"1.2e-12"_s);
        QVERIFY(!form.named(u"issue-0:"_s + path));
    }

    void halfOfWhatCouldNotBeTakenIsNoValue()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"flow.yaml"_s));
        const QString path = u"/handoff/flow_result/newton_iterations"_s; // null, whole numbers
        const QString before = form.focus<QLineEdit>(path)->text();
        QVERIFY(form.type(path, u"1.15"_s));
        QVERIFY(!form.document.untaken().empty());
        QVERIFY(!form.named(u"issue-0:"_s + path)); // may become a number yet
        QTest::keyClick(form.field(path), Qt::Key_Tab);
        QVERIFY(form.settle());
        QCOMPARE(form.bytes(), FormHarness::fixture(u"flow.yaml"_s));
        QCOMPARE(form.field<QLineEdit>(path)->text(), u"1.15"_s);
        QVERIFY(form.named(u"issue-0:"_s + path));
        QTRY_COMPARE(findingsOfTheForm(form), QStringList{path});

        QTest::keyClick(form.focus(path), Qt::Key_Escape);
        QVERIFY(form.settle());
        QCOMPARE(form.field<QLineEdit>(path)->text(), before);
        QVERIFY(form.document.untaken().empty());
        QTRY_VERIFY(findingsOfTheForm(form).isEmpty());
        QCOMPARE(form.bytes(), FormHarness::fixture(u"flow.yaml"_s));
    }

    void aCellSaysWhatItCouldNotTakeAndUndoForgetsIt()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"mesh.yaml"_s));
        const QString zone = u"/handoff/mesh_plan/refinement_zones/0"_s;
        QVERIFY(form.type(zone + u"/target_size"_s, u"1e-3"_s));
        const QString before = form.focus<QLineEdit>(zone + u"/layers"_s)->text();
        QVERIFY(form.type(zone + u"/layers"_s, u"abc"_s));
        QTest::keyClick(form.field(zone + u"/layers"_s), Qt::Key_Tab);
        QVERIFY(form.settle());
        auto *issue = form.named(u"issue-0:"_s + zone);
        QVERIFY(issue);
        QVERIFY(issue->accessibleName().contains(u"Layers"_s));
        QTRY_COMPARE(findingsOfTheForm(form), QStringList{zone + u"/layers"_s});

        form.document.buffer().history().undo();
        QVERIFY(form.settle());
        QCOMPARE(form.field<QLineEdit>(zone + u"/layers"_s)->text(), before);
        QVERIFY(form.document.untaken().empty());
        QVERIFY(!form.named(u"issue-0:"_s + zone));
    }

    void whatACellCouldNotTakeGoesWhereItsRowGoes()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"mesh.yaml"_s));
        const JsonPointer zones = JsonPointer::of(u"/handoff/mesh_plan/refinement_zones");
        const QString second = zones.child(1).child(u"layers"_s).toString();
        QVERIFY(form.focus(second));
        QVERIFY(form.type(second, u"abc"_s));
        form.pane.controller().moveItem(zones.child(1), 0);
        QVERIFY(form.settle());
        QCOMPARE(form.document.untaken().size(), size_t(1));
        QCOMPARE(form.document.untaken().front().path, zones.child(0).child(u"layers"_s));
        form.pane.controller().remove(zones.child(0));
        QVERIFY(form.settle());
        QVERIFY(form.document.untaken().empty());
    }

    void nowFillsInTheTime()
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
        QFile file(folder.filePath(u"result.h5"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write("abc"), 3);
        file.close();
        PathEditor::setChooser([&](QWidget *, const QString &) { return file.fileName(); });
        FormHarness form;
        QVERIFY(form.loadFixture(u"flow.yaml"_s));
        const QString path = u"/handoff/deliverable/location"_s;
        QVERIFY(form.focus(path));
        QTest::mouseClick(form.named<QAbstractButton>(u"field-1:"_s + path), Qt::LeftButton);
        QVERIFY(form.settle());
        QVERIFY(form.bytes().contains("location: \"" + file.fileName().toUtf8() + '"'));

        const QString checksum = u"/handoff/deliverable/checksum"_s;
        QVERIFY(form.focus(checksum));
        QTest::mouseClick(form.named<QAbstractButton>(u"field-1:"_s + checksum), Qt::LeftButton);
        QTRY_VERIFY(form.bytes().contains("sha256:ba7816bf8f01cfea414140de5dae2223"));
        QVERIFY(form.settle());
    }

    void severalLinesKeepTheirBlock()
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

    void rawSourceCountsWhenItCanBeRead()
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

    void anAbsentFieldIsInsertedByTyping()
    {
        FormHarness form;
        QVERIFY(
            form.load("handoff:\n  version: \"1.0\"\n  mesh_plan:\n    element_type: triangle\n"));
        QVERIFY(form.type(u"/handoff/mesh_plan/memory_estimate_mb"_s, u"450"_s));
        QCOMPARE(form.bytes(),
                 "handoff:\n  version: \"1.0\"\n  mesh_plan:\n"
                 "    element_type: triangle\n    memory_estimate_mb: 450\n");
        QVERIFY(form.type(u"/handoff/context/task_id"_s, u"x-1"_s));
        QVERIFY(form.bytes().contains("  context:\n    task_id: "));
    }

    void aFixIsOneClick()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QString path = u"/handoff/engineering_review/findings"_s;
        QVERIFY(form.focus(path));
        QTest::mouseClick(form.named<QAbstractButton>(u"fix-0:"_s + path), Qt::LeftButton);
        QVERIFY(form.settle());
        QCOMPARE(
            form.bytes(),
            FormHarness::fixture(u"review.yaml"_s).replace("    findings:", "    challenges:"));
    }

    void aMissingFieldIsFilledInOnceItIsInserted_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QByteArray>("written");
        const QString issues = u"/handoff/engineering_review/blocking_issues"_s;
        QTest::newRow("text") << u"/handoff/context/description"_s
                              << u"/handoff/context/description"_s
                              << "    description: \"Outlet\"\n"_ba;
        QTest::newRow("list") << issues << issues + u"/0"_s << "      - \"Outlet\"\n"_ba;
    }

    /// What is typed at once stands in place of the placeholder.
    void aMissingFieldIsFilledInOnceItIsInserted()
    {
        QFETCH(QString, path);
        QFETCH(QString, place);
        QFETCH(QByteArray, written);
        FormHarness form;
        QVERIFY(
            form.load(FormHarness::fixture(u"review.yaml"_s)
                          .replace("    description: \"Engineering review for phase 2\"\n", "")));
        form.pane.revealPath(JsonPointer::of(path));
        auto *fix = form.named<QAbstractButton>(u"fix-0:"_s + path);
        QVERIFY(fix);
        QTest::mouseClick(fix, Qt::LeftButton);
        QVERIFY(form.settle());
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"field:"_s + place);
        QTest::keyClicks(QApplication::focusWidget(), u"Outlet"_s);
        QVERIFY(form.settle());
        QVERIFY2(form.bytes().contains(written), form.bytes().constData());
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

    void everyKeyIsTakenHoweverFastTheyCome()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QString text = QString(u"0123456789"_s).repeated(8);
        QVERIFY(form.type(u"/handoff/context/task_id"_s, text));
        QVERIFY(form.bytes().contains("task_id: \"" + text.toUtf8() + '"'));
    }

private:
    static QStringList findingsOfTheForm(const FormHarness &form)
    {
        QStringList fields;
        for (const Finding &finding : form.document.snapshot()->report.documents.front().findings) {
            if (finding.rule == "form.not-taken"_L1) {
                fields.append(finding.fieldPath().toString());
            }
        }
        return fields;
    }
};

QTEST_MAIN(TestFormEditing)
#include "tst_formediting.moc"
