// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/completioncontext.h"

#include "models/formats/yaml/reading/yamlscanner.h"

#include <algorithm>
#include <cctype>

namespace baton {

namespace {

struct FlowLevel
{
    bool isMap = false;
    bool wantsValue = false; ///< a colon precedes, so a value follows
    QString key;
    QStringList keys;
};

/// Reads the tokens of JSON, or of a YAML flow collection, that may be incomplete.
class FlowReader
{
public:
    FlowReader(const QByteArray &bytes, qsizetype at, qsizetype caret, Format format)
        : m_bytes(bytes)
        , m_at(at)
        , m_caret(caret)
        , m_isYaml(format == Format::Yaml)
    {
    }

    [[nodiscard]] qsizetype at() const { return m_at; }
    [[nodiscard]] bool isAtEnd() const { return m_at >= m_bytes.size(); }
    [[nodiscard]] const std::vector<FlowLevel> &levels() const { return m_levels; }

    /// Reads the next token, updates the levels and returns the token's range.
    ByteRange next()
    {
        const qsizetype begin = m_at;
        const char byte = m_bytes[m_at++];
        if (m_isYaml && !QByteArrayView("\"{}[]:, \t\r\n").contains(byte)) {
            readYaml(begin);
            return {begin, m_at};
        }
        switch (byte) {
        case '"':
            readText(begin);
            break;
        case '{':
        case '[':
            m_levels.push_back({byte == '{', false, {}, {}});
            break;
        case '}':
        case ']':
            if (!m_levels.empty()) {
                m_levels.pop_back();
            }
            break;
        case ':':
        case ',':
            if (!m_levels.empty()) {
                m_levels.back().wantsValue = byte == ':';
            }
            break;
        default:
            while (!isAtEnd() && isWord(byte) && isWord(m_bytes[m_at])) {
                ++m_at;
            }
        }
        return {begin, m_at};
    }

private:
    static bool isWord(char byte)
    {
        return byte == '_' || byte == '-' || byte == '.' || byte == '+' || byte < 0
            || std::isalnum(static_cast<unsigned char>(byte));
    }

    /// A text in quotes. One of YAML may go over several lines, but the one that begins on the line
    /// of the caret may be unfinished, and ends there.
    void readText(qsizetype begin)
    {
        const qsizetype closed = YamlScanner(m_bytes).quotedEnd(begin);
        const auto first = m_bytes.cbegin() + begin;
        const auto end = closed < 0 ? m_bytes.cend() : m_bytes.cbegin() + closed;
        const qsizetype lineEnd =
            std::find_if(first, end, [](char byte) { return byte == '\n' || byte == '\r'; })
            - m_bytes.cbegin();
        const bool isAtCaret = begin < m_caret && m_caret <= lineEnd;
        const bool isClosed = closed >= 0 && (lineEnd == closed || (m_isYaml && !isAtCaret));
        m_at = isClosed ? closed : lineEnd;
        QByteArray text = m_bytes.sliced(begin + 1, m_at - begin - (isClosed ? 2 : 1));
        noteKey(m_bytes[begin] == '\'' ? text.replace("''", "'") : text);
    }

    /// Reads a single-quoted text, a comment or a plain scalar.
    void readYaml(qsizetype begin)
    {
        const bool isBehindBlank = begin == 0 || std::isspace(uchar(m_bytes[begin - 1]));
        if (m_bytes[begin] == '\'') {
            readText(begin);
        } else if (m_bytes[begin] == '#' && isBehindBlank) {
            while (!isAtEnd() && m_bytes[m_at] != '\n' && m_bytes[m_at] != '\r') {
                ++m_at;
            }
        } else {
            while (!isAtEnd() && !endsPlain()) {
                ++m_at;
            }
            while (m_bytes[m_at - 1] == ' ') {
                --m_at;
            }
            noteKey(m_bytes.sliced(begin, m_at - begin));
        }
    }

    [[nodiscard]] bool endsPlain() const
    {
        const char byte = m_bytes[m_at];
        const char next = m_at + 1 < m_bytes.size() ? m_bytes[m_at + 1] : ' ';
        return QByteArrayView("{}[],\r\n").contains(byte)
            || (byte == ':' && QByteArrayView(" \t\r\n{}[],").contains(next))
            || (byte == ' ' && next == '#');
    }

    void noteKey(const QByteArray &text)
    {
        if (!m_levels.empty() && m_levels.back().isMap && !m_levels.back().wantsValue) {
            m_levels.back().key = QString::fromUtf8(text);
            m_levels.back().keys.append(m_levels.back().key);
        }
    }

