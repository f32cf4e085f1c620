// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/prepare/stringtable.h"

namespace baton {

namespace {

QByteArray spelled(char16_t c)
{
    const bool isPlain = c >= ' ' && c < 0x7F && c != '"' && c != '\\' && c != '?';
    // Octal escapes of three digits and \u escapes of four digits need no terminator. \u does not
    // allow surrogates.
    if (isPlain) {
        return QByteArray(1, char(c));
    }
    if (c < 0x80) {
        return '\\' + QByteArray::number(int(c), 8).rightJustified(3, '0');
    }
    if (QChar::isSurrogate(c)) {
        qFatal("no protocol uses characters beyond U+FFFF");
    }
    return "\\u" + QByteArray::number(int(c), 16).rightJustified(4, '0');
}

/// @p text as string literals, one per line.
QByteArray literals(const QString &text)
{
    constexpr qsizetype ofALine = 80;
    QByteArray result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        result += i % ofALine == 0 ? (i == 0 ? "\n    u\"" : "\"\n    u\"") : "";
        result += spelled(text[i].unicode());
    }
    return result.isEmpty() ? QByteArray(" u\"\"") : result + '"';
}

} // namespace

QByteArray StringTable::text(const QString &text)
{
    if (!m_places.contains(text)) {
        m_places.insert(text, m_strings.size());
        m_strings += text;
    }
    return "{" + QByteArray::number(m_places.value(text)) + ", " + QByteArray::number(text.size())
        + "}";
}

QByteArray StringTable::definition(const QByteArray &suffix) const
{
    return "constexpr char16_t strings" + suffix + "[] =" + literals(m_strings) + ";\n";
}

} // namespace baton
