// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/console.h"

#include <QRegularExpression>

#include <cstdio>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace baton::cli {

QString withoutPasswords(QString message)
{
    static const QRegularExpression user(u"(postgres(?:ql)?:?/{0,2}[^\\s:/@]+:)[^\\s@]+@"_s);
    static const QRegularExpression option(u"(password=)[^\\s&]+"_s);
    return message.replace(user, u"\\1…@"_s).replace(option, u"\\1…"_s);
}

Console::Console()
{
    const bool isOpen = m_in.open(stdin, QIODevice::ReadOnly)
        && m_out.open(stdout, QIODevice::WriteOnly)
        && m_error.open(stderr, QIODevice::WriteOnly | QIODevice::Unbuffered);
    m_isWhole = isOpen;
}

void Console::print(const QByteArray &bytes)
{
    m_isWhole = m_out.write(bytes) == bytes.size() && m_isWhole;
}

void Console::complain(const QString &message)
{
    m_isWhole = m_out.flush() && m_isWhole;
    m_error.write(u"baton: %1\n"_s.arg(withoutPasswords(message)).toUtf8());
}

QByteArray Console::readAll(qsizetype limit)
{
    QByteArray bytes;
    while (bytes.size() < limit) {
        const QByteArray part = m_in.read(limit - bytes.size());
        if (part.isEmpty()) {
            break;
        }
        bytes += part;
    }
    return bytes;
}

bool Console::isTerminal()
{
    return ::isatty(STDOUT_FILENO) == 1;
}

bool Console::flush()
{
    m_isWhole = m_out.flush() && std::fflush(stdout) == 0 && m_isWhole;
    return m_isWhole;
}

} // namespace baton::cli
