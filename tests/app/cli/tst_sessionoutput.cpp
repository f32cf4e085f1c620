// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/graphjson.h"
#include "app/cli/output/sessions/sessionjson.h"
#include "app/cli/output/sessions/sessiontable.h"
#include "app/cli/output/sessions/sessiontextwriter.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/sessionsettings.h"
#include "tests/golden.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::cli;

namespace {

const QDateTime start(QDate(2026, 2, 21), QTime(15, 0), QTimeZone::UTC);

/// Copies the fixture; the times of the files are in the order of their names.
void copy(const QString &from, const QString &to)
{
    QStringList names;
    QDirIterator files(from, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        names.append(files.next().sliced(from.size() + 1));
    }
    names.sort();
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString target = to + u'/' + names[i];
        QVERIFY(QDir().mkpath(target.section(u'/', 0, -2)));
        QFile file(target);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(contentOf(from + u'/' + names[i]));
        QVERIFY(file.flush());
        QVERIFY(file.setFileTime(start.addSecs(i), QFileDevice::FileModificationTime));
    }
}

} // namespace

/// The output of "baton session" for the sessions in tests/data/sessions, in both formats. With
/// BATON_WRITE_GOLDEN set, it becomes the golden file.
class TestSessionOutput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void matchesTheGoldenFiles_data()
    {
        QTest::addColumn<QString>("folder");
        const auto row = [](const QString &name, const QString &folder) {
            QTest::newRow(qPrintable(name)) << (folder.isEmpty() ? name : name + u'/' + folder);
        };
        const QString cfd = u"cfd-bioreactor-session-20260221-143000-"_s;
        row(u"cfd-failed"_s, cfd + u'1');
        row(u"cfd-lite-running"_s, cfd + u'2');
        row(u"cfd-direct"_s, cfd + u'3');
        row(u"cfd-full"_s, cfd + u'4');
        row(u"cfd-broken-state"_s, cfd + u'5');
        row(u"swarm-contradictions"_s, u"swarm-session-20260221-150000-0a1b2c3d"_s);
        row(u"native-batch"_s, u"docs/.scratch/sessions/20260221-150000-plan"_s);
        row(u"arena-chain"_s, u"feature"_s);
        row(u"plain"_s, {});
    }

    void matchesTheGoldenFiles()
    {
        QFETCH(QString, folder);
        const QString name = folder.section(u'/', 0, 0);
        const QString data = QStringLiteral(BATON_TEST_DATA "/sessions/");
        const QTemporaryDir root;
        copy(data + name, root.filePath(name));
        SessionSettings settings;
        settings.now = start.addSecs(3600);
        settings.memoryMb = 16'384;
        const Session session =
            readSession(sessionAt(root.filePath(folder), *m_catalog), *m_catalog, settings);
        QByteArray json = QJsonDocument(sessionObject(session, settings.now)).toJson();
        compareGolden(data + name + ".json"_L1, json.replace(root.path().toUtf8(), "ROOT"));
        compareGolden(data + name + ".txt"_L1,
                      SessionTextWriter(session, settings.now)
                          .text()
                          .toUtf8()
                          .replace(root.path().toUtf8(), "ROOT"));
    }

    void aTableHasColumnsForItsContents()
    {
        SessionSummary failed;
        failed.title = u"one"_s;
        failed.place.protocol = u"cfd"_s;
        failed.status = RunStatus::Failed;
        failed.started = start;
        failed.ended = start.addSecs(720);
        failed.errors = 1;
        failed.warnings = 0;
        SessionSummary stale;
        stale.title = u"two\nlines"_s;
        stale.place.protocol = u"native"_s;
        stale.status = RunStatus::Running;
        stale.liveness = Liveness::Stale;
        QCOMPARE(
            sessionTable({failed, stale}, start),
            u"✗ failed              2026-02-21 15:00 UTC  12 min  cfd     one         1 error, 0 "
            u"warnings\n"
            "◷ interrupted, stale                                native  two\\nlines\n"_s);
    }

    /// Copies of a session contain the name of its folder, too.
    void sessionsOfOneNameShowADistinguishingFolder()
    {
        SessionSummary first;
        first.title = u"run"_s;
        first.place.path = u"/w/monday/session-1"_s;
        SessionSummary second = first;
        second.place.path = u"/w/tuesday/session-1"_s;
        SessionSummary third = first;
        third.place.path = u"/w/tuesday/session-2"_s;
        const QString table = sessionTable({first, second, third}, start);
        QVERIFY2(table.contains(u"run · monday/session-1\n"_s), qPrintable(table));
        QVERIFY2(table.contains(u"run · tuesday/session-1\n"_s), qPrintable(table));
        QVERIFY2(table.contains(u"run · session-2\n"_s), qPrintable(table));
    }

    void agentsWithoutAResultListTheirFiles()
    {
        RoutingGraph graph;
        graph.crossings.emplace_back().wrote = QStringList{u"/w/plan.yaml"_s};
        const QJsonValue handoff = QJsonDocument::fromJson(graphJson(graph))[u"handoffs"_s][0];
        QVERIFY(!handoff.toObject().contains(u"result"_s));
        QCOMPARE(handoff[u"wrote"_s].toArray(), QJsonArray{u"/w/plan.yaml"_s});
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSessionOutput)
#include "tst_sessionoutput.moc"
