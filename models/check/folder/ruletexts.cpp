// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/ruletexts.h"

#include "models/check/folder/pointerpatterns.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The key in a list entry such as "src/a.py: text". The list is no map because another entry has
/// no key.
QString keyIn(const Node &entry)
{
    const qsizetype colon = entry.type == ValueType::String ? entry.text.indexOf(": "_L1) : -1;
    return colon < 0 ? QString() : entry.text.first(colon).trimmed();
}

} // namespace

RuleTexts::RuleTexts(const PackNode &settings)
    : m_values(settings[u"at"].pointers())
    , m_keys(settings[u"keys"].pointers())
{
}

std::vector<RuleTexts::Match> RuleTexts::in(const CanonicalTree &tree) const
{
    constexpr size_t usual = 8;
    std::vector<Match> places;
    places.reserve(usual);
    for (const JsonPointer &pattern : m_values) {
        for (const NodeId node : nodesMatching(tree, pattern)) {
            const Node &value = tree.at(tree.resolved(node));
            if (value.type == ValueType::String) {
                places.push_back({node, value.text, false});
            }
        }
    }
    for (const JsonPointer &pattern : m_keys) {
        for (const NodeId map : nodesMatching(tree, pattern)) {
            const Node &node = tree.at(tree.resolved(map));
            for (const NodeId entry : node.children) {
                const QString key =
                    node.type == ValueType::Map ? tree.at(entry).key : keyIn(tree.at(entry));
                if (!key.isEmpty()) {
                    places.push_back({entry, key, node.type == ValueType::Map});
                }
            }
        }
    }
    return places;
}

} // namespace baton
