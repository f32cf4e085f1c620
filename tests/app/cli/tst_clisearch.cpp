// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"
#include "tests/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

/// `baton search` as a script uses it.
class TestCliSearch : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        start();
        baton::write(m_folder->filePath(u"run/cfd-bioreactor-state-20260221-143000-1.yaml"_s),
                     "session:\n  session_id: \"20260221-143000-1\"\n  mode: LITE\n  tier: 1\n"
                     "  current_phase: 2\n  status: failed\nerrors:\n"
                     "  - timestamp: \"2026-02-21T14:52:08Z\"\n    phase: 2\n"
                     "    error_type: solver_divergence\n    message: \"residual grew\"\n");
        baton::write(m_folder->filePath(u"run/cfd-bioreactor-session-20260221-143000-1/handoffs/"
                                        "phase2-flow-result.yaml"_s),
                     "handoff:\n  version: \"1.0\"\n  from_phase: 2\n  to_phase: 3\n"
                     "  producer: \"cfd-flow\"\n  consumer: \"cfd-bioreactor\"\n"
                     "  context:\n    task_id: \"residual of the wall\"\n");
        QCOMPARE(run({u"index"_s, u"--store"_s, u"found.db"_s, u"run"_s}).code, 0);
    }

    void exitsWithTheDocumentedCode_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("found") << QStringList{u"residual"_s} << 0 << u""_s;
        QTest::newRow("nothing") << QStringList{u"nowhere"_s} << 1 << u""_s;
        QTest::newRow("excluded") << QStringList{u"residual"_s, u"-wall"_s, u"in:handoff"_s} << 1
                                  << u""_s;
        QTest::newRow("excluded first") << QStringList{u"-nowhere"_s, u"residual"_s} << 0 << u""_s;
        const QString format = u"--format=json"_s;
        QTest::newRow("excluded behind an option")
            << QStringList{format, u"-wall"_s, u"residual"_s, u"in:handoff"_s} << 1 << u""_s;
        QTest::newRow("excluded behind the value of an option")
            << QStringList{u"--limit"_s, u"5"_s, u"-nowhere"_s, u"residual"_s} << 0 << u""_s;
        QTest::newRow("excluded behind the end of options")
            << QStringList{u"in:handoff"_s, u"--"_s, u"-wall"_s, u"residual"_s} << 1 << u""_s;
        QTest::newRow("words behind the end of options")
            << QStringList{u"--"_s, u"residual"_s, u"-nowhere"_s} << 0 << u""_s;
        QTest::newRow("nothing that is searched")
            << QStringList{u"%"_s} << 2 << u"“%” is nothing to search for"_s;
        QTest::newRow("an emoji") << QStringList{u"😀"_s} << 2
                                  << u"“😀” is nothing to search for"_s;
        QTest::newRow("an empty query") << QStringList{u""_s} << 2 << u"nothing to search for"_s;
        QTest::newRow("a filter without a value")
            << QStringList{u"status:"_s} << 2 << u"“status:” is nothing to search for"_s;
        QTest::newRow("filters that nothing passes")
            << QStringList{u"phase:2"_s, u"in:session"_s} << 2
            << u"Nothing can pass all filters: “phase:” allows"_s;
        QTest::newRow("swapped days")
            << QStringList{u"after:2026-11-07"_s, u"before:2026-11-05"_s} << 2
            << u"after:2026-11-07 is later than before:2026-11-05: swap the days."_s;
        QTest::newRow("open in the middle")
            << QStringList{u"resid*l"_s} << 1 << u"“resid*l”: only the end"_s;
        QTest::newRow("open at the beginning")
            << QStringList{u"*sidual"_s} << 1 << u"“*sidual”: only the end"_s;
        QTest::newRow("open at the end") << QStringList{u"resid*"_s} << 0 << u""_s;
        QTest::newRow("unknown filter")
            << QStringList{u"residual"_s, u"stauts:failed"_s} << 1 << u"stauts"_s;
        QTest::newRow("a misspelt status")
            << QStringList{u"status:fialed"_s} << 2 << u"Is “failed” meant?"_s;
        QTest::newRow("a misspelt agent")
            << QStringList{u"agent:cfd-flwo"_s} << 1
            << u"“agent:cfd-flwo”. It has cfd-bioreactor, cfd-flow. Is “cfd-flow” meant?"_s;
        QTest::newRow("an unknown agent")
            << QStringList{u"agent:Ann"_s} << 1 << u"“agent:Ann”. It has cfd-bioreactor"_s;
        QTest::newRow("an agent that only receives")
            << QStringList{u"to:cfd-bioreactor"_s} << 0 << u""_s;
        QTest::newRow("one of two errors")
            << QStringList{u"error:solver_divergence"_s, u"error:stall"_s} << 0
            << u"“error:stall”. It has solver_divergence."_s;
        QTest::newRow("a protocol of others")
            << QStringList{u"protocol:arena"_s} << 1 << u"“protocol:arena”. It has cfd."_s;
        QTest::newRow("more") << QStringList{u"--limit"_s, u"1"_s, u"residual"_s} << 0
                              << u"--limit"_s;
        QTest::newRow("no limit") << QStringList{u"--limit"_s, u"0"_s, u"residual"_s} << 2
                                  << u"whole number"_s;
        QTest::newRow("no query") << QStringList() << 2 << u"missing"_s;
        QTest::newRow("no format")
            << QStringList{u"--format"_s, u"xml"_s, u"residual"_s} << 2 << u"xml"_s;
    }
    void exitsWithTheDocumentedCode()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, complaint);
        const Printed printed =
            run(QStringList{u"search"_s, u"--store"_s, u"found.db"_s} + arguments);
        QTEST(printed.code, "code");
        QVERIFY2(complaint.isEmpty() ? printed.error.isEmpty() : printed.error.contains(complaint),
                 qPrintable(printed.error));
    }

    void withoutAnIndexItSaysHowToMakeOne()
    {
        baton::write(m_folder->filePath(u"empty.db"_s), {});
        const Printed printed = run({u"search"_s, u"--store"_s, u"empty.db"_s, u"residual"_s});
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains("baton index"_L1), qPrintable(printed.error));
    }

    void jsonContainsTheRemarks()
    {
        const Printed printed = run({u"search"_s, u"--store"_s, u"found.db"_s, u"--format"_s,
                                     u"json"_s, u"stauts:failed"_s, u"agent:Ann"_s});
        const QJsonObject root = QJsonDocument::fromJson(printed.out.toUtf8()).object();
        QCOMPARE(root[u"remarks"_s].toArray().size(), 2);
    }

    /// In the index of a team one path may be of several machines.
    void thePathsOfOtherMachinesNameTheirs()
    {
        const QStringList index{u"index"_s, u"--store"_s, u"team.db"_s, u"run"_s};
        QCOMPARE(run(index).code, 0);
        QCOMPARE(run(index + QStringList{u"--origin"_s, u"ci-7"_s}).code, 0);
        const Printed printed =
            run({u"search"_s, u"--store"_s, u"team.db"_s, u"residual"_s, u"in:handoff"_s});
        const QStringList lines = printed.out.trimmed().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.first(), u"ci-7:"_s + lines.last()); // the newest first
    }

    void jsonContainsThePlaceAndTheSession()
    {
        const Printed printed = run({u"search"_s, u"--store"_s, u"found.db"_s, u"--format"_s,
                                     u"json"_s, u"residual"_s, u"in:handoff"_s});
        QCOMPARE(printed.code, 0);
        const QJsonObject root = QJsonDocument::fromJson(printed.out.toUtf8()).object();
        QCOMPARE(root[u"more"_s], false);
        QCOMPARE(root[u"hits"_s].toArray().size(), 1);
        const QJsonObject hit = root[u"hits"_s][0].toObject();
        QCOMPARE(hit[u"type"_s], u"handoff"_s);
        QCOMPARE(hit[u"agent"_s], u"cfd-flow"_s);
        QCOMPARE(hit[u"line"_s], 8);
        QCOMPARE(hit[u"snippet"_s], u"task_id: \"residual of the wall\""_s);
        QCOMPARE(hit[u"matches"_s].toArray(), QJsonArray{u"residual"_s});
        QCOMPARE(hit[u"session"_s][u"status"_s], u"failed"_s);
        QVERIFY(hit[u"path"_s].toString().endsWith("phase2-flow-result.yaml"_L1));
    }
};

QTEST_GUILESS_MAIN(TestCliSearch)
#include "tst_clisearch.moc"
