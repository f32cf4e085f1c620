// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/discovery/sessionlocator.h"
#include "models/sessionstore/sessionfollower.h"
#include "models/sessionstore/sessionstore.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "tests/models/session/sessionfolder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// The files of a session of one protocol, before and after a change.
struct Layout
{
    QString folder;
    QString state; ///< empty: the protocol keeps none
    QByteArray stateBefore;
    QByteArray stateAfter;
    QString handoff;
    QByteArray handoffBefore;
    QByteArray handoffAfter;
};

const QString below = u"docs/.scratch/sessions/"_s;

QByteArray cfdState(const QByteArray &word)
{
    return "session: {session_id: \"1\", session_dir: /tmp/cfd-bioreactor-session-1, mode: LITE, "
           "current_phase: 2, status: "
        + word
        + "}\ntimestamps: {started: 2026-02-21T15:00:00Z, last_updated: 2026-02-21T15:50:00Z}\n"
          "phase_results:\n  phase_1: {status: complete}\n  phase_2: {status: in_progress}\n";
}

QByteArray review(const QByteArray &attempt)
{
    return "handoff:\n  producer: cfd-reviewer\n  from_phase: 2\n  to_phase: 2\n"
           "  context: {task_id: phase2-review-"
        + attempt + "}\n  engineering_review:\n    challenges: []\n    approval_status: REJECTED\n";
}

QByteArray swarmState(const QByteArray &word)
{
    return "workflow_id: swarm-20260221-143000-a\ncurrent_state: " + word
        + "\ncreated_at: 2026-02-21T15:00:00Z\nlast_updated: 2026-02-21T15:50:00Z\nstages:\n"
          "  stage_1: {status: complete}\n  stage_2: {status: in_progress}\n";
}

QByteArray payload(const QByteArray &summary)
{
    return "handoff:\n  version: \"1.0\"\n  timestamp: 2026-02-21T15:40:00Z\n"
           "  source: {skill: perspective-swarm, workflow_id: swarm-20260221-143000-a}\n"
           "  target: {skill: lit-pm}\n  payload:\n    original_prompt: \"Rebuild?\"\n"
           "    synthesis_summary: \""
        + summary + "\"\n";
}

QByteArray nativeState(const QByteArray &id, const QByteArray &word, const QByteArray &parent = {})
{
    return "{\"session_id\": \"" + id + "\", \"agent\": \"devops-agent\", \"status\": \"" + word
        + "\", \"created_at\": \"2026-02-21T15:30:00Z\", \"started_at\": \"2026-02-21T15:31:00Z\""
        + (parent.isEmpty() ? QByteArray() : ", \"parent_session\": \"" + parent + '"') + "}\n";
}

QByteArray request(const QByteArray &task)
{
    return "# Task\n\n```xml\n<agent_request "
           "xmlns=\"http://instructor-workflow.org/agent-handoff/v1\" version=\"1.0\" "
           "session_id=\"20260221-153000-p\" parent_agent=\"planning-agent\" "
           "target_agent=\"devops-agent\">\n<mode>spawn</mode>\n<original_intent>Verify"
           "</original_intent>\n<current_task_summary>"
        + task + "</current_task_summary>\n</agent_request>\n```\n";
}

QByteArray arena(const QByteArray &engine)
{
    return "ARENA_TO_GUARDIAN_HANDOFF:\n  Implementation:\n    session_id: \"arena-7\"\n"
           "    paradigm: COMPETE\n    mode: Solo\n    selected_engine: "
        + engine + "\n  Test_Status: PASS\n  Ready_For_Review: \"true\"\n";
}

QByteArray plain(const QByteArray &notes)
{
    return "handoff:\n  from: night\n  to: day\n  notes: \"" + notes + "\"\n";
}

Layout cfd()
{
    return {u"cfd-bioreactor-session-1"_s,
            u"cfd-bioreactor-state-1.yaml"_s,
            cfdState("running"),
            cfdState("failed"),
            u"cfd-bioreactor-session-1/handoffs/phase2-engineering-review.yaml"_s,
            review("1"),
            review("2")};
}

