// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/tree/treechecks.h"

#include "models/text/lineindex.h"
#include "models/tree/aliasexpansioncost.h"
#include "models/tree/yamlscalar.h"

#include <QCoreApplication>

#include <unordered_map>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 expansionLimit = 100'000; // as in Tree::toValue
constexpr int deepest = 250;               // less than the limit for schemas
constexpr qint64 mostCounted = qint64(1) << 40;
constexpr qint64 inProgress = -1;
constexpr size_t mostDuplicates = 1000; // reported; who reads more?

SyntaxIssue softIssue(const QString &rule, ByteRange range, const QString &message)
{
    SyntaxIssue issue;
    issue.rule = rule;
    issue.range = range;
    issue.message = message;
    issue.isFatal = false;
    return issue;
}

/// Equal for keys that mean the same: 1 and "1" are two keys, a and "a" are one.
QString identity(const Node &entry)
{
    const ValueType type =
        entry.keyStyle == Style::Plain ? plainScalarType(entry.key) : ValueType::String;
    return QChar(u'0' + ushort(type)) + entry.key;
}

SyntaxIssue duplicateIssue(const Node &first, const Node &second, const LineIndex &lines,
                           const QString &rule)
{
    const int firstLine = lines.positionOf(first.keyRange.begin).line;
    const QString message =
        QCoreApplication::translate("baton::TreeChecks",
                                    "The key \"%1\" occurs twice in the same map, first on line "
                                    "%2. Rename or remove one of them.")
            .arg(second.key)
            .arg(firstLine);
    SyntaxIssue issue = softIssue(rule, second.keyRange, message);
    issue.actual = second.key;
    return issue;
}

/// Each repeated key of its map, with the one it repeats.
std::vector<std::pair<NodeId, NodeId>> findDuplicates(const Tree &tree)
{
    std::vector<std::pair<NodeId, NodeId>> found;
    for (const Node &map : tree.nodes) {
        if (map.type != ValueType::Map || map.children.size() < 2) {
            continue;
        }
        std::unordered_map<QString, NodeId> seen;
        seen.reserve(map.children.size());
        for (const NodeId child : map.children) {
            const auto [first, isNew] = seen.try_emplace(identity(tree.at(child)), child);
            if (!isNew && found.size() < mostDuplicates) {
                found.emplace_back(first->second, child);
            }
        }
    }
    return found;
}

/// Counts the values of each node after its aliases are followed.
class Expansion
{
public:
    Expansion(const Tree &tree, std::vector<SyntaxIssue> &issues)
        : m_tree(tree)
        , m_issues(issues)
        , m_sizes(tree.nodes.size(), 0)
        , m_heights(tree.nodes.size(), 0)
    {
    }

    void check()
    {
        qint64 written = 0;
        for (const Node &node : m_tree.nodes) {
            written += node.style == Style::Alias ? 1 : aliasExpansionCost(node);
        }
        if (sizeOf(0) - written > expansionLimit) {
            report(
                m_tree.at(m_largestAlias),
                QCoreApplication::translate("baton::TreeChecks",
                                            "The alias *%1 and others repeat more than %2 values, "
                                            "so not all are followed. Write out what is meant."));
        } else if (m_heights[0] > deepest) {
            report(
                m_tree.at(m_highestAlias),
                QCoreApplication::translate("baton::TreeChecks",
                                            "The alias *%1 nests values more than %2 levels deep, "
                                            "so not all are followed. Write out what is meant."),
                deepest);
        }
    }

private:
    qint64 sizeOf(NodeId id)
    {
        const Node &node = m_tree.at(id);
        if (node.style == Style::Alias) {
            return sizeOfAlias(id);
        }
        m_sizes[size_t(id)] = inProgress;
        qint64 sum = aliasExpansionCost(node);
        int height = 0;
        for (const NodeId child : node.children) {
            sum = std::min(sum + sizeOf(child), mostCounted);
            height = std::max(height, m_heights[size_t(child)]);
        }
        m_sizes[size_t(id)] = sum;
        m_heights[size_t(id)] = height + 1;
        return sum;
    }

    qint64 sizeOfAlias(NodeId id)
    {
        const Node &alias = m_tree.at(id);
        const qint64 size = alias.target == noNode ? 1 : m_sizes[size_t(alias.target)];
        if (size == inProgress) {
            report(alias,
                   QCoreApplication::translate("baton::TreeChecks",
                                               "The alias *%1 is inside the value that it repeats. "
                                               "Write the value out instead."));
            return 1;
        }
        const int height = alias.target == noNode ? 1 : m_heights[size_t(alias.target)];
        m_heights[size_t(id)] = height;
        if (height > m_largestHeight) {
            m_largestHeight = height;
            m_highestAlias = id;
        }
        if (size > m_largestSize) {
            m_largestSize = size;
            m_largestAlias = id;
        }
        return size;
    }

    void report(const Node &alias, const QString &message, qint64 limit = expansionLimit)
    {
        const QString name = m_tree.at(alias.target).anchor;
        const QString text =
            message.contains(u"%2") ? message.arg(name).arg(limit) : message.arg(name);
        m_issues.push_back(softIssue(u"yaml.alias-expansion"_s, alias.range, text));
    }

    const Tree &m_tree;
    std::vector<SyntaxIssue> &m_issues;
    std::vector<qint64> m_sizes;
    qint64 m_largestSize = 0;
    NodeId m_largestAlias = noNode;
    std::vector<int> m_heights; ///< levels of each node's value
    int m_largestHeight = 0;
    NodeId m_highestAlias = noNode;
};

} // namespace

std::vector<SyntaxIssue> treeIssues(const Tree &tree, const QByteArray &bytes,
                                    const QString &duplicateRule, int firstLine)
{
    std::vector<SyntaxIssue> issues;
    if (tree.isEmpty()) {
        return issues;
    }
    if (const auto duplicates = findDuplicates(tree); !duplicates.empty()) {
        const LineIndex lines(bytes, firstLine);
        for (const auto &[first, second] : duplicates) {
            issues.push_back(duplicateIssue(tree.at(first), tree.at(second), lines, duplicateRule));
        }
    }
    Expansion(tree, issues).check();
    return issues;
}

} // namespace baton
