// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xml/xmleditplanner.h"

#include "models/editing/xml/xmlattributes.h"
#include "models/editing/xml/xmlchildren.h"
#include "models/editing/xml/xmlnormalform.h"
#include "models/editing/xml/xmltextedit.h"
#include "models/editing/xml/xmlwritingstyle.h"
#include "models/formats/xml/xmlcharacters.h"
#include "models/formats/xml/xmlkeynames.h"

#include <algorithm>

namespace baton::xml {

namespace {

class XmlEditPlanner
{
public:
    XmlEditPlanner(const NodeLayout &layout, NodeId id, edit::Care care)
        : m_layout(layout)
        , m_id(id)
        , m_node(layout.node(id))
        , m_manner(mannerNear(layout, id))
    {
        m_manner.isCautious = care != edit::Care::Natural;
    }

    std::optional<TextEdits> operator()(const SetValue &edit)
    {
        if (isAttribute(m_node.key)) {
            return edit.value.isContainer() ? std::nullopt
                                            : setAttribute(m_layout, m_node.range, edit.value.text);
        }
        if (isText(m_node.key)) {
            return edit.value.isContainer()
                ? std::nullopt
                : text(elementAround(m_layout, m_id), m_node.range, edit.value.text);
        }
        if (m_id == 0 || m_node.keyRange.isEmpty()) {
            return anew(edit.value);
        }
        const bool isText = m_node.type == ValueType::String && !edit.value.isContainer()
            && edit.value.type != ValueType::Null;
        return isText ? text(m_id, m_node.range, edit.value.text) : rest(edit.value);
    }

    std::optional<TextEdits> operator()(const InsertKey &edit)
    {
        if (m_id == 0 || m_node.keyRange.isEmpty()) {
            return std::nullopt;
        }
        if (isAttribute(edit.key)) {
            return insertAttribute(m_layout, m_id, edit.key, edit.value, edit.before,
                                   m_manner.quote);
        }
        m_manner.prefix = prefixIn(m_layout, m_id);
        const std::vector<NodeId> content = contentOf(m_layout, m_id);
        if (isText(edit.key)) {
            return content.empty() && !edit.value.isContainer() ? firstText(edit.value.text)
                                                                : std::nullopt;
        }
        const NodeId before =
            edit.before.isEmpty() ? noNode : m_layout.tree().child(m_id, edit.before);
        const auto next = std::ranges::find(content, before);
        const size_t at = before != noNode && isAttribute(edit.before)
            ? 0
            : static_cast<size_t>(next - content.begin());
        return insertChild(m_layout, m_id, {&edit.key, edit.value}, at, m_manner);
    }

    std::optional<TextEdits> operator()(const InsertItem &edit)
    {
        if (m_id == 0) {
            return std::nullopt;
        }
        m_manner.prefix = prefixIn(m_layout, m_id);
        const size_t count = contentOf(m_layout, m_id).size();
        const size_t at = edit.index < 0 ? count : static_cast<size_t>(edit.index);
        return insertChild(m_layout, m_id, {nullptr, edit.value}, at, m_manner);
    }

    std::optional<TextEdits> operator()(const Remove &)
    {
        if (isAttribute(m_node.key)) {
            return removeAttribute(m_layout, m_id, m_manner.emptyEnd);
        }
        if (isText(m_node.key)) {
            return TextEdits{{m_node.range.begin, m_node.range.length(), {}}};
        }
        const bool hasParent =
            m_node.parent > 0 && !m_layout.node(m_node.parent).keyRange.isEmpty();
        return hasParent ? std::optional(removeChild(m_layout, m_id, m_manner.emptyEnd))
                         : std::nullopt;
    }

    std::optional<TextEdits> operator()(const Move &edit)
    {
        const NodeId parent = m_node.parent;
        if (parent <= 0 || m_layout.node(parent).keyRange.isEmpty()) {
            return std::nullopt;
        }
        const size_t attributes =
            m_layout.node(parent).children.size() - contentOf(m_layout, parent).size();
        const auto to = static_cast<size_t>(edit.to);
        if (isAttribute(m_node.key)) {
            return moveAttribute(m_layout, m_id, to);
        }
        return moveChild(m_layout, m_id, to < attributes ? 0 : to - attributes);
    }