Layout swarm()
{
    const QString folder = u"swarm-session-20260221-143000-a"_s;
    return {folder,
            folder + u"/workflow-state.yaml"_s,
            swarmState("DIVERGING"),
            swarmState("FAILED"),
            folder + u"/handoff-payload.yaml"_s,
            payload("Oxygen limits"),
            payload("Shear limits")};
}

Layout orchestrator()
{
    const QString folder = below + u"20260221-153000-p"_s;
    return {folder,
            folder + u"/state.json"_s,
            nativeState("20260221-153000-p", "RUNNING"),
            nativeState("20260221-153000-p", "FAILED"),
            folder + u"/prompt.md"_s,
            request("Check the service"),
            request("Check it again")};
}

} // namespace

/// Sessions of every layout while they are followed and written to.
class TestLiveSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void cleanup() { m_follower.reset(); }

    void aStateIsFollowed_data() { addStates(); }
    void aStateIsFollowed()
    {
        QFETCH(Layout, layout);
        follow(layout);
        QCOMPARE(session().summary.status, RunStatus::Running);
        m_folder->write(layout.state, layout.stateAfter);
        QTRY_COMPARE(session().summary.status, RunStatus::Failed);
        rename(layout.state, layout.stateBefore);
        QTRY_COMPARE(session().summary.status, RunStatus::Running);
        rename(layout.state, layout.stateAfter); // a replaced file is followed as well
        QTRY_COMPARE(session().summary.status, RunStatus::Failed);
    }

    void anUnreadableStateKeepsThePreviousOne_data()
    {
        QTest::addColumn<Layout>("layout");
        QTest::addColumn<QByteArray>("broken");
        for (const Layout &layout : {cfd(), swarm(), orchestrator()}) {
            const QByteArray name = layout.folder.toUtf8();
            const QByteArray &after = layout.stateAfter;
            QTest::addRow("%s cut in the new text", name.constData())
                << layout
                << (layout.stateAfter.startsWith('{') ? after.first(60)
                                                      : after.first(30) + "\n  x: [1,\n");
            QTest::addRow("%s cut in the old text", name.constData())
                << layout << layout.stateBefore.chopped(7);
            QTest::addRow("%s empty", name.constData()) << layout << QByteArray();
            QTest::addRow("%s gone", name.constData()) << layout << QByteArray("gone");
        }
    }

    void anUnreadableStateKeepsThePreviousOne()
    {
        QFETCH(Layout, layout);
        QFETCH(QByteArray, broken);
        follow(layout);
        const Session before = session();
        QVERIFY(!before.phases.empty());
        QVERIFY(!before.summary.stateKept.isValid());
        if (broken == "gone") {
            QVERIFY(QFile::remove(m_folder->path(layout.state)));
        } else {
            m_folder->write(layout.state, broken);
        }
        QTRY_VERIFY(session().summary.stateKept.isValid());
        QCOMPARE(session().summary.status, RunStatus::Running);
        QCOMPARE(session().summary.started, before.summary.started);
        QCOMPARE(session().phases.size(), before.phases.size());
        QCOMPARE(session().findings, before.findings);
        QCOMPARE(session().handoffs.size(), before.handoffs.size());
        const QDateTime kept = session().summary.stateKept;
        // Other changes are seen, and the state stays the same.
        m_folder->write(layout.handoff, layout.handoffAfter);
        QTRY_COMPARE(session().handoffs.size(), before.handoffs.size() + 1);
        QCOMPARE(session().summary.stateKept, kept);
        QCOMPARE(session().summary.status, RunStatus::Running);
        m_folder->write(layout.state, layout.stateAfter);
        QTRY_COMPARE(session().summary.status, RunStatus::Failed);
        QVERIFY(!session().summary.stateKept.isValid());
    }

    /// The state parses, but lacks parts that it had before.
    void aStateWithLostPartsKeepsThePreviousOne_data()
    {
        QTest::addColumn<Layout>("layout");
        QTest::addColumn<QByteArray>("less");
        QTest::addColumn<QString>("lost"); // one of the parts
        const QByteArray errors = "errors:\n  - {phase: 2, error_type: divergence, message: a}\n"
                                  "  - {phase: 2, error_type: divergence, message: b}\n";
        Layout told = cfd();
        told.stateBefore += errors;
        told.stateAfter += errors;
        Layout listed = cfd();
        listed.stateBefore += "phases_completed: [0, 1]\nphases_valid: [0, 1]\n";
        listed.stateAfter += "phases_completed: [0, 1]\nphases_valid: [0]\n";
        const auto upTo = [](const QByteArray &text, const QByteArray &end) {
            return text.first(text.indexOf(end));
        };
        QTest::newRow("cfd, phases")
            << cfd() << upTo(cfd().stateBefore, "phase_results") << u"Flow"_s;
        QTest::newRow("cfd, one phase")
            << cfd() << upTo(cfd().stateBefore, "  phase_2") << u"Flow"_s;
        QTest::newRow("cfd, what is valid")
            << listed << upTo(listed.stateBefore, "phases_valid") << u"phases_valid"_s;
        QTest::newRow("cfd, written anew")
            << cfd() << upTo(cfd().stateAfter, "  phase_2") << u"Flow"_s;
        QTest::newRow("cfd, errors") << told << upTo(told.stateBefore, "errors:") << u"errors"_s;
        QTest::newRow("cfd, one error")
            << told << upTo(told.stateBefore, "  - {phase: 2, error_type: divergence, message: b")
            << u"errors"_s;
        QTest::newRow("swarm, stages")
            << swarm() << upTo(swarm().stateBefore, "stages:") << QString();
        QTest::newRow("swarm, status")
            << swarm() << QByteArray(swarm().stateBefore).replace("current_state: DIVERGING\n", "")
            << u"current_state"_s;
        QTest::newRow("orchestrator, status")
            << orchestrator()
            << QByteArray(orchestrator().stateBefore).replace("\"status\": \"RUNNING\", ", "")
            << u"status"_s;
        QTest::newRow("orchestrator, an empty object")
            << orchestrator() << QByteArray("{}\n") << u"session_id"_s;
    }

    void aStateWithLostPartsKeepsThePreviousOne()
    {
        QFETCH(Layout, layout);
        QFETCH(QByteArray, less);
        QFETCH(QString, lost);
        follow(layout);
        const Session before = session();
        m_folder->write(layout.state, less);
        QTRY_VERIFY(session().summary.stateKept.isValid());
        QVERIFY2(lost.isEmpty() ? !session().summary.stateLost.isEmpty()
                                : session().summary.stateLost.contains(lost),
                 qPrintable(session().summary.stateLost.join(u", "_s)));
        QVERIFY(wording::stateKept(session().summary).contains(lost));
        QCOMPARE(session().summary.status, before.summary.status);
        QCOMPARE(session().phases, before.phases);
        QCOMPARE(session().errors, before.errors);
        QCOMPARE(session().findings, before.findings);
        m_folder->write(layout.state, layout.stateAfter);
        QTRY_COMPARE(session().summary.status, RunStatus::Failed);
        QVERIFY(!session().summary.stateKept.isValid());
        QCOMPARE(session().summary.stateLost, QStringList());
    }

    /// A list or map is complete if something follows it or a bracket closes it.
    void rewrittenListsAreNoLoss_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const QByteArray one = "errors:\n  - {phase: 2, error_type: divergence, message: a}\n";
        const QByteArray two = one + "  - {phase: 2, error_type: divergence, message: b}\n";
        const QByteArray failed = cfdState("failed");
        const QByteArray complete = cfdState("complete");
        QTest::newRow("an empty list") << failed + two << complete + "errors: []\n";
        QTest::newRow("a list before others") << two + failed << one + complete;
        QTest::newRow("no list before others") << two + failed << "errors:\n" + complete;
        QTest::newRow("a list in the end, at a later time")
            << failed + two << QByteArray(complete + one).replace("T15:50", "T15:55");
        QTest::newRow("a phase that runs anew")
            << failed + "phases_valid: [0, 1]\n"
            << QByteArray(complete + "phases_valid: [0]\n")
                   .replace("  phase_2: {status: in_progress}\n", "");
    }

    void rewrittenListsAreNoLoss()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        Layout layout = cfd();
        layout.stateBefore = before;
        follow(layout);
        QCOMPARE(session().summary.status, RunStatus::Failed);
        m_folder->write(layout.state, after);
        QTRY_COMPARE(session().summary.status, RunStatus::Succeeded);
        QVERIFY(!session().summary.stateKept.isValid());
        QCOMPARE(session().summary.stateLost, QStringList());
    }

    void replacedSessionsAreNoLoss()
    {
        const Layout layout = swarm();
        follow(layout);
        m_folder->write(layout.state,
                        "workflow_id: swarm-20260221-150000-b\ncurrent_state: FAILED\n");
        QTRY_COMPARE(session().summary.status, RunStatus::Failed);
        QVERIFY(!session().summary.stateKept.isValid());
    }

    void aStateThatWasBrokenFromTheStartIsAFinding_data() { addStates(); }
    void aStateThatWasBrokenFromTheStartIsAFinding()
    {
        QFETCH(Layout, layout);
        layout.stateBefore = layout.stateBefore.startsWith('{') ? layout.stateBefore.first(60)
                                                                : layout.stateBefore + "\nx: [1,\n";
        follow(layout);
        QVERIFY(!session().summary.stateKept.isValid());
        QVERIFY(std::ranges::any_of(session().findings, [](const SessionFinding &finding) {
            return finding.rule == "session.state-unreadable"_L1;
        }));
    }

    void handoffsAreFollowed_data() { addAll(); }
    void handoffsAreFollowed()
    {
        QFETCH(Layout, layout);
        follow(layout);
        QCOMPARE(session().handoffs.size(), size_t(1));
        // Overwritten in place, and again by moving a file there.
        m_folder->write(layout.handoff, layout.handoffAfter);
        QTRY_COMPARE(session().handoffs.size(), size_t(2));
        QCOMPARE(kept(), QByteArrayList{layout.handoffBefore});
        rename(layout.handoff, layout.handoffBefore + "\n");
        QTRY_COMPARE(session().handoffs.size(), size_t(3));
        QByteArrayList both{layout.handoffBefore, layout.handoffAfter};
        std::ranges::sort(both);
        QCOMPARE(kept(), both);
    }

    void aHalfWrittenHandoffIsNotAnAttempt_data() { addAll(); }
    void aHalfWrittenHandoffIsNotAnAttempt()
    {
        QFETCH(Layout, layout);
        follow(layout);
        const QDateTime read = m_follower->readAt();
        m_folder->write(layout.handoff, layout.handoffAfter.first(30));
        QTRY_VERIFY(m_follower->readAt() > read);
        QTRY_VERIFY(!m_follower->isReading());
        m_folder->write(layout.handoff, layout.handoffAfter);
        QTRY_COMPARE(kept(), QByteArrayList{layout.handoffBefore});
        QTRY_COMPARE(session().handoffs.size(), size_t(2));
    }

    void aHandoffThatIsRemovedAndWrittenAgainKeepsTheFirst_data() { addAll(); }
    void aHandoffThatIsRemovedAndWrittenAgainKeepsTheFirst()
    {
        QFETCH(Layout, layout);
        follow(layout);
        QVERIFY(QFile::remove(m_folder->path(layout.handoff)));
        QTRY_COMPARE(session().handoffs.size(), size_t(0));
        m_folder->write(layout.handoff, layout.handoffAfter);
        QTRY_COMPARE(session().handoffs.size(), size_t(2));
        QCOMPARE(kept(), QByteArrayList{layout.handoffBefore});
    }

    void aChildIsFollowed()
    {
        followBatch();
        m_folder->write(childState(u"a"_s), child("a", "FAILED"));
        QTRY_COMPARE(statusOf(u"20260221-153100-a"_s), RunStatus::Failed);
        rename(childState(u"a"_s), child("a", "COMPLETED"));
        QTRY_COMPARE(statusOf(u"20260221-153100-a"_s), RunStatus::Succeeded);
        m_folder->write(childState(u"c"_s), child("c", "RUNNING"));
        QTRY_COMPARE(statusOf(u"20260221-153100-c"_s), RunStatus::Running);
        m_folder->write(childState(u"c"_s), child("c", "KILLED"));
        QTRY_COMPARE(statusOf(u"20260221-153100-c"_s), RunStatus::Killed);
    }

    void aChildThatIsHalfWrittenKeepsItsRow()
    {
        followBatch();
        const QDateTime read = m_follower->readAt();
        m_folder->write(childState(u"a"_s), child("a", "FAILED").first(50));
        m_folder->write(childState(u"b"_s), child("b", "FAILED"));
        QTRY_COMPARE(statusOf(u"20260221-153100-b"_s), RunStatus::Failed);
        QVERIFY(m_follower->readAt() > read);
        QCOMPARE(statusOf(u"20260221-153100-a"_s), RunStatus::Running);
        QVERIFY(QFile::remove(m_folder->path(childState(u"a"_s))));
        m_folder->write(childState(u"b"_s), child("b", "KILLED"));
        QTRY_COMPARE(statusOf(u"20260221-153100-b"_s), RunStatus::Killed);
        QCOMPARE(statusOf(u"20260221-153100-a"_s), RunStatus::Running);
        m_folder->write(childState(u"a"_s), child("a", "COMPLETED"));
        QTRY_COMPARE(statusOf(u"20260221-153100-a"_s), RunStatus::Succeeded);
    }

