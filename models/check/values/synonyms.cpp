// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/values/synonyms.h"

#include "models/tree/yamlscalar.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class SynonymWalker
{
public:
    explicit SynonymWalker(CanonicalTree &tree)
        : m_tree(tree)
    {
    }

    void visit(NodeId id, const FieldSchema &schema)
    {
        const Node &node = m_tree.at(id);
        if (schema.mayBeQuoted && node.type == ValueType::String) {
            readQuoted(id, node.text);
        }
        if (node.type == ValueType::List && !schema.items.empty()) {
            for (const NodeId child : node.children) {
                visit(child, schema.items.front());
            }
        }
        if (node.type != ValueType::Map) {
            return;
        }
        for (const FieldSchema &field : schema.properties) {
            const NodeId child = find(id, field);
            if (child != noNode) {
                visit(child, field);
            }
        }
    }

    std::vector<SynonymUse> uses;

private:
    void readQuoted(NodeId id, const QString &text)
    {
        const ValueType type = plainScalarType(text);
        if (text.compare("true"_L1, Qt::CaseInsensitive) == 0
            || text.compare("false"_L1, Qt::CaseInsensitive) == 0) {
            m_tree.setType(id, ValueType::Boolean);
        } else if (type == ValueType::Integer || type == ValueType::Float) {
            m_tree.setType(id, type);
        }
    }

    NodeId find(NodeId map, const FieldSchema &field)
    {
        NodeId child = m_tree.tree().child(map, field.name);
        for (const QString &synonym : field.synonyms) {
            const NodeId other = m_tree.tree().child(map, synonym);
            if (other != noNode && child == noNode) {
                child = other;
                m_tree.rename(child, field.name);
                uses.push_back({child, field.name});
            } else if (other != noNode
                       && m_tree.tree().toValue(other) != m_tree.tree().toValue(child)) {
                uses.push_back({other, field.name, true});
            }
        }
        return child;
    }

    CanonicalTree &m_tree;
};

} // namespace

std::vector<SynonymUse> applySynonyms(CanonicalTree &tree, const FieldSchema &fields)
{
    SynonymWalker walker(tree);
    if (!tree.tree().isEmpty()) {
        walker.visit(tree.base(), fields);
    }
    return std::move(walker.uses);
}

} // namespace baton
