// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "batonprocess.h"
#include "models/jsonrpc/framing.h"
#include "tests/files.h"
#include "tests/support/residentmemory.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray review = "handoff:\n"
                          "  # said by 🙂\n"
                          "  producer: \"cfd-reviewer\"\n"
                          "  engineering_review:\n"
                          "    aproval_status: \"APPROVED\" # kept\n"
                          "    blocking_issues: []\n";

QByteArray framed(const QByteArray &json)
{
    return rpc::framed(rpc::Framing::Header, json);
}

/// The messages in @p output; empty if it contains anything else.
QList<QJsonObject> messagesIn(const QString &output)
{
    rpc::FrameReader reader(rpc::Framing::Header);
    reader.add(output.toUtf8());
    QList<QJsonObject> messages;
    while (const auto frame = reader.next()) {
        if (!*frame) {
            return {};
        }
        messages.append(QJsonDocument::fromJson(**frame).object());
    }
    return messages;
}

QJsonObject answerTo(const QList<QJsonObject> &messages, int id)
{
    const auto found = std::ranges::find_if(messages, [id](const QJsonObject &message) {
        return message.value("id"_L1) == QJsonValue(id);
    });
    return found == messages.end() ? QJsonObject() : *found;
}

/// The program as run by an editor: until it is told to exit.
class LspProcess
{
public:
    explicit LspProcess(const QString &folder)
    {
        m_process.setWorkingDirectory(folder);
        m_process.start(QStringLiteral(BATON_PROGRAM), {u"lsp"_s, u"--stdio"_s});
    }

    ~LspProcess()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(LspProcess)

    void tell(const QString &method, const QJsonObject &params = {}, int id = 0)
    {
        QJsonObject message{{u"jsonrpc"_s, u"2.0"_s}, {u"method"_s, method}, {u"params"_s, params}};
        if (id > 0) {
            message.insert(u"id"_s, id);
        }
        m_process.write(framed(QJsonDocument(message).toJson(QJsonDocument::Compact)));
    }

    QJsonValue ask(const QString &method, const QJsonObject &params = {})
    {
        tell(method, params, ++m_lastId);
        return await([this](const QJsonObject &message) {
                   return message.value("id"_L1) == QJsonValue(m_lastId);
               })
            .value("result"_L1);
    }

    /// The params of the next notification @p method.
    QJsonObject next(const QString &method)
    {
        return await([&method](const QJsonObject &message) {
                   return message.value("method"_L1) == QJsonValue(method);
               })
            .value("params"_L1)
            .toObject();
    }

    /// Resident memory of the server in MB.
    [[nodiscard]] double memory() const
    {
        return residentMb(QString::number(m_process.processId()));
    }

    /// The exit code; -1 if it did not exit.
    int end()
    {
        const bool isEnded =
            m_process.waitForFinished(60000) && m_process.exitStatus() == QProcess::NormalExit;
        return isEnded ? m_process.exitCode() : -1;
    }

private:
    template <typename IsWanted>
    QJsonObject await(IsWanted isWanted)
    {
        for (;;) {
            while (const auto frame = m_reader.next()) {
                const QJsonObject message = QJsonDocument::fromJson(**frame).object();
                if (isWanted(message)) {
                    return message;
                }
            }
            if (!m_process.waitForReadyRead(60000)) {
                return {};
            }
            m_reader.add(m_process.readAllStandardOutput());
        }
    }

    QProcess m_process;
    rpc::FrameReader m_reader{rpc::Framing::Header};
    int m_lastId = 0;
};

} // namespace

