// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/owedhandoffs.h"
#include "models/protocol/pack/protocolpack.h"
#include "tests/files.h"
#include "tests/models/session/sessionfolder.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// A session of the CFD protocol in its second phase that contains only the mesh plan.
class TestOwedHandoffs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_catalog = ProtocolCatalog::load(); }

    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<SessionFolder>();
        m_folder->write(name + u"/handoffs/README.md"_s, "none yet\n");
        writeState("running", "2");
    }

    void theAgentOfThePhaseOwesItsHandoff_data()
    {
        QTest::addColumn<QString>("agent");
        QTest::addColumn<QStringList>("files");
        QTest::newRow("mathematician")
            << u"cfd-mathematician"_s << QStringList(u"phase2-math-analysis.yaml"_s);
        QTest::newRow("reviewer") << u"cfd-reviewer"_s
                                  << QStringList(u"phase2-engineering-review.yaml"_s);
        QTest::newRow("orchestrator, whose mesh plan is of phase 1")
            << u"cfd-bioreactor"_s << QStringList(u"phase2-flow-result.yaml"_s);
        QTest::newRow("an agent of no protocol") << u"general-purpose"_s << QStringList();
        QTest::newRow("no agent") << QString() << QStringList();
    }

    void theAgentOfThePhaseOwesItsHandoff()
    {
        QFETCH(QString, agent);
        QFETCH(QStringList, files);
        QStringList owed;
        for (const OwedHandoff &handoff : owedBy(agent)) {
            owed.append(handoff.path.section(u'/', -1));
            QCOMPARE(handoff.path.section(u'/', -2, -2), u"handoffs"_s);
            QVERIFY(handoff.text.startsWith(u"Phase 2 (Flow) of the session "_s));
            QVERIFY(handoff.text.endsWith(handoff.path));
        }
        QCOMPARE(owed, files);
    }

    void existingHandoffsAreNotOwed()
    {
        const QString file = name + u"/handoffs/phase2-engineering-review.yaml"_s;
        m_folder->write(file, "handoff: [\n");
        QCOMPARE(owedBy(u"cfd-reviewer"_s).size(), size_t(0));
        m_folder->write(file, "a: 1\n");
        const std::vector<OwedHandoff> owed = owedBy(u"cfd-reviewer"_s);
        QCOMPARE(owed.size(), size_t(1));
        QVERIFY2(owed.front().text.contains(u"and its file holds none"_s),
                 qPrintable(owed.front().text));
    }

    void aHandoffWithOtherValuesIsNotOwed_data()
    {
        QTest::addColumn<QByteArray>("wanted");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("of another phase") << QByteArray("phase: 2\n") << QByteArray("phase: 1\n");
        QTest::newRow("of a newer version") << QByteArray("\"1.0\"") << QByteArray("\"1.1\"");
    }

    void aHandoffWithOtherValuesIsNotOwed()
    {
        QFETCH(const QByteArray, wanted);
        QFETCH(const QByteArray, written);
        QByteArray review =
            contentOf(QStringLiteral(BATON_TEST_DATA "/cfd/valid-engineering-review.yaml"));
        QVERIFY(review.contains(wanted));
        m_folder->write(name + u"/handoffs/phase2-engineering-review.yaml"_s,
                        review.replace(wanted, written));
        QCOMPARE(owedBy(u"cfd-reviewer"_s).size(), size_t(0));
    }

    void aPhaseOwesOnlyWhatItsGatesAskFor_data()
    {
        QTest::addColumn<QByteArray>("phase");
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<size_t>("owed");
        const QByteArray running = "in_progress";
        QTest::newRow("a phase of plans") << QByteArray("3") << running << size_t(1);
        QTest::newRow("pre-flight") << QByteArray("0") << running << size_t(0);
        QTest::newRow("post-processing") << QByteArray("4") << running << size_t(0);
        QTest::newRow("no part of a debug run") << QByteArray("4") << QByteArray() << size_t(0);
        QTest::newRow("summary") << QByteArray("5") << running << size_t(0);
        QTest::newRow("complete") << QByteArray("2")
                                  << QByteArray("complete, reviewer_status: APPROVED") << size_t(0);
        QTest::newRow("the user decides")
            << QByteArray("2") << QByteArray("failed, reviewer_status: REJECTED, retries_used: 1")
            << size_t(0);
        QTest::newRow("its runs are tried again")
            << QByteArray("2") << QByteArray("in_progress, execution_retries_used: 1") << size_t(0);
    }

    void aPhaseOwesOnlyWhatItsGatesAskFor()
    {
        QFETCH(const QByteArray, phase);
        QFETCH(const QByteArray, entry);
        QFETCH(const size_t, owed);
        writeState("running", phase,
                   entry.isEmpty()
                       ? QByteArray()
                       : "phase_results:\n  phase_" + phase + ": {status: " + entry + "}\n");
        QCOMPARE(owedBy(u"cfd-reviewer"_s).size(), owed);
        QCOMPARE(owedBy(u"cfd-mathematician"_s).size(), owed);
    }

    void onlyTheFullModeOwesASynthesis_data()
    {
        QTest::addColumn<QByteArray>("mode");
        QTest::addColumn<QByteArray>("phase");
        QTest::addColumn<size_t>("owed");
        QTest::newRow("direct") << QByteArray("DIRECT") << QByteArray("2") << size_t(0);
        QTest::newRow("lite") << QByteArray("LITE") << QByteArray("2") << size_t(0);
        QTest::newRow("full") << QByteArray("FULL") << QByteArray("2") << size_t(1);
        QTest::newRow("full, in no phase of plans")
            << QByteArray("FULL") << QByteArray("5") << size_t(0);
    }

    void onlyTheFullModeOwesASynthesis()
    {
        QFETCH(const QByteArray, mode);
        QFETCH(const QByteArray, phase);
        QFETCH(const size_t, owed);
        writeState("running", phase, {}, mode);
        QCOMPARE(owedBy(u"brainstorming-pm"_s).size(), owed);
    }

    /// The handoff of an earlier attempt does not satisfy a retry.
    void aRetryOwesAnotherHandoff_data()
    {
        QTest::addColumn<QByteArray>("retries");
        QTest::addColumn<QByteArray>("task");
        QTest::addColumn<size_t>("owed");
        QTest::newRow("attempt 1 is there") << QByteArray("0") << QByteArray("1") << size_t(0);
        QTest::newRow("of attempt 1") << QByteArray("1") << QByteArray("1") << size_t(1);
        QTest::newRow("of attempt 2") << QByteArray("1") << QByteArray("2") << size_t(0);
    }

    void aRetryOwesAnotherHandoff()
    {
        QFETCH(const QByteArray, retries);
        QFETCH(const QByteArray, task);
        QFETCH(const size_t, owed);
        QByteArray review =
            contentOf(QStringLiteral(BATON_TEST_DATA "/cfd/valid-engineering-review.yaml"));
        review.replace("APPROVED_WITH_WARNINGS", "REJECTED");
        QVERIFY(review.contains("task_id: \"phase2-review-1\""));
        review.replace("phase2-review-1", "phase2-review-" + task);
        m_folder->write(name + u"/handoffs/phase2-engineering-review.yaml"_s, review);
        writeState("running", "2",
                   "phase_results:\n  phase_2: {status: in_progress, reviewer_status: REJECTED, "
                   "retries_used: "
                       + retries + "}\n");
        const std::vector<OwedHandoff> handoffs = owedBy(u"cfd-reviewer"_s);
        QCOMPARE(handoffs.size(), owed);
        QVERIFY(
            handoffs.empty()
            || handoffs.front().text.contains(u"of attempt 2; what is there is of attempt 1."_s));
    }

    /// Both kinds of the swarm are written to one file in the last stage.
    void aSwarmOwesOnePayload_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<size_t>("owed");
        const auto textOf = [this](const QString &kind) {
            return m_catalog->kind(kind)->templates.front().text;
        };
        QTest::newRow("that is not there") << QByteArray() << size_t(1);
        QTest::newRow("of version 1.0") << textOf(u"swarm.payload"_s) << size_t(0);
        QTest::newRow("of version 2.0") << textOf(u"swarm.payload-2"_s) << size_t(0);
        QTest::newRow("of a newer version")
            << textOf(u"swarm.payload"_s).replace("\"1.0\"", "\"3.0\"") << size_t(0);
    }

    void aSwarmOwesOnePayload()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const size_t, owed);
        const QString swarm = u"swarm-session-20261102-100000-77"_s;
        m_folder->write(swarm + u"/workflow-state.yaml"_s,
                        "workflow_id: swarm-20261102-100000-77\ncurrent_state: in_progress\n"
                        "created_at: \""
                            + now() + "\"\nlast_updated: \"" + now()
                            + "\"\nstages:\n  stage_1: {status: complete}\n"
                              "  stage_2: {status: complete}\n  stage_3: {status: complete}\n"
                              "  stage_4: {status: in_progress}\n");
        if (!text.isEmpty()) {
            m_folder->write(swarm + u"/handoff-payload.yaml"_s, text);
        }
        QCOMPARE(owedBySwarm(swarm).size(), owed);
    }

    void aSwarmOwesNothingBeforeItsLastStage()
    {
        const QString swarm = u"swarm-session-20261102-100000-78"_s;
        m_folder->write(swarm + u"/workflow-state.yaml"_s,
                        "workflow_id: swarm-20261102-100000-78\ncurrent_state: DIVERGING\n"
                        "created_at: \""
                            + now() + "\"\nlast_updated: \"" + now()
                            + "\"\nstages:\n  stage_2: {status: in_progress}\n");
        QCOMPARE(owedBySwarm(swarm).size(), size_t(0));
    }

    void endedSessionsOweNothing()
    {
        writeState("complete", "2");
        QCOMPARE(owedBy(u"cfd-reviewer"_s).size(), size_t(0));
    }

    void handoffsThatTheStatePromisesMustExist()
    {
        QCOMPARE(promisedHandoffs(session()).size(), size_t(0));
        writeState("running", "2",
                   "phase_results:\n  phase_1: {status: complete, handoff_path: "
                   "\"{session_dir}/handoffs/phase1-mesh-plan.yaml\"}\n");
        const std::vector<OwedHandoff> promised = promisedHandoffs(session());
        QCOMPARE(promised.size(), size_t(1));
        QVERIFY(promised.front().text.contains(u"phase1-mesh-plan.yaml"_s));
    }

