// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/linemap.h"

#include <algorithm>

namespace baton {

namespace {

constexpr QByteArrayView byteOrderMark = "\xEF\xBB\xBF";
/// With more edits at once, building a new list of lines is faster than moving them each time.
constexpr size_t manyEdits = 8;

bool isLineBegin(const QByteArray &bytes, qsizetype offset)
{
    const char before = bytes[offset - 1];
    return before == '\n' || (before == '\r' && (offset == bytes.size() || bytes[offset] != '\n'));
}

/// Adds lines of @p bytes that end with a single CR between @p from and @p feed, which is a line
/// feed or the end.
void addLinesBetween(QByteArrayView bytes, qsizetype from, qsizetype feed,
                     std::vector<qsizetype> &begins)
{
    const QByteArrayView part = bytes.sliced(from, feed - from);
    for (qsizetype at = part.indexOf('\r'); at >= 0; at = part.indexOf('\r', at + 1)) {
        if (from + at + 1 < feed || feed == bytes.size()) {
            begins.push_back(from + at + 1);
        }
    }
}

/// Adds the starts of lines within @p range of @p bytes, including its end.
void addLineBegins(const QByteArray &bytes, ByteRange range, std::vector<qsizetype> &begins)
{
    const qsizetype last = std::min(range.end, bytes.size());
    for (qsizetype offset = range.begin; offset <= last; ++offset) {
        if (isLineBegin(bytes, offset)) {
            begins.push_back(offset);
        }
    }
}

} // namespace

void LineMap::rebuild(const QByteArray &bytes)
{
    m_size = bytes.size();
    m_begins.clear();
    m_begins.push_back(bytes.startsWith(byteOrderMark) ? byteOrderMark.size() : 0);
    const QByteArrayView view(bytes);
    for (qsizetype from = m_begins.front(); from < m_size; from = m_begins.back()) {
        const qsizetype feed = view.indexOf('\n', from);
        addLinesBetween(view, from, feed < 0 ? m_size : feed, m_begins);
        if (feed < 0) {
            break;
        }
        m_begins.push_back(feed + 1);
    }
}

void LineMap::update(const QByteArray &bytes, const TextEdits &edits)
{
    if (edits.empty()) {
        return;
    }
    if (edits.front().offset < byteOrderMark.size()) {
        rebuild(bytes);
        return;
    }
    if (edits.size() > manyEdits) {
        updateMany(bytes, edits);
    } else {
        qsizetype shift = 0;
        for (const TextEdit &edit : edits) {
            updateOne(bytes, edit, shift);
            shift += edit.text.size() - edit.length;
        }
    }
    m_size = bytes.size();
}

void LineMap::updateOne(const QByteArray &bytes, const TextEdit &edit, qsizetype shift)
{
    const qsizetype first = edit.offset + shift;
    const auto from = std::lower_bound(m_begins.begin() + 1, m_begins.end(), first);
    const auto to = std::upper_bound(from, m_begins.end(), first + edit.length);
    const qsizetype growth = edit.text.size() - edit.length;
    if (growth != 0) {
        std::for_each(to, m_begins.end(), [growth](qsizetype &begin) { begin += growth; });
    }
    std::vector<qsizetype> found;
    addLineBegins(bytes, {std::max(first, m_begins.front() + 1), first + edit.text.size()}, found);
    const auto place = m_begins.erase(from, to);
    m_begins.insert(place, found.begin(), found.end());
}

/// Examines only inserted bytes: lines between the edits are just moved.
void LineMap::updateMany(const QByteArray &bytes, const TextEdits &edits)
{
    std::vector<qsizetype> begins;
    begins.reserve(m_begins.size());
    begins.push_back(m_begins.front());
    auto next = m_begins.cbegin() + 1;
    qsizetype shift = 0;
    for (const TextEdit &edit : edits) {
        for (; next != m_begins.cend() && *next < edit.offset; ++next) {
            begins.push_back(*next + shift);
        }
        while (next != m_begins.cend() && *next <= edit.range().end) {
            ++next;
        }
        const qsizetype first = edit.offset + shift;
        if (begins.size() > 1 && begins.back() == first) {
            begins.pop_back(); // the end of the previous edit, which is examined again
        }
        addLineBegins(bytes, {std::max(first, begins.front() + 1), first + edit.text.size()},
                      begins);
        shift += edit.text.size() - edit.length;
    }
    for (; next != m_begins.cend(); ++next) {
        begins.push_back(*next + shift);
    }
    m_begins = std::move(begins);
}

qsizetype LineMap::longest() const
{
    qsizetype longest = m_size - m_begins.back();
    for (size_t line = 1; line < m_begins.size(); ++line) {
        longest = std::max(longest, m_begins[line] - m_begins[line - 1]);
    }
    return longest;
}

int LineMap::lineAt(qsizetype offset) const
{
    const auto next = std::upper_bound(m_begins.begin() + 1, m_begins.end(), offset);
    return static_cast<int>(next - m_begins.begin()) - 1;
}

ByteRange LineMap::whole(int line) const
{
    return {begin(line), line + 1 < count() ? begin(line + 1) : m_size};
}

ByteRange LineMap::content(const QByteArray &bytes, int line) const
{
    const ByteRange range = whole(line);
    return {range.begin, range.end - lineEnd(bytes, line).size()};
}

QByteArrayView LineMap::lineEnd(const QByteArray &bytes, int line) const
{
    if (line + 1 >= count()) {
        return {};
    }
    const qsizetype end = begin(line + 1);
    const bool isCrLf = bytes[end - 1] == '\n' && end - 2 >= begin(line) && bytes[end - 2] == '\r';
    return QByteArrayView(bytes).sliced(end - (isCrLf ? 2 : 1), isCrLf ? 2 : 1);
}

} // namespace baton
