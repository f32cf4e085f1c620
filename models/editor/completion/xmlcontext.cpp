// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/xmlcontext.h"

#include "models/editor/completion/xmltokens.h"
#include "models/formats/xml/xmlcharacters.h"

#include <algorithm>

namespace baton {

namespace {

struct OpenElement
{
    QString name;
    QStringList children;
};

class PlaceReader
{
public:
    PlaceReader(const QByteArray &bytes, qsizetype offset, qsizetype begin)
        : m_bytes(bytes)
        , m_offset(offset)
        , m_at(begin)
    {
        m_open.emplace_back();
    }

    std::optional<XmlContext> read()
    {
        XmlToken token;
        while (m_at < m_bytes.size()) {
            token = xmlTokenAt(m_bytes, m_at);
            const bool isInside = m_offset > token.range.begin
                && (m_offset < token.range.end || (m_offset == token.range.end && isOpen(token)));
            if (isInside || m_offset < token.range.end) {
                break;
            }
            m_at = token.range.end;
            enter(token);
        }
        const bool isBetween = token.kind != XmlToken::Kind::Text && m_offset <= token.range.begin;
        if (m_at >= m_bytes.size() || isBetween) {
            token = {XmlToken::Kind::Text, {m_offset, m_offset}, {}, {}, false, false};
        }
        return placeIn(token);
    }

private:
    /// True if following text would still belong to @p token.
    static bool isOpen(const XmlToken &token)
    {
        return token.kind == XmlToken::Kind::Text || !token.isClosed;
    }

    [[nodiscard]] QString text(ByteRange range) const
    {
        return QString::fromUtf8(m_bytes.sliced(range.begin, range.length()));
    }

    /// The name at @p range without the prefix of the root element.
    [[nodiscard]] QString local(ByteRange range) const
    {
        const QString name = text(range);
        return !m_nameSpace.isEmpty() && name.startsWith(m_nameSpace)
            ? name.sliced(m_nameSpace.size())
            : name;
    }

    void enter(const XmlToken &token)
    {
        if (token.kind == XmlToken::Kind::StartTag) {
            if (m_open.size() == 1) {
                const QString name = text(token.name);
                m_nameSpace = name.first(name.indexOf(u':') + 1);
            }
            m_open.back().children.append(local(token.name));
            if (!token.isEmpty) {
                m_open.push_back({local(token.name), {}});
            }
        } else if (token.kind == XmlToken::Kind::EndTag) {
            leave(local(token.name));
        }
    }

    /// Closes the element @p name and all unclosed elements in it. Ignores an end tag without a
    /// start tag.
    void leave(const QString &name)
    {
        for (size_t level = m_open.size() - 1; level > 0; --level) {
            if (!name.isEmpty() && m_open[level].name == name) {
                m_open.resize(level);
                return;
            }
        }
    }

    std::optional<XmlContext> placeIn(const XmlToken &token)
    {
        const bool isBeforeName =
            token.kind == XmlToken::Kind::EndTag && m_offset < token.name.begin;
        if (token.kind == XmlToken::Kind::Other || isBeforeName) {
            return {};
        }
        XmlContext place;
        for (size_t level = 1; level < m_open.size(); ++level) {
            place.path.append(m_open[level].name);
        }
        place.nameSpace = m_nameSpace;
        place.before = m_open.back().children;
        const qsizetype lineBegin = m_offset == 0 ? 0 : m_bytes.lastIndexOf('\n', m_offset - 1) + 1;
        place.column = int(xml::spaceEnd(m_bytes, lineBegin, m_offset) - lineBegin);
        if (token.kind == XmlToken::Kind::Text) {
            describeText(place, token);
        } else if (m_offset <= token.name.end) {
            describeName(place, token);
        } else if (token.kind == XmlToken::Kind::EndTag || !describeAttribute(place, token)) {
            return {};
        }
        return place;
    }

