// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

QDateTime clock(int hour, int minute)
{
    return {QDate(2026, 2, 21), QTime(hour, minute), QTimeZone::UTC};
}

/// A file, its text, and when it was written.
struct Dated
{
    QString name;
    QByteArray text;
    QDateTime written;
};

const QByteArray future = "2026-11-01T12:00:00Z";
const QByteArray old = "2020-01-01T00:00:00Z";
const QString plain = u"1"_s;
const QString named = u"20260221-150000-1"_s;

/// The state of a CFD session in phase 1, written at 15:46. @p timestamps may be empty.
Dated cfdStateOf(const QString &name, const QByteArray &timestamps = {})
{
    return {u"cfd-bioreactor-state-%1.yaml"_s.arg(name),
            "session: {session_id: \"1\", session_dir: /tmp/cfd-bioreactor-session-"
                + name.toLatin1() + ", mode: LITE, current_phase: 1, status: running}\n"
                + timestamps + "phase_results:\n  phase_1: {status: in_progress}\n",
            clock(15, 46)};
}

/// A handoff that states the time @p stated, or none if that is empty.
Dated cfdHandoffOf(const QString &name, const QByteArray &kind, const QByteArray &block,
                   const QByteArray &stated, const QDateTime &written = clock(15, 50))
{
    QByteArray text = cfdHandoff(1, 1, "cfd-mathematician", "phase1-" + kind + "-1", block);
    const QByteArray line = "  timestamp: \"2026-02-21T15:40:00Z\"\n";
    text.replace(line, stated.isEmpty() ? QByteArray() : "  timestamp: \"" + stated + "\"\n");
    return {
        u"cfd-bioreactor-session-%1/handoffs/phase1-%2.yaml"_s.arg(name, QString::fromLatin1(kind)),
        text, written};
}

Dated planOf(const QString &name, const QByteArray &stated,
             const QDateTime &written = clock(15, 50))
{
    return cfdHandoffOf(name, "math-analysis", analysis, stated, written);
}

Dated swarmStateOf(const QByteArray &times = {})
{
    return {workflow,
            "workflow_id: swarm-1\ncurrent_state: DIVERGING\n" + times
                + "stages:\n  stage_2:\n    status: in_progress\n"
                  "    agents: {critic: {status: in_progress}}\n",
            clock(15, 46)};
}

Dated payloadOf(const QByteArray &stated)
{
    return {u"swarm-session-1/handoff-payload.yaml"_s,
            "handoff:\n  version: \"1.0\"\n  timestamp: " + stated
                + "\n  source: {skill: perspective-swarm, workflow_id: swarm-1, session_path: "
                  "/tmp/swarm-session-1/}\n  target: {skill: lit-pm}\n  payload: "
                  "{original_prompt: Outlet}\n",
            clock(15, 50)};
}

} // namespace

