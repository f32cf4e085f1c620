// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/check.h"
#include "models/form/formfold.h"
#include "models/form/formmodel.h"
#include "models/form/formpreparation.h"
#include "models/protocol/catalog.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace baton;

class TestFormModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase() { m_catalog = ProtocolCatalog::load(); }

    void sumsUpSectionsAndCountsTheirRequiredFields()
    {
        const FormModel form = build(fixture(u"review.yaml"_s));
        QStringList lines;
        for (const FormRow &row : form.rows) {
            if (row.kind == RowKind::Section) {
                lines.append(u"%1|%2|%3/%4|%5 %6 %7"_s.arg(row.field.label, row.summary)
                                 .arg(row.tally.filled)
                                 .arg(row.tally.required)
                                 .arg(row.tally.errors)
                                 .arg(row.tally.warnings)
                                 .arg(row.tally.notes));
            }
        }
        const QStringList expected{u"Metadata|cfd-reviewer → cfd-bioreactor|6/6|0 0 0"_s,
                                   u"Deliverable|review|2/2|0 0 0"_s,
                                   u"Context|phase2-review-1|4/4|0 0 0"_s,
                                   u"Quality|complete, high confidence|3/3|0 0 0"_s,
                                   u"Engineering review|REJECTED|2/3|1 0 1"_s};
        QCOMPARE(lines, expected);
        QCOMPARE(form.total.filled, 17);
        QCOMPARE(form.total.required, 18);
    }

    void opensOnlyTheSectionsThatNeedWork()
    {
        const FormModel form = build(fixture(u"review.yaml"_s));
        QVERIFY(!rowAt(form, u"section:/handoff"_s).isExpanded);
        QVERIFY(rowAt(form, u"section:/handoff/engineering_review"_s).isExpanded);
        QVERIFY(!rowAt(form, u"card:/handoff/engineering_review/findings/0"_s).isExpanded);
        QCOMPARE(form.indexOf(u"field:/handoff/version"_s), -1);
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

    void demandsAFieldThatAFindingAsksFor()
    {
        const FormRow row = rowAt(build(fixture(u"review.yaml"_s)),
                                  u"list:/handoff/engineering_review/blocking_issues"_s);
        QVERIFY(row.field.isRequired);
        QVERIFY(!row.field.isPresent);
        QCOMPARE(row.field.issues.front().severity, Severity::Error);
    }

    void countsAListThatMustHoldSomethingAmongTheRequiredFields()
    {
        const QByteArray text = "handoff:\n  engineering_review:\n    approval_status: REJECTED\n"
                                "    challenges: [{severity: CRITICAL}]\n    blocking_issues: []\n";
        const FormModel empty = build(text);
        const FormModel filled = build(QByteArray(text).replace("issues: []", "issues: [a]"));
        QCOMPARE(filled.total.filled, empty.total.filled + 1);
        QCOMPARE(filled.total.required, empty.total.required);
        const FormRow &row = rowAt(empty, u"section:/handoff/engineering_review"_s);
        QCOMPARE(row.tally.filled, 2);
        QCOMPARE(row.tally.required, 3);
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
        const FormModel form =
            build("handoff:\n  engineering_review:\n    approval_status: " + status
                  + "\n    challenges: [{severity: CRITICAL}]\n    blocking_issues: [a]\n");
        const FormRow &section = rowAt(form, u"section:/handoff/engineering_review"_s);
        QCOMPARE(section.tally.required, isRequired ? 3 : 2);
        QCOMPARE(section.tally.filled, section.tally.required);
    }

    void namesCardsByTagAndFirstText()
    {
        const FormRow row = rowAt(build(fixture(u"review.yaml"_s)),
                                  u"card:/handoff/engineering_review/findings/1"_s);
        QCOMPARE(row.tag, u"WARNING"_s);
        QCOMPARE(row.tagSeverity, Severity::Warning);
        QCOMPARE(row.summary, u"Membrane layer under-resolved"_s);
    }

    void keepsAbsentOptionalFieldsBehindAddField()
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

    void picksTheWidgetByTypeAndKeepsTheSpelling_data()
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

    void picksTheWidgetByTypeAndKeepsTheSpelling()
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

    void showsATableWhereColumnsSuffice()
    {
        const FormModel form = build(fixture(u"mesh.yaml"_s), everythingOpen(u"mesh.yaml"_s));
        const FormRow row = rowAt(form, u"row:/handoff/mesh_plan/refinement_zones/1"_s);
        QCOMPARE(row.cells.size(), 4u);
        QCOMPARE(row.cells[1].text, u"2.0e-3"_s);
        QVERIFY(!row.cells[2].isPresent);
    }

    void isQuietAboutWhatWasNotVisited()
    {
        const QByteArray bytes = "handoff:\n  engineering_review:\n    challenges: []\n";
        const FormModel loud = build(bytes);
        QVERIFY(loud.total.errors > 3);
        FormState state;
        state.isQuiet = true;
        const FormModel quiet = build(bytes, state);
        QCOMPARE(quiet.total.errors, 0);
        QCOMPARE(quiet.total.required, loud.total.required);
        state.visited.insert(JsonPointer::of(u"/handoff/producer"));
        QCOMPARE(build(bytes, state).total.errors, 1);
    }

    void laysDownRowsOnlyForWhatIsExpanded()
    {
        QByteArray bytes = fixture(u"review.yaml"_s);
        for (int i = 0; i < 5000; ++i) {
            bytes += "      - severity: \"NOTE\"\n        description: \"d\"\n";
        }
        const FormModel form = build(bytes);
        QVERIFY(form.rows.size() > 5000);
        QVERIFY(form.rows.size() < 5020);
    }

    void isAFunctionOfItsInput()
    {
        for (const QString &file : {u"review.yaml"_s, u"mesh.yaml"_s, u"odd.yaml"_s}) {
            QVERIFY(build(fixture(file)).rows == build(fixture(file)).rows);
        }
    }

    void endsEveryCardThatItStarts()
    {
        for (const QString &file : {u"review.yaml"_s, u"mesh.yaml"_s, u"flow.yaml"_s}) {
            const FormModel form = build(fixture(file), everythingOpen(file));
            qsizetype open = 0;
            for (const FormRow &row : form.rows) {
                open += row.kind == RowKind::Card;
                open -= row.endsCards;
                QVERIFY(open >= 0);
                QCOMPARE(row.endsCards > 0 || open == row.depth
                             || (row.kind == RowKind::Card && open == row.depth + 1),
                         true);
            }
            QCOMPARE(open, 0);
        }
    }

    void cardsOpenAndCloseInPlace_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"review.yaml", "mesh.yaml"}) {
            QTest::newRow(file) << QString::fromLatin1(file);
        }
    }

    /// Whatever is open, a click on any card leaves what a form that is made anew would have.
    void cardsOpenAndCloseInPlace()
    {
        QFETCH(const QString, file);
        const FormState everything = everythingOpen(file);
        const QByteArray bytes = fixture(file);
        const FormInput input = inputOf(bytes); // of what was parsed last
        int cards = 0;
        for (const FormState &first : {FormState(), everything}) {
            FormState state = first;
            FormModel form = buildForm(input, state);
            remember(form, state);
            for (int click = 0; click < 200; ++click) {
                const auto row = static_cast<size_t>(click * 7 % int(form.rows.size()));
                if (form.rows[row].kind != RowKind::Card) {
                    continue;
                }
                ++cards;
                setCardOpen(form, int(row), !form.rows[row].isExpanded, input, state);
                FormState fresh = state;
                const FormModel expected = buildForm(input, state);
                remember(expected, fresh);
                QCOMPARE(idsOf(form), idsOf(expected));
                QVERIFY(form.rows == expected.rows);
                QCOMPARE(form.expansion, expected.expansion);
                QVERIFY(fresh == state);
            }
        }
        QVERIFY(cards > 5);
    }

    void anotherEntryLeavesTheOnlyOneOpenAndOneThatIsLeftClosed()
    {
        const QString card = u"card:/handoff/engineering_review/findings/0"_s;
        const auto review = [](int entries) {
            QByteArray text = "handoff:\n  producer: cfd-reviewer\n  engineering_review:\n"
                              "    approval_status: APPROVED\n    findings:\n";
            return text
                + QByteArray("      - severity: NOTE\n        description: x\n").repeated(entries);
        };
        FormState state;
        remember(build(review(1), state), state);
        QVERIFY(rowAt(build(review(1), state), card).isExpanded);
        QVERIFY(rowAt(build(review(2), state), card).isExpanded);
        FormState other;
        remember(build(review(2), other), other);
        QVERIFY(!rowAt(build(review(2), other), card).isExpanded);
        QVERIFY(!rowAt(build(review(1), other), card).isExpanded);
    }

    void aPreparedFormIsTakenOnceAndOnlyWhereItFits()
    {
        auto shown = std::make_shared<Snapshot>();
        shown->bytes = fixture(u"review.yaml"_s);
        shown->parsed = parse(shown->bytes, Format::Yaml, m_catalog->parseOptions());
        shown->report = check(shown->bytes, shown->parsed, *m_catalog, {});
        FormPreparation preparation;
        FormSource source{shown, m_catalog, {}, {}};
        source.state.expanded.insert(u"section:/handoff"_s, true);
        preparation.setState(source.place, source.state);
        preparation.prepare(shown, m_catalog);
        const std::unique_ptr<MadeForm> made = preparation.take(source);
        QVERIFY(made);
        QVERIFY(made->model.rows == makeForm(source).model.rows);
        QVERIFY(made->expanded.contains(u"section:/handoff/quality"_s));
        QVERIFY(!preparation.take(source));

        source.state.isQuiet = true;
        preparation.setState(source.place, source.state);
        preparation.prepare(shown, m_catalog);
        source.state.isQuiet = false;
        QVERIFY(!preparation.take(source));
        source.place.document = 1;
        preparation.setState(source.place, source.state);
        preparation.prepare(shown, m_catalog);
        source.place.document = 0;
        QVERIFY(!preparation.take(source));
    }

    void makesNoRowsOfAnEmptyDocument() { QVERIFY(build({}).rows.empty()); }

