// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/mcp/memoryconsole.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton::cli {

MemoryConsole::MemoryConsole(const QByteArray &input)
    : m_console(m_in, m_out, m_error, Console::Reader::Tool)
{
    m_in.setData(input);
    m_in.open(QIODevice::ReadOnly);
    m_out.open(QIODevice::WriteOnly);
    m_error.open(QIODevice::WriteOnly);
}

Failure MemoryConsole::failure() const
{
    const QString text = u'\n' + QString::fromUtf8(m_error.buffer()).trimmed();
    return {QString(text).replace(u"\nbaton: "_s, u"\n"_s).trimmed()};
}

Result<QJsonObject> objectFrom(CommandFunction command, const QStringList &arguments,
                               const QByteArray &input)
{
    MemoryConsole memory(input);
    if (command(arguments, memory.console()) == ExitCode::Failure) {
        return memory.failure();
    }
    const QJsonDocument printed = QJsonDocument::fromJson(memory.printed());
    return printed.isObject() ? Result(printed.object()) : Result<QJsonObject>(memory.failure());
}

} // namespace baton::cli
