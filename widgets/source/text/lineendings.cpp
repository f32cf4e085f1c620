// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/lineendings.h"

#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if inserting @p text between the bytes @p before and @p after would merge two line ends
/// into one.
bool joinsLineEnds(char before, QByteArrayView text, char after)
{
    if (text.isEmpty()) {
        return false;
    }
    return (before == '\r' && text.front() == '\n') || (text.back() == '\r' && after == '\n');
}

} // namespace

QByteArray lineEndFor(const QByteArray &bytes, const LineMap &lines, int line)
{
    for (const int candidate : {line, line - 1}) {
        if (candidate < 0) {
            continue;
        }
        if (const QByteArrayView end = lines.lineEnd(bytes, candidate); !end.isEmpty()) {
            return end.toByteArray();
        }
    }
    return "\n"_ba;
}

QByteArray toBytes(QStringView text, ByteRange replaced, const QByteArray &bytes,
                   const LineMap &lines)
{
    QByteArray plain = text.toUtf8();
    plain.replace('\0', "").replace("\r\n", "\n").replace('\r', '\n');
    if (!plain.contains('\n')) {
        return plain;
    }
    const char before = replaced.begin > 0 ? bytes[replaced.begin - 1] : '\0';
    const char after = replaced.end < bytes.size() ? bytes[replaced.end] : '\0';
    const std::array ends{lineEndFor(bytes, lines, lines.lineAt(replaced.begin)), "\r\n"_ba,
                          "\r"_ba, "\n"_ba};
    for (const QByteArray &end : ends) {
        const QByteArray result = QByteArray(plain).replace("\n", end);
        if (!joinsLineEnds(before, result, after)) {
            return result;
        }
    }
    return plain;
}

} // namespace baton
