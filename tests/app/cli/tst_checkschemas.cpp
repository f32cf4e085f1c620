// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/filewalk.h"
#include "app/cli/output/check/checkwriters.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/schema/jsonschema.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::cli;

namespace {

std::shared_ptr<const JsonSchema> schemaIn(const QString &name)
{
    const QDir ours(QStringLiteral(BATON_TEST_DATA "/cli"));
    QFile file(ours.filePath(name)); // an absolute path stays unchanged
    if (!file.open(QIODevice::ReadOnly)) {
        return nullptr;
    }
    const ParsedText parsed = parse(file.readAll(), Format::Json);
    const auto schema = JsonSchema::compile(parsed.documents.front().tree.toValue());
    return schema ? *schema : nullptr;
}

QStringList violations(const QByteArray &json, const QString &schemaName)
{
    const ParsedText parsed = parse(json, Format::Json);
    const auto schema = schemaIn(schemaName);
    if (schema == nullptr || !parsed.isComplete()) {
        return {u"the schema or the report cannot be read"_s};
    }
    QStringList lines;
    for (const SchemaViolation &violation :
         schema->violations(CanonicalTree(parsed.documents.front().tree))) {
        lines.append(violation.instance.toString() + u": "_s + violation.keyword);
    }
    return lines;
}

} // namespace

/// The reports on every fixture and sample are valid according to the schemas of their documented
/// format.
class TestCheckSchemas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase()
    {
        m_catalog = ProtocolCatalog::load();
        const QStringList paths =
            filesAt({QStringLiteral(BATON_TEST_DATA "/cfd"),
                     QStringLiteral(BATON_SOURCE_DIR "/resources/samples"), u"missing.yaml"_s},
                    [this] { return m_catalog->wantedFiles(); })
                .paths;
        m_reports = checkFiles(paths, *m_catalog, {});
        QVERIFY(summaryOf(m_reports).errors > 100);
        QCOMPARE(summaryOf(m_reports).unread, 1);
    }

    void jsonKeepsItsForm()
    {
        QCOMPARE(violations(jsonReport(m_reports), u"report.schema.json"_s), QStringList());
        QCOMPARE(violations(jsonReport(m_reports, {.why = true}), u"report.schema.json"_s),
                 QStringList());
        QCOMPARE(violations(jsonReport({}), u"report.schema.json"_s), QStringList());
    }

    void sarifKeepsItsForm()
    {
        QCOMPARE(violations(sarifReport(m_reports, RuleBook({m_catalog}), u"0.1.0"_s),
                            u"sarif-subset.schema.json"_s),
                 QStringList());
        QCOMPARE(violations(sarifReport({}, RuleBook({m_catalog}), u"0.1.0"_s),
                            u"sarif-subset.schema.json"_s),
                 QStringList());
    }

    /// The schema of OASIS is not part of this repository: ./dev test --long
    void sarifKeepsTheSchemaOfItsStandard()
    {
        const QString schema = qEnvironmentVariable("BATON_SARIF_SCHEMA");
        if (schema.isEmpty()) {
            QSKIP("BATON_SARIF_SCHEMA does not name the schema of SARIF 2.1.0.");
        }
        QCOMPARE(violations(sarifReport(m_reports, RuleBook({m_catalog}), u"0.1.0"_s), schema),
                 QStringList());
        QCOMPARE(violations(sarifReport({}, RuleBook({m_catalog}), u"0.1.0"_s), schema),
                 QStringList());
        QVERIFY(!violations("{\"version\": \"2.1.0\"}", schema).isEmpty());
    }

    void schemasRejectOtherForms()
    {
        QVERIFY(!violations("{\"files\": []}", u"report.schema.json"_s).isEmpty());
        QByteArray report = sarifReport(m_reports, RuleBook({m_catalog}), u"0.1.0"_s);
        report.replace("\"startLine\": 1\n", "\"startLine\": 0\n");
        QVERIFY(!violations(report, u"sarif-subset.schema.json"_s).isEmpty());
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    FileReports m_reports;
};

QTEST_GUILESS_MAIN(TestCheckSchemas)
#include "tst_checkschemas.moc"
