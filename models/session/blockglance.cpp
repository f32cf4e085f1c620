// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/blockglance.h"

#include <QByteArrayList>

#include <algorithm>

namespace baton {

namespace {

qsizetype endIn(QByteArrayView rest)
{
    const qsizetype end = rest.indexOf('\n');
    return end < 0 ? rest.size() : end;
}

bool isWordy(char byte)
{
    return byte == '_' || byte == '-' || (byte >= '0' && byte <= '9')
        || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

} // namespace

bool BlockGlance::isTricky() const
{
    static const QByteArrayList signs{"\n---", "\t", "<<", ": &", ": *", ": |", ": >", ": !", "\r"};
    return std::ranges::any_of(signs,
                               [this](const QByteArray &sign) { return m_bytes.contains(sign); });
}

BlockGlance::Found BlockGlance::find(const JsonPointer &pointer, qsizetype &at) const
{
    const QStringList keys = pointer.tokens();
    const Found found = placeOf(keys.last().toUtf8(), at);
    if (found != Found::One) {
        return found;
    }
    qsizetype line = lineOf(at);
    qsizetype left = keys.size() - 1;
    if (!isFirst(at) && (left == 0 || !isInMapOf(keys[--left].toUtf8(), at))) {
        return Found::Unclear;
    }
    qsizetype indent = indentAt(line);
    while (left > 0) {
        do {
            if (line == 0) {
                return Found::Unclear;
            }
            line = lineOf(line - 1);
        } while (isNothing(line) || indentAt(line) >= indent);
        indent = indentAt(line);
        if (!m_bytes.sliced(line + indent).startsWith(keys[--left].toUtf8() + ':')) {
            return Found::Unclear;
        }
    }
    return indent == 0 ? Found::One : Found::Unclear;
}

QByteArray BlockGlance::valueAt(qsizetype at) const
{
    const QByteArrayView rest = m_bytes.sliced(at);
    QByteArray text = rest.first(endIn(rest)).toByteArray();
    text = text.sliced(text.indexOf(':') + 1);
    if (!isFirst(at)) {
        const auto isEnd = [](char byte) { return byte == ',' || byte == '}'; };
        text = text.first(std::ranges::find_if(text, isEnd) - text.cbegin());
    }
    const qsizetype comment = text.indexOf(" #");
    return (comment < 0 ? text : text.first(comment)).trimmed();
}

bool BlockGlance::hasBlock(qsizetype at) const
{
    const qsizetype line = lineOf(at);
    const qsizetype next = line + endIn(m_bytes.sliced(line)) + 1;
    return isFirst(at) && next < m_bytes.size() && !isNothing(next)
        && (indentAt(next) > indentAt(line)
            || (indentAt(next) == indentAt(line)
                && m_bytes.sliced(next + indentAt(next)).startsWith("- ")));
}

qsizetype BlockGlance::lineOf(qsizetype at) const
{
    return m_bytes.first(at).lastIndexOf('\n') + 1;
}

qsizetype BlockGlance::indentAt(qsizetype line) const
{
    qsizetype indent = 0;
    while (line + indent < m_bytes.size() && m_bytes[line + indent] == ' ') {
        ++indent;
    }
    return indent;
}

/// Of a line that is empty or a comment.
bool BlockGlance::isNothing(qsizetype line) const
{
    const qsizetype text = line + indentAt(line);
    return text >= m_bytes.size() || m_bytes[text] == '\n' || m_bytes[text] == '#';
}

/// True of a key that its line begins with.
bool BlockGlance::isFirst(qsizetype at) const
{
    const qsizetype line = lineOf(at);
    return line + indentAt(line) == at;
}

/// True where "parent: {…, key" is all that the line up to @p at holds.
bool BlockGlance::isInMapOf(const QByteArray &parent, qsizetype at) const
{
    const qsizetype line = lineOf(at);
    const QByteArray before = m_bytes.sliced(line, at - line).toByteArray().trimmed();
    const QByteArray begin = parent + ": {";
    const auto isPlain = [](char byte) {
        return byte != '{' && byte != '}' && byte != '[' && byte != '"' && byte != '\''
            && byte != '#';
    };
    return before.startsWith(begin) && (before == begin || before.endsWith(','))
        && std::ranges::all_of(before.sliced(begin.size()), isPlain);
}

/// The only place of @p key; unclear where it is a key, or may be one, elsewhere.
BlockGlance::Found BlockGlance::placeOf(const QByteArray &key, qsizetype &place) const
{
    Found found = Found::None;
    for (qsizetype at = m_bytes.indexOf(key); at >= 0; at = m_bytes.indexOf(key, at + 1)) {
        const QByteArrayView behind = m_bytes.sliced(at + key.size());
        const bool isKey = behind.startsWith(':');
        const bool isOdd =
            behind.startsWith('"') || behind.startsWith('\'') || behind.trimmed().startsWith(':');
        if ((at > 0 && isWordy(m_bytes[at - 1])) || !(isKey || isOdd)) {
            continue; // a part of another word, or a word of a text
        }
        if (found != Found::None || !isKey) {
            return Found::Unclear;
        }
        found = Found::One;
        place = at;
    }
    return found;
}

} // namespace baton
