// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/jsonrpc/framing.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

constexpr qsizetype limit = 100;

/// The messages that a reader finds in @p pieces, with "!" for each mistake.
QByteArrayList read(rpc::Framing framing, const QByteArrayList &pieces)
{
    rpc::FrameReader reader(framing, limit);
    QByteArrayList read;
    const auto takeAll = [&] {
        while (const auto frame = reader.next()) {
            read.append(*frame ? **frame : QByteArray("!"));
        }
    };
    for (const QByteArray &piece : pieces) {
        reader.add(piece);
        takeAll();
    }
    reader.end();
    takeAll();
    return read;
}

} // namespace

class TestFraming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void readsMessages_data()
    {
        QTest::addColumn<rpc::Framing>("framing");
        QTest::addColumn<QByteArray>("stream");
        QTest::addColumn<QByteArrayList>("messages");

        const QByteArray big(limit + 1, 'x');
        const QByteArray bigHeader =
            "Content-Length: " + QByteArray::number(big.size()) + "\r\n\r\n";
        const auto header = [](const char *name, const QByteArray &stream,
                               const QByteArrayList &messages) {
            QTest::newRow(name) << rpc::Framing::Header << stream << messages;
        };
        const auto lines = [](const char *name, const QByteArray &stream,
                              const QByteArrayList &messages) {
            QTest::newRow(name) << rpc::Framing::Lines << stream << messages;
        };
        header("one", "Content-Length: 2\r\n\r\n{}", {"{}"});
        header("two", "Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]", {"{}", "[1]"});
        header("with its type", "Content-Type: x; y=z\r\nContent-Length: 2\r\n\r\n{}", {"{}"});
        header("in another case", "content-length:2\r\n\r\n{}", {"{}"});
        header("with line feeds only", "Content-Length: 2\n\n{}", {"{}"});
        header("of no bytes", "Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", {"", "{}"});
        header("in bytes, not in characters", "Content-Length: 3\r\n\r\n\xe2\x82\xac",
               {"\xe2\x82\xac"});
        header("behind rubbish", "{\"a\": 1}\r\nmore\r\nContent-Length: 2\r\n\r\n{}", {"!", "{}"});
        header("behind a length that is none",
               "Content-Length: two\r\n\r\nContent-Length: 2\r\n\r\n{}", {"!", "{}"});
        header("behind a negative length", "Content-Length: -2\r\n\r\nContent-Length: 2\r\n\r\n{}",
               {"!", "{}"});
        header("behind a length beyond all numbers",
               "Content-Length: 99999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}",
               {"!", "{}"});
        header("behind one that is too large", bigHeader + big + "Content-Length: 2\r\n\r\n{}",
               {"!", "{}"});
        header("behind a line that does not end",
               QByteArray(10'000, 'x') + "\r\nContent-Length: 2\r\n\r\n{}", {"!", "{}"});
        header("that is cut off", "Content-Length: 20\r\n\r\n{}", {});
        header("nothing", "", {});
        lines("one line", "{}\n", {"{}"});
        lines("two lines", "{}\n[1]\n", {"{}", "[1]"});
        lines("with a carriage return", "{}\r\n", {"{}\r"});
        lines("empty lines between", "\n{}\n\n \n[1]\n", {"{}", "[1]"});
        lines("the last without an end", "{}\n[1]", {"{}", "[1]"});
        lines("behind one that is too long", big + "\n{}\n", {"!", "{}"});
    }

    void readsMessages()
    {
        QFETCH(rpc::Framing, framing);
        QFETCH(QByteArray, stream);
        QFETCH(QByteArrayList, messages);

        QCOMPARE(read(framing, {stream}), messages);
        QByteArrayList bytes;
        for (const char byte : std::as_const(stream)) {
            bytes.append(QByteArray(1, byte));
        }
        QCOMPARE(read(framing, bytes), messages);
    }

    void readsWhatItWrites()
    {
        for (const rpc::Framing framing : {rpc::Framing::Header, rpc::Framing::Lines}) {
            const QByteArray stream =
                rpc::framed(framing, "{\"a\":1}") + rpc::framed(framing, "{\"b\":\"\xc3\xa4\"}");
            QCOMPARE(read(framing, {stream}),
                     QByteArrayList({"{\"a\":1}", "{\"b\":\"\xc3\xa4\"}"}));
        }
    }
};

QTEST_GUILESS_MAIN(TestFraming)
#include "tst_framing.moc"
