// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/discovery/sessionlocator.h"
#include "models/sessionstore/sessionfollower.h"
#include "models/sessionstore/sessionstore.h"
#include "tests/models/session/sessionfolder.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QString stateName = u"cfd-bioreactor-state-1.yaml"_s;
const QString folderName = u"cfd-bioreactor-session-1"_s;
const QString reviewName = u"cfd-bioreactor-session-1/handoffs/phase2-engineering-review.yaml"_s;

QByteArray state(const QByteArray &status, int phase)
{
    return "session: {session_id: \"1\", session_dir: /tmp/cfd-bioreactor-session-1, mode: LITE, "
           "current_phase: "
        + QByteArray::number(phase) + ", status: " + status
        + "}\ntimestamps: {started: 2026-02-21T15:00:00Z, last_updated: 2026-02-21T15:50:00Z}\n"
          "phase_results:\n  phase_1: {status: complete}\n  phase_2: {status: in_progress}\n";
}

QByteArray review(int attempt, const QByteArray &status)
{
    return "handoff:\n  producer: cfd-reviewer\n  from_phase: 2\n  to_phase: 2\n"
           "  context: {task_id: phase2-review-"
        + QByteArray::number(attempt) + "}\n  engineering_review:\n    challenges: []\n"
        + "    approval_status: " + status + "\n";
}

} // namespace

