// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <QHash>

namespace baton {

/// A document's tree under the protocol's own field names: synonyms are replaced by their names. It
/// is as receivers read it: of a repeated key the last one counts, and "<<" inserts the entries of
/// another map.
class CanonicalTree
{
public:
    /// Pointers start at @p base if it is a place of @p tree.
    explicit CanonicalTree(const Tree &tree, const JsonPointer &base = {})
        : m_tree(&tree)
        , m_base(std::max(tree.find(base), 0))
    {
    }

    void rename(NodeId node, const QString &name) { m_names.insert(node, name); }
    /// Takes the text at @p node for a value of @p type.
    void setType(NodeId node, ValueType type) { m_types.insert(node, type); }

    /// Takes the text at @p node for @p text, which is how the protocol spells it.
    void setText(NodeId node, const QString &text) { m_texts.insert(node, text); }

    [[nodiscard]] const Tree &tree() const { return *m_tree; }
    [[nodiscard]] const Node &at(NodeId node) const { return m_tree->at(node); }
    [[nodiscard]] const QString &keyOf(NodeId node) const
    {
        const auto name = m_names.isEmpty() ? m_names.cend() : m_names.constFind(node);
        return name == m_names.cend() ? at(node).key : *name;
    }
    /// The type of the value at @p node; an alias is not followed.
    [[nodiscard]] ValueType typeOf(NodeId node) const
    {
        return m_types.isEmpty() ? at(node).type : m_types.value(node, at(node).type);
    }
    /// The text of the scalar at @p node; an alias is not followed.
    [[nodiscard]] QString textOf(NodeId node) const
    {
        return m_texts.isEmpty() ? at(node).text : m_texts.value(node, at(node).text);
    }
    /// The same; of a whole number its decimal digits, so that 2.0 and 0x2 equal 2.
    [[nodiscard]] QString comparedText(NodeId node) const;
    /// The target of an alias; any other node is itself.
    [[nodiscard]] NodeId resolved(NodeId node) const;
    /// The entries of the map or list @p parent, including those of "<<".
    [[nodiscard]] std::vector<NodeId> entries(NodeId parent) const;
    [[nodiscard]] NodeId child(NodeId parent, const QString &name) const;
    /// Follows @p pointer of canonical names from @p from; noNode when it leads nowhere.
    [[nodiscard]] NodeId find(const JsonPointer &pointer, NodeId from) const;
    [[nodiscard]] NodeId find(const JsonPointer &pointer) const { return find(pointer, m_base); }
    /// The node that the kind's own pointers and schema start at.
    [[nodiscard]] NodeId base() const { return m_base; }

private:
    const Tree *m_tree;
    NodeId m_base;
    QHash<NodeId, QString> m_names;
    QHash<NodeId, ValueType> m_types;
    QHash<NodeId, QString> m_texts;
};

} // namespace baton
