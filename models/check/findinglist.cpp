// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/findinglist.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype maxSpelling = 80;

QString tr(const char *text, int n = -1)
{
    return QCoreApplication::translate("baton::Check", text, nullptr, n);
}

} // namespace

JudgedFinding &FindingList::add(NodeId node, const QString &rule, Severity severity,
                                const QString &message)
{
    JudgedFinding judged;
    judged.node = node;
    judged.finding.rule = rule;
    judged.finding.severity = severity;
    judged.finding.path = m_tree.tree().pointerTo(node);
    judged.finding.message = message;
    setRange(judged.finding, placeOf(node));
    return m_findings.emplace_back(std::move(judged));
}

JudgedFinding &FindingList::addMissing(NodeId parent, const QString &field, const QString &rule,
                                       Severity severity, const QString &message)
{
    JudgedFinding &judged = add(parent, rule, severity, message);
    judged.isMissing = true;
    judged.finding.field = field;
    return judged;
}

void FindingList::setRange(Finding &finding, ByteRange range) const
{
    finding.range = range;
    finding.start = m_lines.positionOf(range.begin);
    finding.end = m_lines.positionOf(range.end);
}

/// A scalar itself; for a container its key or its first line, as underlining all of it would help
/// nobody.
ByteRange FindingList::placeOf(NodeId id) const
{
    const Node &node = m_tree.at(id);
    const bool isContainer = node.type == ValueType::List || node.type == ValueType::Map;
    if (!isContainer && !node.range.isEmpty()) {
        return node.range;
    }
    if (!node.keyRange.isEmpty()) {
        return node.keyRange;
    }
    const ByteRange line = m_lines.lineRange(m_lines.positionOf(node.range.begin).line);
    return {node.range.begin, std::max(node.range.begin, std::min(node.range.end, line.end))};
}

void FindingList::tidy()
{
    std::vector<JudgedFinding> kept;
    for (const JudgedFinding &finding : m_findings) {
        if (!isOutdone(finding)) {
            kept.push_back(finding);
        }
    }
    std::ranges::stable_sort(kept, {}, [](const JudgedFinding &judged) {
        return std::pair(judged.finding.range.begin, -static_cast<int>(judged.finding.severity));
    });
    m_findings = std::move(kept);
}

/// True when @p judged is about a placeholder's content, or the same field is known to be missing
/// for a weightier reason.
bool FindingList::isOutdone(const JudgedFinding &judged) const
{
    return std::ranges::any_of(m_findings, [&](const JudgedFinding &other) {
        if (&other == &judged) {
            return false;
        }
        if (other.isPlaceholder && !judged.isPlaceholder) {
            return other.finding.path.covers(judged.finding.path) && !judged.isMissing;
        }
        const bool isSameField = judged.isMissing && other.isMissing && other.node == judged.node
            && other.finding.field == judged.finding.field;
        return isSameField
            && (other.finding.severity > judged.finding.severity
                || (other.finding.severity == judged.finding.severity && &other < &judged));
    });
}

QString spelling(const CanonicalTree &tree, NodeId id)
{
    const Node &node = tree.at(tree.resolved(id));
    switch (node.type) {
    case ValueType::List:
    case ValueType::Map:
        //: what a list or map in a document holds
        return tr("%n entries", static_cast<int>(node.children.size()));
    case ValueType::Null:
        return u"null"_s;
    default:
        break;
    }
    const QString text = node.text.simplified();
    return text.size() > maxSpelling ? text.first(maxSpelling) + u'…' : text;
}

QString nameOf(const CanonicalTree &tree, NodeId id)
{
    const Node &node = tree.at(id);
    if (node.parent == noNode) {
        //: what a field is called that is the whole document
        return tr("The document");
    }
    const Node &parent = tree.at(node.parent);
    if (parent.type == ValueType::Map) {
        return tree.keyOf(id);
    }
    const auto place = std::ranges::find(parent.children, id) - parent.children.begin();
    //: "entry 2 of challenges"
    return tr("entry %1 of %2").arg(place + 1).arg(nameOf(tree, node.parent));
}

} // namespace baton
