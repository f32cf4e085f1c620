// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/logentryreader.h"

#include "models/log/reading/ansiescape.h"

#include <algorithm>
#include <array>

namespace baton {

namespace {

/// Level and time are within this many bytes of the start of a line.
constexpr qsizetype headLength = 256;
constexpr int mostWords = 12;
/// After a time, a bare level is among this many words.
constexpr int bareWords = 4;

struct LevelName
{
    QByteArrayView text;
    LogLevel level;
};

constexpr std::array names{
    LevelName{"ERROR", LogLevel::Error},     LevelName{"ERR", LogLevel::Error},
    LevelName{"FATAL", LogLevel::Error},     LevelName{"CRITICAL", LogLevel::Error},
    LevelName{"CRIT", LogLevel::Error},      LevelName{"SEVERE", LogLevel::Error},
    LevelName{"PANIC", LogLevel::Error},     LevelName{"WARN", LogLevel::Warning},
    LevelName{"WARNING", LogLevel::Warning}, LevelName{"WRN", LogLevel::Warning},
    LevelName{"INFO", LogLevel::Info},       LevelName{"INF", LogLevel::Info},
    LevelName{"NOTICE", LogLevel::Info},     LevelName{"DEBUG", LogLevel::Debug},
    LevelName{"DBG", LogLevel::Debug},       LevelName{"TRACE", LogLevel::Debug},
    LevelName{"VERBOSE", LogLevel::Debug},
};

LogLevel levelOf(QByteArrayView word, Qt::CaseSensitivity sensitivity)
{
    if (word.size() < 3 || word.size() > 8) {
        return LogLevel::None;
    }
    for (const LevelName &name : names) {
        if (name.text.size() == word.size()
            && (sensitivity == Qt::CaseSensitive ? name.text == word
                                                 : name.text.compare(word, sensitivity) == 0)) {
            return name.level;
        }
    }
    return LogLevel::None;
}

bool isLetterOrDigit(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z')
        || (byte >= '0' && byte <= '9') || byte == '_';
}

bool isInWord(char byte)
{
    return isLetterOrDigit(byte) || byte == '.' || byte == '/' || byte == '-';
}

/// One word with the characters around it.
struct HeadWord
{
    QByteArrayView text;
    int number = 0;
    char before = 0;
    char after = 0;
    char left = 0; ///< the last byte before it that is no blank
};

/// The words of a line's head, without its time.
class HeadWords
{
public:
    HeadWords(QByteArrayView head, const std::optional<LogTime> &time)
        : m_head(head)
        , m_time(time)
    {
    }

    bool next(HeadWord &word)
    {
        qsizetype begin = m_at;
        while (begin < m_head.size() && !isLetterOrDigit(m_head[begin])) {
            ++begin;
        }
        if (m_time && begin >= m_time->begin && begin < m_time->end) {
            m_at = m_time->end;
            return next(word);
        }
        qsizetype end = begin;
        while (end < m_head.size() && isInWord(m_head[end])) {
            ++end;
        }
        if (begin == end) {
            return false;
        }
        m_at = end;
        while (!isLetterOrDigit(m_head[end - 1])) {
            --end;
        }
        word = {m_head.sliced(begin, end - begin), m_number++, at(begin - 1), at(end), 0};
        for (qsizetype left = begin - 1; left >= 0 && word.left == 0; --left) {
            word.left = m_head[left] == ' ' || m_head[left] == '\t' ? '\0' : m_head[left];
        }
        return true;
    }

private:
    [[nodiscard]] char at(qsizetype place) const
    {
        return place >= 0 && place < m_head.size() ? m_head[place] : '\0';
    }

