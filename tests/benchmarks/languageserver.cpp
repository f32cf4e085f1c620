// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/languageserver.h"

#include "models/protocol/catalog/catalog.h"
#include "tests/benchmarks/challenges.h"
#include "tests/benchmarks/serverprocess.h"
#include "tests/benchmarks/turns.h"

#include <QCoreApplication>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int runs = sized(41);

/// A language server with one open document, connected to a client by a pipe.
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
        const QJsonObject document{
            {u"uri"_s, servedUri}, {u"version"_s, 1}, {u"text"_s, QString::fromUtf8(text)}};
        notify(u"textDocument/didOpen"_s, {{u"textDocument"_s, document}});
        m_turns.runUntil([this] { return m_told == 1; });
    }

    /// Replaces six letters after column @p character of @p line by @p word, and waits for the
    /// findings.
    void change(int line, int character, const QString &word)
    {
        const int told = m_told;
        notify(u"textDocument/didChange"_s, changeOf(++m_version, line, character, word));
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

/// A long review, and the severity in its middle that is changed.
struct Review
{
    explicit Review(int lines)
        : text(longReview(lines))
    {
        const qsizetype behind = text.indexOf("\"SEVERE\"", text.size() / 2);
        const qsizetype middle = behind < 0 ? text.lastIndexOf("\"SEVERE\"") : behind;
        line = int(text.first(middle).count('\n'));
        character = int(middle - text.lastIndexOf('\n', middle));
    }

    QByteArray text;
    int line = 0;
    int character = 0;
};

template <typename Server>
void measureChange(Times &times, Server &server, const Review &review, int turn)
{
    measure(times, [&] {
        server.change(review.line, review.character, turn % 2 == 0 ? u"SEVERX"_s : u"SEVERE"_s);
    });
}

void benchServedLines(int lines)
{
    const Review review(lines);
    Served served(review.text);
    Times times;
    for (int turn = 0; turn < runs; ++turn) {
        measureChange(times, served, review, turn);
    }
    const QString what = u"%L1 lines, a key in an editor: until it has the findings"_s.arg(lines);
    printTimes(what, times);
    keepFigure(u"Editor"_s, what,
               u"%1, p95 %2"_s.arg(median(times), duration(times.quantile(0.95))),
               u"from the change that is sent to all diagnostics of the file"_s);
}

/// The same with processes, in comparison with yaml-language-server (@p other).
void compareServedLines(int lines, const QString &other)
{
    const Review review(lines);
    const QString schema =
        u"file://" BATON_SOURCE_DIR "/resources/protocols/cfd/engineering-review.schema.json"_s;
    ServerProcess own(QCoreApplication::applicationDirPath() + u"/baton"_s, {u"lsp"_s}, review.text,
                      schema);
    ServerProcess theirs(u"node"_s, {other, u"--stdio"_s}, review.text, schema);
    ServerProcess atOnce(u"node"_s,
                         {u"-r"_s,
                          QStringLiteral(BATON_SOURCE_DIR "/tests/benchmarks/withoutdelay.cjs"),
                          other, u"--stdio"_s},
                         review.text, schema);
    Times ownTimes;
    Times theirTimes;
    Times timesAtOnce;
    for (int turn = 0; turn < sized(15); ++turn) {
        measureChange(ownTimes, own, review, turn);
        measureChange(theirTimes, theirs, review, turn);
        measureChange(timesAtOnce, atOnce, review, turn);
    }
    printTimes(u"%L1 lines, baton lsp"_s.arg(lines), ownTimes);
    printTimes(u"%L1 lines, yaml-language-server"_s.arg(lines), theirTimes);
    printTimes(u"%L1 lines, yaml-language-server that does not wait 200 ms"_s.arg(lines),
               timesAtOnce);
    keepFigure(u"Editor"_s, u"%L1 lines, a key in an editor, whole process"_s.arg(lines),
               median(ownTimes),
               u"yaml-language-server: %1, %2 without its wait of 200 ms"_s.arg(
                   median(theirTimes), median(timesAtOnce)));
}

} // namespace

void benchLanguageServer()
{
    const QList sizes{sized(100, 60), sized(1'000, 60), sized(10'000, 60)};
    printHeading(u"A change told to the language server, in an engineering review"_s);
    for (const int lines : sizes) {
        benchServedLines(lines);
    }
    const QString other = qEnvironmentVariable("BATON_YAML_LANGUAGE_SERVER");
    if (other.isEmpty()) {
        printLine(u"  BATON_YAML_LANGUAGE_SERVER names no yaml-language-server to compare with"_s);
        return;
    }
    for (const int lines : sizes) {
        compareServedLines(lines, other);
    }
}

} // namespace baton
