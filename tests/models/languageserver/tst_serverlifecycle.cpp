// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "lspclient.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

int errorIn(const QJsonObject &response)
{
    return response.value("error"_L1).toObject().value("code"_L1).toInt();
}

} // namespace

class TestServerLifecycle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void initTestCase() { m_catalog = ProtocolCatalog::load(); }

    void answersNothingBeforeItIsInitialized()
    {
        LspClient client(m_catalog);
        QCOMPARE(errorIn(client.response(client.send(u"textDocument/hover"_s))), -32002);
        QCOMPARE(client.initialize().value("serverInfo"_L1).toObject().value("name"_L1),
                 QJsonValue(u"Baton"_s));
        QCOMPARE(errorIn(client.response(client.send(u"initialize"_s))), -32600);
    }

    void answersNothingAfterShutdown()
    {
        LspClient client(m_catalog);
        QSignalSpy exited(&client.server(), &LanguageServer::exitRequested);
        client.initialize();
        QCOMPARE(client.server().exitCode(), 1);
        QCOMPARE(client.ask(u"shutdown"_s), QJsonValue(QJsonValue::Null));
        QCOMPARE(errorIn(client.response(client.send(u"textDocument/hover"_s))), -32600);
        QCOMPARE(client.server().exitCode(), 0);
        client.notify(u"exit"_s);
        client.endpoint().handleNext();
        QCOMPARE(exited.count(), 1);
    }

    void agreesOnAnEncoding_data()
    {
        QTest::addColumn<QStringList>("offered");
        QTest::addColumn<QString>("chosen");

        QTest::newRow("none") << QStringList() << u"utf-16"_s;
        QTest::newRow("the preferred encoding")
            << QStringList{u"utf-8"_s, u"utf-16"_s} << u"utf-8"_s;
        QTest::newRow("the first that is known")
            << QStringList{u"utf-7"_s, u"utf-32"_s, u"utf-16"_s} << u"utf-32"_s;
        QTest::newRow("no one that is known") << QStringList{u"utf-7"_s} << u"utf-16"_s;
    }

    void agreesOnAnEncoding()
    {
        QFETCH(QStringList, offered);
        QFETCH(QString, chosen);

        LspClient client(m_catalog);
        const QJsonObject general{{u"positionEncodings"_s, QJsonArray::fromStringList(offered)}};
        const QJsonObject result = client.initialize({{u"general"_s, general}});
        QCOMPARE(result.value("capabilities"_L1).toObject().value("positionEncoding"_L1),
                 QJsonValue(chosen));
    }

    void offersPullDiagnosticsOnlyToClientsThatSupportThem()
    {
        LspClient pushed(m_catalog);
        QVERIFY(!pushed.initialize()
                     .value("capabilities"_L1)
                     .toObject()
                     .contains("diagnosticProvider"_L1));
        LspClient pulling(m_catalog);
        const QJsonObject text{{u"diagnostic"_s, QJsonObject()}};
        QVERIFY(pulling.initialize({{u"textDocument"_s, text}})
                    .value("capabilities"_L1)
                    .toObject()
                    .contains("diagnosticProvider"_L1));
    }

    void registersForFileChangesIfTheClientSupportsIt()
    {
        const QString asking = u"client/registerCapability"_s;
        LspClient client(m_catalog);
        client.initialize({{u"workspace"_s,
                            QJsonObject{{u"didChangeWatchedFiles"_s,
                                         QJsonObject{{u"dynamicRegistration"_s, true}}}}}});
        const QJsonValue registration = client.next(asking)["registrations"_L1][0];
        QCOMPARE(registration["method"_L1].toString(), u"workspace/didChangeWatchedFiles"_s);
        QCOMPARE(registration["registerOptions"_L1]["watchers"_L1][0]["globPattern"_L1].toString(),
                 u"**/*.{yaml,yml,json,xml,xsd,md,markdown,prompt}"_s);
        LspClient other(m_catalog);
        other.initialize();
        QCOMPARE(errorIn(other.response(other.send(u"textDocument/hover"_s))), -32602);
        QVERIFY(!other.cameYet(asking));
    }

    void acceptsAnyParams_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QJsonObject>("params");

        const QJsonObject open{{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)}};
        const QJsonObject odd{{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)},
                              {u"position"_s, QJsonObject{{u"line"_s, -1}, {u"character"_s, 1e99}}},
                              {u"range"_s, QJsonArray{1, 2}},
                              {u"context"_s, u"x"_s}};
        for (const char *name : {"hover", "completion", "definition", "documentSymbol",
                                 "foldingRange", "codeLens", "codeAction", "diagnostic"}) {
            const QString method = u"textDocument/"_s + QString::fromLatin1(name);
            QTest::addRow("%s without anything", name) << method << QJsonObject();
            QTest::addRow("%s without a place", name) << method << open;
            QTest::addRow("%s of an odd place", name) << method << odd;
        }
        QTest::newRow("resolve without data") << u"codeAction/resolve"_s << QJsonObject();
        QTest::newRow("resolve an unknown action")
            << u"codeAction/resolve"_s
            << QJsonObject{{u"data"_s,
                            QJsonObject{{u"uri"_s, LspClient::uriOf(u"/x/a.yaml"_s)},
                                        {u"version"_s, 1},
                                        {u"document"_s, -1},
                                        {u"finding"_s, 99}}}};
    }

    void acceptsAnyParams()
    {
        QFETCH(QString, method);
        QFETCH(QJsonObject, params);

        LspClient client(m_catalog);
        client.initialize();
        client.open(u"/x/a.yaml"_s, u"handoff:\n  producer: cfd-reviewer\n"_s);
        const QJsonObject response = client.response(client.send(method, params));
        QVERIFY(response.contains("result"_L1) || response.contains("error"_L1));
        client.notify(u"textDocument/didChange"_s, params);
        client.notify(u"textDocument/didClose"_s, params);
        client.notify(u"textDocument/didOpen"_s, params);
        QCOMPARE(errorIn(client.response(client.send(u"textDocument/hover"_s))), -32602);
    }

    void closingADocumentAnswersPendingRequests()
    {
        LspClient client(m_catalog);
        client.initialize();
        client.open(u"/x/a.yaml"_s, u"handoff: {}\n"_s);
        const QJsonObject params{{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)}};
        const int id = client.send(u"textDocument/documentSymbol"_s, params);
        client.notify(u"textDocument/didClose"_s, params);
        while (client.endpoint().handleNext()) { }
        QCOMPARE(errorIn(client.response(id)), -32801);
    }

    void cancelsARequestThatWaitsForTheAnalysis()
    {
        LspClient client(m_catalog);
        client.initialize();
        client.open(u"/x/a.yaml"_s, u"handoff: {}\n"_s);
        const QJsonObject params{{u"textDocument"_s, LspClient::textOf(u"/x/a.yaml"_s)}};
        const int id = client.send(u"textDocument/documentSymbol"_s, params);
        while (client.endpoint().handleNext()) { }
        client.notify(u"$/cancelRequest"_s, {{u"id"_s, id}});
        QCOMPARE(errorIn(client.response(id)), -32800);
        client.next(u"textDocument/publishDiagnostics"_s);
        QVERIFY(!client.endpoint().isBusy());
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestServerLifecycle)
#include "tst_serverlifecycle.moc"
