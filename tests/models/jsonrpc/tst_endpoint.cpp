// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/jsonrpc/endpoint.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// An endpoint with a few methods, and its messages.
class Talk
{
public:
    explicit Talk(bool isCancelAnswered = true)
        : m_endpoint(rpc::Framing::Lines,
                     [this](const QByteArray &line) { sent.append(line.trimmed()); },
                     {u"cancel"_s, u"id"_s, isCancelAnswered})
    {
        m_endpoint.answer(u"echo"_s, [this](const QJsonObject &params) {
            handled.append(params.value("word"_L1).toString());
            return params;
        });
        m_endpoint.answer(
            u"fail"_s, [](const QJsonObject &) { return rpc::Error(7, u"No."_s, QJsonArray{1}); });
        m_endpoint.answerLater(u"later"_s, [this](const QJsonObject &, const rpc::ReplyPtr &reply) {
            replies.push_back(reply);
        });
        m_endpoint.listen(u"note"_s, [this](const QJsonObject &params) {
            handled.append(params.value("word"_L1).toString());
        });
    }

    /// All messages that are sent for @p lines.
    QByteArrayList say(const QByteArray &lines)
    {
        sent.clear();
        m_endpoint.receive(lines);
        while (m_endpoint.handleNext()) { }
        return sent;
    }

    rpc::Endpoint &endpoint() { return m_endpoint; }

    QByteArrayList sent;
    QStringList handled;
    std::vector<rpc::ReplyPtr> replies;

private:
    rpc::Endpoint m_endpoint;
};

QJsonObject objectIn(const QByteArray &line)
{
    return QJsonDocument::fromJson(line).object();
}

int errorIn(const QByteArray &line)
{
    return objectIn(line).value("error"_L1).toObject().value("code"_L1).toInt();
}

} // namespace

