// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacemodel.h"
#include "tests/models/workspace/workspacefixtures.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// Insertion of new files into the tree of the workspace.
class WorkspaceArrivalsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void scatteredInsertionsAreReportedOnce()
    {
        WorkspaceModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        WorkspaceEntries even;
        WorkspaceEntries odd;
        for (int i = 0; i < 100; ++i) {
            (i % 2 ? odd : even).push_back(entryOf(u"f%1.yaml"_s.arg(i)));
        }
        model.update({}, even);
        const QPersistentModelIndex kept(model.indexOf(u"/w/f50.yaml"_s));
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy layouts(&model, &QAbstractItemModel::layoutChanged);
        model.update({}, odd);
        QCOMPARE(inserted.size(), 0);
        QCOMPARE(layouts.size(), 1);
        QCOMPARE(model.rowCount(model.index(0, 0)), 100);
        QCOMPARE(kept.row(), 50);
        QCOMPARE(kept.data().toString(), u"f50.yaml"_s);
        QCOMPARE(model.tally().files, 100);
    }

    void sessionsOfOneNameShowTheirDifference()
    {
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        const auto state = [](const QString &session) {
            return entryOf(u"cfd-bioreactor-session-%1/handoffs/a.yaml"_s.arg(session));
        };
        model.update({}, {state(u"20261122-100000-1"_s), state(u"20261122-110000-7"_s)});
        const auto names = [&model] {
            QStringList shown;
            const QModelIndex sessions = model.index(0, 0);
            for (int row = 0; row < model.rowCount(sessions); ++row) {
                shown.append(model.index(row, 0, sessions).data().toString());
            }
            return shown;
        };
        QCOMPARE(names(), QStringList({u"20261122-110000"_s, u"20261122-100000"_s}));
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.update({}, {state(u"20261122-100000-9"_s)});
        QCOMPARE(
            names(),
            QStringList({u"20261122-110000"_s, u"20261122-100000-1"_s, u"20261122-100000-9"_s}));
        QVERIFY(!changes.isEmpty()); // the previous one gets another name
        model.update({u"/w/cfd-bioreactor-session-20261122-100000-1/handoffs/a.yaml"_s}, {});
        QCOMPARE(names(), QStringList({u"20261122-110000"_s, u"20261122-100000"_s}));
        model.update({},
                     {entryOf(u"old/cfd-bioreactor-session-20261122-110000-7/handoffs/a.yaml"_s)});
        QCOMPARE(names().first(2),
                 QStringList({u"20261122-110000-7 · w"_s, u"20261122-110000-7 · old"_s}));
    }

    void aSessionIsMarkedByItsState_data()
    {
        QTest::addColumn<RunStatus>("state");
        QTest::addColumn<QString>("flaw");
        QTest::addColumn<WorkspaceStatus>("status");
        QTest::addColumn<QString>("word");
        const auto add = [](const char *name, RunStatus state, WorkspaceStatus status,
                            const QString &word, const QString &flaw = {}) {
            QTest::newRow(name) << state << flaw << status << word;
        };
        add("ok", RunStatus::Succeeded, WorkspaceStatus::Ok, u"ok"_s);
        add("ok, but", RunStatus::Succeeded, WorkspaceStatus::Warning,
            u"ok, although phase 2 Flow failed"_s, u"phase 2 Flow failed"_s);
        add("failed", RunStatus::Failed, WorkspaceStatus::Error, u"failed"_s);
        add("running", RunStatus::Running, WorkspaceStatus::Running, u"running"_s);
        add("waiting", RunStatus::Waiting, WorkspaceStatus::Escalate, u"waiting"_s);
        add("not told", RunStatus::Unknown, WorkspaceStatus::Unknown, u"unknown"_s);
        add("aborted", RunStatus::Aborted, WorkspaceStatus::Unknown, u"aborted"_s);
        add("created", RunStatus::Pending, WorkspaceStatus::Pending, u"pending"_s);
        add("timed out", RunStatus::TimedOut, WorkspaceStatus::Error, u"timed out"_s);
    }

    void aSessionIsMarkedByItsState()
    {
        QFETCH(RunStatus, state);
        QFETCH(QString, flaw);
        QFETCH(WorkspaceStatus, status);
        WorkspaceModel model;
        model.setCatalog(builtIn());
        model.setRoot(u"/w"_s);
        const QString folder = u"cfd-bioreactor-session-20261122-100000-1"_s;
        const WorkspaceEntry file = entryOf(u"cfd-bioreactor-state-20261122-100000-1.yaml"_s);
        model.update({},
                     {file,
                      entryOf(u"cfd-bioreactor-session-20261122-100000-1/handoffs/a.yaml"_s,
                              u"cfd.mesh-plan"_s, 0, 2)});
        const QModelIndex session = model.indexOf(file.path).parent();
        QCOMPARE(session.data(WorkspaceModel::StatusRole).value<int>(),
                 static_cast<int>(WorkspaceStatus::Pending)); // the status is not guessed
        model.takeSessions({told(folder, file.path.sliced(3), state, {}, flaw)});
        QCOMPARE(session.data(WorkspaceModel::StatusRole).value<int>(), static_cast<int>(status));
        QCOMPARE(session.data(WorkspaceModel::CountRole).toInt(), 2); // of findings below it
        const QString spoken = session.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains(u"2 warning(s)"_s), qPrintable(spoken));
        QTEST(spoken.section(u", "_s, 1).section(u", 2 warning"_s, 0, 0).section(u", CFD"_s, 0, 0),
              "word");
    }
};

QTEST_GUILESS_MAIN(WorkspaceArrivalsTest)
#include "tst_workspacearrivals.moc"
