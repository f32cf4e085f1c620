// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/prompt/promptlines.h"

#include "models/formats/prompt/promptheadings.h"
#include "models/text/encodingdetection.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Tracks fenced blocks of ``` or ~~~.
class Fences
{
public:
    explicit Fences(const QByteArray &bytes)
        : m_bytes(bytes)
    {
    }

    /// True for the lines of a fenced block, including its fences.
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

    [[nodiscard]] bool isOpen() const { return m_length > 0; }

private:
    const QByteArray &m_bytes;
    char m_mark = ' ';
    qsizetype m_length = 0;
};

/// A quick test of the begin of each line, which most texts fail.
bool mayHoldHeadings(QByteArrayView bytes, const QStringList &known, qsizetype enough)
{
    qsizetype found = 0;
    for (qsizetype at = 0; at < bytes.size() && found < enough;) {
        qsizetype word = at;
        while (word < bytes.size()
               && (bytes[word] == '#' || bytes[word] == '*' || bytes[word] == ' ')) {
            ++word;
        }
        found += std::ranges::any_of(known, [&](const QString &name) {
            return promptWordsEnd(bytes, word, name.toLatin1()) > 0;
        });
        const qsizetype newline = bytes.indexOf('\n', at);
        at = newline < 0 ? bytes.size() : newline + 1;
    }
    return found >= enough;
}

bool isPathLike(QByteArrayView text)
{
    static const QRegularExpression path(
        uR"(^(\[[^\]\n]+\]|[^\s`\[\]{}<>"']*(/[^\s`\[\]{}<>"']*|\.[A-Za-z0-9]{1,8})|Makefile|Dockerfile|LICENSE)$)"_s);
    return path.match(QString::fromUtf8(text)).hasMatch();
}

} // namespace

std::vector<PromptLine> promptLines(const QByteArray &bytes, const QStringList &known)
{
    std::vector<PromptLine> lines;
    Fences fences(bytes);
    for (qsizetype at = bomLength(bytes); at < bytes.size();) {
        PromptLine line;
        line.begin = at;
        const qsizetype newline = bytes.indexOf('\n', at);
        line.next = newline < 0 ? bytes.size() : newline + 1;
        line.end = newline < 0 ? bytes.size() : newline;
        while (line.end > at && isPromptBlank(bytes[line.end - 1])) {
            --line.end;
        }
        line.text = at;
        while (line.text < line.end && isPromptBlank(bytes[line.text])) {
            ++line.text;
        }
        line.isFenced = fences.holds(line);
        at = line.next;
        lines.push_back(line);
    }
    readPromptHeadings(bytes, known, lines);
    return lines;
}

ByteRange promptLeftOpen(const QByteArray &bytes, const std::vector<PromptLine> &lines)
{
    Fences fences(bytes);
    const PromptLine *opening = nullptr;
    const PromptLine *last = nullptr;
    for (const PromptLine &line : lines) {
        const bool wasOpen = fences.isOpen();
        const bool isHeld = fences.holds(line);
        opening = isHeld && !wasOpen ? &line : opening;
        last = line.isBlank() ? last : &line;
    }
    if (!last || fences.isOpen()) {
        return last ? ByteRange{opening->text, last->end} : ByteRange();
    }
    const QByteArrayView words = QByteArrayView(bytes).sliced(last->text, last->end - last->text);
    const qsizetype tick = words.lastIndexOf('`');
    const bool begins = tick >= 0 && tick + 1 < words.size() && !isPromptBlank(words[tick + 1])
        && (tick == 0 || !QChar::isLetterOrNumber(uchar(words[tick - 1])));
    return begins && !last->isFenced && words.count('`') % 2 == 1
        ? ByteRange{last->text + tick, last->end}
        : ByteRange();
}

QByteArray promptMarkBehind(const QByteArray &bytes, const PromptLine &line)
{
    QByteArray mark = bytes.sliced(line.heading.end, line.rest - line.heading.end);
    if (!line.remark.isEmpty()) {
        mark.remove(line.remark.begin - line.heading.end, line.remark.length());
    }
    return mark;
}

bool hasPromptHeadings(const QByteArray &bytes, const QStringList &known)
{
    constexpr qsizetype enough = 3;
    if (known.size() < enough || !mayHoldHeadings(bytes, known, enough)) {
        return false;
    }
    QSet<QString> found;
    QSet<QString> spelt;
    for (const PromptLine &line : promptLines(bytes, known)) {
        if (known.contains(line.name)) {
            found.insert(line.name);
            if (promptHeadingDifference(bytes, line) == 0) {
                spelt.insert(line.name);
            }
        }
    }
    const bool hasSeveralWords =
        std::ranges::any_of(found, [](const QString &name) { return name.contains(u' '); });
    return spelt.size() >= enough || (found.size() > enough && hasSeveralWords);
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
    if ((!isBullet && !isNumber) || (at < line.end && !isPromptBlank(bytes[at]))) {
        return std::nullopt;
    }
    while (at < line.end && isPromptBlank(bytes[at])) {
        ++at;
    }
    return PromptMark{line.text, at, isNumber};
}

ByteRange promptPath(const QByteArray &bytes, ByteRange item)
{
    const QByteArrayView text = QByteArrayView(bytes).sliced(item.begin, item.length());
    qsizetype end = text.size();
    for (qsizetype at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
        if (at + 1 == text.size() || isPromptBlank(text[at + 1])) {
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
