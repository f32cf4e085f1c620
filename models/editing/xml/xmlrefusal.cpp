// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xml/xmlrefusal.h"

#include "models/editing/text/editerrors.h"
#include "models/editing/text/edittarget.h"
#include "models/editing/xml/xmlelement.h"
#include "models/editing/xml/xmlnormalform.h"
#include "models/editing/xmltext/xmlescape.h"
#include "models/formats/xml/xmlcharacters.h"
#include "models/formats/xml/xmlkeynames.h"

#include <algorithm>

namespace baton::xml {

namespace {

using namespace edit;

bool isKey(const QString &key)
{
    return isText(key) || isName(isAttribute(key) ? key.sliced(1) : nameIn(key));
}

class XmlValueCheck
{
public:
    XmlValueCheck(const NodeLayout &layout, NodeId id, const JsonPointer &at)
        : m_layout(layout)
        , m_id(id)
        , m_at(at)
        , m_shape(shapeOf(layout.tree(), layout.options().xml))
    {
    }

    std::optional<Failure> operator()(const SetValue &edit) const
    {
        const Node &node = m_layout.node(m_id);
        if ((isAttribute(node.key) || isText(node.key)) && edit.value.isContainer()) {
            return onlyText(m_at);
        }
        if (isDeclaration()) {
            return prefixInUse(m_at);
        }
        if (const auto reason = unwritable(edit.value, m_at, path())) {
            return reason;
        }
        return hasNotes(node.range) ? std::optional(commentsLost(m_at)) : std::nullopt;
    }

    std::optional<Failure> operator()(const InsertKey &edit) const
    {
        if (m_id == 0) {
            return oneRoot();
        }
        if (!isKey(edit.key)) {
            return notAName(edit.key);
        }
        if (isChoice(m_id)) {
            return oneElement(edit.map);
        }
        if (listAt(m_shape, path())) {
            return notAMap(edit.map);
        }
        if ((isAttribute(edit.key) || isText(edit.key)) && edit.value.isContainer()) {
            return onlyText(m_at);
        }
        if (const auto reason = unwritable(edit.value, m_at, path() + u'/' + nameIn(edit.key))) {
            return reason;
        }
        const std::vector<NodeId> content = contentOf(m_layout, m_id);
        const auto isPlain = [&](NodeId id) { return isText(m_layout.node(id).key); };
        const bool isMixed = isText(edit.key)
            ? !content.empty() || hasNotes(m_layout.node(m_id).range)
            : isAttribute(edit.key) ? false
                                    : std::ranges::any_of(content, isPlain);
        return isMixed ? std::optional(mixedText(edit.map)) : std::nullopt;
    }

    std::optional<Failure> operator()(const InsertItem &edit) const
    {
        const XmlList *list = listAt(m_shape, path());
        if (!list) {
            return noItems(edit.list);
        }
        return unwritableItem(edit.value, m_at, *list);
    }

    std::optional<Failure> operator()(const Remove &) const { return ofEntry(); }
    std::optional<Failure> operator()(const Move &edit) const
    {
        const Node &parent = m_layout.node(m_layout.node(m_id).parent);
        const auto isPlain = [&](NodeId id) { return isText(m_layout.node(id).key); };
        return edit.to < 0 || std::ranges::any_of(parent.children, isPlain)
            ? std::optional(mixedText(m_at.parent()))
            : ofEntry();
    }
    std::optional<Failure> operator()(const RenameKey &edit) const
    {
        const QString &key = m_layout.node(m_id).key;
        const bool isSameKind =
            isAttribute(key) == isAttribute(edit.key) && !isText(key) && !isText(edit.key);
        if (isDeclaration()) {
            return prefixInUse(m_at);
        }
        return !isSameKind || !isKey(edit.key) ? std::optional(notAName(edit.key)) : std::nullopt;
    }

private:
    [[nodiscard]] QString path() const { return pathOf(m_layout, m_id); }

    [[nodiscard]] bool isChoice(NodeId id) const
    {
        return id > 0 && m_layout.node(id).keyRange.isEmpty() && !isText(m_layout.node(id).key);
    }

    [[nodiscard]] bool isDeclaration() const
    {
        return m_layout.node(m_id).key.startsWith(u"@xmlns");
    }

    [[nodiscard]] std::optional<Failure> ofEntry() const
    {
        if (isDeclaration()) {
            return prefixInUse(m_at);
        }
        const NodeId parent = m_layout.node(m_id).parent;
        if (parent == 0) {
            return oneRoot();
        }
        if (isChoice(parent)) {
            return oneElement(m_at.parent());
        }
        const std::vector<NodeId> content = contentOf(m_layout, parent);
        const bool isMixed =
            std::ranges::any_of(content, [&](NodeId id) { return isText(m_layout.node(id).key); });
        return isMixed && content.size() > 1 ? std::optional(mixedText(m_at.parent()))
                                             : std::nullopt;
    }

    /// The first part of @p value, to be written at @p at, that XML cannot express.
    [[nodiscard]] std::optional<Failure> unwritable(const Value &value, const JsonPointer &at,
                                                    const QString &way) const
    {
        if (value.type == ValueType::List) {
            const XmlList *list = listAt(m_shape, way);
            for (const Value &item : value.items) {
                const auto reason = list ? unwritableItem(item, at, *list) : noItems(at);
                if (reason) {
                    return reason;
                }
            }
            return list ? std::nullopt : std::optional(noItems(at));
        }
        if (value.type == ValueType::Map && listAt(m_shape, way)) {
            const auto isPlain = [](const QString &key) { return isText(key); };
            return std::ranges::any_of(value.keys, isPlain) ? mixedText(at) : notAList(at);
        }
        if (value.type != ValueType::Map) {
            return areAllowed(decodedCharacters(value.text))
                ? std::nullopt
                : std::optional(notSpellable(at, value.text));
        }
        bool hasText = false;
        bool hasElements = false;
        for (size_t i = 0; i < value.items.size(); ++i) {
            const QString &key = value.keys[static_cast<qsizetype>(i)];
            if (!isKey(key)) {
                return notAName(key);
            }
            hasText = hasText || isText(key);
            hasElements = hasElements || !(isText(key) || isAttribute(key));
            const auto reason = unwritable(value.items[i], at.child(key), way + u'/' + nameIn(key));
            if (reason) {
                return reason;
            }
        }
        return hasText && hasElements ? std::optional(mixedText(at)) : std::nullopt;
    }

    [[nodiscard]] std::optional<Failure> unwritableItem(const Value &item, const JsonPointer &at,
                                                        const XmlList &list) const
    {
        if (list.items.size() == 1) {
            return unwritable(item, at, list.path + u'/' + list.items.front());
        }
        const bool isOne = item.type == ValueType::Map && item.keys.size() == 1
            && !isAttribute(item.keys.front()) && !isText(item.keys.front());
        return isOne ? unwritable(item, at, list.path) : std::optional(oneElement(at));
    }

    [[nodiscard]] bool hasNotes(ByteRange range) const { return xml::hasNotes(m_layout, range); }

    const NodeLayout &m_layout;
    NodeId m_id;
    JsonPointer m_at;
    const XmlShape *m_shape;
};

} // namespace

std::optional<Failure> refusal(const NodeLayout &layout, NodeId id, const TreeEdit &edit)
{
    return std::visit(XmlValueCheck(layout, id, edit::placeOf(edit)), edit);
}

} // namespace baton::xml
