// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/golden.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// Every fixture below tests/data/swarm against the golden file beside it.
class TestSwarmFixtures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase()
    {
        m_catalog = ProtocolCatalog::load();
        QCOMPARE(m_catalog->problems(), std::vector<PackProblem>{});
        QVERIFY(golden::filesBelow(root(), {u"*.findings"_s}).size() > 50);
    }

    void haveTheFindingsAndTheVerdictOfTheirGoldenFiles_data() { golden::addRows(root()); }
    void haveTheFindingsAndTheVerdictOfTheirGoldenFiles()
    {
        QFETCH(QString, golden);
        QCOMPARE(golden::mismatch(golden, *m_catalog), QString());
    }

    void areAllNamedByAGoldenFile() { QCOMPARE(golden::unnamedBelow(root()), QStringList()); }

private:
    [[nodiscard]] static QString root() { return QStringLiteral(BATON_TEST_DATA "/swarm"); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSwarmFixtures)
#include "tst_swarmfixtures.moc"