/// When a session last showed life, and which times do not tell.
class TestSignsOfLife : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void aHandoffWithAWrongClockDoesNotDecide_data()
    {
        QTest::addColumn<QList<Dated>>("files");
        QTest::addColumn<QDateTime>("last");
        QTest::addColumn<QDateTime>("started");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const QList<Dated> &files, const QDateTime &last,
                            const QDateTime &started = {}, const QString &said = {}) {
            QTest::newRow(name) << files << last << started << said;
        };
        const QString plan = u"phase1-math-analysis.yaml is dated "_s;
        const QString ahead = u", which is still to come; correct the time in it"_s;
        const QString before = u", before the session began; correct the time in it"_s;
        const QString inFuture = QString::fromLatin1(future) + ahead;
        const QString inPast = QString::fromLatin1(old) + before;
        const QByteArray times = "timestamps: {started: 2026-02-21T15:00:00Z, last_updated: "
                                 "2026-02-21T15:45:00Z}\n";
        const QDateTime file = clock(15, 50);
        row("cfd, only a state", {cfdStateOf(plain)}, clock(15, 46));
        row("cfd, no times", {cfdStateOf(plain), planOf(plain, {})}, file);
        row("cfd, right", {cfdStateOf(plain), planOf(plain, "2026-02-21T15:20:00Z")}, file,
            clock(15, 20));
        row("cfd, a clock within the tolerance",
            {cfdStateOf(plain), planOf(plain, "2026-02-21T15:58:00Z")}, clock(15, 58),
            clock(15, 58));
        row("cfd, future", {cfdStateOf(plain), planOf(plain, future)}, file, {}, plan + inFuture);
        row("cfd, old", {cfdStateOf(plain), planOf(plain, old)}, file);
        row("cfd, old in a named folder", {cfdStateOf(named), planOf(named, old)}, file,
            clock(15, 0), plan + inPast);
        row("cfd, only a start in the state",
            {cfdStateOf(plain, "timestamps: {started: 2026-02-21T15:00:00Z}\n"),
             planOf(plain, old)},
            file, clock(15, 0), plan + inPast);
        row("cfd, times in the state and a future handoff",
            {cfdStateOf(plain, times), planOf(plain, future)}, file, clock(15, 0), plan + inFuture);
        row("cfd, times in the state and an old handoff",
            {cfdStateOf(plain, times), planOf(plain, old)}, file, clock(15, 0), plan + inPast);
        row("swarm, no times", {swarmStateOf(), payloadOf("null")}, file);
        row("swarm, future", {swarmStateOf(), payloadOf(future)}, file, {},
            u"handoff-payload.yaml is dated "_s + inFuture);
        row("swarm, old", {swarmStateOf(), payloadOf(old)}, file);
        row("swarm, old by the start of its state",
            {swarmStateOf("created_at: 2026-02-21T15:00:00Z\nlast_updated: 2026-02-21T15:50:00Z\n"),
             payloadOf(old)},
            file, clock(15, 0), u"handoff-payload.yaml is dated "_s + inPast);
    }

    void aHandoffWithAWrongClockDoesNotDecide()
    {
        QFETCH(const QList<Dated>, files);
        QFETCH(const QDateTime, last);
        QFETCH(const QDateTime, started);
        QFETCH(const QString, said);
        const Session soon = read(files, clock(15, 55));
        QCOMPARE(soon.summary.status, RunStatus::Running);
        QCOMPARE(soon.summary.liveness, Liveness::Alive);
        QCOMPARE(soon.summary.updated, last);
        QCOMPARE(soon.summary.started, started);
        QCOMPARE(saidBy(u"session.time-order"_s, soon).join(u'|'), said);
        const Session later = read(files, clock(16, 30));
        QCOMPARE(later.summary.liveness, Liveness::Stale);
        QCOMPARE(later.summary.updated, last);
        QCOMPARE(later.phases.at(1).status, RunStatus::Interrupted);
    }

    /// Files of a copy are no signs of life by the times in two of them.
    void aCopyIsKnownByMoreThanOneHandoff_data()
    {
        QTest::addColumn<QDateTime>("written");
        QTest::addColumn<Liveness>("liveness");
        QTest::newRow("written at once") << clock(15, 50) << Liveness::Expired;
        QTest::newRow("written one after the other") << clock(15, 47) << Liveness::Alive;
    }

    void aCopyIsKnownByMoreThanOneHandoff()
    {
        QFETCH(const QDateTime, written);
        QFETCH(const Liveness, liveness);
        Dated state = cfdStateOf(plain);
        state.written = clock(15, 50);
        const Session session =
            read({state, planOf(plain, "2026-02-20T10:00:00Z", written),
                  cfdHandoffOf(plain, "engineering-review", approval, "2026-02-20T10:10:00Z")},
                 clock(15, 55));
        QCOMPARE(session.handoffs.size(), size_t(2));
        QCOMPARE(session.summary.liveness, liveness);
        QCOMPARE(session.summary.updated,
                 liveness == Liveness::Alive ? clock(15, 50) : clock(10, 10).addDays(-1));
    }

    /// The order of handoffs and the times of rows follow from the file, too.
    void aWrongTimeIsReplacedByThatOfItsFile()
    {
        const Session session =
            read({cfdStateOf(named), planOf(named, future, clock(15, 48)),
                  cfdHandoffOf(named, "engineering-review", approval, "2026-02-21T15:50:00Z")},
                 clock(15, 55));
        QCOMPARE(session.handoffs.size(), size_t(2));
        QVERIFY(session.handoffs[0].at.path.endsWith("/phase1-math-analysis.yaml"_L1));
        QVERIFY(session.handoffs[0].isTimeOfFile);
        QCOMPARE(session.handoffs[0].time, clock(15, 48));
        QVERIFY(!session.handoffs[1].isTimeOfFile);
    }

    void aLockFromTheFutureIsDatedByItsFile()
    {
        const QList<Dated> files{
            {u"swarm-session-1/.session.lock"_s, "swarm-1\n2026-11-01T12:00:00Z\n", clock(15, 50)},
            {u"swarm-session-1/stage-1-framing.yaml"_s, "framing: {challenge: Outlet}\n",
             clock(15, 50)}};
        QCOMPARE(read(files, clock(15, 55)).summary.liveness, Liveness::Alive);
        QCOMPARE(read(files, clock(16, 30)).summary.liveness, Liveness::Stale);
    }

private:
    /// The session of @p files; the first one determines its place.
    [[nodiscard]] Session read(const QList<Dated> &files, const QDateTime &now) const
    {
        const SessionFolder folder;
        for (const Dated &file : files) {
            folder.write(file.name, file.text);
            folder.setTime(file.name, file.written);
        }
        SessionSettings settings;
        settings.now = now;
        const QString own = files.first().name.section(u'/', 0, 0);
        return readSession(sessionAt(folder.path(own), *m_catalog), *m_catalog, settings);
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSignsOfLife)
#include "tst_signsoflife.moc"