    void describeText(XmlContext &place, const XmlToken &token)
    {
        place.sort = XmlContext::Part::Text;
        qsizetype begin = xml::spaceEnd(m_bytes, token.range.begin, token.range.end);
        qsizetype end = token.range.end;
        place.isBlank = begin == end;
        while (end > begin && xml::isSpace(m_bytes[end - 1])) {
            --end;
        }
        const bool isAround = begin <= m_offset && m_offset <= end;
        place.replaced = isAround ? ByteRange{begin, end} : ByteRange{m_offset, m_offset};
        place.prefix = text({place.replaced.begin, m_offset});
        const qsizetype close = m_bytes.indexOf('<', m_offset);
        place.isWhole = close >= 0 && m_bytes.sliced(close).startsWith("</");
        place.behind = childrenBehind(token.range.end);
    }

    void describeName(XmlContext &place, const XmlToken &token)
    {
        const bool isEnd = token.kind == XmlToken::Kind::EndTag;
        place.sort = isEnd ? XmlContext::Part::EndTag : XmlContext::Part::Element;
        place.replaced = token.name;
        const ByteRange typed{token.name.begin, m_offset};
        place.prefix = isEnd ? text(typed) : local(typed);
        place.isWhole = token.isClosed || !token.attributes.empty();
        place.column = std::min(place.column, int(columnOf(token.range.begin)));
        place.behind = childrenBehind(token.range.end);
        if (place.isWhole && !isEnd && !token.isEmpty) {
            place.behind = childrenBehind(token.range.end, local(token.name));
        }
    }

    bool describeAttribute(XmlContext &place, const XmlToken &token)
    {
        place.path.append(local(token.name));
        place.before.clear();
        place.sort = XmlContext::Part::Attribute;
        place.replaced = {m_offset, m_offset};
        for (const XmlToken::Attribute &attribute : token.attributes) {
            const bool isHere = attribute.name.begin <= m_offset && m_offset <= attribute.name.end;
            if (isHere) {
                place.replaced = attribute.name;
                place.isWhole = attribute.quote != 0;
            } else if (attribute.quote != 0 && attribute.value.begin <= m_offset
                       && m_offset <= attribute.value.end) {
                place.sort = XmlContext::Part::AttributeValue;
                place.attribute = text(attribute.name);
                place.replaced = attribute.value;
                place.quote = attribute.quote;
                place.isWhole = attribute.isClosed;
            } else {
                place.before.append(text(attribute.name));
            }
        }
        place.prefix = text({place.replaced.begin, m_offset});
        const bool isName = place.sort == XmlContext::Part::Attribute;
        const bool isApart = xml::isSpace(m_bytes[place.replaced.begin - 1]);
        const bool isInTag = m_offset < token.range.end || !token.isClosed;
        return isInTag && (!isName || isApart);
    }

    [[nodiscard]] qsizetype columnOf(qsizetype at) const
    {
        return at == 0 ? 0 : at - m_bytes.lastIndexOf('\n', at - 1) - 1;
    }

    /// The names of the elements from @p at on that are siblings of the place. @p open is an
    /// element that was opened just before; empty if there is none.
    QStringList childrenBehind(qsizetype at, const QString &open = {})
    {
        PlaceReader reader(m_bytes, m_bytes.size(), at);
        reader.m_nameSpace = m_nameSpace;
        reader.m_open.front().name = m_open.back().name;
        reader.m_open.push_back({});
        if (!open.isEmpty()) {
            reader.m_open.push_back({open, {}});
        }
        return reader.restOfParent();
    }

    /// Reads up to the end of the parent, which is level 1 here, and returns the names of its
    /// children.
    QStringList restOfParent()
    {
        QStringList names;
        while (m_at < m_bytes.size()) {
            const XmlToken token = xmlTokenAt(m_bytes, m_at);
            m_at = token.range.end;
            if (token.kind == XmlToken::Kind::EndTag && local(token.name) == m_open.front().name) {
                const bool isNested = std::ranges::find(m_open.begin() + 2, m_open.end(),
                                                        local(token.name), &OpenElement::name)
                    != m_open.end();
                if (!isNested) {
                    break;
                }
            }
            enter(token);
        }
        return m_open[1].children;
    }

    const QByteArray &m_bytes;
    qsizetype m_offset;
    qsizetype m_at;
    QString m_nameSpace;
    std::vector<OpenElement> m_open; ///< the first entry represents the document
};

} // namespace

std::optional<XmlContext> xmlPlaceAt(const QByteArray &bytes, qsizetype offset, qsizetype begin)
{
    return PlaceReader(bytes, offset, begin).read();
}

} // namespace baton
