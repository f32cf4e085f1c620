// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/jsonrpc/framing.h"

#include <QJsonObject>
#include <QProcess>

namespace baton {

/// The document that the benchmarks have open in a language server.
inline const QString servedUri = QStringLiteral("file:///x/review.yaml");

/// The change notification of a client that puts @p word in place of the six letters behind column
/// @p character of @p line.
[[nodiscard]] QJsonObject changeOf(int version, int line, int character, const QString &word);

/// A language server of anybody's in a process of its own, with one open document.
class ServerProcess
{
public:
    /// Starts @p program and opens @p text; others than Baton validate it by the JSON Schema @p
    /// schema. Comes back when something was found in it.
    ServerProcess(const QString &program, const QStringList &arguments, const QByteArray &text,
                  const QString &schema);
    ~ServerProcess();
    Q_DISABLE_COPY_MOVE(ServerProcess)

    /// Tells of a change, and waits for what is found then.
    void change(int line, int character, const QString &word);

private:
    void say(const QString &method, const QJsonObject &params, int id = 0);
    void write(QJsonObject message);
    /// Answers what the server asks until it tells of diagnostics; returns their number.
    qsizetype awaitDiagnostics();
    QJsonObject next();

    QProcess m_process;
    rpc::FrameReader m_reader{rpc::Framing::Header};
    QJsonObject m_settings;
    int m_version = 1;
};

} // namespace baton
