// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formbuilding.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// The rows of a form: which fields it shows, how, and what it counts.
class TestFormModel : public QObject, FormBuilding
{
    Q_OBJECT

public:
    TestFormModel()
        : FormBuilding(QStringLiteral(BATON_TEST_DATA))
    {
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void summarizesSectionsAndCountsOpenFields()
    {
        const FormModel form = build(fixture(u"review.yaml"_s));
        QStringList lines;
        for (const FormRow &row : form.rows) {
            if (row.kind == RowKind::Section) {
                lines.append(u"%1|%2|%3 open|%4 %5 %6"_s.arg(row.field.label, row.summary)
                                 .arg(row.tally.open)
                                 .arg(row.tally.errors)
                                 .arg(row.tally.warnings)
                                 .arg(row.tally.notes));
            }
        }
        const QStringList expected{u"Metadata|cfd-reviewer → cfd-bioreactor|0 open|0 0 0"_s,
                                   u"Deliverable|review|0 open|0 0 0"_s,
                                   u"Context|phase2-review-1|0 open|0 0 0"_s,
                                   u"Quality|complete, high confidence|0 open|0 0 0"_s,
                                   u"Engineering review|REJECTED|1 open|1 0 1"_s};
        QCOMPARE(lines, expected);
        QCOMPARE(form.total.open, 1);
    }

    void showsASynonymAtItsCanonicalField()
    {
        const FormRow row =
            rowAt(build(fixture(u"review.yaml"_s)), u"list:/handoff/engineering_review/findings"_s);
        QCOMPARE(row.field.label, u"Challenges"_s);
        QCOMPARE(row.itemCount, 3);
        QCOMPARE(row.field.issues.size(), 1u);
        QCOMPARE(row.field.issues.front().rule, u"cfd.synonym"_s);
        QCOMPARE(row.field.issues.front().severity, Severity::Note);
        QVERIFY(!row.field.issues.front().fixes.empty());
    }

    void fieldsThatAFindingRequiresAreRequired()
    {
        const FormRow row = rowAt(build(fixture(u"review.yaml"_s)),
                                  u"list:/handoff/engineering_review/blocking_issues"_s);
        QVERIFY(row.field.isRequired);
        QVERIFY(!row.field.isPresent);
        QCOMPARE(row.field.issues.front().severity, Severity::Error);
    }

    /// A missing field is placed after the previous one of the schema.
    void fieldsAreInDocumentOrder()
    {
        const FormModel form =
            build("handoff:\n  engineering_review:\n    own: 1\n"
                  "    challenges: [{severity: CRITICAL}]\n    approval_status: REJECTED\n");
        QStringList fields;
        for (const FormRow &row : form.rows) {
            const bool isField = row.kind == RowKind::Field || row.kind == RowKind::List;
            if (isField
                && row.field.path.parent() == JsonPointer::of(u"/handoff/engineering_review")) {
                fields.append(row.field.path.last());
            }
        }
        QCOMPARE(
            fields,
            (QStringList{u"challenges"_s, u"approval_status"_s, u"blocking_issues"_s, u"own"_s}));
    }

    /// The form shows the values that receivers read.
    void ofEqualKeysTheLastIsShown()
    {
        const FormModel form =
            build("handoff:\n  producer: cfd-reviewer\n  consumer: cfd-bioreactor\n"
                  "  producer: cfd-mathematician\n  math_analysis: {}\n");
        int shown = 0;
        for (const FormRow &row : form.rows) {
            if (row.field.path == JsonPointer::of(u"/handoff/producer")) {
                QCOMPARE(row.field.text, u"cfd-mathematician"_s);
                ++shown;
            }
        }
        QCOMPARE(shown, 1);
    }

    void anEmptyRequiredListCountsAsOpen()
    {
        const QByteArray text = "handoff:\n  engineering_review:\n    approval_status: REJECTED\n"
                                "    challenges: [{severity: CRITICAL}]\n    blocking_issues: []\n";
        const FormModel empty = build(text);
        const FormModel filled = build(QByteArray(text).replace("issues: []", "issues: [a]"));
        QCOMPARE(filled.total.open + 1, empty.total.open);
        const FormRow &row = rowAt(empty, u"section:/handoff/engineering_review"_s);
        QCOMPARE(row.tally.open, 1);
    }

    /// An empty required list is open like a placeholder and keeps its editor.
    void anEmptyListOfObjectsKeepsItsEditor()
    {
        const FormModel form = build("handoff:\n  engineering_review:\n"
                                     "    approval_status: REJECTED\n    challenges: []\n");
        const FormRow &row = rowAt(form, u"list:/handoff/engineering_review/challenges"_s);
        QCOMPARE(row.field.widget, FieldWidget::ObjectList);
    }

    void aFieldIsRequiredByTheChoiceBesideIt_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<bool>("isRequired");
        QTest::newRow("the choice") << QByteArray("REJECTED") << true;
        QTest::newRow("another one") << QByteArray("APPROVED_WITH_WARNINGS") << false;
    }

    void aFieldIsRequiredByTheChoiceBesideIt()
    {
        QFETCH(QByteArray, status);
        QFETCH(bool, isRequired);
        FormState state;
        state.expanded.insert(u"section:/handoff/engineering_review"_s, true);
        const FormModel form =
            build("handoff:\n  engineering_review:\n    approval_status: " + status
                      + "\n    challenges: [{severity: CRITICAL}]\n    blocking_issues: [a]\n",
                  state);
        const FormRow &row = rowAt(form, u"list:/handoff/engineering_review/blocking_issues"_s);
        QCOMPARE(row.field.isRequired, isRequired);
    }

