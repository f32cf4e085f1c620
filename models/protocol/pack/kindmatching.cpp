// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/protocolpack.h"
#include "models/tree/canonicaltree.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

NodeId below(const CanonicalTree &tree, NodeId from, const JsonPointer &pointer)
{
    return from == noNode ? noNode : tree.find(pointer, from);
}

/// True if the root is a map without aliases that lacks the first key of @p pointer.
bool isAbsent(const Tree &tree, const JsonPointer &pointer)
{
    if (pointer.isRoot() || tree.isEmpty() || tree.root().type != ValueType::Map
        || tree.root().style == Style::Alias) {
        return false;
    }
    const QString &first = pointer.tokens().first();
    const auto isOther = [&](NodeId entry) {
        const QString &key = tree.at(entry).key;
        return key != first && key != "<<"_L1; // a merge key may stand for any entries
    };
    return std::ranges::all_of(tree.root().children, isOther);
}

} // namespace

int KindShape::matches(const Tree &tree, const JsonPointer &from) const
{
    const auto isLacking = [&](const JsonPointer &pointer) { return isAbsent(tree, pointer); };
    if (from.isRoot() ? std::ranges::any_of(has, isLacking) : isLacking(from)) {
        return 0;
    }
    const CanonicalTree received(tree);
    const NodeId root = received.find(from);
    if (root == noNode) {
        return 0;
    }
    const auto isThere = [&](const JsonPointer &pointer) {
        return below(received, root, pointer) != noNode;
    };
    const auto isEqual = [&](const std::pair<JsonPointer, QString> &text) {
        const NodeId node = below(received, root, text.first);
        return node != noNode && tree.at(node).text == text.second;
    };
    if (!textLike.pattern().isEmpty()) {
        const bool isText = tree.at(root).type == ValueType::String;
        return isText && textLike.match(tree.at(root).text).hasMatch() ? 1 : 0;
    }
    if (!std::ranges::all_of(has, isThere) || !std::ranges::all_of(where, isEqual)
        || std::ranges::any_of(lacks, isThere)) {
        return 0;
    }
    const auto count = static_cast<int>(std::ranges::count_if(hasAny, isThere));
    if (!hasAny.empty() && count < any) {
        return 0;
    }
    const bool isOnly = only.isEmpty()
        || std::ranges::all_of(tree.at(root).children,
                               [&](NodeId child) { return only.contains(tree.at(child).key); });
    const int counted = std::min(count, any); // a larger number is no better evidence
    return isOnly ? static_cast<int>(has.size() + where.size()) + counted : 0;
}

int KindShape::depth() const
{
    qsizetype deepest = 0;
    for (const JsonPointer &pointer : has) {
        deepest = std::max(deepest, pointer.depth());
    }
    return static_cast<int>(deepest);
}

std::vector<RecognitionFact> KindShape::factsIn(const Tree &tree, const JsonPointer &from) const
{
    const CanonicalTree received(tree, from);
    std::vector<RecognitionFact> facts;
    const auto add = [&](const JsonPointer &pointer, const QString &text) {
        if (received.find(pointer) != noNode) {
            facts.push_back({JsonPointer(from.tokens() + pointer.tokens()), text, true});
        }
    };
    std::ranges::for_each(has, [&](const JsonPointer &pointer) { add(pointer, {}); });
    std::ranges::for_each(hasAny, [&](const JsonPointer &pointer) { add(pointer, {}); });
    for (const auto &[pointer, text] : where) {
        add(pointer, text);
    }
    return facts;
}

namespace {

constexpr int newerDecides = 1000; // more than the number of pointers of any shape

/// Finds the best of the possible places of a kind.
class KindPointers
{
public:
    KindPointers(const KindModel &kind, const Tree &tree)
        : m_kind(kind)
        , m_tree(tree)
        , m_bonus(kind.newerThan.isSet() ? newerDecides : 0)
    {
    }

