// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/nodepart.h"

#include <iterator>
#include <memory>
#include <vector>

namespace baton {

/// The nodes of a tree, by their ids. A copy shares its parts with the original until it changes
/// them, and moveRanges() costs one step for each part, not for each node: a tree that differs from
/// another one in a few nodes shares hundreds of parts with it.
///
/// Several threads may read one list.
class NodeList
{
    template <typename List, typename Element>
    class Iterator;

public:
    using value_type = Node;
    using const_iterator = Iterator<const NodeList, const Node>;
    using iterator = Iterator<NodeList, Node>;

    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] size_t size() const { return m_size; }
    [[nodiscard]] const Node &operator[](size_t id) const
    {
        return m_parts[id / NodePart::capacity]->nodes()[id % NodePart::capacity];
    }
    [[nodiscard]] Node &operator[](size_t id)
    {
        return changeable(id / NodePart::capacity)[id % NodePart::capacity];
    }
    [[nodiscard]] const Node &front() const { return (*this)[0]; }
    [[nodiscard]] Node &front() { return (*this)[0]; }
    [[nodiscard]] const Node &back() const { return (*this)[m_size - 1]; }
    [[nodiscard]] Node &back() { return (*this)[m_size - 1]; }

    [[nodiscard]] inline const_iterator begin() const;
    [[nodiscard]] inline const_iterator end() const;
    [[nodiscard]] inline iterator begin();
    [[nodiscard]] inline iterator end();

    void reserve(size_t size) { m_parts.reserve(size / NodePart::capacity + 1); }
    Node &emplace_back();
    void push_back(Node node) { emplace_back() = std::move(node); }
    /// Keeps the first @p size nodes.
    void truncate(size_t size);
    /// Moves all ranges of the nodes from @p first on by @p by bytes, except those that begin at 0:
    /// a value that is not written has no place.
    void moveRanges(size_t first, qsizetype by);

    friend bool operator==(const NodeList &a, const NodeList &b);

private:
    [[nodiscard]] std::vector<Node> &changeable(size_t part);

    std::vector<std::shared_ptr<NodePart>> m_parts; ///< full, except the last one
    size_t m_size = 0;
};

template <typename List, typename Element>
class NodeList::Iterator
{
public:
    using iterator_concept = std::random_access_iterator_tag;
    using iterator_category = std::random_access_iterator_tag;
    using value_type = Node;
    using difference_type = std::ptrdiff_t;
    using pointer = Element *;
    using reference = Element &;

    Iterator() = default;
    Iterator(List &list, std::ptrdiff_t at)
        : m_list(&list)
        , m_at(at)
    {
    }

    reference operator*() const { return (*m_list)[size_t(m_at)]; }
    pointer operator->() const { return &**this; }
    reference operator[](difference_type by) const { return *(*this + by); }
    Iterator &operator+=(difference_type by)
    {
        m_at += by;
        return *this;
    }
    Iterator &operator-=(difference_type by) { return *this += -by; }
    Iterator &operator++() { return *this += 1; }
    Iterator &operator--() { return *this += -1; }
    Iterator operator++(int) { return std::exchange(*this, *this + 1); }
    Iterator operator--(int) { return std::exchange(*this, *this - 1); }
    friend Iterator operator+(Iterator at, difference_type by) { return at += by; }
    friend Iterator operator+(difference_type by, Iterator at) { return at += by; }
    friend Iterator operator-(Iterator at, difference_type by) { return at -= by; }
    friend difference_type operator-(Iterator a, Iterator b) { return a.m_at - b.m_at; }
    friend bool operator==(Iterator a, Iterator b) { return a.m_at == b.m_at; }
    friend auto operator<=>(Iterator a, Iterator b) { return a.m_at <=> b.m_at; }

private:
    List *m_list = nullptr;
    std::ptrdiff_t m_at = 0;
};

NodeList::const_iterator NodeList::begin() const
{
    return {*this, 0};
}

NodeList::const_iterator NodeList::end() const
{
    return {*this, std::ptrdiff_t(m_size)};
}

NodeList::iterator NodeList::begin()
{
    return {*this, 0};
}

NodeList::iterator NodeList::end()
{
    return {*this, std::ptrdiff_t(m_size)};
}

} // namespace baton
