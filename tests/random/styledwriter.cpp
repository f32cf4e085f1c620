// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/styledwriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

using Lines = DocumentStyle::Lines;

class StyledWriter
{
public:
    explicit StyledWriter(const DocumentStyle &style)
        : m_style(style)
    {
    }

    [[nodiscard]] QByteArray document(const Value &value) const
    {
        if (m_style.format == Format::Xml) {
            return element(value.keys.front(), value.items.front(), {}) + '\n';
        }
        return m_style.isBlock && hasLines(value) ? block(value, {}, true).mid(1) + '\n'
                                                  : brackets(value, {}, true) + '\n';
    }

private:
    [[nodiscard]] bool hasLines(const Value &value) const
    {
        const bool isLeaf = std::ranges::none_of(value.items, [](const Value &item) {
            return item.isContainer() && !(item.items.empty() && item.type == ValueType::Null);
        });
        return !value.items.empty()
            && (m_style.lines == Lines::All || (m_style.lines == Lines::Leaves && !isLeaf)
                || (m_style.lines == Lines::Hugging && (value.type == ValueType::Map || isLeaf)));
    }

    /// A line end before an entry at @p indentation; entry @p i of the root may be separated.
    [[nodiscard]] QByteArray lineStart(const QByteArray &indentation, bool isInRoot, size_t i) const
    {
        return QByteArray("\n").repeated(isInRoot && i > 0 ? 1 + m_style.blankLines : 1)
            + indentation;
    }

    [[nodiscard]] QByteArray scalar(const Value &value) const
    {
        if (value.type == ValueType::Null) {
            return "null";
        }
        const bool isQuoted = value.type == ValueType::String && m_style.format == Format::Json;
        return isQuoted ? '"' + value.text.toUtf8() + '"' : value.text.toUtf8();
    }

    [[nodiscard]] QByteArray key(const Value &map, size_t i) const
    {
        return scalar(Value::string(map.keys[qsizetype(i)]));
    }

    [[nodiscard]] QByteArray brackets(const Value &value, const QByteArray &indentation,
                                      bool isRoot = false) const
    {
        if (!value.isContainer()) {
            return scalar(value);
        }
        const bool isMap = value.type == ValueType::Map;
        const bool isSpread = hasLines(value);
        const QByteArray inner = indentation + m_style.step;
        QByteArrayList entries;
        for (size_t i = 0; i < value.items.size(); ++i) {
            entries.append((isSpread ? lineStart(inner, isRoot, i) : QByteArray())
                           + (isMap ? key(value, i) + m_style.colon : QByteArray())
                           + brackets(value.items[i], isSpread ? inner : indentation));
        }
        const QByteArray end = entries.isEmpty() ? QByteArray()
            : isSpread                           ? '\n' + indentation
                                                 : m_style.padding;
        const QByteArray begin = entries.isEmpty() || isSpread ? QByteArray() : m_style.padding;
        return (isMap ? '{' : '[') + begin
            + entries.join(isSpread ? QByteArray(",") : m_style.comma) + end + (isMap ? '}' : ']');
    }

    /// A line end, and then the entries of a block map or list.
    [[nodiscard]] QByteArray block(const Value &value, const QByteArray &indentation,
                                   bool isRoot = false) const
    {
        QByteArray text;
        for (size_t i = 0; i < value.items.size(); ++i) {
            const Value &item = value.items[i];
            text += lineStart(indentation, isRoot, i);
            if (value.type == ValueType::List) {
                // The first entry follows the dash.
                text += hasLines(item)
                    ? "- " + block(item, indentation + "  ").mid(1 + indentation.size() + 2)
                    : "- " + brackets(item, {});
            } else if (hasLines(item)) {
                const bool isList = item.type == ValueType::List;
                text += key(value, i) + ':'
                    + block(item, indentation + (isList ? m_style.dashStep : m_style.step));
            } else {
                text += key(value, i) + m_style.colon + brackets(item, {});
            }
        }
        return text;
    }

    [[nodiscard]] QByteArray element(const QString &name, const Value &value,
                                     const QByteArray &indentation) const
    {
        const QByteArray tag = name.section(u'[', 0, 0).toUtf8();
        QByteArray text = '<' + tag;
        if (value.type == ValueType::Null) {
            return text + m_style.emptyEnd;
        }
        if (!value.isContainer()) {
            return text + '>' + value.text.toUtf8() + "</" + tag + '>';
        }
        Value content{value.type, {}, {}, {}};
        for (size_t i = 0; i < value.items.size(); ++i) {
            const QString own = value.keys.isEmpty() ? u"i"_s : value.keys[qsizetype(i)];
            if (own.startsWith(u'@')) {
                text += ' ' + own.mid(1).toUtf8() + '=' + m_style.quote
                    + value.items[i].text.toUtf8() + m_style.quote;
            } else {
                content.keys.append(own);
                content.items.push_back(value.items[i]);
            }
        }
        if (content.items.empty() && value.type == ValueType::Map) {
            return text + m_style.emptyEnd;
        }
        const bool isSpread = hasLines(content);
        const QByteArray inner = indentation + m_style.step;
        text += '>';
        for (size_t i = 0; i < content.items.size(); ++i) {
            text += (isSpread ? '\n' + inner : QByteArray())
                + element(content.keys[qsizetype(i)], content.items[i],
                          isSpread ? inner : indentation);
        }
        return text + (isSpread ? '\n' + indentation : QByteArray()) + "</" + tag + '>';
    }

    const DocumentStyle &m_style;
};

} // namespace

QByteArray styledText(const Value &value, const DocumentStyle &style)
{
    return StyledWriter(style).document(value).replace("\n", style.newline);
}