class TestEndpoint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void answersARequest()
    {
        Talk talk;
        QCOMPARE(talk.say(R"({"jsonrpc":"2.0","id":1,"method":"echo","params":{"word":"a"}})"
                          "\n"),
                 QByteArrayList({R"({"id":1,"jsonrpc":"2.0","result":{"word":"a"}})"}));
        QCOMPARE(
            talk.say(R"({"jsonrpc":"2.0","id":"x","method":"fail"})"
                     "\n"),
            QByteArrayList(
                {R"({"error":{"code":7,"data":[1],"message":"No."},"id":"x","jsonrpc":"2.0"})"}));
    }

    void givesAnErrorForWhatItCannotHandle_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("code");
        QTest::addColumn<QJsonValue>("id");

        const QJsonValue none = QJsonValue::Null;
        QTest::newRow("no JSON") << QByteArray("hello") << -32700 << none;
        QTest::newRow("no UTF-8") << QByteArray("{\"a\": \"\xff\"}") << -32700 << none;
        QTest::newRow("cut off") << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":1") << -32700 << none;
        QTest::newRow("deeply nested") << QByteArray(100'000, '[') << -32700 << none;
        QTest::newRow("a list") << QByteArray("[]") << -32600 << none;
        QTest::newRow("a number") << QByteArray("1") << -32700 << none;
        QTest::newRow("empty") << QByteArray("{}") << -32600 << none;
        QTest::newRow("another version")
            << QByteArray(R"({"jsonrpc":"1.0","id":1,"method":"echo"})") << -32600 << QJsonValue(1);
        QTest::newRow("an id that is a list")
            << QByteArray(R"({"jsonrpc":"2.0","id":[],"method":"echo"})") << -32600 << none;
        QTest::newRow("an id that is null")
            << QByteArray(R"({"jsonrpc":"2.0","id":null,"method":"echo"})") << -32600 << none;
        QTest::newRow("no method")
            << QByteArray(R"({"jsonrpc":"2.0","id":1})") << -32600 << QJsonValue(1);
        QTest::newRow("a method that is a number")
            << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":3})") << -32600 << QJsonValue(1);
        QTest::newRow("params that are a list")
            << QByteArray(R"({"jsonrpc":"2.0","id":"a","method":"echo","params":[]})") << -32602
            << QJsonValue(u"a"_s);
        QTest::newRow("an unknown method")
            << QByteArray(R"({"jsonrpc":"2.0","id":1,"method":"dance"})") << -32601
            << QJsonValue(1);
    }

    void givesAnErrorForWhatItCannotHandle()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, code);
        QFETCH(QJsonValue, id);

        Talk talk;
        const QByteArrayList sent = talk.say(line + '\n');
        QCOMPARE(sent.size(), 1);
        QCOMPARE(errorIn(sent.first()), code);
        QCOMPARE(objectIn(sent.first()).value("id"_L1), id);
        QCOMPARE(talk.say(R"({"jsonrpc":"2.0","id":2,"method":"echo"})"
                          "\n")
                     .size(),
                 1);
    }

    void doesNotAnswerNotificationsAndResponses()
    {
        Talk talk;
        QCOMPARE(talk.say(R"({"jsonrpc":"2.0","method":"note","params":{"word":"n"}})"
                          "\n"
                          R"({"jsonrpc":"2.0","method":"unknown"})"
                          "\n"
                          R"({"jsonrpc":"2.0","id":1,"result":null})"
                          "\n"
                          R"({"jsonrpc":"2.0","id":null,"error":{"code":1,"message":"m"}})"
                          "\n"),
                 QByteArrayList());
        QCOMPARE(talk.handled, QStringList({u"n"_s}));
        QVERIFY(!talk.endpoint().isBusy());
    }

    void neverHandlesARequestThatIsCancelledInTime()
    {
        Talk talk;
        const QByteArrayList sent =
            talk.say(R"({"jsonrpc":"2.0","id":1,"method":"echo","params":{"word":"a"}})"
                     "\n"
                     R"({"jsonrpc":"2.0","id":2,"method":"echo","params":{"word":"b"}})"
                     "\n"
                     R"({"jsonrpc":"2.0","method":"cancel","params":{"id":2}})"
                     "\n");
        QCOMPARE(talk.handled, QStringList({u"a"_s}));
        QCOMPARE(sent.size(), 2);
        QCOMPARE(errorIn(sent.first()), -32800);
        QCOMPARE(objectIn(sent.first()).value("id"_L1), QJsonValue(2));
    }

    void cancelledRequestsGetNoAnswerInMcp()
    {
        Talk talk(false);
        QCOMPARE(talk.say(R"({"jsonrpc":"2.0","id":"2","method":"echo"})"
                          "\n"
                          R"({"jsonrpc":"2.0","method":"cancel","params":{"id":"2"}})"
                          "\n"),
                 QByteArrayList());
        QVERIFY(!talk.endpoint().isBusy());
    }

    void dropsTheAnswerToACancelledRequest()
    {
        Talk talk;
        QCOMPARE(talk.say(R"({"jsonrpc":"2.0","id":1,"method":"later"})"
                          "\n"),
                 QByteArrayList());
        QVERIFY(talk.endpoint().isBusy());
        QSignalSpy rested(&talk.endpoint(), &rpc::Endpoint::rested);
        talk.say(R"({"jsonrpc":"2.0","method":"cancel","params":{"id":1}})"
                 "\n");
        QCOMPARE(errorIn(talk.sent.first()), -32800);
        QVERIFY(talk.replies.front()->isDone());
        talk.sent.clear();
        talk.replies.front()->send(QJsonValue(1));
        QCOMPARE(talk.sent, QByteArrayList());
        QVERIFY(rested.count() > 0);
    }

    void answersARequestThatWasForgotten()
    {
        Talk talk;
        talk.say(R"({"jsonrpc":"2.0","id":1,"method":"later"})"
                 "\n");
        talk.replies.clear();
        QCOMPARE(talk.sent.size(), 1);
        QCOMPARE(errorIn(talk.sent.first()), -32603);
    }

    void rejectsDuplicateRequestIds()
    {
        Talk talk;
        talk.say(R"({"jsonrpc":"2.0","id":1,"method":"later"})"
                 "\n"
                 R"({"jsonrpc":"2.0","id":1,"method":"echo"})"
                 "\n");
        QCOMPARE(talk.sent.size(), 1);
        QCOMPARE(errorIn(talk.sent.first()), -32600);
        talk.say(R"({"jsonrpc":"2.0","id":"1","method":"echo"})"
                 "\n"); // the text is another id than the number
        QCOMPARE(errorIn(talk.sent.first()), 0);
    }

    void sendsNothingAfterItWasDestroyed()
    {
        auto talk = std::make_unique<Talk>();
        talk->say(R"({"jsonrpc":"2.0","id":1,"method":"later"})"
                  "\n");
        const rpc::ReplyPtr reply = talk->replies.front();
        talk.reset();
        QVERIFY(reply->isDone());
        reply->send(QJsonValue(1));
    }
};

QTEST_GUILESS_MAIN(TestEndpoint)
#include "tst_endpoint.moc"
