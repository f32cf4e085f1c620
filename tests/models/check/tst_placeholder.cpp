// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/placeholdertext.h"
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

class TestPlaceholder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void isKnownByItsForm_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isWhole");
        for (const char *text : {"[...]", "[Task name]", " {name} ", "<name>", "<the name>",
                                 "string", "integer", "int", "float", "ISO8601", "..."}) {
            QTest::newRow(text) << QString::fromLatin1(text) << true;
        }
        for (const char *text : {"", "[]", "{}", "<>", "name", "a [b] c", "[0, 1]", "[a][b]",
                                 "{a, b}", "x < y > z", "strings", "interesting", "[", "{1}"}) {
            QTest::addRow("not %s", text) << QString::fromLatin1(text) << false;
        }
    }

    void isKnownByItsForm()
    {
        QFETCH(QString, text);
        QFETCH(bool, isWhole);
        QCOMPARE(isPlaceholder(text), isWhole);
    }

    void isFoundInsideAValue_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found");
        QTest::newRow("name") << u"phase{N}-math"_s << u"{N}"_s;
        QTest::newRow("second") << u"{1} and {attempt}"_s << u"{attempt}"_s;
        QTest::newRow("subscript") << u"V_{h}"_s << QString();
        QTest::newRow("power") << u"h^{k}"_s << QString();
        QTest::newRow("formula") << u"\\frac{a}{b}"_s << QString();
        QTest::newRow("set") << u"{0, 1}"_s << QString();
        QTest::newRow("open") << u"a { b"_s << QString();
    }

    void isFoundInsideAValue()
    {
        QFETCH(QString, text);
        QFETCH(QString, found);
        QCOMPARE(placeholderIn(text), found);
    }

    void isAWarningAndNothingElse_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("path");
        const auto row = [](const char *field, const char *value, const char *path) {
            QTest::addRow("%s: %s", field, value)
                << QByteArray(field) << QByteArray(value) << QString::fromLatin1(path);
        };
        row("task_id", "[Task name]", "/handoff/context/task_id");
        row("task_id", "{N}", "/handoff/context/task_id");
        row("from_phase", "int", "/handoff/from_phase");
        row("from_phase", "{N}", "/handoff/from_phase");
        row("timestamp", "ISO8601", "/handoff/timestamp");
        row("description", "\"<what was produced>\"", "/handoff/context/description");
        row("element_type", "\"[triangle or tetrahedron]\"", "/handoff/mesh_plan/element_type");
        row("refinement_zones", "[...]", "/handoff/mesh_plan/refinement_zones");
        row("refinement_zones", "{zones}", "/handoff/mesh_plan/refinement_zones");
    }

    void isAWarningAndNothingElse()
    {
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(QString, path);
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        const QByteArray text = field == "refinement_zones"
            ? without(good, field) + "    refinement_zones: " + value + '\n'
            : with(good, field, value);
        QCOMPARE(listed(checked(text).documents.front()),
                 QStringList("warning cfd.placeholder "_L1 + path));
    }

    void isAWarningInTheSteadOfAMap()
    {
        const QByteArray good = sample(u"cfd.math-analysis"_s);
        const QByteArray text = without(good, "function_spaces") + "    function_spaces: [...]\n";
        QCOMPARE(listed(checked(text).documents.front()),
                 QStringList(u"warning cfd.placeholder /handoff/math_analysis/function_spaces"_s));
    }

    void isLegalWhereTheSpecificationSaysSo()
    {
        const QByteArray text = with(sample(u"cfd.flow-result"_s), "location", "\"{session_dir}\"");
        QVERIFY(!listed(checked(text).documents.front()).join(u'\n').contains("placeholder"_L1));
    }

    void aRemarkInBracketsIsNoPlaceholder_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        QTest::newRow("notes") << with(good, "notes", "\"[see log]\"");
        QTest::newRow("a field of nobody") << good + "    remark: '[see log]'\n";
        QTest::newRow("an entry with a name in braces")
            << with(good, "known_gaps", "['a {solver} b']");
    }

    void aRemarkInBracketsIsNoPlaceholder()
    {
        QFETCH(const QByteArray, text);
        QCOMPARE(listed(checked(text).documents.front()), QStringList());
    }

    void aListOfOneWordIsAListWhereAListBelongs()
    {
        const QByteArray text = with(sample(u"cfd.mesh-plan"_s), "known_gaps", "[turbulence]");
        QCOMPARE(listed(checked(text).documents.front()), QStringList());
    }

    void insufficientDataIsAWarning()
    {
        const QByteArray text = with(sample(u"cfd.flow-result"_s), "solver_used",
                                     "\"INSUFFICIENT DATA: no log was kept\"");
        QCOMPARE(listed(checked(text).documents.front()),
                 QStringList(u"warning cfd.insufficient-data /handoff/flow_result/solver_used"_s));
    }
};

QTEST_GUILESS_MAIN(TestPlaceholder)
#include "tst_placeholder.moc"