    void keepsAbsentOptionalFieldsInTheMenuOfAddField()
    {
        const FormState all = everythingOpen(u"review.yaml"_s);
        const FormModel form = build(fixture(u"review.yaml"_s), all);
        const FormRow row = rowAt(form, u"add-field:/handoff/deliverable"_s);
        QCOMPARE(row.choices.size(), 1u);
        QCOMPARE(row.choices.front().path, JsonPointer::of(u"/handoff/deliverable/checksum"));
        QCOMPARE(form.indexOf(u"field:/handoff/deliverable/checksum"_s), -1);

        FormState asked = all;
        asked.shown.insert(row.choices.front().path);
        const FormModel with = build(fixture(u"review.yaml"_s), asked);
        QVERIFY(with.indexOf(u"field:/handoff/deliverable/checksum"_s) >= 0);
    }

    void saysWhereFieldsAreAdded()
    {
        const QByteArray text = "handoff:\n  producer: cfd-reviewer\n  quality: {}\n"
                                "  engineering_review:\n    challenges: [{severity: NOTE}]\n";
        FormState all;
        for (const QString &id :
             {u"section:/handoff/quality"_s, u"section:/handoff/engineering_review"_s,
              u"card:/handoff/engineering_review/challenges/0"_s,
              u"section:/handoff/deliverable"_s}) {
            all.expanded.insert(id, true);
        }
        const FormModel form = build(text, all);
        QStringList titles;
        for (const FormRow &row : form.rows) {
            if (row.kind == RowKind::AddField) {
                titles.append(row.field.label);
            }
        }
        QCOMPARE(titles,
                 (QStringList{u"Add to Deliverable"_s, u"Add to this entry"_s,
                              u"Add to Engineering review"_s, u"Add to the document"_s}));
    }

    void keepsUnknownKeysUnderOtherFields()
    {
        const FormModel form = build(fixture(u"mesh.yaml"_s), everythingOpen(u"mesh.yaml"_s));
        const int heading = form.indexOf(u"heading:/handoff/mesh_plan"_s);
        QVERIFY(heading > 0);
        QCOMPARE(form.rows[size_t(heading) + 1].id, u"field:/handoff/mesh_plan/author_note"_s);
        const int other = form.indexOf(u"other:/handoff"_s);
        QVERIFY(other > heading);
        QCOMPARE(form.rows[size_t(other)].field.label, u"Other fields"_s);
        QVERIFY(form.rowOf(JsonPointer::of(u"/handoff/extra_block")) > other);
    }

    void choosesTheEditorByTypeAndKeepsTheSpelling_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("path");
        QTest::addColumn<FieldWidget>("widget");
        QTest::addColumn<QString>("text");
        const auto row = [](const char *file, const char *path, FieldWidget widget,
                            const QString &text) {
            QTest::newRow(path) << QString::fromLatin1(file) << QString::fromLatin1(path) << widget
                                << text;
        };
        row("flow.yaml", "/handoff/flow_result/mass_conservation_error", FieldWidget::Number,
            u"1.2e-12"_s);
        row("flow.yaml", "/handoff/flow_result/newton_iterations", FieldWidget::Integer, {});
        row("flow.yaml", "/handoff/flow_result/convergence_achieved", FieldWidget::Boolean,
            u"true"_s);
        row("flow.yaml", "/handoff/timestamp", FieldWidget::Time, u"2026-02-21T15:00:00Z"_s);
        row("flow.yaml", "/handoff/deliverable/type", FieldWidget::Enum, u"validation"_s);
        row("flow.yaml", "/handoff/deliverable/location", FieldWidget::Path,
            u"{session_dir}/handoffs/phase2-flow-result.yaml"_s);
        row("math.yaml", "/handoff/math_analysis/function_spaces/velocity", FieldWidget::Text,
            u"P2 (degree 2)"_s);
        row("odd.yaml", "/handoff/list_of_lists", FieldWidget::Raw, u"[[1, 2], [3]]"_s);
        row("odd.yaml", "/handoff/numbers/1", FieldWidget::Number, u"2.5"_s);
        row("odd.yaml", "/handoff/flag", FieldWidget::Boolean, u"true"_s);
    }

    void choosesTheEditorByTypeAndKeepsTheSpelling()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, path);
        const FormModel form = build(fixture(file), everythingOpen(file));
        const int row = form.rowOf(JsonPointer::of(path));
        QVERIFY2(row >= 0, qPrintable(path));
        const FieldState &field = form.rows[size_t(row)].field;
        QTEST(field.widget, "widget");
        QTEST(field.text, "text");
    }

    void showsATableForSimpleColumns()
    {
        const FormModel form = build(fixture(u"mesh.yaml"_s), everythingOpen(u"mesh.yaml"_s));
        const FormRow row = rowAt(form, u"row:/handoff/mesh_plan/refinement_zones/1"_s);
        QCOMPARE(row.cells.size(), 4u);
        QCOMPARE(row.cells[1].text, u"2.0e-3"_s);
        QVERIFY(!row.cells[2].isPresent);
    }

    void isDeterministic()
    {
        for (const QString &file : {u"review.yaml"_s, u"mesh.yaml"_s, u"odd.yaml"_s}) {
            QVERIFY(build(fixture(file)).rows == build(fixture(file)).rows);
        }
    }

    void makesNoRowsOfAnEmptyDocument() { QVERIFY(build({}).rows.empty()); }
};

QTEST_GUILESS_MAIN(TestFormModel)
#include "tst_formmodel.moc"
