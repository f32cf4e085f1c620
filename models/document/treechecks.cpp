// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/treechecks.h"

#include "models/document/lineindex.h"
#include "models/document/yamlscalar.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 expansionLimit = 1'000'000;
constexpr qint64 inProgress = -1;

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

SyntaxIssue duplicateIssue(const Node &first, const Node &second, QByteArrayView bytes,
                           const QString &rule)
{
    const int firstLine = lineOf(bytes, first.keyRange.begin);
    const QString message =
        QCoreApplication::translate("baton::TreeChecks",
                                    "The key \"%1\" stands twice in the same map, first on line "
                                    "%2. Rename or remove one of them.")
            .arg(second.key)
            .arg(firstLine);
    SyntaxIssue issue = softIssue(rule, second.keyRange, message);
    issue.actual = second.key;
    return issue;
}

void findDuplicates(const Tree &tree, const Node &map, QByteArrayView bytes, const QString &rule,
                    std::vector<SyntaxIssue> &issues)
{
    QHash<QString, NodeId> seen;
    seen.reserve(qsizetype(map.children.size()));
    for (const NodeId child : map.children) {
        const Node &entry = tree.at(child);
        const QString key = identity(entry);
        if (const auto found = seen.constFind(key); found != seen.constEnd()) {
            issues.push_back(duplicateIssue(tree.at(*found), entry, bytes, rule));
        } else {
            seen.insert(key, child);
        }
    }
}

/// Counts the values that each node stands for once its aliases are followed.
class Expansion
{
public:
    Expansion(const Tree &tree, std::vector<SyntaxIssue> &issues)
        : m_tree(tree)
        , m_issues(issues)
        , m_sizes(tree.nodes.size(), 0)
    {
    }

    qint64 sizeOf(NodeId id)
    {
        const Node &node = m_tree.at(id);
        if (node.style == Style::Alias) {
            return sizeOfAlias(node);
        }
        qint64 &size = m_sizes[size_t(id)];
        size = inProgress;
        qint64 sum = 1;
        for (const NodeId child : node.children) {
            sum = std::min(sum + sizeOf(child), expansionLimit + 1);
        }
        size = sum;
        return sum;
    }

private:
    qint64 sizeOfAlias(const Node &alias)
    {
        const qint64 size = alias.target == noNode ? 1 : m_sizes[size_t(alias.target)];
        if (size == inProgress) {
            report(alias,
                   QCoreApplication::translate("baton::TreeChecks",
                                               "The alias *%1 stands inside the value that it "
                                               "repeats. Write the value out instead."));
            return 1;
        }
        if (size > expansionLimit / 2 && !m_isReported) {
            m_isReported = true;
            report(alias,
                   QCoreApplication::translate("baton::TreeChecks",
                                               "The alias *%1 repeats more than %2 values, so it "
                                               "is not followed. Write out what is meant.")
                       .arg(u"%1"_s)
                       .arg(expansionLimit / 2));
        }
        return size;
    }

    void report(const Node &alias, const QString &message)
    {
        const QString name = m_tree.at(alias.target).anchor;
        m_issues.push_back(softIssue(u"yaml.alias-expansion"_s, alias.range, message.arg(name)));
    }

    const Tree &m_tree;
    std::vector<SyntaxIssue> &m_issues;
    std::vector<qint64> m_sizes;
    bool m_isReported = false;
};

} // namespace

std::vector<SyntaxIssue> treeIssues(const Tree &tree, QByteArrayView bytes,
                                    const QString &duplicateRule)
{
    std::vector<SyntaxIssue> issues;
    if (tree.isEmpty()) {
        return issues;
    }
    for (const Node &node : tree.nodes) {
        if (node.type == ValueType::Map && node.children.size() > 1) {
            findDuplicates(tree, node, bytes, duplicateRule, issues);
        }
    }
    Expansion(tree, issues).sizeOf(0);
    return issues;
}

} // namespace baton
