// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/models/check/protocols/golden.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// Every fixture below tests/data/cfd against the golden file beside it.
class TestCfdFixtures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase()
    {
        m_catalog = ProtocolCatalog::load();
        QCOMPARE(m_catalog->problems(), std::vector<PackProblem>{});
        QVERIFY(golden::filesBelow(root(), {u"*.findings"_s}).size() > 200);
    }

    void matchTheirGoldenFiles_data()
    {
        QTest::addColumn<QString>("golden");
        golden::addRows(root());
    }
    void matchTheirGoldenFiles()
    {
        QFETCH(QString, golden);
        QCOMPARE(golden::mismatch(golden, *m_catalog), QString());
    }

    void eachHasAGoldenFile() { QCOMPARE(golden::unnamedBelow(root()), QStringList()); }

    void tooMuchTextIsOneFinding()
    {
        const QByteArray bytes(ParseLimits().bytes + 1, '#');
        const Report report = check(bytes, parse(bytes, Format::Yaml), *m_catalog);
        QCOMPARE(report.documents.size(), size_t(1));
        QCOMPARE(report.documents.front().findings.size(), size_t(1));
        QCOMPARE(report.documents.front().findings.front().rule, u"text.too-large"_s);
    }

private:
    [[nodiscard]] static QString root() { return QStringLiteral(BATON_TEST_DATA "/cfd"); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestCfdFixtures)
#include "tst_cfdfixtures.moc"