/// The built program as a server over pipes.
class TestLsp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void servesAnEditorOverPipes()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"review.yaml"_s);
        const QString text = QString::fromUtf8(review);
        write(path, review);
        const QJsonObject document{{u"uri"_s, QUrl::fromLocalFile(path).toString()}};
        QJsonObject opened = document;
        opened.insert(u"version"_s, 1);
        opened.insert(u"text"_s, text);

        LspProcess server(folder.path());
        QCOMPARE(server.ask(u"initialize"_s)["serverInfo"_L1]["name"_L1].toString(), u"Baton"_s);
        server.tell(u"textDocument/didOpen"_s, {{u"textDocument"_s, opened}});
        const QJsonArray told =
            server.next(u"textDocument/publishDiagnostics"_s).value("diagnostics"_L1).toArray();
        QVERIFY(!told.isEmpty());
        const QJsonObject place{{u"line"_s, 4}, {u"character"_s, 6}};
        const QJsonArray actions =
            server
                .ask(u"textDocument/codeAction"_s,
                     {{u"textDocument"_s, document},
                      {u"range"_s, QJsonObject{{u"start"_s, place}, {u"end"_s, place}}},
                      {u"context"_s, QJsonObject{{u"diagnostics"_s, told}}}})
                .toArray();
        const QJsonArray edits =
            actions.first()["edit"_L1]["changes"_L1].toObject().begin().value().toArray();
        QCOMPARE(edits.size(), 1);
        QCOMPARE(edits[0]["newText"_L1].toString(), u"approval_status"_s);
        QCOMPARE(server.ask(u"shutdown"_s), QJsonValue(QJsonValue::Null));
        server.tell(u"exit"_s);
        QCOMPARE(server.end(), 0);
    }

    void memoryStaysConstantOverManyRequests()
    {
        const QTemporaryDir folder;
        const QJsonObject document{{u"uri"_s, u"untitled:1"_s}};
        LspProcess server(folder.path());
        server.ask(u"initialize"_s);
        QJsonObject opened = document;
        opened.insert(u"version"_s, 0);
        opened.insert(u"text"_s, QString::fromUtf8(review));
        server.tell(u"textDocument/didOpen"_s, {{u"textDocument"_s, opened}});
        const QJsonObject place{{u"line"_s, 2}, {u"character"_s, 15}};
        const QJsonObject letter{{u"line"_s, 2}, {u"character"_s, 16}};
        int version = 0;
        // Returns the number of hovers with content: those over a producer that the kind defines.
        const auto ask = [&](int times) {
            int answered = 0;
            for (int i = 0; i < times; ++i) {
                QJsonObject changed = document;
                changed.insert(u"version"_s, ++version);
                server.tell(
                    u"textDocument/didChange"_s,
                    {{u"textDocument"_s, changed},
                     {u"contentChanges"_s,
                      QJsonArray{QJsonObject{
                          {u"range"_s, QJsonObject{{u"start"_s, place}, {u"end"_s, letter}}},
                          {u"text"_s, i % 2 == 0 ? u"x"_s : u"f"_s}}}}});
                const QJsonValue hover =
                    server.ask(u"textDocument/hover"_s,
                               {{u"textDocument"_s, document}, {u"position"_s, place}});
                answered += hover.isObject() ? 1 : 0;
            }
            return answered;
        };
        QCOMPARE(ask(1000), 1000);
        const double before = server.memory();
        QCOMPARE_GT(before, 1.0);
        QCOMPARE(ask(9000), 9000);
        QVERIFY2(server.memory() - before < 8,
                 qPrintable(u"%1 MB more"_s.arg(server.memory() - before)));
    }

    void answersAllRequestsBeforeTheEndOfInput()
    {
        const QTemporaryDir folder;
        const Printed printed =
            BatonProcess(folder.path())
                .run(
                    {u"lsp"_s},
                    framed(R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{}})")
                        + framed(
                            R"({"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":)"
                            R"({"uri":"untitled:1","version":1,"text":"handoff: {}\n"}}})")
                        + framed(
                            R"({"jsonrpc":"2.0","id":2,"method":"textDocument/documentSymbol","params":)"
                            R"({"textDocument":{"uri":"untitled:1"}}})"));
        const QList<QJsonObject> messages = messagesIn(printed.out);
        QVERIFY(answerTo(messages, 1).contains("result"_L1));
        QVERIFY(answerTo(messages, 2).contains("result"_L1));
        QCOMPARE(printed.code, 1); // it never heard of a shutdown
    }

    void reportsInvalidInput()
    {
        const QTemporaryDir folder;
        const Printed printed =
            BatonProcess(folder.path())
                .run({u"lsp"_s},
                     "what is this?\r\n" + framed("{") + framed("[1,2]") + framed("\xff\xfe")
                         + framed(R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{}})")
                         + "Content-Length: 999\r\n\r\n{");
        const QList<QJsonObject> messages = messagesIn(printed.out);
        QCOMPARE(messages.size(), 5);
        QVERIFY(std::ranges::all_of(messages.first(4), [](const QJsonObject &message) {
            return message.contains("error"_L1);
        }));
        QVERIFY(answerTo(messages, 1).contains("result"_L1));
    }
};

QTEST_GUILESS_MAIN(TestLsp)
#include "tst_lsp.moc"
