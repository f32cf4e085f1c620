// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/languageserver.h"

#include "models/protocol/catalog/catalog.h"
#include "tests/benchmarks/challenges.h"
#include "tests/benchmarks/turns.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int runs = sized(41);

/// A language server with one open document, as a client at a pipe has it.
class Served
{
public:
    explicit Served(const QByteArray &text)
        : m_endpoint(rpc::Framing::Header,
                     [this](const QByteArray &bytes) {
                         m_told += bytes.contains("publishDiagnostics") ? 1 : 0;
                     },
                     {u"$/cancelRequest"_s, u"id"_s})
        , m_server(m_endpoint, [this](const QString &) { return m_catalog; }, u"1.0"_s)
    {
        say({{u"id"_s, 1}, {u"method"_s, u"initialize"_s}, {u"params"_s, QJsonObject()}});
        const QJsonObject document{{u"uri"_s, u"file:///x/review.yaml"_s},
                                   {u"version"_s, 1},
                                   {u"text"_s, QString::fromUtf8(text)}};
        notify(u"textDocument/didOpen"_s, {{u"textDocument"_s, document}});
        m_turns.runUntil([this] { return m_told == 1; });
    }

    /// Puts @p word in place of the six letters behind column @p character of @p line, and waits
    /// for what is found then.
    void change(int line, int character, const QString &word)
    {
        const auto place = [line](int column) {
            return QJsonObject{{u"line"_s, line}, {u"character"_s, column}};
        };
        const QJsonObject edit{
            {u"range"_s,
             QJsonObject{{u"start"_s, place(character)}, {u"end"_s, place(character + 6)}}},
            {u"text"_s, word}};
        const QJsonObject document{{u"uri"_s, u"file:///x/review.yaml"_s},
                                   {u"version"_s, ++m_version}};
        const int told = m_told;
        notify(u"textDocument/didChange"_s,
               {{u"textDocument"_s, document}, {u"contentChanges"_s, QJsonArray{edit}}});
        m_turns.runUntil([this, told] { return m_told > told; });
    }

private:
    void notify(const QString &method, const QJsonObject &params)
    {
        say({{u"method"_s, method}, {u"params"_s, params}});
    }

    void say(QJsonObject message)
    {
        message.insert(u"jsonrpc"_s, u"2.0"_s);
        m_endpoint.receive(rpc::framed(rpc::Framing::Header,
                                       QJsonDocument(message).toJson(QJsonDocument::Compact)));
        while (m_endpoint.handleNext()) { }
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog = ProtocolCatalog::load();
    Turns m_turns;
    int m_told = 0;
    int m_version = 1;
    rpc::Endpoint m_endpoint;
    LanguageServer m_server;
};

void benchServedLines(int lines)
{
    const QByteArray text = longReview(lines);
    const qsizetype middle = text.indexOf("\"SEVERE\"", text.size() / 2);
    const auto line = int(text.first(middle).count('\n'));
    const auto character = int(middle - text.lastIndexOf('\n', middle));
    Served served(text);
    Times times;
    for (int i = 0; i < runs; ++i) {
        measure(times,
                [&] { served.change(line, character, i % 2 == 0 ? u"SEVERX"_s : u"SEVERE"_s); });
    }
    const QString what = u"%L1 lines, a key in an editor: until it has the findings"_s.arg(lines);
    printTimes(what, times);
    keepFigure(u"Editor"_s, what,
               u"%1, p95 %2"_s.arg(median(times), duration(times.quantile(0.95))),
               u"from the change that is sent to all diagnostics of the file"_s);
}

} // namespace

void benchLanguageServer()
{
    printHeading(u"A change told to the language server, in an engineering review"_s);
    for (const int lines : {sized(100, 60), sized(1'000, 60), sized(10'000, 60)}) {
        benchServedLines(lines);
    }
}

} // namespace baton
