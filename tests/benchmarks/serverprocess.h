// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/jsonrpc/framing.h"

#include <QJsonObject>
#include <QProcess>

namespace baton {

/// The document that the benchmarks open in a language server.
inline const QString servedUri = QStringLiteral("file:///x/review.yaml");

/// The notification that replaces six letters after column @p character of @p line by @p word.
[[nodiscard]] QJsonObject changeOf(int version, int line, int character, const QString &word);

/// Any language server in its own process, with one open document.
class ServerProcess
{
public:
    /// Starts @p program and opens @p text; servers other than Baton validate it with the JSON
    /// Schema @p schema. Returns when there are findings.
    ServerProcess(const QString &program, const QStringList &arguments, const QByteArray &text,
                  const QString &schema);
    ~ServerProcess();
    Q_DISABLE_COPY_MOVE(ServerProcess)

    /// Sends a change, and waits for the findings.
    void change(int line, int character, const QString &word);

private:
    void say(const QString &method, const QJsonObject &params, int id = 0);
    void write(QJsonObject message);
    /// Answers requests of the server until it publishes diagnostics; returns their number.
    qsizetype awaitDiagnostics();
    QJsonObject next();

    QProcess m_process;
    rpc::FrameReader m_reader{rpc::Framing::Header};
    QJsonObject m_settings;
    int m_version = 1;
};

} // namespace baton
