// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/prompt/promptheadings.h"

#include <QHash>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isAsciiDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

/// Reads the parts of a heading.
class HeadingReader
{
public:
    HeadingReader(const QByteArray &bytes, const PromptLine &line)
        : m_bytes(bytes)
        , m_at(line.begin)
        , m_end(line.end)
    {
        m_hashes = skipped('#', 6);
        m_isOdd = skipBlanks() != (m_hashes > 0);
        m_isBold = skipped('*', 2) == 2;
    }

    /// Reads a heading of words in capitals and digits.
    void readCapitals(PromptLine &line)
    {
        const ByteRange name = readName();
        if (name.isEmpty() || m_isOdd) {
            return;
        }
        line.hasColon = isNext(':');
        const bool isClosed = !m_isBold || skipped('*', 2) == 2;
        line.hasColon = line.hasColon || (m_isBold && isNext(':'));
        if (isClosed && (line.hasColon || m_hashes > 0) && isBeforeText(line.hasColon)) {
            take(line, name, QString::fromLatin1(m_bytes.sliced(name.begin, name.length())));
        }
    }

    /// Reads the longest heading of @p known.
    void readKnown(PromptLine &line, const QStringList &known)
    {
        const QByteArrayView text = QByteArrayView(m_bytes).first(m_end);
        ByteRange words{m_at, m_at};
        QString name;
        for (const QString &each : known) {
            if (const qsizetype end = promptWordsEnd(text, m_at, each.toLatin1());
                end > words.end) {
                words.end = end;
                name = each;
            }
        }
        if (words.isEmpty() || m_isOdd) {
            return;
        }
        m_at = words.end;
        if (readTail(line)) {
            take(line, words, name);
        }
    }

private:
    /// Reads the rest of a heading behind its name: a remark, and the mark before its text.
    bool readTail(PromptLine &line)
    {
        bool hasMark = isNext(':');
        if (!hasMark) {
            line.remark = readRemark(m_isBold || m_hashes > 0);
        }
        if (m_isBold) {
            const qsizetype begin = m_at;
            const bool isDash = !hasMark && isNextMark() && m_bytes[m_at - 1] != ':';
            hasMark = hasMark || m_at > begin;
            if (isDash && line.remark.isEmpty() && m_at < m_end && m_bytes[m_at] != '*') {
                m_at = std::min(m_end, begin + m_bytes.sliced(begin, m_end - begin).indexOf('*'));
                line.remark = {begin, m_at};
                hasMark = false;
            }
            if (skipped('*', 2) != 2) {
                return false;
            }
            if (!hasMark && line.remark.isEmpty()) {
                line.remark = readRemark(false);
            }
        }
        line.hasColon = hasMark || isNextMark();
        return isBeforeText(line.hasColon) && (line.hasColon || m_isBold || m_hashes > 0);
    }

    /// Reads words in parentheses or brackets; any words if @p isAny, when the line is certainly a
    /// heading.
    ByteRange readRemark(bool isAny)
    {
        const qsizetype begin = m_at;
        skipBlanks();
        const bool isOpen = m_at < m_end && (m_bytes[m_at] == '(' || m_bytes[m_at] == '[');
        const qsizetype close =
            isOpen ? m_bytes.indexOf(m_bytes[m_at] == '(' ? ')' : ']', m_at) : -1;
        if (close >= 0 && close < m_end) {
            m_at = close + 1;
        } else if (isAny && m_at > begin) {
            m_at = begin;
            while (m_at < m_end && m_bytes[m_at] != '*' && !standsMark()) {
                ++m_at;
            }
        } else {
            m_at = begin;
        }
        return {begin, m_at};
    }

    [[nodiscard]] bool standsMark()
    {
        const qsizetype at = m_at;
        const bool stands = isNextMark();
        m_at = at;
        return stands;
    }

    /// True if a colon, or a dash between blanks, is next.
    bool isNextMark()
    {
        const qsizetype begin = m_at;
        const bool isSpaced = skipBlanks();
        if (isNext(':')) {
            return true;
        }
        const QByteArrayView rest = QByteArrayView(m_bytes).sliced(m_at, m_end - m_at);
        for (const QByteArrayView dash : {"\xe2\x80\x94", "\xe2\x80\x93", "--", "-"}) {
            const bool isAlone = rest.size() == dash.size()
                || (rest.size() > dash.size() && isPromptBlank(rest[dash.size()]));
            if (isSpaced && isAlone && rest.startsWith(dash)) {
                m_at += dash.size();
                return true;
            }
        }
        m_at = begin;
        return false;
    }

