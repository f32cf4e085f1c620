// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"
#include "models/editor/snapshot/rejectedinput.h"

#include <QAbstractButton>

using namespace Qt::StringLiterals;
using namespace baton;

/// A text that is not a number is reported at its field, and never becomes a value.
class TestFormNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

    void anEmptiedIntegerBecomesNull()
    {
        FormHarness form;
        QByteArray text = FormHarness::fixture(u"flow.yaml"_s);
        QVERIFY(form.load(text.replace("newton_iterations: null", "newton_iterations: 8")));
        QVERIFY(form.type(u"/handoff/flow_result/newton_iterations"_s, {}));
        QCOMPARE(form.bytes(), FormHarness::fixture(u"flow.yaml"_s));
    }

    /// YAML allows a number without its leading zero, JSON does not.
    void aNumberWithoutLeadingZeroIsAccepted_data()
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

    void aNumberWithoutLeadingZeroIsAccepted()
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
        QCOMPARE(form.document.rejectedInputs().empty(), text != after);
    }

    void anInvalidNumberIsRejectedAndStays()
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

    void aPartOfARejectedTextIsNotAValue()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"flow.yaml"_s));
        const QString path = u"/handoff/flow_result/newton_iterations"_s; // null, whole numbers
        const QString before = form.focus<QLineEdit>(path)->text();
        QVERIFY(form.type(path, u"1.15"_s));
        QVERIFY(!form.document.rejectedInputs().empty());
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
        QVERIFY(form.document.rejectedInputs().empty());
        QTRY_VERIFY(findingsOfTheForm(form).isEmpty());
        QCOMPARE(form.bytes(), FormHarness::fixture(u"flow.yaml"_s));
    }

    void aCellShowsRejectedTextAndUndoDropsIt()
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
        QVERIFY(form.document.rejectedInputs().empty());
        QVERIFY(!form.named(u"issue-0:"_s + zone));
    }

    void theRejectedTextOfACellMovesWithItsRow()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"mesh.yaml"_s));
        const JsonPointer zones = JsonPointer::of(u"/handoff/mesh_plan/refinement_zones");
        const QString second = zones.child(1).child(u"layers"_s).toString();
        QVERIFY(form.focus(second));
        QVERIFY(form.type(second, u"abc"_s));
        form.pane.controller().moveEntry(zones.child(1), -1);
        QVERIFY(form.settle());
        QCOMPARE(form.document.rejectedInputs().size(), size_t(1));
        QCOMPARE(form.document.rejectedInputs().front().path, zones.child(0).child(u"layers"_s));
        form.pane.controller().remove(zones.child(0));
        QVERIFY(form.settle());
        QVERIFY(form.document.rejectedInputs().empty());
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

QTEST_MAIN(TestFormNumbers)
#include "tst_formnumbers.moc"
