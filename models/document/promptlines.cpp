// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/promptlines.h"

#include "models/document/textencoding.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isBlankByte(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

/// Reads what makes a line a heading.
class HeadingReader
{
public:
    HeadingReader(const QByteArray &bytes, const PromptLine &line)
        : m_bytes(bytes)
        , m_at(line.begin)
        , m_end(line.end)
    {
    }

    void read(PromptLine &line)
    {
        const int hashes = skipped('#', 6);
        const bool isSpaced = skipBlanks();
        const bool isBold = skipped('*', 2) == 2;
        const ByteRange name = readName();
        if (name.isEmpty() || (hashes > 0) != isSpaced) {
            return;
        }
        line.hasColon = isNext(':');
        const bool isClosed = !isBold || skipped('*', 2) == 2;
        line.hasColon = line.hasColon || (isBold && isNext(':'));
        if (isClosed && (line.hasColon || hashes > 0)
            && (m_at == m_end || (line.hasColon && isBlankByte(m_bytes[m_at])))) {
            line.heading = name;
            line.rest = m_at;
            line.isComment = hashes == 1 || (hashes > 0 && !line.hasColon);
        }
    }

private:
    int skipped(char c, int most)
    {
        int count = 0;
        while (count < most && m_at < m_end && m_bytes[m_at] == c) {
            ++m_at;
            ++count;
        }
        return count;
    }

    bool isNext(char c) { return skipped(c, 1) == 1; }

    bool skipBlanks()
    {
        const qsizetype begin = m_at;
        while (m_at < m_end && isBlankByte(m_bytes[m_at])) {
            ++m_at;
        }
        return m_at > begin;
    }

    /// Words of capitals and digits.
    ByteRange readName()
    {
        const qsizetype begin = m_at;
        int capitals = 0;
        for (; m_at < m_end && m_bytes[m_at] != ':' && m_bytes[m_at] != '*'; ++m_at) {
            const char c = m_bytes[m_at];
            const bool isBetween =
                c == '/' || c == '&' || c == '-' || (c == ' ' && m_bytes[m_at - 1] != ' ');
            const bool fits = isCapital(c) || (m_at > begin && (isBetween || isDigit(c)));
            if (!fits) {
                return {};
            }
            capitals += isCapital(c) ? 1 : 0;
        }
        return capitals > 1 && m_bytes[m_at - 1] != ' ' ? ByteRange{begin, m_at} : ByteRange();
    }

    const QByteArray &m_bytes;
    qsizetype m_at;
    qsizetype m_end;
};

/// Follows fences of ``` or ~~~.
class Fences
{
public:
    explicit Fences(const QByteArray &bytes)
        : m_bytes(bytes)
    {
    }

    /// True for the lines of a fenced block, those of its fences included.
    bool holds(const PromptLine &line)
    {
        qsizetype length = 0;
        const char c = line.isBlank() ? ' ' : m_bytes[line.text];
        while (line.text + length < line.end && m_bytes[line.text + length] == c) {
            ++length;
        }
        const bool isMark = (c == '`' || c == '~') && length >= 3;
        if (m_length == 0) {
            m_mark = c;
            m_length = isMark ? length : 0;
            return isMark;
        }
        if (isMark && c == m_mark && length >= m_length && line.text + length == line.end) {
            m_length = 0;
        }
        return true;
    }

private:
    const QByteArray &m_bytes;
    char m_mark = ' ';
    qsizetype m_length = 0;
};

/// Faster than a search for the whole where the first character of @p text is rare, as capitals
/// are.
bool holds(QByteArrayView bytes, QByteArrayView text)
{
    for (qsizetype at = text.isEmpty() ? -1 : bytes.indexOf(text.front()); at >= 0;
         at = bytes.indexOf(text.front(), at + 1)) {
        if (bytes.sliced(at).startsWith(text)) {
            return true;
        }
    }
    return false;
}

bool isPathLike(QByteArrayView text)
{
    static const QRegularExpression path(
        uR"(^(\[[^\]\n]+\]|[^\s`\[\]{}<>"']*(/[^\s`\[\]{}<>"']*|\.[A-Za-z0-9]{1,8})|Makefile|Dockerfile|LICENSE)$)"_s);
    return path.match(QString::fromUtf8(text)).hasMatch();
}

} // namespace

std::vector<PromptLine> promptLines(const QByteArray &bytes)
{
    std::vector<PromptLine> lines;
    Fences fences(bytes);
    for (qsizetype at = bomLength(bytes); at < bytes.size();) {
        PromptLine line;
        line.begin = at;
        const qsizetype newline = bytes.indexOf('\n', at);
        line.next = newline < 0 ? bytes.size() : newline + 1;
        line.end = newline < 0 ? bytes.size() : newline;
        while (line.end > at && isBlankByte(bytes[line.end - 1])) {
            --line.end;
        }
        line.text = at;
        while (line.text < line.end && isBlankByte(bytes[line.text])) {
            ++line.text;
        }
        line.isFenced = fences.holds(line);
        if (!line.isFenced) {
            HeadingReader(bytes, line).read(line);
        }
        at = line.next;
        lines.push_back(line);
    }
    return lines;
}

bool hasPromptHeadings(const QByteArray &bytes, const QStringList &known)
{
    constexpr qsizetype enough = 3;
    qsizetype left = known.size();
    for (qsizetype i = 0; i < known.size() && left >= enough; ++i) {
        left -= holds(bytes, known[i].toUtf8()) ? 0 : 1;
    }
    if (left < enough) {
        return false;
    }
    QStringList missing = known;
    for (const PromptLine &line : promptLines(bytes)) {
        const QByteArrayView name =
            QByteArrayView(bytes).sliced(line.heading.begin, line.heading.length());
        missing.removeOne(QString::fromUtf8(name));
    }
    return known.size() - missing.size() >= enough;
}

std::optional<PromptMark> promptMark(const QByteArray &bytes, const PromptLine &line)
{
    if (line.isBlank() || line.isFenced) {
        return std::nullopt;
    }
    qsizetype at = line.text;
    const bool isBullet = bytes[at] == '-' || bytes[at] == '*' || bytes[at] == '+';
    while (!isBullet && at < line.end && bytes[at] >= '0' && bytes[at] <= '9') {
        ++at;
    }
    const bool isNumber = !isBullet && at > line.text && at - line.text < 4 && at < line.end
        && (bytes[at] == '.' || bytes[at] == ')');
    ++at;
    if ((!isBullet && !isNumber) || (at < line.end && !isBlankByte(bytes[at]))) {
        return std::nullopt;
    }
    while (at < line.end && isBlankByte(bytes[at])) {
        ++at;
    }
    return PromptMark{line.text, at, isNumber};
}

ByteRange promptPath(const QByteArray &bytes, ByteRange item)
{
    const QByteArrayView text = QByteArrayView(bytes).sliced(item.begin, item.length());
    qsizetype end = text.size();
    for (qsizetype at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
        if (at + 1 == text.size() || isBlankByte(text[at + 1])) {
            end = at;
            break;
        }
    }
    QByteArrayView path = text.first(end);
    if (path.size() > 2 && path.front() == '`' && path.back() == '`') {
        path = path.sliced(1, path.size() - 2);
    }
    const bool isBare = end == text.size();
    const bool isPath = isPathLike(path) && !(isBare && path.startsWith('['));
    return isPath ? ByteRange{item.begin, item.begin + end} : ByteRange();
}

} // namespace baton