    /// Considers one of its shapes below @p base. @p more is the weight of the place itself.
    void consider(const KindShape &shape, const JsonPointer &base, int more)
    {
        const int fit = shape.matches(m_tree, base);
        const std::pair rank(fit + more + m_bonus, shape.depth() + int(base.depth()));
        if (fit == 0 || rank <= std::pair(m_best.fit, m_best.depth)) {
            return;
        }
        Weighed weighed = shape.textLike.pattern().isEmpty() ? weigh(m_kind.evidence, m_tree, base)
                                                             : Weighed{1, {}};
        const bool isKnown = m_kind.evidence.empty() || weighed.score > 0;
        if (!isKnown) {
            std::erase_if(weighed.facts, &RecognitionFact::speaksFor);
            m_best.doubts = std::move(weighed.facts);
            return;
        }
        const bool isGuess = !m_kind.evidence.empty() && weighed.restsOnOneFact();
        std::vector<RecognitionFact> facts = shape.factsIn(m_tree, base);
        std::ranges::move(weighed.facts, std::back_inserter(facts));
        m_best = {base, rank.first, rank.second, std::move(facts), {}, isGuess};
    }

    /// Considers a place at which the key at @p base, or the fields around it, identify the kind.
    void considerKnown(const JsonPointer &base, int fit, std::vector<RecognitionFact> facts)
    {
        const std::pair rank(fit, int(base.depth()));
        if (fit > 0 && rank > std::pair(m_best.fit, m_best.depth)) {
            m_best = {base, rank.first, rank.second, std::move(facts), {}};
        }
    }

    [[nodiscard]] KindModel::Match best() && { return std::move(m_best); }
    [[nodiscard]] bool isFound() const { return m_best.fit > 0; }
    void setBase(const JsonPointer &base) { m_best.base = base; }

private:
    const KindModel &m_kind;
    const Tree &m_tree;
    int m_bonus;
    KindModel::Match m_best;
};

} // namespace

KindModel::Match KindModel::placeIn(const Tree &tree) const
{
    std::optional<RecognitionFact> version;
    if (newerThan.isSet()) {
        version = newerThan.newerIn(tree);
        if (!version) {
            return {};
        }
    }
    const auto isThere = [&](const Wrapper &wrapper) {
        return !isAbsent(tree, wrapper.at) && tree.find(wrapper.at) != noNode;
    };
    KindPointers places(*this, tree);
    for (const KindShape &shape : shapes) {
        places.consider(shape, {}, 0);
        for (const Wrapper &wrapper : wrappers) {
            places.consider(shape, wrapper.at, 1);
        }
    }
    for (const Wrapper &wrapper : wrappers) {
        const int fit = isThere(wrapper) ? wrapper.shape.matches(tree) : 0;
        places.considerKnown(wrapper.at, fit > 0 ? fit + 1 : 0,
                             fit > 0 ? wrapper.shape.factsIn(tree, {})
                                     : std::vector<RecognitionFact>());
    }
    if (!places.isFound() && !rootPattern.pattern().isEmpty() && !tree.isEmpty()) {
        for (const NodeId child : tree.root().children) {
            if (isRootKey(tree.at(child).key)) {
                const JsonPointer base({tree.at(child).key});
                places.considerKnown(base, 1, {{base, {}, true}});
            }
        }
    }
    const auto likely = std::ranges::find_if(wrappers, isThere);
    if (!places.isFound() && likely != wrappers.end()) {
        places.setBase(likely->at);
    }
    Match place = std::move(places).best();
    if (version && place.fit > 0) {
        place.facts.push_back(*version);
    }
    return place;
}

bool KindModel::isRootKey(const QString &key) const
{
    return roots.contains(key)
        || (!rootPattern.pattern().isEmpty() && rootPattern.match(key).hasMatch());
}

const Wrapper *KindModel::wrapperAt(const JsonPointer &base) const
{
    const auto found = std::ranges::find(wrappers, base, &Wrapper::at);
    return found == wrappers.end() ? nullptr : &*found;
}

} // namespace baton
