// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xmltext/xmlvaluediff.h"

#include <QList>

#include <algorithm>

namespace baton::xml {

namespace {

edit::ChangedParts ofLines(const ValueLetters &was, const QString &is)
{
    const QList<QStringView> wasLines = QStringView(was.value()).split(u'\n');
    const QList<QStringView> isLines = QStringView(is).split(u'\n');
    const auto placesOf = [](const QList<QStringView> &lines) {
        std::vector<qsizetype> places{0};
        for (const QStringView line : lines) {
            places.push_back(places.back() + line.size() + 1);
        }
        return places;
    };
    const std::vector<qsizetype> before = placesOf(wasLines);
    const std::vector<qsizetype> now = placesOf(isLines);
    const auto isLed = [&](qsizetype line) { return was.lines()[size_t(line)].isLed; };
    edit::ChangedParts parts;
    for (const edit::ChangedText &lines : edit::changedLines(wasLines, isLines)) {
        const bool isLast = lines.was.end == wasLines.size();
        const ByteRange from{before[size_t(lines.was.begin)], before[size_t(lines.was.end)]};
        const ByteRange to{now[size_t(lines.is.begin)], now[size_t(lines.is.end)]};
        if (lines.was.isEmpty() || lines.is.isEmpty()) {
            // Removes the line end, of the two around the removed lines, that lets the next line
            // keep its indentation.
            const bool keepsNext =
                !lines.was.isEmpty() && !isLast && !isLed(lines.was.begin) && isLed(lines.was.end);
            const int back = isLast || keepsNext ? 1 : 0;
            parts.push_back(
                {{from.begin - back, from.end - back}, {to.begin - back, to.end - back}});
            continue;
        }
        const auto words =
            edit::changedWords(QStringView(was.value()).sliced(from.begin, from.length() - 1),
                               QStringView(is).sliced(to.begin, to.length() - 1));
        for (const edit::ChangedText &part : words) {
            parts.push_back({{from.begin + part.was.begin, from.begin + part.was.end},
                             {to.begin + part.is.begin, to.begin + part.is.end}});
        }
    }
    return parts;
}

/// Adds the blank at @p fixed, which would be read as layout, to @p parts unless it is part of one.
void addFixed(edit::ChangedParts &parts, qsizetype fixed, const ValueLetters &was)
{
    qsizetype at = fixed;
    auto next = parts.begin();
    for (; next != parts.end() && next->is.begin <= fixed; ++next) {
        if (fixed < next->is.end) {
            return;
        }
        at = fixed - next->is.end + next->was.end;
    }
    if (!was.letters()[was.letterAt(was.placeOf(at))].letter.isFixed) {
        parts.insert(next, edit::ChangedText{{at, at + 1}, {fixed, fixed + 1}});
    }
}

/// True if @p parts leave at least one line with words unchanged.
bool leaveLine(const edit::ChangedParts &parts, QStringView was)
{
    qsizetype begin = 0;
    auto next = parts.begin();
    for (const QStringView line : was.split(u'\n')) {
        const qsizetype end = begin + line.size();
        next = std::find_if(next, parts.end(), [begin](const edit::ChangedText &part) {
            return part.was.end > begin;
        });
        const bool isTouched = next != parts.end() && next->was.begin < end;
        if (!isTouched && !line.trimmed().isEmpty()) {
            return true;
        }
        begin = end + 1;
    }
    return false;
}

} // namespace

edit::ChangedParts changedParts(const ValueLetters &was, const DecodedText &is)
{
    edit::ChangedParts parts = ofLines(was, is.text);
    for (const qsizetype fixed : is.fixed) {
        addFixed(parts, fixed, was);
    }
    return parts;
}

bool isDiffTooFragmented(const edit::ChangedParts &parts, QStringView was, QStringView is)
{
    if (leaveLine(parts, was)) {
        return false;
    }
    const qsizetype before = edit::wordCount(was);
    qsizetype kept = before;
    for (const edit::ChangedText &part : parts) {
        kept -= edit::wordCount(was.sliced(part.was.begin, part.was.length()));
    }
    return 3 * kept < std::max(before, edit::wordCount(is));
}

} // namespace baton::xml
