// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/completioncontext.h"

#include <cctype>

namespace baton {

namespace {

struct FlowLevel
{
    bool isMap = false;
    bool wantsValue = false; ///< behind the colon of a map
    QString key;
    QStringList keys;
};

/// Reads JSON, or a flow collection of YAML, that need not be whole, one sign after the other.
class FlowReader
{
public:
    FlowReader(const QByteArray &bytes, qsizetype at, Format format)
        : m_bytes(bytes)
        , m_at(at)
        , m_isYaml(format == Format::Yaml)
    {
    }

    [[nodiscard]] qsizetype at() const { return m_at; }
    [[nodiscard]] bool isAtEnd() const { return m_at >= m_bytes.size(); }
    [[nodiscard]] const std::vector<FlowLevel> &levels() const { return m_levels; }

    /// The next word, text or sign; what it is changes the levels.
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

    void readText(qsizetype begin)
    {
        const char quote = m_bytes[begin];
        while (!isAtEnd() && m_bytes[m_at] != quote && m_bytes[m_at] != '\n'
               && m_bytes[m_at] != '\r') {
            const bool isEscape = quote == '"' && m_bytes[m_at] == '\\';
            m_at += isEscape && m_at + 1 < m_bytes.size() ? 2 : 1;
        }
        const QByteArray text = m_bytes.sliced(begin + 1, m_at - begin - 1);
        if (!isAtEnd() && m_bytes[m_at] == quote) {
            ++m_at;
        }
        noteKey(text);
    }

    /// A text in single quotes, a comment, or a plain text.
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

/// Keys of the same map that stand behind the caret.
QStringList keysBehind(FlowReader reader)
{
    const size_t depth = reader.levels().size();
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

} // namespace

std::optional<CompletionContext> flowPlaceAt(const QByteArray &bytes, qsizetype offset,
                                             qsizetype begin, Format format)
{
    FlowReader reader(bytes, begin, format);
    ByteRange token{offset, offset};
    while (!reader.isAtEnd() && reader.at() < offset) {
        const ByteRange range = reader.next();
        if (isToken(bytes, range, offset)) {
            token = range;
            break;
        }
    }
    const bool isInToken = token.begin < offset;
    const std::vector<FlowLevel> &levels = reader.levels();
    if (levels.empty()) {
        return {};
    }
    CompletionContext place;
    place.isInFlow = true;
    for (size_t i = 0; i + 1 < levels.size(); ++i) {
        place.path.push_back(levels[i].isMap ? PathElement{false, levels[i].key}
                                             : PathElement{true, {}});
    }
    const FlowLevel &level = levels.back();
    place.mayBeKey = level.isMap && !level.wantsValue;
    place.mayBeValue = !place.mayBeKey;
    if (place.mayBeValue) {
        place.path.push_back(level.isMap ? PathElement{false, level.key} : PathElement{true, {}});
    }
    place.replaced = token;
    place.prefix = QString::fromUtf8(bytes.sliced(token.begin, offset - token.begin));
    const bool isSingle = format == Format::Yaml && place.prefix.startsWith(u'\'');
    if (place.prefix.startsWith(u'"') || isSingle) {
        place.quote = place.prefix.front();
        place.prefix.remove(0, 1);
    }
    if (place.mayBeKey) {
        place.siblings = keysBehind(reader);
        if (isInToken) {
            place.siblings.removeOne(
                QString::fromUtf8(bytes.sliced(token.begin, token.length())).remove(place.quote));
        }
        const qsizetype next = behindBlanks(bytes, token.end);
        place.isWhole = next < bytes.size() && bytes[next] == ':';
    }
    return place;
}

} // namespace baton
