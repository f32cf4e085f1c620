// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/serverprocess.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int patience = 120'000;

QJsonObject settingsFor(const QString &schema)
{
    return {{u"validate"_s, true},
            {u"schemas"_s, QJsonObject{{schema, u"*.yaml"_s}}},
            {u"schemaStore"_s, QJsonObject{{u"enable"_s, false}}}};
}

} // namespace

QJsonObject changeOf(int version, int line, int character, const QString &word)
{
    const auto place = [line](int column) {
        return QJsonObject{{u"line"_s, line}, {u"character"_s, column}};
    };
    const QJsonObject edit{
        {u"range"_s, QJsonObject{{u"start"_s, place(character)}, {u"end"_s, place(character + 6)}}},
        {u"text"_s, word}};
    return {{u"textDocument"_s, QJsonObject{{u"uri"_s, servedUri}, {u"version"_s, version}}},
            {u"contentChanges"_s, QJsonArray{edit}}};
}

ServerProcess::ServerProcess(const QString &program, const QStringList &arguments,
                             const QByteArray &text, const QString &schema)
    : m_settings(settingsFor(schema))
{
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.start(program, arguments);
    const QJsonObject workspace{{u"configuration"_s, true}};
    say(u"initialize"_s,
        {{u"processId"_s, QJsonValue::Null},
         {u"rootUri"_s, QJsonValue::Null},
         {u"capabilities"_s, QJsonObject{{u"workspace"_s, workspace}}}},
        1);
    while (next().value("id"_L1) != QJsonValue(1)) { }
    say(u"initialized"_s, {});
    say(u"workspace/didChangeConfiguration"_s,
        {{u"settings"_s, QJsonObject{{u"yaml"_s, m_settings}}}});
    say(u"textDocument/didOpen"_s,
        {{u"textDocument"_s,
          QJsonObject{{u"uri"_s, servedUri},
                      {u"languageId"_s, u"yaml"_s},
                      {u"version"_s, m_version},
                      {u"text"_s, QString::fromUtf8(text)}}}});
    while (awaitDiagnostics() == 0) { }
}

ServerProcess::~ServerProcess()
{
    m_process.kill();
    m_process.waitForFinished();
}

void ServerProcess::change(int line, int character, const QString &word)
{
    say(u"textDocument/didChange"_s, changeOf(++m_version, line, character, word));
    awaitDiagnostics();
}

void ServerProcess::say(const QString &method, const QJsonObject &params, int id)
{
    QJsonObject message{{u"method"_s, method}, {u"params"_s, params}};
    if (id > 0) {
        message.insert(u"id"_s, id);
    }
    write(message);
}

void ServerProcess::write(QJsonObject message)
{
    message.insert(u"jsonrpc"_s, u"2.0"_s);
    m_process.write(
        rpc::framed(rpc::Framing::Header, QJsonDocument(message).toJson(QJsonDocument::Compact)));
}

qsizetype ServerProcess::awaitDiagnostics()
{
    for (;;) {
        const QJsonObject message = next();
        const QJsonObject params = message.value("params"_L1).toObject();
        if (message.value("method"_L1) == QJsonValue(u"textDocument/publishDiagnostics"_s)) {
            return params.value("diagnostics"_L1).toArray().size();
        }
        if (message.contains("id"_L1) && message.contains("method"_L1)) {
            QJsonArray settings;
            for (const QJsonValue item : params.value("items"_L1).toArray()) {
                settings.append(item["section"_L1] == QJsonValue(u"yaml"_s) ? QJsonValue(m_settings)
                                                                            : QJsonValue());
            }
            write({{u"id"_s, message.value("id"_L1)}, {u"result"_s, settings}});
        }
    }
}

QJsonObject ServerProcess::next()
{
    for (;;) {
        if (const auto frame = m_reader.next()) {
            return QJsonDocument::fromJson(**frame).object();
        }
        if (!m_process.waitForReadyRead(patience)) {
            qFatal("%s does not answer", qPrintable(m_process.program()));
        }
        m_reader.add(m_process.readAllStandardOutput());
    }
}

} // namespace baton