private:
    static void addStates()
    {
        QTest::addColumn<Layout>("layout");
        QTest::newRow("cfd") << cfd();
        QTest::newRow("swarm") << swarm();
        QTest::newRow("orchestrator") << orchestrator();
    }

    static void addAll()
    {
        addStates();
        QTest::newRow("arena") << Layout{
            u"feature"_s, {}, {}, {}, u"feature/a.yaml"_s, arena("codex"), arena("gemini")};
        QTest::newRow("plain folder")
            << Layout{u"notes"_s,         {}, {}, {}, u"notes/handoff.yaml"_s, plain("The pump"),
                      plain("The outlet")};
    }

    static QString childState(const QString &letter)
    {
        return below + u"20260221-153100-%1/state.json"_s.arg(letter);
    }

    static QByteArray child(const QByteArray &letter, const QByteArray &word)
    {
        return nativeState("20260221-153100-" + letter, word, "20260221-153000-p");
    }

    void follow(const Layout &layout)
    {
        m_folder = std::make_unique<SessionFolder>();
        if (!layout.state.isEmpty()) {
            m_folder->write(layout.state, layout.stateBefore);
        }
        m_folder->write(layout.handoff, layout.handoffBefore);
        start(layout.folder);
    }

    void followBatch()
    {
        m_folder = std::make_unique<SessionFolder>();
        const Layout parent = orchestrator();
        m_folder->write(parent.state, parent.stateBefore);
        m_folder->write(childState(u"a"_s), child("a", "RUNNING"));
        m_folder->write(childState(u"b"_s), child("b", "RUNNING"));
        start(parent.folder);
        QCOMPARE(session().phases.size(), size_t(3));
    }

    void start(const QString &folder)
    {
        m_follower.reset();
        m_store = std::make_unique<SessionStore>(m_catalog);
        m_store->setSettings(testSettings());
        m_follower = std::make_unique<SessionFollower>(*m_store);
        m_follower->follow(sessionAt(m_folder->path(folder), *m_catalog));
        QTRY_VERIFY(m_follower->session() && m_follower->isIdle());
    }

    void rename(const QString &name, const QByteArray &text) const
    {
        m_folder->write(name + u".tmp"_s, text);
        QFile::remove(m_folder->path(name));
        QVERIFY(QFile::rename(m_folder->path(name + u".tmp"_s), m_folder->path(name)));
    }

    [[nodiscard]] const Session &session() const { return *m_follower->session(); }

    [[nodiscard]] RunStatus statusOf(const QString &id) const
    {
        const auto row = std::ranges::find(session().phases, id, &SessionPhase::id);
        return row == session().phases.end() ? RunStatus::Unknown : row->status;
    }

    [[nodiscard]] QByteArrayList kept() const
    {
        QByteArrayList all;
        for (const SessionHandoff &handoff : session().handoffs) {
            if (!handoff.kept.isEmpty()) {
                all.append(handoff.kept);
            }
        }
        std::ranges::sort(all);
        return all;
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<SessionFolder> m_folder;
    std::unique_ptr<SessionStore> m_store;
    std::unique_ptr<SessionFollower> m_follower;
};

QTEST_GUILESS_MAIN(TestLiveSession)
#include "tst_livesession.moc"
