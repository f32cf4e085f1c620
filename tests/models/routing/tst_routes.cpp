// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "models/routing/graphs/graphsource.h"
#include "tests/models/routing/graphlines.h"
#include "tests/models/session/sessionfolder.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

using Files = QList<std::pair<QString, QByteArray>>;

const QByteArray implementation = "  Implementation: {session_id: l1, mode: Solo}\n";

/// Arena, Radar, Judge and back, @p times.
Files circle(int times)
{
    Files files;
    int number = 100;
    for (int i = 0; i < times; ++i) {
        for (const char *route : {"ARENA_TO_RADAR", "RADAR_TO_JUDGE", "JUDGE_TO_ARENA"}) {
            files.append(
                {u"%1.yaml"_s.arg(++number), QByteArray(route) + "_HANDOFF:\n" + implementation});
        }
    }
    return files;
}

Files repeated(const QByteArray &route, int times)
{
    Files files;
    for (int i = 1; i <= times; ++i) {
        files.append({u"r%1.yaml"_s.arg(i), route + "_HANDOFF:\n" + implementation});
    }
    return files;
}

Files inOneFile(int times, const QByteArray &between)
{
    QByteArray text;
    for (int i = 0; i < times; ++i) {
        for (const char *route : {"ARENA_TO_JUDGE", "JUDGE_TO_ARENA"}) {
            text +=
                (text.isEmpty() ? QByteArray() : between) + route + "_HANDOFF:\n" + implementation;
        }
    }
    return {{u"rounds.yaml"_s, text}};
}

} // namespace

