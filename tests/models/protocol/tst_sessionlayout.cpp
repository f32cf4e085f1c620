// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/statefile.h"

#include "tests/models/disk/folderfixture.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

SessionLayouts builtIn()
{
    static const auto catalog = ProtocolCatalog::load();
    return catalog->sessionLayouts();
}

} // namespace

class SessionLayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void foldersAreRecognisedByName_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::newRow("cfd") << u"/w/cfd-bioreactor-session-20260221-143000-48213"_s
                             << u"CFD session"_s << u"20260221-143000"_s;
        QTest::newRow("cfd without a process") << u"/w/cfd-bioreactor-session-20260221-143000"_s
                                               << u"CFD session"_s << u"20260221-143000"_s;
        QTest::newRow("cfd with another id")
            << u"/w/cfd-bioreactor-session-x"_s << u"CFD session"_s << u"x"_s;
        QTest::newRow("swarm") << u"/tmp/swarm-session-20260204-183000-a1b2c3d4"_s
                               << u"Swarm session"_s << u"20260204-183000-a1b2c3d4"_s;
        QTest::newRow("native") << u"/p/docs/.scratch/sessions/20251119-153042-grafana"_s
                                << u"Orchestrator session"_s << u"20251119-153042-grafana"_s;
        QTest::newRow("native elsewhere")
            << u"/p/sessions/20251119-153042-grafana"_s << QString() << QString();
    }

    void foldersAreRecognisedByName()
    {
        QFETCH(const QString, path);
        QString title;
        QString name;
        for (const SessionLayout *layout : builtIn()) {
            if (layout->isSession(path)) {
                QVERIFY2(title.isEmpty(), "two layouts know one folder");
                title = layout->title;
                name = layout->nameOf(path);
            }
        }
        QTEST(title, "title");
        QTEST(name, "name");
    }

    void documentsBelongToTheSessionAround_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("folder");
        QTest::newRow("in the folder of handoffs")
            << u"/w/cfd-bioreactor-session-20260221-143000-1/handoffs/a.yaml"_s
            << u"/w/cfd-bioreactor-session-20260221-143000-1"_s;
        QTest::newRow("deeper") << u"/w/swarm-session-x/perspectives/a/b.md"_s
                                << u"/w/swarm-session-x"_s;
        QTest::newRow("renamed") << u"/w/copy/handoffs/a.yaml"_s << u"/w/copy"_s;
        QTest::newRow("loose") << u"/w/copy/a.yaml"_s << QString();
        QTest::newRow("relative") << u"a.yaml"_s << QString();
        QTest::newRow("none") << QString() << QString();
    }

    void documentsBelongToTheSessionAround()
    {
        QFETCH(const QString, path);
        QTEST(sessionAround(builtIn(), path).folder, "folder");
    }

    void theStateIsReadInsideOrNextToTheFolder()
    {
        const FolderFixture place;
        const QString native = u"docs/.scratch/sessions/20251119-153042-grafana"_s;
        place.write(native + u"/state.json"_s, R"({"status": "RUNNING"})");
        place.write(u"cfd-bioreactor-session-20260221-143000-1/handoffs/a.yaml"_s, "a: 1\n");
        place.write(u"cfd-bioreactor-state-20260221-143000-1.yaml"_s,
                    "session: {session_dir: /other/place, status: failed}\n");
        place.write(u"cfd-bioreactor-state-20260101-000000-9.yaml"_s,
                    "session:\n  session_dir: /gone/cfd-bioreactor-session-20260221-143000-1/\n"
                    "  status: paused\n");
        const auto statusOf = [&](const QString &document) {
            const SessionFolderMatch spot = sessionAround(builtIn(), place.path(document));
            const StateFile file = readStateFile(*spot.layout, spot.folder);
            return textAt(file.tree(), spot.layout->reading.state.status);
        };
        QCOMPARE(statusOf(native + u"/prompt.md"_s), u"RUNNING"_s);
        QCOMPARE(statusOf(u"cfd-bioreactor-session-20260221-143000-1/handoffs/a.yaml"_s),
                 u"paused"_s);
    }

    void aNewLayoutNeedsNoCode()
    {
        const FolderFixture place;
        place.write(u"kitchen/order.schema.json"_s, R"({"type": "object"})");
        place.write(
            u"kitchen/protocol.yaml"_s,
            "id: kitchen\nkinds: [{name: order, schema: order.schema.json, has: [/order]}]\n"
            "sessions:\n"
            "  - {id: evening, title: Evening, folder: 'evening-*', name: '\\d+',\n"
            "     handoffs: orders, state: till.json,\n"
            "     read: {state: {status: [/a, /b]}, words: {open: running}}}\n");
        const auto catalog = ProtocolCatalog::load({place.path()});
        QVERIFY(catalog->problems().empty());
        const SessionFolderMatch spot =
            sessionAround(catalog->sessionLayouts(), u"/w/evening-12th/orders/1.yaml"_s);
        QVERIFY(spot.layout);
        QCOMPARE(spot.layout->title, u"Evening"_s);
        QCOMPARE(spot.layout->nameOf(spot.folder), u"12"_s);
        QCOMPARE(spot.layout->folderOfState(u"/w/evening-12/till.json"_s), u"/w/evening-12"_s);
        QCOMPARE(spot.layout->reading.words.value(u"open"_s), RunStatus::Running);
        QCOMPARE(spot.layout->reading.state.status.size(), size_t(2));
    }

    void mistakesAreReportedWithTheirLine_data()
    {
        QTest::addColumn<QByteArray>("layout");
        QTest::addColumn<QString>("message");
        QTest::newRow("pattern") << QByteArray("{id: a, folder: 'x*', name: '('}")
                                 << u"This pattern is not valid"_s;
        QTest::newRow("status") << QByteArray(
            "{id: a, folder: 'x*', state: s, read: {words: {z: sleeping}}}")
                                << u"“sleeping” is not a status"_s;
        QTest::newRow("id") << QByteArray("{folder: a}") << u"“id” is missing"_s;
    }

    void mistakesAreReportedWithTheirLine()
    {
        QFETCH(const QByteArray, layout);
        QFETCH(const QString, message);
        const FolderFixture place;
        place.write(u"kitchen/order.schema.json"_s, R"({"type": "object"})");
        place.write(
            u"kitchen/protocol.yaml"_s,
            "id: kitchen\nkinds: [{name: order, schema: order.schema.json, has: [/order]}]\n"
            "sessions:\n  - "
                + layout + '\n');
        const auto catalog = ProtocolCatalog::load({place.path()});
        QCOMPARE(catalog->problems().size(), size_t(1));
        QCOMPARE(catalog->problems().front().line, 4);
        QVERIFY2(catalog->problems().front().message.contains(message),
                 qPrintable(catalog->problems().front().message));
    }
};

QTEST_GUILESS_MAIN(SessionLayoutTest)
#include "tst_sessionlayout.moc"
