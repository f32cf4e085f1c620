// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

namespace baton {

/// Finds opening brackets and braces in order, with a fast search for single bytes.
class BracketScan
{
public:
    explicit BracketScan(QByteArrayView bytes)
        : m_bytes(bytes)
        , m_bracket(bytes.indexOf('['))
        , m_brace(bytes.indexOf('{'))
    {
    }

    /// The offset of the next one, or -1.
    qsizetype next()
    {
        const bool isBracket = m_brace < 0 || (m_bracket >= 0 && m_bracket < m_brace);
        qsizetype &next = isBracket ? m_bracket : m_brace;
        const qsizetype at = next;
        next = at < 0 ? at : m_bytes.indexOf(isBracket ? '[' : '{', at + 1);
        return at;
    }

private:
    QByteArrayView m_bytes;
    qsizetype m_bracket;
    qsizetype m_brace;
};

} // namespace baton
