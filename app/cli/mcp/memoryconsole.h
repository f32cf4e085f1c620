// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/shared/command.h"
#include "models/values/result.h"

#include <QBuffer>
#include <QJsonObject>

namespace baton::cli {

/// A console in memory for commands that run within a server.
class MemoryConsole
{
public:
    /// @p input is the content of standard input.
    explicit MemoryConsole(const QByteArray &input = {});
    Q_DISABLE_COPY_MOVE(MemoryConsole)

    [[nodiscard]] Console &console() { return m_console; }
    [[nodiscard]] const QByteArray &printed() const { return m_out.buffer(); }
    /// The printed error messages without "baton: ".
    [[nodiscard]] Failure failure() const;

private:
    QBuffer m_in;
    QBuffer m_out;
    QBuffer m_error;
    Console m_console;
};

using CommandFunction = ExitCode (*)(const QStringList &arguments, Console &console);

/// The JSON object that @p command prints; fails if the command does.
[[nodiscard]] Result<QJsonObject> objectFrom(CommandFunction command, const QStringList &arguments,
                                             const QByteArray &input = {});

} // namespace baton::cli
