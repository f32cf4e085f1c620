// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/golden.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// Every fixture below tests/data/orion against the golden file beside it.
class TestOrionFixtures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase()
    {
        m_catalog = ProtocolCatalog::load();
        QVERIFY(golden::filesBelow(root(), {u"*.findings"_s}).size() > 10);
    }

    void haveTheFindingsAndTheVerdictOfTheirGoldenFiles_data() { golden::addRows(root()); }
    void haveTheFindingsAndTheVerdictOfTheirGoldenFiles()
    {
        QFETCH(QString, golden);
        QCOMPARE(golden::mismatch(golden, *m_catalog), QString());
    }

    void areAllNamedByAGoldenFile() { QCOMPARE(golden::unnamedBelow(root()), QStringList()); }

private:
    [[nodiscard]] static QString root() { return QStringLiteral(BATON_TEST_DATA "/orion"); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestOrionFixtures)
#include "tst_orionfixtures.moc"
