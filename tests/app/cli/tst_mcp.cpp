// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "batonprocess.h"
#include "tests/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QByteArray lineOf(const QString &method, const QJsonObject &params, int id = 0)
{
    QJsonObject message{{u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, method}, {u"params"_s, params}};
    if (id > 0) {
        message.insert(u"id"_s, id);
    }
    return QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
}

/// A request of the revision without sessions.
QByteArray modern(int id, const QString &method, QJsonObject params = {})
{
    const QString start = u"io.modelcontextprotocol/"_s;
    params.insert(u"_meta"_s,
                  QJsonObject{{start + u"protocolVersion"_s, u"2026-07-28"_s},
                              {start + u"clientCapabilities"_s, QJsonObject()}});
    return lineOf(method, params, id);
}

QJsonObject call(const QString &tool, const QJsonObject &arguments)
{
    return {{u"name"_s, tool}, {u"arguments"_s, arguments}};
}

/// The results by id; other messages are left out.
QHash<int, QJsonObject> resultsIn(const QString &output)
{
    QHash<int, QJsonObject> results;
    for (const QString &line : output.split(u'\n', Qt::SkipEmptyParts)) {
        const QJsonObject message = QJsonDocument::fromJson(line.toUtf8()).object();
        if (message.contains("result"_L1)) {
            results.insert(message.value("id"_L1).toInt(), message.value("result"_L1).toObject());
        }
    }
    return results;
}

} // namespace

/// The built program, asked over pipes.
class TestMcp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void servesAClientWithoutInitialization()
    {
        const QTemporaryDir folder;
        write(folder.filePath(u"plan.yaml"_s), "handoff:\n  mesh_plan: {}\n");
        const Printed printed =
            BatonProcess(folder.path())
                .run({u"mcp"_s, u"."_s},
                     modern(1, u"server/discover"_s) + modern(2, u"tools/list"_s)
                         + modern(3, u"tools/call"_s,
                                  call(u"check"_s, {{u"path"_s, u"plan.yaml"_s}})));
        const QHash<int, QJsonObject> results = resultsIn(printed.out);
        QCOMPARE(results.size(), 3);
        QCOMPARE(results[3]["structuredContent"_L1]["files"_L1].toArray().size(), 1);
        QCOMPARE(printed.error, QString());
        QCOMPARE(printed.code, 0);
    }

    void servesAClientOfTheOlderRevision()
    {
        const QTemporaryDir folder;
        const Printed printed =
            BatonProcess(folder.path())
                .run({u"mcp"_s},
                     lineOf(u"initialize"_s, {{u"protocolVersion"_s, u"2025-11-25"_s}}, 1)
                         + lineOf(u"notifications/initialized"_s, {})
                         + lineOf(u"tools/list"_s, {}, 2) + lineOf(u"prompts/list"_s, {}, 3)
                         + lineOf(u"resources/list"_s, {}, 4)
                         + lineOf(u"tools/call"_s, call(u"kinds"_s, {{u"protocol"_s, u"orion"_s}}),
                                  5));
        const QHash<int, QJsonObject> results = resultsIn(printed.out);
        QCOMPARE(results.size(), 5);
        QCOMPARE(results[5]["structuredContent"_L1]["kinds"_L1].toArray().size(), 3);
        QCOMPARE(printed.code, 0);
    }

    void doesNotAnswerCancelledRequests()
    {
        const QTemporaryDir folder;
        const Printed printed =
            BatonProcess(folder.path())
                .run({u"mcp"_s},
                     modern(1, u"server/discover"_s) + modern(2, u"tools/list"_s)
                         + lineOf(u"notifications/cancelled"_s, {{u"requestId"_s, 2}}));
        QCOMPARE(resultsIn(printed.out).keys(), QList<int>{1});
    }

    void readsSessionsWhileMoreRequestsCome()
    {
        const QTemporaryDir folder;
        const QString sessions = QStringLiteral(BATON_TEST_DATA "/sessions");
        QByteArray input;
        for (int i = 1; i <= 5; ++i) {
            input += modern(i, u"tools/call"_s, call(u"sessions"_s, {{u"path"_s, sessions}}));
        }
        const Printed printed = BatonProcess(folder.path()).run({u"mcp"_s, sessions}, input);
        const QHash<int, QJsonObject> results = resultsIn(printed.out);
        QCOMPARE(results.size(), 5);
        QVERIFY(!results[1]["structuredContent"_L1]["sessions"_L1].toArray().isEmpty());
        QCOMPARE(results[5], results[1]);
    }

    void refusesAMissingFolder()
    {
        const QTemporaryDir folder;
        const BatonProcess baton(folder.path());
        const Printed printed = baton.run({u"mcp"_s, u"none"_s});
        QCOMPARE(printed.code, 2);
        QVERIFY(printed.error.contains(u"There is no folder none"_s));
        QCOMPARE(baton.run({u"mcp"_s, u"--write"_s, u"none"_s}).code, 2);
        QCOMPARE(baton.run({u"mcp"_s, u"--mask"_s, u"nothing"_s}).code, 2);
    }

    void reportsInvalidInput()
    {
        const QTemporaryDir folder;
        const Printed printed =
            BatonProcess(folder.path())
                .run({u"mcp"_s}, "\x01\x02\n{\n[]\n" + modern(1, u"server/discover"_s));
        QCOMPARE(printed.out.count(u"\"error\""_s), 3);
        QCOMPARE(resultsIn(printed.out).size(), 1);
        QCOMPARE(printed.code, 0);
    }
};

QTEST_GUILESS_MAIN(TestMcp)
#include "tst_mcp.moc"