    std::optional<TextEdits> operator()(const RenameKey &edit)
    {
        const bool isSameKind = isAttribute(edit.key) == isAttribute(m_node.key);
        if (!isSameKind || m_node.keyRange.isEmpty()) {
            return std::nullopt;
        }
        const QString name = isAttribute(edit.key) ? edit.key.sliced(1) : nameIn(edit.key);
        if (!isName(name)) {
            return std::nullopt;
        }
        const ByteRange place = m_node.keyRange;
        if (isAttribute(edit.key)) {
            return TextEdits{{place.begin, place.length(), name.toUtf8()}};
        }
        const QByteArray prefix = name.contains(u':') ? QByteArray() : prefixIn(m_layout, m_id);
        const QByteArray written = prefix + name.toUtf8();
        const Element parts = elementAt(m_layout, m_id);
        TextEdits edits{{place.begin, place.length(), written}};
        if (!parts.start.isEmpty) {
            edits.push_back({parts.content.end + 2, place.length(), written});
        }
        return edits;
    }

private:
    std::optional<TextEdits> text(NodeId element, ByteRange range, const QString &value) const
    {
        const Element parts = elementAt(m_layout, element);
        return setText(m_layout, range, value, m_manner,
                       indentationAt(m_layout, parts.whole.begin));
    }

    /// Sets the text of an element that has none.
    std::optional<TextEdits> firstText(const QString &value) const
    {
        const Element parts = elementAt(m_layout, m_id);
        if (!parts.start.isEmpty) {
            return text(m_id, parts.content, value);
        }
        const auto indentation = indentationAt(m_layout, parts.whole.begin);
        XmlWritingStyle manner = m_manner;
        manner.isSpread = indentation.has_value();
        const auto spelled = spelledText(value, manner, indentation.value_or(QByteArray()));
        const qsizetype begin = parts.headEnd();
        return spelled ? std::optional(TextEdits{{begin, parts.whole.end - begin,
                                                  '>' + *spelled + "</" + parts.name + '>'}})
                       : std::nullopt;
    }

    /// Rewrites everything behind the element's name.
    std::optional<TextEdits> rest(const Value &value)
    {
        const Element parts = elementAt(m_layout, m_id);
        if (hasNotes(m_layout, parts.content)) {
            return std::nullopt;
        }
        const auto indentation = indentationAt(m_layout, parts.whole.begin);
        m_manner.isSpread = indentation && isSpreadBelow(m_layout, m_node.parent);
        m_manner.prefix = prefixIn(m_layout, m_id);
        const auto spelled = spelledRest(value, parts.name, pathOf(m_layout, m_id), m_manner,
                                         indentation.value_or(QByteArray()));
        const qsizetype begin = parts.start.name.end;
        return spelled ? std::optional(TextEdits{{begin, parts.whole.end - begin, *spelled}})
                       : std::nullopt;
    }

    /// Replaces the root element, or an item of a choice, by another element.
    std::optional<TextEdits> anew(const Value &value)
    {
        const bool isMap = value.type == ValueType::Map && value.keys.size() == 1
            && !isAttribute(value.keys.front()) && !isText(value.keys.front());
        if (!isMap || hasNotes(m_layout, m_node.range)) {
            return std::nullopt;
        }
        const QString key = value.keys.front();
        const auto indentation = indentationAt(m_layout, m_node.range.begin);
        m_manner.isSpread =
            indentation && (m_node.parent == noNode || isSpreadBelow(m_layout, m_node.parent));
        m_manner.prefix = m_id == 0 ? QByteArray() : prefixIn(m_layout, m_node.parent);
        const QString path = m_id == 0 ? key : pathOf(m_layout, m_node.parent) + u'/' + key;
        const auto spelled = spelledElement(value.items.front(), key, path, m_manner,
                                            indentation.value_or(QByteArray()));
        return spelled
            ? std::optional(TextEdits{{m_node.range.begin, m_node.range.length(), *spelled}})
            : std::nullopt;
    }

    const NodeLayout &m_layout;
    NodeId m_id;
    const Node &m_node;
    XmlWritingStyle m_manner;
};

} // namespace

std::optional<TextEdits> plannedEdits(const NodeLayout &layout, NodeId id, const TreeEdit &edit,
                                      edit::Care care)
{
    return std::visit(XmlEditPlanner(layout, id, care), edit);
}

} // namespace baton::xml
