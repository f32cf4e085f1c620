// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/owedhandoffs.h"
#include "models/protocol/pack/protocolpack.h"
#include "tests/models/session/sessionfolder.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// A session of the CFD protocol in its second phase, of which only the mesh plan is there.
class TestOwedHandoffs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_catalog = ProtocolCatalog::load();
        const auto &packs = m_catalog->packs();
        m_pack =
            std::ranges::find(packs, u"cfd"_s, [](const auto &pack) { return pack->id; })->get();
    }

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
        QTest::newRow("nobody") << QString() << QStringList();
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

    void aHandoffThatIsThereIsNotOwed()
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

    void aSessionThatEndedWaitsForNothing()
    {
        writeState("complete", "2");
        QCOMPARE(owedBy(u"cfd-reviewer"_s).size(), size_t(0));
    }

    void whatTheStatePromisesHasToBeThere()
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
    void writeState(const QByteArray &status, const QByteArray &phase,
                    const QByteArray &more = {}) const
    {
        const QByteArray now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toLatin1();
        m_folder->write(u"cfd-bioreactor-state-20261102-100000-77.yaml"_s,
                        "session:\n  session_id: 20261102-100000-77\n  session_dir: "
                            + m_folder->path(name).toUtf8()
                            + "\n  mode: LITE\n  current_phase: " + phase + "\n  status: " + status
                            + "\n" + more + "timestamps: {started: \"" + now
                            + "\", last_updated: \"" + now + "\"}\n");
    }

    [[nodiscard]] Session session() const
    {
        return readSession(sessionAt(m_folder->path(name), *m_catalog), *m_catalog);
    }

    [[nodiscard]] std::vector<OwedHandoff> owedBy(const QString &agent) const
    {
        return owedHandoffs(session(), *m_pack, agent);
    }

    inline static const QString name = u"cfd-bioreactor-session-20261102-100000-77"_s;

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    const ProtocolPack *m_pack = nullptr;
    std::unique_ptr<SessionFolder> m_folder;
};

QTEST_GUILESS_MAIN(TestOwedHandoffs)
#include "tst_owedhandoffs.moc"
