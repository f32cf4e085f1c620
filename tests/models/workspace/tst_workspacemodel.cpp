// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacemodel.h"

#include "tests/models/workspace/workspacefixtures.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QString session = u"cfd-bioreactor-session-20260221-143000-48213/"_s;
const QString stateFile = u"cfd-bioreactor-state-20260221-143000-48213.yaml"_s;

WorkspaceStatus statusOf(const QModelIndex &index)
{
    return static_cast<WorkspaceStatus>(index.data(WorkspaceModel::StatusRole).toInt());
}

/// Six files; each combination creates or removes groups, sessions and folders.
const QStringList universe{
    session + u"handoffs/phase1-mesh-plan.yaml"_s,
    session + u"handoffs/phase2-flow-result.yaml"_s,
    stateFile,
    u"a.yaml"_s,
    u"deep/er/b.yaml"_s,
    u"deep/c.yaml"_s,
};

WorkspaceEntries subset(int bits, int errors)
{
    WorkspaceEntries entries;
    for (int i = 0; i < universe.size(); ++i) {
        if ((bits >> i & 1) != 0) {
            entries.push_back(entryOf(universe[i], u"cfd.mesh-plan"_s, errors));
        }
    }
    return entries;
}

QStringList pathsOf(const WorkspaceEntries &entries)
{
    QStringList paths;
    for (const WorkspaceEntry &entry : entries) {
        paths.append(entry.path);
    }
    return paths;
}

} // namespace

class WorkspaceModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void sessionsAndOtherDocumentsAreInTheirGroups()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        const QAbstractItemModelTester tester(&model);
        model.setRoot(u"/w"_s);
        model.update({},
                     {entryOf(u"z/notes10.yaml"_s), entryOf(u"z/notes9.yaml"_s),
                      entryOf(u"b.yaml"_s), entryOf(stateFile, u"cfd.state"_s),
                      entryOf(session + u"handoffs/phase2-flow-result.yaml"_s),
                      entryOf(session + u"handoffs/phase1-mesh-plan.yaml"_s),
                      entryOf(session + u"perspectives/phase1-a.md"_s),
                      entryOf(u"cfd-bioreactor-session-20260222-090012-1/handoffs/x.yaml"_s)});
        QCOMPARE(outlineOf(model),
                 (QStringList{u"Sessions"_s, u" 20260222-090012"_s, u"  x"_s, u" 20260221-143000"_s,
                              u"  perspectives"_s, u"   phase1-a.md"_s, u"  phase1-mesh-plan"_s,
                              u"  phase2-flow-result"_s, u"  State"_s, u"Loose documents"_s,
                              u" z"_s, u"  notes9.yaml"_s, u"  notes10.yaml"_s, u" b.yaml"_s}));
        QCOMPARE(model.index(0, 0).data(WorkspaceModel::DetailRole).toString(), u"2"_s);
        QCOMPARE(model.index(1, 0).data(WorkspaceModel::DetailRole).toString(), u"3"_s);
    }

    void unusualNamesFitOnOneLine()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        WorkspaceEntry closed = entryOf(u"secret"_s);
        closed.problem = u"permission denied"_s;
        closed.modified = 0;
        model.update({}, {entryOf(u"a\nb.yaml"_s), closed});
        QCOMPARE(outlineOf(model).last(), u" secret"_s);
        QVERIFY(outlineOf(model).contains(u" a␊b.yaml"_s));
        QCOMPARE(model.paths(), QStringList{u"/w/a\nb.yaml"_s});
    }

    void aSessionFolderOpenedByItselfIsASession()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w/cfd-bioreactor-session-20260221-143000-48213"_s);
        model.update({}, {entryOf(session + u"handoffs/phase1-mesh-plan.yaml"_s)});
        QCOMPARE(outlineOf(model),
                 (QStringList{u"Sessions"_s, u" 20260221-143000"_s, u"  phase1-mesh-plan"_s}));
    }

    void sessionsOfAllProtocolsAreGrouped()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        const QString swarm = u"runs/swarm-session-20260301-101500-a1b2c3d4/"_s;
        const QString native = u"docs/.scratch/sessions/20260302-120000-grafana/"_s;
        const WorkspaceEntry running = entryOf(native + u"state.json"_s);
        model.update({},
                     {running, entryOf(native + u"prompt.md"_s, u"native.request"_s),
                      entryOf(swarm + u"workflow-state.yaml"_s, u"swarm.workflow-state"_s),
                      entryOf(swarm + u"handoff-payload.yaml"_s, u"swarm.payload"_s),
                      entryOf(swarm + u"perspectives/critic.md"_s),
                      entryOf(u"elsewhere/20260302-120000-grafana/state.json"_s)});
        QCOMPARE(outlineOf(model),
                 (QStringList{u"Sessions"_s, u" 20260302-120000-grafana"_s, u"  prompt.md"_s,
                              u"  State"_s, u" 20260301-101500-a1b2c3d4"_s, u"  perspectives"_s,
                              u"   critic.md"_s, u"  handoff-payload"_s, u"  State"_s,
                              u"Loose documents"_s, u" elsewhere"_s, u"  20260302-120000-grafana"_s,
                              u"   state.json"_s}));
        const QModelIndex session = model.indexOf(running.path).parent();
        model.takeSessions({told(native.chopped(1), native + u"state.json"_s, RunStatus::Running)});
        QCOMPARE(statusOf(session), WorkspaceStatus::Running);
        QCOMPARE(session.data(WorkspaceModel::DetailRole).toString(), u"Orchestrator session"_s);
    }

    void otherLayoutsGroupAgain()
    {
        WorkspaceModel model;
        const QAbstractItemModelTester tester(&model);
        model.setRoot(u"/w"_s);
        model.update({}, {entryOf(session + u"handoffs/x.yaml"_s, u"cfd.mesh-plan"_s, 2)});
        QCOMPARE(outlineOf(model).front(), u"Loose documents"_s);
        model.setCatalog(builtIn());
        QCOMPARE(outlineOf(model), (QStringList{u"Sessions"_s, u" 20260221-143000"_s, u"  x"_s}));
        QCOMPARE(model.tally().errors, 2);
        const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        model.setCatalog(builtIn());
        QVERIFY(resets.isEmpty());
    }

    void theRootOfTheFileSystemMayBeTheWorkspace()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/"_s);
        model.update({}, {entryOf(u"a.yaml"_s)});
        QCOMPARE(outlineOf(model), (QStringList{u"Loose documents"_s, u" w"_s, u"  a.yaml"_s}));
        QCOMPARE(model.index(0, 0, model.index(0, 0)).data(WorkspaceModel::PathRole).toString(),
                 u"/w"_s);
    }

    void aFileShowsItsStatusAndCount_data()
    {
        QTest::addColumn<WorkspaceEntry>("entry");
        QTest::addColumn<WorkspaceStatus>("status");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("detail");
        QTest::addColumn<QString>("accessible");
        const auto add = [](const char *name, const WorkspaceEntry &entry, WorkspaceStatus status,
                            int count, const QString &detail, const QString &accessible) {
            QTest::newRow(name) << entry << status << count << detail << accessible;
        };
        WorkspaceEntry unread = entryOf(u"f.yaml"_s);
        unread.isRead = false;
        add("not read", unread, WorkspaceStatus::Pending, 0, {}, u"f.yaml, not read yet"_s);
        add("no handoff", entryOf(u"f.yaml"_s), WorkspaceStatus::NoHandoff, 0, u"no handoff"_s,
            u"f.yaml, no handoff"_s);
        add("ok", entryOf(u"f.yaml"_s, u"cfd.mesh-plan"_s), WorkspaceStatus::Ok, 0, u"mesh-plan"_s,
            u"f.yaml, ok, mesh-plan"_s);
        add("kind in the name", entryOf(u"mesh-plan.yaml"_s, u"cfd.mesh-plan"_s),
            WorkspaceStatus::Ok, 0, {}, u"mesh-plan.yaml, ok"_s);
        add("worst first", entryOf(u"f.yaml"_s, u"cfd.mesh-plan"_s, 2, 3, 4),
            WorkspaceStatus::Error, 2, u"mesh-plan"_s,
            u"f.yaml, 2 error(s), 3 warning(s), 4 note(s), mesh-plan"_s);
        add("warning", entryOf(u"f.yaml"_s, u"cfd.mesh-plan"_s, 0, 3, 4), WorkspaceStatus::Warning,
            3, u"mesh-plan"_s, u"f.yaml, 3 warning(s), 4 note(s), mesh-plan"_s);
        WorkspaceEntry against = entryOf(u"f.yaml"_s, u"cfd.mesh-plan"_s);
        against.failsGate = true;
        add("a gate fails", against, WorkspaceStatus::GateFailed, 0, u"mesh-plan"_s,
            u"f.yaml, a gate fails, mesh-plan"_s);
        add("broken source", entryOf(u"f.yaml"_s, {}, 1), WorkspaceStatus::Error, 1, {},
            u"f.yaml, 1 error(s)"_s);
        WorkspaceEntry escalated = entryOf(u"f.yaml"_s, u"cfd.error-history"_s);
        escalated.action = Action::Escalate;
        add("escalated", escalated, WorkspaceStatus::Escalate, 0, u"error-history"_s,
            u"f.yaml, goes to the user, error-history"_s);
        WorkspaceEntry unreadable = entryOf(u"f.yaml"_s);
        unreadable.problem = u"Permission denied"_s;
        add("unreadable", unreadable, WorkspaceStatus::Unreadable, 0, u"not readable"_s,
            u"f.yaml, not readable"_s);
    }

    void aStateFileDoesNotRepeatItsKind()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        const WorkspaceEntry entry = entryOf(stateFile, u"cfd.state"_s);
        model.update({}, {entry});
        const QModelIndex index = model.indexOf(entry.path);
        QCOMPARE(index.data().toString(), u"State"_s);
        QCOMPARE(index.data(WorkspaceModel::DetailRole).toString(), QString());
    }

    void aFileShowsItsStatusAndCount()
    {
        QFETCH(const WorkspaceEntry, entry);
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        model.update({}, {entry});
        const QModelIndex index = model.indexOf(entry.path);
        QVERIFY(index.isValid());
        QTEST(statusOf(index), "status");
        QTEST(index.data(WorkspaceModel::CountRole).toInt(), "count");
        QTEST(index.data(WorkspaceModel::DetailRole).toString(), "detail");
        QTEST(index.data(Qt::AccessibleTextRole).toString(), "accessible");
        QCOMPARE(index.data(WorkspaceModel::PathRole).toString(), entry.path);
        QVERIFY(index.data(Qt::ToolTipRole).toString().contains(entry.problem));
    }

    void foldersAndSessionsSumUpTheirContents()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        const WorkspaceEntry state = entryOf(stateFile, u"cfd.state"_s);
        const auto stands = [&model](RunStatus status) {
            model.takeSessions({told(session.chopped(1), stateFile, status, u"LITE"_s)});
        };
        stands(RunStatus::Running); // known before its files are
        const WorkspaceEntry bad = entryOf(session + u"handoffs/x.yaml"_s, u"cfd.mesh-plan"_s, 2);
        model.update({}, {state, bad, entryOf(u"d/y.yaml"_s, u"cfd.mesh-plan"_s, 0, 1)});
        const QModelIndex sessionRow = model.indexOf(state.path).parent();
        QCOMPARE(statusOf(sessionRow), WorkspaceStatus::Running);
        QCOMPARE(sessionRow.data(WorkspaceModel::DetailRole).toString(), u"LITE"_s);
        QCOMPARE(sessionRow.data(WorkspaceModel::ErrorsRole).toInt(), 2);
        QCOMPARE(statusOf(model.indexOf(u"/w/d/y.yaml"_s).parent()), WorkspaceStatus::Warning);

        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        stands(RunStatus::Succeeded);
        QCOMPARE(statusOf(sessionRow), WorkspaceStatus::Ok); // its progress, not its findings
        QCOMPARE(sessionRow.data(WorkspaceModel::ErrorsRole).toInt(), 2);
        QVERIFY(!changes.isEmpty());
        model.update({state.path}, {});
        stands(RunStatus::Unknown);
        QCOMPARE(statusOf(sessionRow), WorkspaceStatus::Unknown); // nothing else is known
        QCOMPARE(sessionRow.data(WorkspaceModel::ErrorsRole).toInt(), 2);
        model.update({}, {entryOf(session + u"handoffs/x.yaml"_s, u"cfd.mesh-plan"_s)});
        QCOMPARE(statusOf(sessionRow), WorkspaceStatus::Unknown);
        model.dropSessions({u"/w/"_s + session.chopped(1)});
        QCOMPARE(sessionRow.data(WorkspaceModel::DetailRole).toString(), u"CFD session"_s);
    }

    void unchangedFilesEmitNoSignal()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        model.update({}, subset(63, 1));
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.update({}, subset(63, 1));
        QCOMPARE(changes.size(), 0);
    }

    void aFileThatIsFoundTwiceInOneBatchIsListedOnce()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        model.update({}, {entryOf(u"a.yaml"_s), entryOf(u"a.yaml"_s, u"cfd.mesh-plan"_s, 3)});
        QCOMPARE(model.paths(), QStringList{u"/w/a.yaml"_s});
        QCOMPARE(model.tally().errors, 3);
    }

    /// Every set of six files becomes every other set: 4,096 refreshes.
    void everyUpdateGivesTheNewFiles()
    {
        QHash<int, QStringList> outlines;
        for (int bits = 0; bits < 64; ++bits) {
            WorkspaceModel fresh;
            fresh.setCatalog(builtIn());
            fresh.setRoot(u"/w"_s);
            fresh.update({}, subset(bits, 1));
            outlines.insert(bits, outlineOf(fresh));
        }
        for (int before = 0; before < 64; ++before) {
            for (int after = 0; after < 64; ++after) {
                WorkspaceModel model;
                model.setCatalog(builtIn());
                const QAbstractItemModelTester tester(&model);
                model.setRoot(u"/w"_s);
                model.update({}, subset(before, 0));
                model.update(pathsOf(subset(before & ~after, 0)), subset(after, 1));
                QCOMPARE(outlineOf(model), outlines[after]);
                QCOMPARE(model.paths().size(), qPopulationCount(quint32(after)));
                QCOMPARE(model.tally().errors, int(qPopulationCount(quint32(after))));
                QCOMPARE(model.tally().files, int(qPopulationCount(quint32(after))));
            }
        }
    }

    void remainingRowsKeepTheirPersistentIndex()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        model.update({}, subset(0b111000, 0));
        const QPersistentModelIndex kept(model.indexOf(u"/w/deep/c.yaml"_s));
        model.update({u"/w/deep/er/b.yaml"_s, u"/w/a.yaml"_s}, subset(0b000111, 0));
        QVERIFY(kept.isValid());
        QCOMPARE(kept.data(WorkspaceModel::PathRole).toString(), u"/w/deep/c.yaml"_s);
        QCOMPARE(QModelIndex(kept), model.indexOf(u"/w/deep/c.yaml"_s));
    }

    void adjacentRowsChangeAsOneRange()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        WorkspaceEntries entries;
        for (int i = 0; i < 100; ++i) {
            entries.push_back(entryOf(u"f%1.yaml"_s.arg(i)));
        }
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        model.update({}, entries);
        QCOMPARE(inserted.size(), 1); // the group is inserted with its hundred files
        const WorkspaceEntries more{entryOf(u"f200.yaml"_s), entryOf(u"f201.yaml"_s)};
        model.update({}, more);
        QCOMPARE(inserted.size(), 2);
        model.update(pathsOf(more), {});
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        model.update(pathsOf(entries).sliced(10, 50), {});
        QCOMPARE(removed.size(), 1);
        model.update(pathsOf(entries), {});
        QCOMPARE(model.rowCount(), 0);
    }

    void indexesOutsideTheTreeAreInvalid()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        model.update({}, subset(63, 0));
        QVERIFY(!model.index(2, 0).isValid());
        QVERIFY(!model.index(-1, 0).isValid());
        QVERIFY(!model.index(0, 1).isValid());
        const QModelIndex file = model.indexOf(u"/w/a.yaml"_s);
        QVERIFY(!model.index(0, 0, file).isValid());
        QCOMPARE(model.rowCount(file), 0);
        QVERIFY(!model.indexOf(u"/w/none"_s).isValid());
        QCOMPARE(model.data({}, Qt::DisplayRole), QVariant());
    }

    void filesAreDraggedAsUrls()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        model.update({}, subset(63, 0));
        const QModelIndex file = model.indexOf(u"/w/a.yaml"_s);
        QVERIFY(model.flags(file).testFlag(Qt::ItemIsDragEnabled));
        QVERIFY(!model.flags(file.parent()).testFlag(Qt::ItemIsDragEnabled));
        const std::unique_ptr<QMimeData> data(model.mimeData({file, file.parent()}));
        QCOMPARE(data->urls(), QList<QUrl>{QUrl::fromLocalFile(u"/w/a.yaml"_s)});
    }

    void namesCompareByTheNumbersInThem()
    {
        QVERIFY(compareNaturally(u"phase2", u"phase10") < 0);
        QVERIFY(compareNaturally(u"a010", u"a9") > 0);
        QVERIFY(compareNaturally(u"B", u"a") > 0);
        QVERIFY(compareNaturally(u"a", u"ab") < 0);
        QVERIFY(compareNaturally(u"a", u"A") != 0);
        QVERIFY(compareNaturally(u"01", u"1") != 0);
        QCOMPARE(compareNaturally(u"x1", u"x1"), 0);
    }
};

QTEST_GUILESS_MAIN(WorkspaceModelTest)
#include "tst_workspacemodel.moc"
