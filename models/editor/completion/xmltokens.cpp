// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/xmltokens.h"

#include "models/formats/xml/xmlcharacters.h"

#include <cctype>

namespace baton {

namespace {

class TokenReader
{
public:
    TokenReader(QByteArrayView bytes, qsizetype at)
        : m_bytes(bytes)
        , m_at(at)
    {
        m_token.range.begin = at;
    }

    XmlToken read()
    {
        const QByteArrayView rest = m_bytes.sliced(m_at);
        if (!rest.startsWith('<')) {
            finish(m_bytes.indexOf('<', m_at));
        } else if (rest.startsWith("<!--")) {
            readOther("-->");
        } else if (rest.startsWith("<![CDATA[")) {
            readOther("]]>");
        } else if (rest.startsWith("<?")) {
            readOther("?>");
        } else if (rest.startsWith("<!")) {
            readOther(">");
        } else {
            readTag(rest.startsWith("</"));
        }
        return std::move(m_token);
    }

private:
    [[nodiscard]] bool isAtEnd() const { return m_at >= m_bytes.size(); }
    [[nodiscard]] char sign() const { return isAtEnd() ? '\0' : m_bytes[m_at]; }

    void finish(qsizetype end) { m_token.range.end = end < 0 ? m_bytes.size() : end; }

    void readOther(QByteArrayView close)
    {
        m_token.kind = XmlToken::Kind::Other;
        const qsizetype end = m_bytes.indexOf(close, m_at + 2);
        m_token.isClosed = end >= 0;
        finish(end < 0 ? end : end + close.size());
    }

    void readTag(bool isEnd)
    {
        m_token.kind = isEnd ? XmlToken::Kind::EndTag : XmlToken::Kind::StartTag;
        m_at += isEnd ? 2 : 1;
        m_token.name = readName();
        while (!isAtEnd() && sign() != '<' && !m_token.isClosed) {
            if (sign() == '>') {
                m_token.isClosed = true;
                m_token.isEmpty = m_bytes[m_at - 1] == '/';
                ++m_at;
            } else if (isNameByte(sign())) {
                readAttribute();
            } else {
                ++m_at;
            }
        }
        finish(m_at);
    }

    void readAttribute()
    {
        XmlToken::Attribute attribute;
        attribute.name = readName();
        attribute.value = {m_at, m_at};
        qsizetype next = xml::spaceEnd(m_bytes, m_at, m_bytes.size());
        if (next < m_bytes.size() && m_bytes[next] == '=') {
            m_at = xml::spaceEnd(m_bytes, next + 1, m_bytes.size());
            if (sign() == '"' || sign() == '\'') {
                readValue(attribute);
            }
        }
        m_token.attributes.push_back(attribute);
    }

    /// Reads up to the closing quote, or to the end of the line if there is none.
    void readValue(XmlToken::Attribute &attribute)
    {
        attribute.quote = sign();
        const qsizetype begin = ++m_at;
        while (!isAtEnd() && sign() != attribute.quote && sign() != '<') {
            ++m_at;
        }
        attribute.isClosed = sign() == attribute.quote;
        if (!attribute.isClosed) {
            m_at = begin;
            while (!isAtEnd() && !QByteArrayView("<>\r\n").contains(sign())) {
                ++m_at;
            }
        }
        attribute.value = {begin, m_at};
        m_at += attribute.isClosed ? 1 : 0;
    }

    ByteRange readName()
    {
        const qsizetype begin = m_at;
        while (!isAtEnd() && isNameByte(sign())) {
            ++m_at;
        }
        return {begin, m_at};
    }

    /// True for bytes of a name. All non-ASCII bytes in a tag are taken as part of a name.
    static bool isNameByte(char byte)
    {
        return byte < 0 || std::isalnum(static_cast<unsigned char>(byte))
            || QByteArrayView("_-.:").contains(byte);
    }

    QByteArrayView m_bytes;
    qsizetype m_at;
    XmlToken m_token;
};

} // namespace

XmlToken xmlTokenAt(QByteArrayView bytes, qsizetype at)
{
    return TokenReader(bytes, at).read();
}

} // namespace baton
