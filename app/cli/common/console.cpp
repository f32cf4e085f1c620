// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/console.h"

#include "app/cli/common/textformat.h"

#include <QRegularExpression>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <tuple>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace baton::cli {

QString withoutPasswords(QString message)
{
    static const QRegularExpression user(
        u"(postgres(?:ql)?(?:\\+[^\\s:/@]*)?(?::/{0,2}|/{1,2})[^\\s:/@]*:)[^\\s]+@"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression other(u"([a-z][a-z0-9+.-]*:/{1,2}[^\\s:/@]*:)[^\\s/]+@"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression option(u"(password=)[^\\s&]+"_s);
    return message.replace(user, u"\\1…@"_s).replace(other, u"\\1…@"_s).replace(option, u"\\1…"_s);
}

Console::Console()
{
    const auto opened = [this](FILE *stream, QIODevice::OpenMode mode) {
        m_files.push_back(std::make_unique<QFile>());
        m_isWhole = m_files.back()->open(stream, mode) && m_isWhole;
        return m_files.back().get();
    };
    m_in = opened(stdin, QIODevice::ReadOnly);
    m_out = opened(stdout, QIODevice::WriteOnly);
    m_error = opened(stderr, QIODevice::WriteOnly | QIODevice::Unbuffered);
}

Console::Console(QIODevice &in, QIODevice &out, QIODevice &error, Reader reader)
    : m_in(&in)
    , m_out(&out)
    , m_error(&error)
    , m_isOfTool(reader == Reader::Tool)
{
}

void Console::print(const QByteArray &bytes)
{
    m_isWhole = m_out->write(bytes) == bytes.size() && m_isWhole;
}

void Console::complain(const QString &message)
{
    std::ignore = flush();
    m_error->write(u"baton: %1\n"_s.arg(printable(withoutPasswords(message))).toUtf8());
}

void Console::printError(const QByteArray &bytes)
{
    std::ignore = flush();
    m_error->write(bytes);
}

QByteArray Console::readAll(qsizetype limit)
{
    QByteArray bytes;
    while (bytes.size() < limit) {
        const QByteArray part = m_in->read(limit - bytes.size());
        if (part.isEmpty()) {
            break;
        }
        bytes += part;
    }
    return bytes;
}

QByteArray Console::readArrived()
{
    constexpr size_t most = size_t(64) * 1024;
    QByteArray bytes(most, Qt::Uninitialized);
    ssize_t size = 0;
    do {
        size = ::read(STDIN_FILENO, bytes.data(), most);
    } while (size < 0 && errno == EINTR);
    bytes.resize(std::max<ssize_t>(size, 0));
    return bytes;
}

bool Console::isTerminal()
{
    return ::isatty(STDOUT_FILENO) == 1;
}

bool Console::flush()
{
    auto *file = qobject_cast<QFile *>(m_out);
    if (file) {
        m_isWhole = file->flush() && std::fflush(stdout) == 0 && m_isWhole;
    }
    return m_isWhole;
}

} // namespace baton::cli