    const QByteArray &m_bytes;
    qsizetype m_at;
    qsizetype m_caret;
    bool m_isYaml;
    std::vector<FlowLevel> m_levels;
};

qsizetype behindBlanks(const QByteArray &bytes, qsizetype at)
{
    while (at < bytes.size() && std::isspace(static_cast<unsigned char>(bytes[at]))) {
        ++at;
    }
    return at;
}

bool isToken(const QByteArray &bytes, ByteRange range, qsizetype offset)
{
    const char first = bytes[range.begin];
    const bool isText = first == '"' || first == '\'';
    const bool isClosed = isText && range.length() > 1 && bytes[range.end - 1] == first;
    const bool isSign = QByteArrayView("{}[]:, \t\r\n").contains(first);
    return !isSign && range.begin < offset
        && (offset < range.end || (offset == range.end && !isClosed));
}

/// The word or text at @p offset, to which @p reader goes; else nothing, at @p offset.
ByteRange tokenAt(FlowReader &reader, const QByteArray &bytes, qsizetype offset)
{
    while (!reader.isAtEnd() && reader.at() < offset) {
        const ByteRange range = reader.next();
        if (isToken(bytes, range, offset)) {
            return range;
        }
    }
    return {offset, offset};
}

/// All keys of the map at the caret, if it has begun.
QStringList keysBehind(FlowReader reader)
{
    const size_t depth = reader.levels().size();
    if (depth == 0) {
        return {};
    }
    QStringList keys = reader.levels().back().keys;
    while (!reader.isAtEnd()) {
        reader.next();
        if (reader.levels().size() < depth) {
            break;
        }
        if (reader.levels().size() == depth) {
            keys = reader.levels().back().keys;
        }
    }
    return keys;
}

/// True when @p token and blanks are all that the document that begins at @p begin has.
bool isAlone(const QByteArray &bytes, qsizetype begin, ByteRange token)
{
    return behindBlanks(bytes, begin) >= token.begin
        && behindBlanks(bytes, token.end) == bytes.size();
}

/// Reads the key at @p token in @p place.
void readFlowKey(CompletionContext &place, const QByteArray &bytes, ByteRange token,
                 const FlowReader &reader)
{
    place.siblings = keysBehind(reader);
    if (!place.prefix.isEmpty()) {
        place.siblings.removeOne(
            QString::fromUtf8(bytes.sliced(token.begin, token.length())).remove(place.quote));
    }
    const qsizetype next = behindBlanks(bytes, token.end);
    place.isWhole = next < bytes.size() && bytes[next] == ':';
}

} // namespace

std::optional<CompletionContext> flowPlaceAt(const QByteArray &bytes, qsizetype offset,
                                             qsizetype begin, Format format)
{
    const bool isYaml = format == Format::Yaml;
    FlowReader reader(bytes, begin, offset, format);
    const ByteRange token = tokenAt(reader, bytes, offset);
    std::vector<FlowLevel> levels = reader.levels();
    CompletionContext place;
    place.isInFlow = true;
    place.opensRoot = levels.empty() && !isYaml && isAlone(bytes, begin, token);
    if (place.opensRoot) {
        levels.push_back({true, false, {}, {}});
    } else if (levels.empty()) {
        return {};
    }
    for (size_t i = 0; i + 1 < levels.size(); ++i) {
        place.path.push_back(levels[i].isMap ? PathElement{false, levels[i].key}
                                             : PathElement{true, {}});
    }
    place.replaced = token;
    place.prefix = QString::fromUtf8(bytes.sliced(token.begin, offset - token.begin));
    const bool isComment = isYaml && place.prefix.startsWith(u'#');
    if (isComment || place.prefix.contains(u'\n') || place.prefix.contains(u'\r')) {
        return place; // nothing can be completed there
    }
    if (place.prefix.startsWith(u'"') || (isYaml && place.prefix.startsWith(u'\''))) {
        place.quote = place.prefix.front();
    }
    const FlowLevel &level = levels.back();
    place.mayBeKey = level.isMap && !level.wantsValue;
    place.mayBeValue = !place.mayBeKey;
    if (place.mayBeValue) {
        place.path.push_back(level.isMap ? PathElement{false, level.key} : PathElement{true, {}});
    } else {
        readFlowKey(place, bytes, token, reader);
    }
    place.prefix.remove(0, place.quote.isNull() ? 0 : 1);
    return place;
}

} // namespace baton
