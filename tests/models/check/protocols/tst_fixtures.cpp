// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/protocols/golden.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// A folder of fixtures below tests/data, and their minimum number.
struct Fixtures
{
    const char *folder;
    qsizetype least;
};

constexpr Fixtures all[] = {{"arena", 120}, {"swarm", 50}, {"orion", 10}};

QString rootOf(const Fixtures &fixtures)
{
    return QStringLiteral(BATON_TEST_DATA "/") + QLatin1StringView(fixtures.folder);
}

} // namespace

/// Every fixture of these protocols against the golden file beside it.
class TestFixtures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase()
    {
        m_catalog = ProtocolCatalog::load();
        QCOMPARE(m_catalog->problems(), std::vector<PackProblem>{});
        for (const Fixtures &fixtures : all) {
            const QStringList goldens = golden::filesBelow(rootOf(fixtures), {u"*.findings"_s});
            QVERIFY2(goldens.size() > fixtures.least, fixtures.folder);
        }
    }

    void matchTheirGoldenFiles_data()
    {
        QTest::addColumn<QString>("golden");
        for (const Fixtures &fixtures : all) {
            golden::addRows(rootOf(fixtures), QByteArray(fixtures.folder) + '/');
        }
    }
    void matchTheirGoldenFiles()
    {
        QFETCH(QString, golden);
        QCOMPARE(golden::mismatch(golden, *m_catalog), QString());
    }

    void eachHasAGoldenFile()
    {
        for (const Fixtures &fixtures : all) {
            QCOMPARE(golden::unnamedBelow(rootOf(fixtures)), QStringList());
        }
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestFixtures)
#include "tst_fixtures.moc"