private:
    static QByteArray fixture(const QString &name)
    {
        QFile file(QStringLiteral(BATON_TEST_DATA "/form/") + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    FormModel build(const QByteArray &bytes, const FormState &state = {}) const
    {
        m_parsed = parse(bytes, Format::Yaml);
        m_report = check(bytes, m_parsed, *m_catalog);
        FormInput input;
        input.bytes = bytes;
        if (!m_parsed.documents.empty()) {
            input.tree = &m_parsed.documents.front().tree;
        }
        const DocumentReport &report = m_report.documents.front();
        input.findings = &report.findings;
        if (const Kind *kind = m_catalog->kind(report.kind)) {
            input.schema = {m_catalog, &kind->fields};
        }
        return buildForm(input, state);
    }

    FormInput inputOf(const QByteArray &bytes) const
    {
        static_cast<void>(build(bytes));
        FormInput input;
        input.bytes = bytes;
        input.tree = &m_parsed.documents.front().tree;
        input.findings = &m_report.documents.front().findings;
        input.schema = {m_catalog, &m_catalog->kind(m_report.documents.front().kind)->fields};
        return input;
    }

    /// Rounds of opening: what is inside of a closed section is known only when it is open.
    FormState everythingOpen(const QString &file) const
    {
        FormState state;
        for (int round = 0; round < 4; ++round) {
            const FormModel form = build(fixture(file), state);
            for (auto it = form.expansion.cbegin(); it != form.expansion.cend(); ++it) {
                state.expanded[it.key()] = true;
            }
        }
        return state;
    }

    static void remember(const FormModel &form, FormState &state)
    {
        for (auto it = form.expansion.cbegin(); it != form.expansion.cend(); ++it) {
            if (!state.expanded.contains(it.key())) {
                state.expanded.insert(it.key(), it.value());
            }
        }
    }

    static QStringList idsOf(const FormModel &form)
    {
        QStringList ids;
        for (const FormRow &row : form.rows) {
            ids.append(u"%1 %2 %3"_s.arg(row.id).arg(row.endsCards).arg(row.endsSection));
        }
        return ids;
    }

    static FormRow rowAt(const FormModel &form, const QString &id)
    {
        const int row = form.indexOf(id);
        if (row < 0) {
            qCritical("There is no row %s.", qPrintable(id));
            return {};
        }
        return form.rows[size_t(row)];
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    mutable ParsedText m_parsed;
    mutable Report m_report;
};

QTEST_GUILESS_MAIN(TestFormModel)
#include "tst_formmodel.moc"
