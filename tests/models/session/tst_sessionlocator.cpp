// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/discovery/sessionlocator.h"
#include "models/session/discovery/sessionwalk.h"
#include "tests/models/session/sessionfolder.h"

#include <QTest>

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray cfdState = "session: {session_id: \"1\", session_dir: "
                            "/tmp/cfd-bioreactor-session-1, status: running}\n";
const QByteArray swarmState = "workflow_id: a\ncurrent_state: FRAMING\n";
const QByteArray handoff = "handoff: {producer: cfd-bioreactor, from_phase: 1, mesh_plan: {}}\n";

} // namespace

/// Folders that are sessions, and the files that open them.
class TestSessionLocator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
        const SessionFolder &f = m_folder;
        f.write(u"a/cfd-bioreactor-state-1.yaml"_s, cfdState);
        f.write(u"a/cfd-bioreactor-session-1/handoffs/phase1-mesh-plan.yaml"_s, handoff);
        f.write(u"b/cfd-bioreactor-state-1.yaml"_s,
                QByteArray(cfdState).replace("cfd-bioreactor-session-1", "renamed"));
        f.write(u"b/renamed/handoffs/phase1-mesh-plan.yaml"_s, handoff);
        f.write(u"c/copied/workflow-state.yaml"_s, swarmState);
        f.write(u"d/docs/.scratch/sessions/20260101-120000-x/state.json"_s,
                R"({"session_id": "x", "status": "RUNNING"})");
        f.write(u"e/app/state.json"_s, R"({"status": "open", "windows": []})");
        f.write(u"e/copy/state.json"_s, R"({"session_id": "x", "status": "COMPLETED"})");
        f.write(u"f/1-sherpa-to-arena.yaml"_s, "SHERPA_TO_ARENA_HANDOFF: {Task: a}\n");
        f.write(u"g/cfd-bioreactor-state-9.yaml"_s, cfdState);
        f.write(u"h/notes.md"_s, "# Nothing\n");
        f.write(u"i/run/handoffs/phase1-mesh-plan.yaml"_s, handoff);
        f.write(u"j/phase1-mesh-plan.yaml"_s, handoff);
        f.write(u"j/handoffs/phase1-mesh-plan.yaml"_s, handoff);
        f.write(u"k/handoffs/1-sherpa-to-arena.yaml"_s, "SHERPA_TO_ARENA_HANDOFF: {Task: a}\n");
    }

    void sessionsAreFoundByAnyOfTheirFiles_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("layout");
        QTest::addColumn<bool>("hasState");
        const QString one = u"a/cfd-bioreactor-session-1"_s;
        QTest::newRow("the folder") << one << one << u"cfd/session"_s << true;
        QTest::newRow("the state file")
            << u"a/cfd-bioreactor-state-1.yaml"_s << one << u"cfd/session"_s << true;
        QTest::newRow("the handoffs") << one + "/handoffs"_L1 << one << u"cfd/session"_s << true;
        QTest::newRow("a handoff")
            << one + "/handoffs/phase1-mesh-plan.yaml"_L1 << one << u"cfd/session"_s << true;
        QTest::newRow("renamed") << u"b/renamed"_s << u"b/renamed"_s << u"cfd/session"_s << true;
        QTest::newRow("known by its state")
            << u"c/copied"_s << u"c/copied"_s << u"swarm/session"_s << true;
        const QString native = u"d/docs/.scratch/sessions/20260101-120000-x"_s;
        QTest::newRow("known by its place") << native << native << u"native/session"_s << true;
        QTest::newRow("copied from its place")
            << u"e/copy"_s << u"e/copy"_s << u"native/session"_s << true;
        QTest::newRow("another program's state") << u"e/app"_s << u"e/app"_s << u"/"_s << false;
        QTest::newRow("by its handoffs") << u"f"_s << u"f"_s << u"arena/folder"_s << false;
        QTest::newRow("a state alone")
            << u"g/cfd-bioreactor-state-9.yaml"_s << u"g/cfd-bioreactor-session-9"_s
            << u"cfd/session"_s << true;
        const QString plain = u"i/run/handoffs"_s;
        QTest::newRow("handoffs without a state") << plain << plain << u"cfd/"_s << false;
        QTest::newRow("their session's folder") << u"i/run"_s << plain << u"cfd/"_s << false;
        QTest::newRow("the folder above") << u"i"_s << u"i"_s << u"/"_s << false;
        QTest::newRow("with handoffs of its own") << u"j"_s << u"j"_s << u"cfd/"_s << false;
        QTest::newRow("handoffs of another protocol") << u"k"_s << u"k"_s << u"/"_s << false;
        QTest::newRow("any folder") << u"h"_s << u"h"_s << u"/"_s << false;
    }

    void sessionsAreFoundByAnyOfTheirFiles()
    {
        QFETCH(QString, path);
        QFETCH(QString, folder);
        QFETCH(QString, layout);
        QFETCH(bool, hasState);
        const SessionLocation place = sessionAt(m_folder.path(path), *m_catalog);
        QCOMPARE(place.path, m_folder.path(folder));
        QCOMPARE(place.protocol + u'/' + place.layout, layout);
        QCOMPARE(!place.stateFile.isEmpty(), hasState);
    }

    void findsEachSessionOnce()
    {
        QStringList found;
        const std::atomic_bool stop = false;
        const qsizetype skipped = m_folder.path({}).size() + 1;
        const Outcome outcome =
            walkSessions(m_folder.path({}), *m_catalog, stop, [&](const SessionLocation &place) {
                found.append(place.path.sliced(skipped));
            });
        QVERIFY(outcome.isOk());
        found.sort();
        QVERIFY(found.contains(u"a/cfd-bioreactor-session-1"_s));
        QVERIFY(found.contains(u"b/renamed"_s));
        QVERIFY(!found.contains(u"b/cfd-bioreactor-session-1"_s));
        QVERIFY(!found.contains(u"b/renamed/handoffs"_s));
        QVERIFY(found.contains(u"c/copied"_s));
        QVERIFY(found.contains(u"d/docs/.scratch/sessions/20260101-120000-x"_s));
        QVERIFY(found.contains(u"e/copy"_s));
        QVERIFY(found.contains(u"f"_s));
        QVERIFY(found.contains(u"g/cfd-bioreactor-session-9"_s));
        QVERIFY(found.contains(u"i/run/handoffs"_s));
        QVERIFY(!found.contains(u"i/run"_s));
        QVERIFY(!found.contains(u"e/app"_s));
        QVERIFY(!found.contains(u"h"_s));
        QCOMPARE(QSet<QString>(found.begin(), found.end()).size(), found.size());
    }

    /// Other folders in a session are its own, whatever they hold.
    void sessionsInSessionsAreFoundByTheirNames()
    {
        const SessionFolder folder;
        const QString outer = u"docs/.scratch/sessions/20260101-120000-x"_s;
        const QString inner = outer + u"/work/docs/.scratch/sessions/20260101-130000-y"_s;
        const QString swarm = inner + u"/swarm-session-20260101-140000-z"_s;
        const QByteArray running = R"({"session_id": "s", "status": "RUNNING"})";
        for (const QString &one : {outer, inner, outer + u"/copy"_s}) {
            folder.write(one + u"/state.json"_s, running);
        }
        folder.write(swarm + u"/workflow-state.yaml"_s, "current_state: FRAMING\n");
        folder.write(outer + u"/.git/swarm-session-1/workflow-state.yaml"_s,
                     "current_state: FRAMING\n");
        QStringList found;
        const std::atomic_bool stop = false;
        QVERIFY(walkSessions(folder.path({}), *m_catalog, stop, [&](const SessionLocation &place) {
                    found.append(place.path.sliced(folder.path({}).size() + 1));
                }).isOk());
        QCOMPARE(found, (QStringList{outer, inner, swarm}));
    }

    void amongManyFoldersOfASessionOnlySessionsAreSearched()
    {
        const SessionFolder folder;
        const QString outer = u"swarm-session-1"_s;
        const QStringList expected{outer, outer + u"/run/swarm-session-2"_s,
                                   outer + u"/run/swarm-session-2/work/swarm-session-3"_s};
        for (const QString &one : expected) {
            folder.write(one + u"/workflow-state.yaml"_s, swarmState);
        }
        for (int i = 0; i < 200; ++i) {
            folder.write(outer + u"/run/0.%1/swarm-session-4/workflow-state.yaml"_s.arg(i),
                         swarmState);
        }
        QStringList found;
        const std::atomic_bool stop = false;
        QVERIFY(walkSessions(folder.path({}), *m_catalog, stop, [&](const SessionLocation &place) {
                    found.append(place.path.sliced(folder.path({}).size() + 1));
                }).isOk());
        QCOMPARE(found, expected);
    }

    void aFolderOfASessionThatCannotBeReadIsReported()
    {
        if (geteuid() == 0) {
            QSKIP("The superuser may read everything.");
        }
        const SessionFolder folder;
        folder.write(u"swarm-session-1/workflow-state.yaml"_s, swarmState);
        folder.write(u"swarm-session-1/run/log.txt"_s, "a\n");
        const QString shut = folder.path(u"swarm-session-1/run"_s);
        QVERIFY(QFile::setPermissions(shut, {}));
        QStringList problems;
        const std::atomic_bool stop = false;
        const Outcome walked = walkSessions(
            folder.path({}), *m_catalog, stop, [](const SessionLocation &) {},
            [&problems](const QString &problem) { problems.append(problem); });
        QVERIFY(
            QFile::setPermissions(shut, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY(walked.isOk());
        QCOMPARE(problems.size(), 1);
        QVERIFY2(problems.first().contains(shut), qPrintable(problems.first()));
    }

    void stopsOnRequest()
    {
        std::atomic_bool stop = false;
        int found = 0;
        const Outcome outcome =
            walkSessions(m_folder.path({}), *m_catalog, stop, [&](const SessionLocation &) {
                ++found;
                stop = true;
            });
        QVERIFY(outcome.isOk());
        QCOMPARE(found, 1);
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    SessionFolder m_folder;
};

QTEST_GUILESS_MAIN(TestSessionLocator)
#include "tst_sessionlocator.moc"
