// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xml/xmlspelling.h"

#include "models/editing/xml/xmlnormalform.h"
#include "models/editing/xmltext/xmlescape.h"
#include "models/editing/xmltext/xmltextindentation.h"
#include "models/formats/xml/xmlcharacters.h"
#include "models/formats/xml/xmlkeynames.h"

using namespace Qt::StringLiterals;

namespace baton::xml {

namespace {

std::optional<QByteArray> nameFor(const QString &key, const XmlWritingStyle &manner)
{
    const QString name = nameIn(key);
    if (!isName(name)) {
        return std::nullopt;
    }
    return name.contains(u':') ? name.toUtf8() : manner.prefix + name.toUtf8();
}

/// Writes the content between the tags of an element.
class ContentWriter
{
public:
    ContentWriter(const XmlWritingStyle &manner, const QString &path, const QByteArray &indentation)
        : m_manner(manner)
        , m_path(path)
        , m_indentation(indentation)
    {
    }

    QByteArray attributes;
    QByteArray content;

    bool addEntries(const Value &map)
    {
        for (size_t i = 0; i < map.items.size(); ++i) {
            if (!addEntry(map.keys[static_cast<qsizetype>(i)], map.items[i])) {
                return false;
            }
        }
        return !(m_hasElements && m_hasText);
    }

    bool addItems(const Value &list)
    {
        for (const Value &item : list.items) {
            if (!addElement(spelledItem(item, m_path, m_manner, inner()))) {
                return false;
            }
        }
        return listAt(m_manner.shape, m_path) != nullptr;
    }

    [[nodiscard]] QByteArray closing() const
    {
        return m_hasElements && m_manner.isSpread ? m_manner.newline + m_indentation : QByteArray();
    }

private:
    [[nodiscard]] QByteArray inner() const { return m_indentation + m_manner.step; }

    bool addEntry(const QString &key, const Value &value)
    {
        if (isAttribute(key)) {
            const auto attribute = spelledAttribute(value, key, m_manner.quote);
            attributes += attribute ? ' ' + *attribute : QByteArray();
            return attribute.has_value();
        }
        if (isText(key)) {
            const auto text = value.isContainer()
                ? std::nullopt
                : spelledText(value.text, m_manner, m_indentation);
            content += text.value_or(QByteArray());
            m_hasText = m_hasText || !value.text.isEmpty();
            return text.has_value();
        }
        return addElement(
            spelledElement(value, key, m_path + u'/' + nameIn(key), m_manner, inner()));
    }

    bool addElement(const std::optional<QByteArray> &element)
    {
        m_hasElements = true;
        content += m_manner.isSpread ? m_manner.newline + inner() : QByteArray();
        content += element.value_or(QByteArray());
        return element.has_value();
    }

    const XmlWritingStyle &m_manner;
    const QString &m_path;
    const QByteArray &m_indentation;
    bool m_hasElements = false;
    bool m_hasText = false;
};

} // namespace

std::optional<QByteArray> spelledRest(const Value &value, const QByteArray &name,
                                      const QString &path, const XmlWritingStyle &manner,
                                      const QByteArray &indentation)
{
    if (!value.isContainer()) {
        const auto text = spelledText(value.text, manner, indentation);
        return value.type == ValueType::Null ? std::optional(manner.emptyEnd)
            : text ? std::optional(QByteArray('>' + *text + "</" + name + '>'))
                   : std::nullopt;
    }
    ContentWriter writer(manner, path, indentation);
    const bool isMap = value.type == ValueType::Map;
    if (isMap ? !writer.addEntries(value) : !writer.addItems(value)) {
        return std::nullopt;
    }
    if (isMap && writer.content.isEmpty()) {
        return writer.attributes + manner.emptyEnd;
    }
    return writer.attributes + '>' + writer.content + writer.closing() + "</" + name + '>';
}

std::optional<QByteArray> spelledElement(const Value &value, const QString &key,
                                         const QString &path, const XmlWritingStyle &manner,
                                         const QByteArray &indentation)
{
    const std::optional<QByteArray> name = nameFor(key, manner);
    const auto rest = name ? spelledRest(value, *name, path, manner, indentation) : std::nullopt;
    return rest ? std::optional(QByteArray('<' + *name + *rest)) : std::nullopt;
}

std::optional<QByteArray> spelledItem(const Value &value, const QString &path,
                                      const XmlWritingStyle &manner, const QByteArray &indentation)
{
    const XmlList *list = listAt(manner.shape, path);
    if (!list || list->items.isEmpty()) {
        return std::nullopt;
    }
    if (list->items.size() == 1) {
        const QString &name = list->items.front();
        return spelledElement(value, name, path + u'/' + name, manner, indentation);
    }
    if (value.type != ValueType::Map || value.keys.size() != 1 || isAttribute(value.keys.front())
        || isText(value.keys.front())) {
        return std::nullopt;
    }
    const QString &key = value.keys.front();
    return spelledElement(value.items.front(), key, path + u'/' + key, manner, indentation);
}

std::optional<QByteArray> spelledAttribute(const Value &value, const QString &key, char quote)
{
    const QString name = key.sliced(1);
    const Letters letters = decodedCharacters(value.text);
    if (value.isContainer() || !isName(name) || !areAllowed(letters)) {
        return std::nullopt;
    }
    return QByteArray(name.toUtf8() + '=' + quote + escapedValue(letters, 0, letters.size(), quote)
                      + quote);
}

std::optional<QByteArray> spelledText(const QString &text, const XmlWritingStyle &manner,
                                      const QByteArray &indentation)
{
    const BlockLayout layout{QString::fromUtf8(indentation + manner.step),
                             QString::fromUtf8(indentation)};
    const bool isBlock =
        manner.isSpread && !manner.isCautious && text.contains(u'\n') && !text.trimmed().isEmpty();
    const Letters letters =
        decodedCharacters(isBlock ? indentedText(text, layout) : verbatimText(text, true));
    return areAllowed(letters)
        ? std::optional(escapedText(letters, 0, letters.size(), manner.newline))
        : std::nullopt;
}

} // namespace baton::xml