class TestSessionFollower : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void init()
    {
        m_folder = std::make_unique<SessionFolder>();
        m_folder->write(stateName, state("running", 2));
        m_folder->write(reviewName, review(1, "REJECTED"));
        m_follower.reset();
        m_store = std::make_unique<SessionStore>(m_catalog);
        m_store->setSettings(testSettings());
        m_follower = std::make_unique<SessionFollower>(*m_store);
        QSignalSpy changed(m_follower.get(), &SessionFollower::changed);
        m_follower->follow(sessionAt(m_folder->path(folderName), *m_catalog));
        QVERIFY(!changed.isEmpty() || changed.wait());
        QTRY_VERIFY(!m_follower->isReading());
        QCOMPARE(session().handoffs.size(), size_t(1));
        QVERIFY(m_follower->watched() > 3);
        QCOMPARE(m_follower->unwatched(), 0);
    }

    void seesTheStateWritten()
    {
        QCOMPARE(session().summary.status, RunStatus::Running);
        m_folder->write(stateName, state("failed", 2));
        QTRY_COMPARE(session().summary.status, RunStatus::Failed);
    }

    void seesTheStateReplacedAndReplacedAgain()
    {
        for (const QByteArray word : {"paused", "failed", "complete"}) {
            m_folder->write(u"new.tmp"_s, state(word, 2));
            QFile::remove(m_folder->path(stateName));
            QVERIFY(QFile::rename(m_folder->path(u"new.tmp"_s), m_folder->path(stateName)));
            QTRY_COMPARE(session().summary.word, QString::fromLatin1(word));
        }
    }

    void seesANewHandoff()
    {
        m_folder->write(u"cfd-bioreactor-session-1/handoffs/phase2-flow-result.yaml"_s,
                        "handoff: {producer: cfd-bioreactor, from_phase: 2, flow_result: "
                        "{solver_used: MUMPS}}\n");
        QTRY_COMPARE(session().handoffs.size(), size_t(2));
    }

    void seesANewLog()
    {
        m_folder->write(u"cfd-bioreactor-session-1/logs/solve.log"_s, "started\n");
        QTRY_VERIFY(std::ranges::any_of(session().files, [](const SessionFile &file) {
            return file.path.endsWith("solve.log"_L1);
        }));
    }

    void seesALogGrowWithoutReadingTheSessionAgain()
    {
        const QString name = u"cfd-bioreactor-session-1/logs/solve.log"_s;
        m_folder->write(name, "started\n");
        const auto size = [this] {
            const auto log = std::ranges::find_if(session().files, [](const SessionFile &file) {
                return file.path.endsWith("solve.log"_L1);
            });
            return log == session().files.end() ? qint64(-1) : log->size;
        };
        QTRY_COMPARE(size(), 8);
        QTRY_VERIFY(m_follower->isIdle());
        const QDateTime read = m_follower->readAt();
        m_folder->write(name, "started\nmore\n");
        QTRY_COMPARE(size(), 13);
        QCOMPARE(m_follower->readAt(), read);
    }

    void keepsAHandoffThatIsOverwritten()
    {
        m_folder->write(reviewName, review(2, "APPROVED"));
        QTRY_COMPARE(session().handoffs.size(), size_t(2));
        const auto old = std::ranges::find_if(
            session().handoffs, [](const SessionHandoff &h) { return !h.kept.isEmpty(); });
        QVERIFY(old != session().handoffs.end());
        QCOMPARE(old->kept, review(1, "REJECTED"));
        QCOMPARE(old->attempt, 1);
        QVERIFY(old->isSuperseded);
        const auto now = std::ranges::find_if(
            session().handoffs, [](const SessionHandoff &h) { return h.kept.isEmpty(); });
        QCOMPARE(now->attempt, 2);
        QVERIFY(!now->isSuperseded);
        QCOMPARE(session().differences.size(), size_t(1));
        QCOMPARE(session().differences.front().fields, 2); // task and approval
        m_folder->write(reviewName, review(3, "APPROVED"));
        QTRY_COMPARE(session().handoffs.size(), size_t(3));
    }

    void aRestartedPhaseContinuesCounting()
    {
        m_folder->write(reviewName, review(3, "REJECTED"));
        QTRY_COMPARE(session().handoffs.size(), size_t(2));
        m_folder->write(reviewName, review(1, "APPROVED"));
        QTRY_COMPARE(session().handoffs.size(), size_t(3));
        for (const SessionHandoff &handoff : session().handoffs) {
            QCOMPARE(handoff.isSuperseded, !handoff.kept.isEmpty());
            QVERIFY(!handoff.kept.isEmpty() || handoff.attempt == 4);
        }
        const auto gate = std::ranges::find(
            session().gates, u"QG2a"_s, [](const SessionGate &known) { return known.result.id; });
        QVERIFY(gate != session().gates.end());
        QVERIFY(std::ranges::any_of(gate->result.criteria, [](const CriterionResult &criterion) {
            return criterion.state == CriterionState::Passed;
        }));
    }

    void keepsAHandoffThatIsRemovedAndWrittenAgain()
    {
        QVERIFY(QFile::remove(m_folder->path(reviewName)));
        QTRY_VERIFY(session().handoffs.empty());
        m_folder->write(reviewName, review(2, "APPROVED"));
        QTRY_COMPARE(session().handoffs.size(), size_t(2));
        QVERIFY(std::ranges::any_of(session().handoffs, [](const SessionHandoff &handoff) {
            return handoff.kept == review(1, "REJECTED");
        }));
    }

    void keepsNoPartialFiles()
    {
        const QString name = u"cfd-bioreactor-session-1/handoffs/phase2-math-analysis.yaml"_s;
        const QByteArray whole = "handoff:\n  producer: cfd-mathematician\n  from_phase: 2\n"
                                 "  math_analysis: {variational_form: a}\n";
        m_folder->write(name, whole.first(40));
        QTRY_COMPARE(session().handoffs.size(), size_t(2));
        m_folder->write(name, whole);
        QTRY_COMPARE(session().handoffs.back().kind, u"cfd.math-analysis"_s);
        QCOMPARE(session().handoffs.size(), size_t(2));
    }

    void continuesAfterTheFolderIsRemoved()
    {
        QVERIFY(QDir(m_folder->path(folderName)).removeRecursively());
        QTRY_VERIFY(session().handoffs.empty());
        m_folder->write(reviewName, review(1, "APPROVED"));
        QTRY_COMPARE(session().handoffs.size(), size_t(2)); // the removed one is kept
    }

    void isIdleWithoutChanges()
    {
        QTRY_VERIFY(m_follower->isIdle());
        const std::shared_ptr<const Session> before = m_follower->session();
        const int readings = m_store->readings();
        QVERIFY(changeOfAnotherIsSeen());
        QVERIFY(m_follower->isIdle());
        QCOMPARE(m_store->readings(), readings + readingsOfAnother);
        QCOMPARE(m_follower->session(), before);
    }

    void anotherFollowerGetsTheKnownSession()
    {
        m_folder->write(reviewName, review(2, "APPROVED"));
        QTRY_COMPARE(session().handoffs.size(), size_t(2));
        QTRY_VERIFY(!m_follower->isReading());
        const int readings = m_store->readings();
        SessionFollower other(*m_store);
        QSignalSpy changed(&other, &SessionFollower::changed);
        other.follow(sessionAt(m_folder->path(folderName), *m_catalog));
        QVERIFY(changed.wait());
        QCOMPARE(other.session(), m_follower->session());
        QCOMPARE(m_store->readings(), readings);
        m_follower->close();
        m_folder->write(reviewName, review(3, "APPROVED"));
        QTRY_COMPARE(other.session()->handoffs.size(), size_t(3));
    }

    void closingForgetsTheSession()
    {
        m_follower->close();
        QCOMPARE(m_follower->watched(), 0);
        QVERIFY(!m_follower->session());
        const int readings = m_store->readings();
        m_folder->write(stateName, state("failed", 2));
        QVERIFY(changeOfAnotherIsSeen());
        QCOMPARE(m_store->readings(), readings + readingsOfAnother);
        QVERIFY(!m_follower->session());
    }

private:
    static constexpr int readingsOfAnother = 2;

    /// Follows another session until a change of it was read: by then an earlier change of any
    /// followed session would have been read as well.
    [[nodiscard]] bool changeOfAnotherIsSeen()
    {
        const SessionFolder folder;
        folder.write(stateName, state("running", 2));
        SessionFollower other(*m_store);
        other.follow(sessionAt(folder.path(stateName), *m_catalog));
        if (!QTest::qWaitFor([&other] { return other.session() && other.isIdle(); })) {
            return false;
        }
        folder.write(stateName, state("failed", 2));
        return QTest::qWaitFor([&other] {
            return other.session()->summary.status == RunStatus::Failed && other.isIdle();
        });
    }

    [[nodiscard]] const Session &session() const { return *m_follower->session(); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<SessionFolder> m_folder;
    std::unique_ptr<SessionStore> m_store;
    std::unique_ptr<SessionFollower> m_follower;
};

QTEST_GUILESS_MAIN(TestSessionFollower)
#include "tst_sessionfollower.moc"
