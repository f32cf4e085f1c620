// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/yamlscanner.h"

namespace baton {

namespace {

bool isBlankByte(char c)
{
    return c == ' ' || c == '\t';
}

QByteArrayView trimmed(QByteArrayView line, bool atFront, bool atBack)
{
    while (atFront && !line.isEmpty() && isBlankByte(line.front())) {
        line = line.sliced(1);
    }
    while (atBack && !line.isEmpty() && isBlankByte(line.back())) {
        line.chop(1);
    }
    return line;
}

} // namespace

QByteArray YamlScanner::singleQuotedText(ByteRange range) const
{
    const ByteRange inner{range.begin + 1, range.end - 1};
    QByteArray text;
    qsizetype breaks = 0;
    for (qsizetype line = inner.begin;; line = nextLine(line)) {
        const qsizetype end = std::min(lineEnd(line), inner.end);
        const bool isFirst = line == inner.begin;
        const bool isLast = end == inner.end;
        const QByteArrayView content = trimmed(m_bytes.sliced(line, end - line), !isFirst, !isLast);
        if (isFirst || isLast || !content.isEmpty()) {
            text += breaks == 1 ? QByteArray(" ")
                                : QByteArray(std::max<qsizetype>(breaks - 1, 0), '\n');
            text += content;
            breaks = 0;
        }
        if (isLast) {
            return text.replace("''", "'");
        }
        ++breaks;
    }
}

} // namespace baton
