// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/protocols/cfddocuments.h"
#include "tests/models/check/protocols/cfdkinds.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// Section 4, "Canonical Field Names".
struct TypeRow
{
    const char *field;
    const char *type;
    const char *kind;
};

constexpr TypeRow typeRows[] = {
    {"variational_form", "string", "math-analysis"},
    {"function_spaces", "object", "math-analysis"},
    {"convergence_order", "object", "math-analysis"},
    {"dimensionless_numbers", "object", "math-analysis"},
    {"stability_conditions", "list of strings", "math-analysis"},
    {"solver_strategy", "object", "math-analysis"},
    {"known_risks", "list of strings", "math-analysis"},
    {"challenges", "list of objects", "engineering-review"},
    {"approval_status", "string", "engineering-review"},
    {"blocking_issues", "list of strings", "engineering-review"},
    {"convergent_insights", "list of strings", "swarm-synthesis"},
    {"divergent_alternatives", "list of strings", "swarm-synthesis"},
    {"confidence_score", "integer", "swarm-synthesis"},
    {"element_type", "string", "mesh-plan"},
    {"element_order", "integer", "mesh-plan"},
    {"refinement_zones", "list of objects", "mesh-plan"},
    {"quality_thresholds", "object", "mesh-plan"},
    {"memory_estimate_mb", "number", "mesh-plan"},
    {"solver_used", "string", "flow-result"},
    {"convergence_achieved", "boolean", "flow-result"},
    {"mass_conservation_error", "number", "flow-result"},
    {"validation_metrics", "object", "flow-result"},
    {"stabilization_method", "string", "transport-result"},
    {"regularization_params", "object", "transport-result"},
    {"species_conservation_error", "number", "transport-result"},
    {"min_concentration", "number", "transport-result"},
    {"negative_concentration_warning", "boolean", "transport-result"},
    // Section 3, the optional fields that section 4 leaves out.
    {"estimated_elements", "integer", "mesh-plan"},
    {"estimated_dofs", "integer", "mesh-plan"},
    {"newton_iterations", "integer", "flow-result"},
    {"newton_iterations", "integer", "transport-result"},
    {"output_files", "object", "flow-result"},
    {"output_files", "object", "transport-result"},
};

/// Values that are not of @p type, with the place of the error: the field itself or its first
/// entry.
std::vector<std::pair<const char *, const char *>> valuesNotOf(const QByteArray &type)
{
    if (type == "string") {
        return {{"12", ""}, {"[a, 1]", ""}, {"true", ""}};
    }
    if (type == "object") {
        return {{"text", ""}, {"[]", ""}, {"3", ""}};
    }
    if (type == "list of strings") {
        return {{"text", ""}, {"{a: 1}", ""}, {"[3]", "/0"}};
    }
    if (type == "list of objects") {
        return {{"text", ""}, {"{a: 1}", ""}, {"[inlet]", "/0"}};
    }
    if (type == "integer") {
        return {{"2.5", ""}, {"\"2\"", ""}, {"true", ""}};
    }
    return type == "number"
        ? std::vector<std::pair<const char *, const char *>>{{"\"2.5\"", ""}, {"much", ""}}
        : std::vector<std::pair<const char *, const char *>>{{"\"true\"", ""}, {"1", ""}};
}

} // namespace

class TestCfdTypes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aCanonicalFieldHasItsType_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("below");
        for (const TypeRow &row : typeRows) {
            for (const auto &[value, below] : valuesNotOf(row.type)) {
                QTest::addRow("%s %s: %s", row.kind, row.field, value)
                    << QString::fromLatin1(row.kind) << QByteArray(row.field) << QByteArray(value)
                    << QString::fromLatin1(below);
            }
        }
    }

    void aCanonicalFieldHasItsType()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(QString, below);
        const DocumentReport report = checked(withField(kind, field, value)).documents.front();
        const QString path =
            u"/handoff/%1/%2"_s.arg(blockOf(kind), QString::fromLatin1(field)) + below;
        QVERIFY2(listed(report).contains("error cfd.type "_L1 + path),
                 qPrintable(listed(report).join(u'\n')));
        QCOMPARE(report.verdict.action, Action::Reinvoke);
    }

    void optionalFieldsAcceptTheirValues_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char *kind, const char *field, const char *value,
                            const char *rule) {
            QTest::addRow("%s %s: %s", kind, field, value)
                << QString::fromLatin1(kind) << QByteArray(field) << QByteArray(value)
                << QString::fromLatin1(rule);
        };
        for (const char *field : {"estimated_elements", "estimated_dofs"}) {
            row("mesh-plan", field, "0", "");
            row("mesh-plan", field, "2000000", "");
            row("mesh-plan", field, "-1", "cfd.range");
            row("mesh-plan", field, "null", "cfd.type");
        }
        for (const char *kind : {"flow-result", "transport-result"}) {
            row(kind, "newton_iterations", "0", "");
            row(kind, "newton_iterations", "7", "");
            row(kind, "newton_iterations", "null", "");
            row(kind, "newton_iterations", "-1", "cfd.range");
            row(kind, "output_files", "{}", "");
            row(kind, "output_files", "{mesh: a.xdmf}", "");
            row(kind, "output_files", "null", "cfd.type");
        }
    }

    void optionalFieldsAcceptTheirValues()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(QString, rule);
        const DocumentReport report = checked(withField(kind, field, value)).documents.front();
        const QString path = u"/handoff/%1/%2"_s.arg(blockOf(kind), QString::fromLatin1(field));
        QCOMPARE(listed(report),
                 rule.isEmpty() ? QStringList() : QStringList(u"error %1 %2"_s.arg(rule, path)));
    }
};

QTEST_GUILESS_MAIN(TestCfdTypes)
#include "tst_cfdtypes.moc"