/// Findings on all handoffs of a folder: loops and bypasses of the hub, but nothing on times.
class TestRoutes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void loopsAreFoundBeyondTheLimit_data()
    {
        QTest::addColumn<Files>("bad");
        QTest::addColumn<Files>("good");
        QTest::newRow("loop of three") << circle(7) << circle(3);
        QTest::newRow("self-loop")
            << repeated("ARENA_TO_ARENA", 7) << repeated("ARENA_TO_ARENA", 3);
        QTest::newRow("retries that nothing answers")
            << repeated("ARENA_TO_ARENA", 4) << repeated("ARENA_TO_RADAR", 9);
        QTest::newRow("loop in one file") << inOneFile(7, "---\n") << inOneFile(3, "---\n");
    }
    void loopsAreFoundBeyondTheLimit()
    {
        QFETCH(Files, bad);
        QFETCH(Files, good);
        QVERIFY(rulesIn(graphOf(bad)).contains(u"arena.loop"_s));
        QVERIFY(!rulesIn(graphOf(good)).contains(u"arena.loop"_s));
    }

    void aLoopIsReportedOnceForEachRoundTooMany_data()
    {
        QTest::addColumn<Files>("files");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("message");
        QTest::newRow("of three") << circle(5) << 2
                                  << u"Arena → Radar → Judge → Arena for the 5th time; after 3 "
                                     "rounds the user decides"_s;
        QTest::newRow("of one") << repeated("ARENA_TO_ARENA", 5) << 2
                                << u"Arena → Arena for the 5th time; after 3 rounds the user "
                                   "decides"_s;
        QTest::newRow("documents of a file")
            << inOneFile(5, "---\n") << 2
            << u"Arena → Judge → Arena for the 5th time; after 3 rounds the user decides"_s;
    }
    void aLoopIsReportedOnceForEachRoundTooMany()
    {
        QFETCH(Files, files);
        QFETCH(int, count);
        QFETCH(QString, message);
        const SessionFolder folder;
        for (const auto &[name, text] : files) {
            folder.write(name, text);
        }
        QStringList told;
        for (const RoutingFinding &finding :
             routingGraph(readGraphSource(folder.path({}), *m_catalog), GraphKind::Agents,
                          *m_catalog)
                 .findings) {
            if (finding.rule == "arena.loop"_L1) {
                told.append(finding.message);
            }
        }
        QCOMPARE(told.size(), count);
        QVERIFY2(told.contains(message), qPrintable(told.join(u'\n')));
    }

    void nothingIsReportedTwice()
    {
        const SessionFolder folder;
        folder.write(u"1.yaml"_s, "ZORK_TO_ZORK_HANDOFF: {a: 1}\n");
        const RoutingGraph graph = routingGraph(readGraphSource(folder.path({}), *m_catalog),
                                                GraphKind::Agents, *m_catalog);
        QCOMPARE(rulesIn(graph), QStringList{u"arena.unknown-agent"_s});
    }

    void anUnnamedAgentIsNotUndeclared_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("unreadable") << QByteArray("handoff:\n  producer: [a\n  version: \"1.0\"\n"
                                                  "  engineering_review: {}\n");
        QTest::newRow("no producer") << QByteArray("handoff:\n  engineering_review: {}\n");
    }
    void anUnnamedAgentIsNotUndeclared()
    {
        QFETCH(QByteArray, text);
        const SessionFolder folder;
        folder.write(u"1.yaml"_s, text);
        const RoutingGraph graph = routingGraph(
            readGraphSource(folder.path(u"1.yaml"_s), *m_catalog), GraphKind::Agents, *m_catalog);
        QCOMPARE(graph.crossings.size(), size_t(1));
        for (const RoutingEdge &edge : graph.edges) {
            QVERIFY(edge.state != RoutingEdge::State::Undeclared);
        }
    }

    void routesAroundTheHubAreMarked()
    {
        const SessionFolder folder;
        folder.write(u"1.yaml"_s, "RADAR_TO_GUARDIAN_HANDOFF: {Note: done}\n");
        folder.write(u"2.yaml"_s, "RADAR_TO_ARENA_HANDOFF: {Note: done}\n");
        const RoutingGraph graph = routingGraph(readGraphSource(folder.path({}), *m_catalog),
                                                GraphKind::Agents, *m_catalog);
        int passing = 0;
        for (const RoutingEdge &edge : graph.edges) {
            if (edge.state == RoutingEdge::State::Undeclared) {
                const bool isToHub = graph.nodes[size_t(edge.to)].isHub;
                QCOMPARE(edge.passesHubBy, !isToHub);
                passing += edge.passesHubBy ? 1 : 0;
            }
        }
        QCOMPARE(passing, 1);
        QCOMPARE(rulesIn(graph),
                 (QStringList{u"arena.undeclared-route"_s, u"arena.undeclared-route"_s}));
    }

    void aCopyOfAFolderHasTheSamePicture()
    {
        const Files files = circle(2) + repeated("SCOUT_TO_ARENA", 2)
            + Files{{u"x.yaml"_s, "RADAR_TO_GUARDIAN_HANDOFF: {Note: done}\n"},
                    {u"y.yaml"_s, "ORACLE_TO_ZORK_HANDOFF: {Note: done}\n"}};
        const auto graphAt = [&](bool isReversed) {
            const SessionFolder folder;
            qint64 minutes = 0;
            for (const auto &[name, text] : files) {
                folder.write(name, text);
                QFile file(folder.path(name));
                minutes += isReversed ? -1 : 1;
                if (!file.open(QIODevice::ReadWrite)
                    || !file.setFileTime(QDateTime(QDate(2026, 3, 1), QTime(10, 0), QTimeZone::UTC)
                                             .addSecs(60 * minutes),
                                         QFileDevice::FileModificationTime)) {
                    qFatal("cannot set the time of %s", qPrintable(name));
                }
            }
            return routingGraph(readGraphSource(folder.path({}), *m_catalog), GraphKind::Agents,
                                *m_catalog);
        };
        const RoutingGraph first = graphAt(false);
        const RoutingGraph second = graphAt(true);
        QVERIFY(first.crossings.front().kind != second.crossings.front().kind);
        QCOMPARE(linesOf(second), linesOf(first));
        QVERIFY(
            std::ranges::equal(first.nodes, second.nodes, {}, &RoutingNode::id, &RoutingNode::id));
        QVERIFY(std::ranges::equal(first.edges, second.edges, {}, &RoutingEdge::rules,
                                   &RoutingEdge::rules));
    }

    void everyRedElementHasAFinding_data()
    {
        QTest::addColumn<QString>("path");
        const QString data = QStringLiteral(BATON_TEST_DATA);
        QTest::newRow("samples") << QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
        for (const QString &folder : QDir(data).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            for (const QString &one :
                 QDir(data + u'/' + folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                QTest::newRow(qPrintable(folder + u'/' + one)) << data + u'/' + folder + u'/' + one;
            }
        }
    }
    void everyRedElementHasAFinding()
    {
        QFETCH(const QString, path);
        const GraphSource source = readGraphSource(path, *m_catalog);
        for (const GraphKind kind : graphKinds(source, *m_catalog)) {
            const RoutingGraph graph = routingGraph(source, kind, *m_catalog);
            QSet<int> told; // nodes of findings, and adjacent ones
            for (const RoutingFinding &finding : graph.findings) {
                told.insert(finding.node);
                if (finding.edge >= 0) {
                    told.insert(graph.edges[size_t(finding.edge)].from);
                    told.insert(graph.edges[size_t(finding.edge)].to);
                }
            }
            QSet<int> excused = told;
            for (const RoutingEdge &edge : graph.edges) {
                const bool isOld = !edge.crossings.empty()
                    && std::ranges::all_of(edge.crossings, [&](int crossing) {
                           return graph.crossings[size_t(crossing)].isSuperseded;
                       });
                if (isOld || told.contains(edge.from) || told.contains(edge.to)) {
                    excused.insert(edge.from);
                    excused.insert(edge.to);
                }
                QVERIFY2(edge.state != RoutingEdge::State::Undeclared || !edge.rules.isEmpty()
                             || isOld,
                         qPrintable(graph.nodes[size_t(edge.from)].id + u" → "_s
                                    + graph.nodes[size_t(edge.to)].id));
            }
            for (size_t i = 0; i < graph.nodes.size(); ++i) {
                QVERIFY2(graph.nodes[i].isKnown || excused.contains(int(i)),
                         qPrintable(graph.nodes[i].id));
            }
        }
    }

private:
    [[nodiscard]] RoutingGraph graphOf(const Files &files) const
    {
        const SessionFolder folder;
        for (const auto &[name, text] : files) {
            folder.write(name, text);
        }
        return routingGraph(readGraphSource(folder.path({}), *m_catalog), GraphKind::Agents,
                            *m_catalog);
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestRoutes)
#include "tst_routes.moc"
