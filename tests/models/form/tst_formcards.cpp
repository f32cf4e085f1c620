// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formbuilding.h"
#include "models/form/rows/cardexpansion.h"
#include "models/form/rows/formbuild.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// Which sections and cards of a form are open, and the effect of a click on one.
class TestFormCards : public QObject, FormBuilding
{
    Q_OBJECT

public:
    TestFormCards()
        : FormBuilding(QStringLiteral(BATON_TEST_DATA))
    {
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void opensOnlyTheSectionsThatNeedWork()
    {
        const FormModel form = build(fixture(u"review.yaml"_s));
        QVERIFY(!rowAt(form, u"section:/handoff"_s).isExpanded);
        QVERIFY(rowAt(form, u"section:/handoff/engineering_review"_s).isExpanded);
        QVERIFY(!rowAt(form, u"card:/handoff/engineering_review/findings/0"_s).isExpanded);
        QCOMPARE(form.indexOf(u"field:/handoff/version"_s), -1);
    }

    void namesCardsByTagAndFirstText()
    {
        const FormRow row = rowAt(build(fixture(u"review.yaml"_s)),
                                  u"card:/handoff/engineering_review/findings/1"_s);
        QCOMPARE(row.tag, u"WARNING"_s);
        QCOMPARE(row.tagSeverity, Severity::Warning);
        QCOMPARE(row.summary, u"Membrane layer under-resolved"_s);
    }

    void onlyExpandedCardsHaveRows()
    {
        QByteArray bytes = fixture(u"review.yaml"_s);
        for (int i = 0; i < 5000; ++i) {
            bytes += "      - severity: \"NOTE\"\n        description: \"d\"\n";
        }
        const FormModel form = build(bytes);
        QVERIFY(form.rows.size() > 5000);
        QVERIFY(form.rows.size() < 5020);
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

    /// Whatever is open, a click on any card gives the same rows as a new form.
    void cardsOpenAndCloseInPlace()
    {
        QFETCH(const QString, file);
        const FormState everything = everythingOpen(file);
        const QByteArray bytes = fixture(file);
        const FormInput input = inputOf(bytes); // of the text that was parsed last
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

    void cardsStayOpenWhenEntriesAreAddedOrRemoved()
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

    void preparedFormsAreUsedOnceForTheirText()
    {
        auto shown = std::make_shared<Snapshot>();
        shown->bytes = fixture(u"review.yaml"_s);
        shown->parsed = parse(shown->bytes, Format::Yaml, m_catalog->parseOptions());
        shown->report = check(shown->bytes, shown->parsed, *m_catalog, {});
        FormPreparation preparation;
        FormRequest source{shown, m_catalog, {}, {}};
        source.state.expanded.insert(u"section:/handoff"_s, true);
        preparation.setState(source.place, source.state);
        preparation.prepare(shown, {}, m_catalog);
        const std::unique_ptr<BuiltForm> made = preparation.take(source);
        QVERIFY(made);
        QVERIFY(made->model.rows == makeForm(source).model.rows);
        QVERIFY(made->expanded.contains(u"section:/handoff/quality"_s));
        QVERIFY(!preparation.take(source));

        source.state.shown.insert(JsonPointer::of(u"/handoff/a"));
        preparation.setState(source.place, source.state);
        preparation.prepare(shown, {}, m_catalog);
        source.state.shown.clear();
        QVERIFY(!preparation.take(source));
        source.place.document = 1;
        preparation.setState(source.place, source.state);
        preparation.prepare(shown, {}, m_catalog);
        source.place.document = 0;
        QVERIFY(!preparation.take(source));
    }
};

QTEST_GUILESS_MAIN(TestFormCards)
#include "tst_formcards.moc"