    [[nodiscard]] bool isBeforeText(bool hasMark) const
    {
        return m_at == m_end || (hasMark && isPromptBlank(m_bytes[m_at]));
    }

    void take(PromptLine &line, ByteRange words, const QString &name) const
    {
        line.heading = words;
        line.name = name;
        line.rest = m_at;
        line.isComment = m_hashes == 1 || (m_hashes > 0 && !line.hasColon);
    }

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
        while (m_at < m_end && isPromptBlank(m_bytes[m_at])) {
            ++m_at;
        }
        return m_at > begin;
    }

    /// Reads words in capitals and digits.
    ByteRange readName()
    {
        const qsizetype begin = m_at;
        int capitals = 0;
        for (; m_at < m_end && m_bytes[m_at] != ':' && m_bytes[m_at] != '*'; ++m_at) {
            const char c = m_bytes[m_at];
            const bool isBetween =
                c == '/' || c == '&' || c == '-' || (c == ' ' && m_bytes[m_at - 1] != ' ');
            const bool fits = isCapital(c) || (m_at > begin && (isBetween || isAsciiDigit(c)));
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
    int m_hashes = 0;
    bool m_isOdd = false; ///< a "#" without a blank, or an indented line
    bool m_isBold = false;
};

/// Treats the text behind a heading as a remark, as in "#### Role — what you are", if the section
/// has text below. Behind a heading with a colon in the spelling of the protocol, the text belongs
/// to the section.
void takeForTitles(const QByteArray &bytes, const QStringList &known,
                   std::vector<PromptLine> &lines)
{
    bool hasText = false; // the section below the heading
    for (PromptLine &line : lines | std::views::reverse) {
        if (line.heading.isEmpty()) {
            hasText = hasText || !line.isBlank();
            continue;
        }
        const QByteArrayView mark =
            QByteArrayView(bytes).sliced(line.heading.end).first(line.rest - line.heading.end);
        const bool isText = mark.contains(':') && promptHeadingDifference(bytes, line) == 0;
        if (hasText && known.contains(line.name) && bytes[line.begin] == '#'
            && line.remark.isEmpty() && line.rest < line.end && !isText) {
            line.remark = {line.heading.end, line.end};
            line.rest = line.end;
            line.hasColon = false;
        }
        hasText = false;
    }
}

} // namespace

int promptHeadingDifference(const QByteArray &bytes, const PromptLine &line)
{
    const bool isSpelt =
        bytes.mid(line.heading.begin, line.heading.length()) == line.name.toLatin1();
    return (isSpelt ? 0 : 1) + (line.remark.isEmpty() ? 0 : 2);
}

qsizetype promptWordsEnd(QByteArrayView line, qsizetype at, QByteArrayView name)
{
    const auto isJoint = [](char c) { return c == ' ' || c == '_' || c == '-'; };
    for (const char c : name) {
        const qsizetype begin = at;
        if (c == ' ') {
            while (at < line.size() && isJoint(line[at])) {
                ++at;
            }
        } else if (at < line.size()
                   && QChar::toUpper(uchar(line[at])) == QChar::toUpper(uchar(c))) {
            ++at;
        }
        if (at == begin) {
            return -1;
        }
    }
    const auto isWord = [](char c) {
        return uchar(c) < 0x80 && (QChar::isLetterOrNumber(uchar(c)) || c == '_' || c == '-');
    };
    return at < line.size() && isWord(line[at]) ? -1 : at;
}

void readPromptHeadings(const QByteArray &bytes, const QStringList &known,
                        std::vector<PromptLine> &lines)
{
    QHash<QString, int> least;
    for (PromptLine &line : lines) {
        if (line.isFenced || line.isBlank()) {
            continue;
        }
        HeadingReader(bytes, line).readKnown(line, known);
        if (line.heading.isEmpty()) {
            line.remark = {};
            HeadingReader(bytes, line).readCapitals(line);
        } else {
            const int difference = promptHeadingDifference(bytes, line);
            least.insert(line.name, std::min(difference, least.value(line.name, difference)));
        }
    }
    // A line such as "Goal: none" below a GOAL is not a second heading.
    for (PromptLine &line : lines) {
        if (!line.heading.isEmpty()
            && promptHeadingDifference(bytes, line) > least.value(line.name, 3)) {
            line.heading = line.remark = {};
            line.name.clear();
            line.hasColon = line.isComment = false;
            HeadingReader(bytes, line).readCapitals(line);
        }
    }
    takeForTitles(bytes, known, lines);
}

} // namespace baton