private:
    static QByteArray now()
    {
        return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toLatin1();
    }

    void writeState(const QByteArray &status, const QByteArray &phase, const QByteArray &more = {},
                    const QByteArray &mode = "LITE") const
    {
        m_folder->write(u"cfd-bioreactor-state-20261102-100000-77.yaml"_s,
                        "session:\n  session_id: 20261102-100000-77\n  session_dir: "
                            + m_folder->path(name).toUtf8() + "\n  mode: " + mode
                            + "\n  current_phase: " + phase + "\n  status: " + status + "\n" + more
                            + "timestamps: {started: \"" + now() + "\", last_updated: \"" + now()
                            + "\"}\n");
    }

    [[nodiscard]] const ProtocolPack &packCalled(const QString &id) const
    {
        return **std::ranges::find(m_catalog->packs(), id,
                                   [](const auto &pack) { return pack->id; });
    }

    [[nodiscard]] Session session(const QString &folder = name) const
    {
        return readSession(sessionAt(m_folder->path(folder), *m_catalog), *m_catalog);
    }

    [[nodiscard]] std::vector<OwedHandoff> owedBy(const QString &agent) const
    {
        return owed(expectedHandoffs(session(), packCalled(u"cfd"_s), agent));
    }

    [[nodiscard]] std::vector<OwedHandoff> owedBySwarm(const QString &folder) const
    {
        return owed(
            expectedHandoffs(session(folder), packCalled(u"swarm"_s), u"perspective-swarm"_s));
    }

    static std::vector<OwedHandoff> owed(std::vector<OwedHandoff> expected)
    {
        std::erase_if(expected, &OwedHandoff::isThere);
        return expected;
    }

    inline static const QString name = u"cfd-bioreactor-session-20261102-100000-77"_s;

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<SessionFolder> m_folder;
};

QTEST_GUILESS_MAIN(TestOwedHandoffs)
#include "tst_owedhandoffs.moc"
