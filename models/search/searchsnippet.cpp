// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchsnippet.h"

#include <algorithm>

namespace baton {

namespace {

constexpr qsizetype longestSnippet = 160;
constexpr qsizetype longestBefore = 50; ///< length of the text before the first match
constexpr size_t mostMatches = 200;

/// The line of @p text that contains @p at, without surrounding blanks.
TextStretch lineAt(const QString &text, qsizetype at)
{
    qsizetype begin = at > 0 ? text.lastIndexOf(u'\n', at - 1) + 1 : 0;
    qsizetype end = text.indexOf(u'\n', at);
    end = end < 0 ? text.size() : end;
    while (begin < end && text[begin].isSpace()) {
        ++begin;
    }
    while (end > begin && text[end - 1].isSpace()) {
        --end;
    }
    return {begin, end - begin};
}

/// The part of @p line around @p match that fits.
TextStretch partAround(const TextStretch &line, const TextStretch &match)
{
    if (line.length <= longestSnippet) {
        return line;
    }
    const qsizetype last = line.start + line.length - longestSnippet;
    const qsizetype begin =
        std::clamp(match.start - longestBefore, line.start, std::max(line.start, last));
    return {begin, longestSnippet};
}

SearchSnippet snippetOf(const QString &text, const TextStretch &line,
                        const std::vector<TextStretch> &matches)
{
    const TextStretch part = partAround(line, matches.empty() ? line : matches.front());
    SearchSnippet snippet;
    const bool isCutBefore = part.start > line.start;
    const bool isCutBehind = part.start + part.length < line.start + line.length;
    snippet.text = text.sliced(part.start, part.length);
    snippet.text.replace(u'\t', u' ').replace(u'\r', u' ').replace(u'\n', u' ');
    if (isCutBefore) {
        snippet.text.prepend(QChar(0x2026));
    }
    if (isCutBehind) {
        snippet.text.append(QChar(0x2026));
    }
    const qsizetype shift = (isCutBefore ? 1 : 0) - part.start;
    for (const TextStretch &match : matches) {
        const qsizetype begin = std::max(match.start, part.start);
        const qsizetype end = std::min(match.start + match.length, part.start + part.length);
        if (end > begin) {
            snippet.matches.push_back({begin + shift, end - begin});
        }
    }
    return snippet;
}

/// The first line of @p text that is not the title.
TextStretch firstLine(const QString &text, const QString &title)
{
    for (qsizetype at = 0; at < text.size();) {
        const TextStretch line = lineAt(text, at);
        if (line.length > 0 && QStringView(text).sliced(line.start, line.length) != title) {
            return line;
        }
        const qsizetype end = text.indexOf(u'\n', at);
        at = end < 0 ? text.size() : end + 1;
    }
    return {};
}

/// Of a handoff or a line of a log the index has the text of the file, so the place is known. Of
/// others only the place where they begin is known, or the file; the match follows there if the
/// file has it.
void addPlace(IndexHit &hit, const TextStretch &match)
{
    const QString &text = hit.entry.text;
    const QStringView before = QStringView(text).first(match.start);
    const QString onLine = text.sliced(match.start, match.length).section(u'\n', 0, 0);
    if (hit.entry.type == IndexedEntry::Type::Handoff) {
        const QStringView line = before.sliced(before.lastIndexOf(u'\n') + 1);
        const auto isLow = [](QChar c) { return c.isLowSurrogate(); };
        hit.line = std::max(1, hit.entry.line) + static_cast<int>(before.count(u'\n'));
        hit.column = static_cast<int>(line.size() - std::ranges::count_if(line, isLow)) + 1;
        hit.match = onLine;
    } else if (hit.entry.type == IndexedEntry::Type::LogLine) {
        hit.line = hit.entry.line + static_cast<int>(before.count(u'\n'));
        hit.match = onLine;
    } else {
        hit.match = onLine;
    }
}

/// True for what stands with its title where it is opened. A title of others is Baton's own.
bool isShownWithTitle(IndexedEntry::Type type)
{
    return type == IndexedEntry::Type::Phase || type == IndexedEntry::Type::Step;
}

} // namespace

void addSnippet(IndexHit &hit, const SearchMatcher &matcher)
{
    const QString &text = hit.entry.text;
    const std::vector<TextStretch> matches = matcher.placesIn(text, mostMatches);
    hit.titleMatches = matcher.placesIn(hit.entry.title, mostMatches);
    hit.line = hit.entry.line;
    if (matches.empty()) {
        hit.snippet = snippetOf(text, firstLine(text, hit.entry.title), {});
        if (isShownWithTitle(hit.entry.type) && !hit.titleMatches.empty()) {
            const TextStretch &first = hit.titleMatches.front();
            hit.match = hit.entry.title.sliced(first.start, first.length);
        }
        return;
    }
    const TextStretch &first = matches.front();
    hit.snippet = snippetOf(text, lineAt(text, first.start), matches);
    addPlace(hit, first);
}

SearchSnippet fromFirstMatch(const SearchSnippet &snippet)
{
    constexpr qsizetype before = 16;
    qsizetype start = snippet.matches.empty() ? 0 : snippet.matches.front().start - before;
    if (start <= 1) {
        return snippet;
    }
    start += snippet.text[start].isLowSurrogate() ? 1 : 0;
    SearchSnippet shown{QChar(0x2026) + snippet.text.sliced(start), snippet.matches};
    for (TextStretch &match : shown.matches) {
        match.start += 1 - start;
    }
    return shown;
}

} // namespace baton