    QByteArrayView m_head;
    const std::optional<LogTime> &m_time;
    qsizetype m_at = 0;
    int m_number = 0;
};

bool contains(const char *set, char byte)
{
    return byte != 0 && std::strchr(set, byte) != nullptr;
}

/// True if @p word, which is in capitals, is in a place of levels, where sentences have no
/// capitals.
bool isAtLevelsPlace(const HeadWord &word, bool hasTime)
{
    return word.number == 0 || contains("[(<|", word.before) || contains(":])>|!", word.after)
        || (hasTime && word.number < bareWords);
}

/// "error: …", "file.c:12:3: warning: …"
bool isComplaint(const HeadWord &word)
{
    return word.after == ':' && (word.number == 0 || (word.left == ':' && word.number < bareWords));
}

/// "ValueError: …", "java.io.IOException: …"
bool isException(const HeadWord &word)
{
    return word.number == 0 && word.before == 0 && word.after == ':'
        && (word.text.endsWith("Error") || word.text.endsWith("Exception"));
}

bool namesLevel(QByteArrayView key)
{
    return key.compare("level", Qt::CaseInsensitive) == 0
        || key.compare("lvl", Qt::CaseInsensitive) == 0
        || key.compare("severity", Qt::CaseInsensitive) == 0
        || key.compare("levelname", Qt::CaseInsensitive) == 0;
}

/// The word of @p head that names its level.
LogLevel levelIn(QByteArrayView head, const std::optional<LogTime> &time, HeadWord &word)
{
    HeadWords words(head, time);
    QByteArrayView before;
    while (words.next(word) && word.number < mostWords) {
        const LogLevel level = levelOf(word.text, Qt::CaseSensitive);
        if (level != LogLevel::None && isAtLevelsPlace(word, time.has_value())) {
            return level;
        }
        if (isException(word)) {
            return LogLevel::Error;
        }
        const bool isNamed = contains("=\":", word.left) && namesLevel(before);
        if (isNamed || isComplaint(word)) {
            if (const LogLevel any = levelOf(word.text, Qt::CaseInsensitive);
                any != LogLevel::None) {
                return any;
            }
        }
        before = word.text;
    }
    return LogLevel::None;
}

/// "E0221 14:30:00.123456 …"
LogLevel glogLevel(QByteArrayView head, const std::optional<LogTime> &time)
{
    if (!time || time->begin != 1) {
        return LogLevel::None;
    }
    switch (head.front()) {
    case 'I':
        return LogLevel::Info;
    case 'W':
        return LogLevel::Warning;
    case 'E':
    case 'F':
        return LogLevel::Error;
    default:
        return LogLevel::None;
    }
}

/// @p head without escape sequences, in @p buffer when there are any.
QByteArrayView withoutEscapes(QByteArrayView head, std::array<char, headLength> &buffer)
{
    if (!head.contains(escapeByte)) {
        return head;
    }
    qsizetype size = 0;
    for (qsizetype at = 0; at < head.size();) {
        if (head[at] == escapeByte) {
            at += escapeAt(head.sliced(at)).length;
        } else {
            buffer[static_cast<size_t>(size++)] = head[at++];
        }
    }
    return {buffer.data(), size};
}

/// True for "Error: 0" or "ERROR: none": the text after @p word reports that there are no errors.
bool findsNone(const HeadWord &word, QByteArrayView head)
{
    static constexpr std::array none{"0", "none", "no", "null", "nil", "false", "[]", "-"};
    const qsizetype end = word.text.data() + word.text.size() - head.data();
    QByteArrayView rest = head.sliced(end).trimmed();
    if (!contains(":=", word.after) || rest.isEmpty()) {
        return false;
    }
    rest = rest.sliced(1).trimmed();
    if (rest.endsWith('.')) {
        rest.chop(1);
    }
    return std::ranges::any_of(
        none, [rest](const char *text) { return rest.compare(text, Qt::CaseInsensitive) == 0; });
}

} // namespace

LogHead logHead(QByteArrayView line, int year)
{
    const QByteArrayView head = line.first(std::min(line.size(), headLength));
    LogHead found;
    found.time = timeIn(head, year);
    found.level = glogLevel(head, found.time);
    if (found.level != LogLevel::None) {
        found.levelEnd = 1;
        return found;
    }
    HeadWord word;
    found.level = levelIn(head, found.time, word);
    if (found.level == LogLevel::Error && findsNone(word, head)) {
        found.level = LogLevel::None;
    }
    if (found.level != LogLevel::None) {
        found.levelBegin = word.text.data() - head.data();
        found.levelEnd = found.levelBegin + word.text.size();
    }
    return found;
}

LogEntry LogEntryReader::next(QByteArrayView line)
{
    std::array<char, headLength> buffer; // NOLINT: only what is written is read
    const QByteArrayView head =
        withoutEscapes(line.first(std::min(line.size(), headLength)), buffer);
    if (head.isEmpty()) {
        m_open = LogLevel::None;
        return {};
    }
    const LogHead own = logHead(head, m_year);
    const std::optional<LogTime> &time = own.time;
    LogLevel level = own.level;
    const bool isIndented = head.front() == ' ' || head.front() == '\t';
    if (head.startsWith("Traceback (most recent call last)")) {
        m_isTraceback = true;
        level = LogLevel::Error;
    } else if (m_isTraceback && !isIndented) {
        m_isTraceback = false;
        level = time ? level : LogLevel::Error;
    }
    if (level == LogLevel::None && isIndented && !time) {
        level = m_open;
    } else {
        m_open = level;
    }
    return {level, time ? std::optional(time->milliseconds) : std::nullopt};
}

} // namespace baton
