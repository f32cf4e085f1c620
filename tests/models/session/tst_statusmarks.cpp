// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/childfailures.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/displaystatus.h"
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

/// A list of sessions and each session itself give one answer.
class TestSessionStanding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void aChildIsMarkedByItsOwnChildren()
    {
        const SessionFolder folder;
        const QString home = u"docs/.scratch/sessions/"_s;
        folder.write(home + u"top/state.json"_s, nativeState("top", "COMPLETED"));
        folder.write(home + u"middle/state.json"_s, nativeState("middle", "COMPLETED", "top"));
        folder.write(home + u"last/state.json"_s, nativeState("last", "FAILED", "middle"));
        const Session top = readSession(sessionAt(folder.path(home + u"top"_s), *m_catalog),
                                        *m_catalog, testSettings());
        QCOMPARE(top.phases.size(), size_t(3));
        QCOMPARE(top.phases[0].flaw, u"1 of 2 sessions that it started failed"_s);
        QCOMPARE(top.phases[1].flaw, u"1 of 1 sessions that it started failed"_s);
        QCOMPARE(statusOf(top.phases[0]), statusOf(top.summary));
        QCOMPARE(statusOf(top.phases[1]), Status::Warning);
        QCOMPARE(statusOf(top.phases[2]), Status::Error);
    }

    void theSessionsBelowAreCounted_data()
    {
        QTest::addColumn<QStringList>("parents"); // of a, b, c …, of which the last has failed
        QTest::addColumn<QStringList>("below");
        QTest::newRow("a chain") << QStringList{{}, u"a"_s, u"b"_s, u"c"_s}
                                 << QStringList{u"1 of 3"_s, u"1 of 2"_s, u"1 of 1"_s, {}};
        QTest::newRow("a tree") << QStringList{{}, u"a"_s, u"a"_s, u"b"_s}
                                << QStringList{u"1 of 3"_s, u"1 of 1"_s, {}, {}};
        QTest::newRow("a circle") << QStringList{u"d"_s, u"a"_s, u"b"_s, u"c"_s}
                                  << QStringList{u"1 of 3"_s, u"1 of 3"_s, u"1 of 3"_s, {}};
        QTest::newRow("its own parent")
            << QStringList{u"a"_s, u"a"_s} << QStringList{u"1 of 1"_s, {}};
        QTest::newRow("a parent that is gone")
            << QStringList{u"z"_s, u"a"_s} << QStringList{u"1 of 1"_s, {}};
    }

    void theSessionsBelowAreCounted()
    {
        QFETCH(QStringList, parents);
        QFETCH(QStringList, below);
        std::vector<SessionSummary> sessions;
        for (const QString &parent : std::as_const(parents)) {
            SessionSummary session;
            session.id = QChar(char16_t(u'a' + sessions.size()));
            session.place.path = u"/sessions/"_s + session.id;
            session.parent = parent;
            session.status = RunStatus::Succeeded;
            sessions.push_back(std::move(session));
        }
        sessions.back().status = RunStatus::Failed;
        addChildFlaws(sessions);
        for (size_t i = 0; i < sessions.size(); ++i) {
            const QString count = below[qsizetype(i)];
            QCOMPARE(sessions[i].flaw,
                     count.isEmpty() ? QString() : count + u" sessions that it started failed"_s);
        }
    }

    void aLongChainIsCountedInNoTime()
    {
        std::vector<SessionSummary> sessions;
        constexpr int many = 20'000;
        for (int i = 0; i < many; ++i) {
            SessionSummary session;
            session.id = QString::number(i);
            session.place.path = u"/sessions/"_s + session.id;
            session.parent = i == 0 ? QString() : QString::number(i - 1);
            session.status = i + 1 == many ? RunStatus::Failed : RunStatus::Succeeded;
            sessions.push_back(std::move(session));
        }
        addChildFlaws(sessions); // each with all below it would take minutes
        QCOMPARE(sessions.front().flaw, u"1 of 19999 sessions that it started failed"_s);
    }

    void whatFailedWithoutAStatusIsMarkedAsFailed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("session");
        QTest::addColumn<QString>("key");
        QTest::newRow("cfd") << u"cfd-bioreactor-state-1.yaml"_s
                             << cfdState("failed", 2, "  phase_2: {status: failed}\n")
                                    .replace(", status: failed}\ntimestamps", "}\ntimestamps")
                             << u"cfd-bioreactor-session-1"_s << u"session.status"_s;
        QTest::newRow("swarm") << u"swarm-session-1/workflow-state.yaml"_s
                               << swarmState("FAILED", "  stage_1: {status: failed, error: no}\n")
                                      .replace("current_state: FAILED\n", "")
                               << u"swarm-session-1"_s << u"current_state"_s;
        QTest::newRow("native") << nativeFile(
            u"a"_s,
            u"state.json"_s) << nativeState("a", "FAILED").replace("\"status\": \"FAILED\", ", "")
                                << nativeFile(u"a"_s, {}).chopped(1) << u"status"_s;
    }

    /// The finding names the key that is looked for, and the mark is the headline's.
    void whatFailedWithoutAStatusIsMarkedAsFailed()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(QString, session);
        const SessionFolder folder;
        folder.write(file, text);
        QDir().mkpath(folder.path(session));
        folder.write(session + u"/session.log"_s, "[2026-02-21T15:01:00Z] [ERROR] no disk\n");
        const Session read =
            readSession(sessionAt(folder.path(session), *m_catalog), *m_catalog, testSettings());
        const auto finding =
            std::ranges::find(read.findings, u"session.status-unknown"_s, &SessionFinding::rule);
        QVERIFY(finding != read.findings.end());
        QFETCH(QString, key);
        QCOMPARE(finding->message,
                 u"The state file names no status of the session: nothing stands at "_s + key);
        QVERIFY2(read.headline.startsWith("Failed"_L1), qPrintable(read.headline));
        QCOMPARE(statusOf(read.summary), Status::Error);
        QVERIFY(!read.next.does.isEmpty());
    }

    void aFactIsShownWhereTheNextStepHangsOnIt_data()
    {
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<bool>("isRecent");
        QTest::addColumn<bool>("isShown");
        QTest::newRow("failed, it goes on there") << QByteArray("FAILED true") << true << true;
        QTest::newRow("aborted, it goes on there") << QByteArray("ABORTED true") << true << true;
        QTest::newRow("failed, it starts anew") << QByteArray("FAILED false") << true << false;
        QTest::newRow("too old, it starts anew") << QByteArray("ABORTED true") << false << false;
        QTest::newRow("it came through") << QByteArray("COMPLETED true") << true << false;
    }

    void aFactIsShownWhereTheNextStepHangsOnIt()
    {
        QFETCH(const QByteArray, state);
        QFETCH(const bool, isRecent);
        QFETCH(const bool, isShown);
        const SessionFolder folder;
        const QString session = u"swarm-session-20260221-150000-0a1b2c3d"_s;
        const QByteArray time = isRecent ? "2026-02-21T15:20:00Z" : "2026-02-18T15:20:00Z";
        const QByteArrayList words = state.split(' ');
        folder.write(session + u"/workflow-state.yaml"_s,
                     "workflow_id: swarm-20260221-150000-0a1b2c3d\ncurrent_state: " + words[0]
                         + "\ncreated_at: " + time + "\nlast_updated: " + time
                         + "\nrecovery: {can_resume: " + words[1] + ", resume_point: stage_2}\n");
        SessionSettings settings = testSettings();
        settings.now = QDateTime(QDate(2026, 2, 21), QTime(16, 0), QTimeZone::UTC);
        const Session read =
            readSession(sessionAt(folder.path(session), *m_catalog), *m_catalog, settings);
        const auto fact = std::ranges::find(read.facts, u"Can be resumed"_s, &SessionFact::title);
        QCOMPARE(fact != read.facts.end(), isShown);
        QCOMPARE(read.next.does.contains(u"resume"_s) && !read.next.does.contains(u"cannot"_s),
                 isShown);
    }

    void whereItGoesOnIsNamedWithoutAPointToResume_data()
    {
        QTest::addColumn<QByteArray>("recovery");
        QTest::addColumn<QString>("place");
        QTest::newRow("told") << QByteArray("can_resume: true, resume_point: stage_3")
                              << u"Synthesis"_s;
        QTest::newRow("untold") << QByteArray("can_resume: true") << u"Perspectives"_s;
    }

    void whereItGoesOnIsNamedWithoutAPointToResume()
    {
        QFETCH(const QByteArray, recovery);
        QFETCH(const QString, place);
        const SessionFolder folder;
        const QString session = u"swarm-session-20260221-150000-0a1b2c3d"_s;
        folder.write(session + u"/workflow-state.yaml"_s,
                     "workflow_id: swarm-20260221-150000-0a1b2c3d\ncurrent_state: DIVERGING\n"
                     "last_updated: 2026-02-21T15:20:00Z\nstages:\n  stage_2: {status: "
                     "in_progress, started_at: 2026-02-21T15:05:00Z}\nrecovery: {"
                         + recovery + "}\n");
        SessionSettings settings = testSettings();
        settings.now = QDateTime(QDate(2026, 2, 21), QTime(16, 0), QTimeZone::UTC);
        const Session read =
            readSession(sessionAt(folder.path(session), *m_catalog), *m_catalog, settings);
        QVERIFY2(read.next.does.contains(u"resumes at "_s + place), qPrintable(read.next.does));
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSessionStanding)
#include "tst_sessionstatus.moc"
