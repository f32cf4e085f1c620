// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/findinglist.h"

#include "models/check/report/checktranslations.h"

#include <QCoreApplication>
#include <QSet>

using namespace Qt::StringLiterals;

namespace baton {

PendingFinding &FindingList::add(NodeId node, const QString &rule, Severity severity,
                                 const QString &message)
{
    PendingFinding judged;
    judged.node = node;
    judged.finding.rule = rule;
    judged.finding.severity = severity;
    judged.finding.path = m_tree.tree().pointerTo(node);
    judged.finding.message = message;
    setRange(judged.finding, placeOf(node));
    return m_findings.emplace_back(std::move(judged));
}

PendingFinding &FindingList::addMissing(NodeId parent, const QString &field, const QString &rule,
                                        Severity severity, const QString &message)
{
    PendingFinding &judged = add(parent, rule, severity, message);
    judged.isMissing = true;
    judged.finding.field = field;
    return judged;
}

bool FindingList::isRejected(NodeId node) const
{
    return std::ranges::any_of(m_findings, [node](const PendingFinding &judged) {
        return judged.node == node && judged.finding.severity == Severity::Error
            && !judged.isAboutKey && !judged.isMissing;
    });
}

void FindingList::setRange(Finding &finding, ByteRange range) const
{
    finding.range = range;
    finding.start = m_lines.positionOf(range.begin);
    finding.end = m_lines.positionOf(range.end);
}

/// The range to mark: the whole scalar, but only the key or the first line of a container.
ByteRange FindingList::placeOf(NodeId id) const
{
    const Node &node = m_tree.at(id);
    if (!isContainer(node.type) && !node.range.isEmpty()) {
        return node.range;
    }
    if (!node.keyRange.isEmpty()) {
        return node.keyRange;
    }
    return firstLineOf(node.range);
}

ByteRange FindingList::firstLineOf(ByteRange range) const
{
    const ByteRange line = m_lines.lineRange(m_lines.positionOf(range.begin).line);
    return {range.begin, std::max(range.begin, std::min(range.end, line.end))};
}

QSet<QString> FindingList::rules() const
{
    QSet<QString> ids;
    for (const PendingFinding &judged : m_findings) {
        ids.insert(judged.finding.rule);
    }
    return ids;
}

void FindingList::tidy()
{
    QHash<std::pair<NodeId, QString>, Severity> missing;
    QHash<NodeId, Severity> wrong;
    for (const PendingFinding &judged : m_findings) {
        if (judged.isMissing) {
            Severity &worst = missing[{judged.node, judged.finding.field}];
            worst = std::max(worst, judged.finding.severity);
        } else if (!judged.isAboutKey && judged.node != noNode) {
            Severity &worst = wrong[judged.node];
            worst = std::max(worst, judged.finding.severity);
        }
    }
    const auto isOutdone = [&](const PendingFinding &judged) {
        if (judged.isPlaceholder || judged.isAboutKey) {
            return false;
        }
        if (judged.isMissing) {
            return judged.finding.severity < missing[{judged.node, judged.finding.field}];
        }
        return isInPlaceholder(judged.node)
            || (judged.finding.severity < Severity::Error && wrong[judged.node] == Severity::Error);
    };
    std::erase_if(m_findings, isOutdone);
    std::ranges::stable_sort(m_findings, {}, [](const PendingFinding &judged) {
        return std::pair(judged.finding.range.begin, -static_cast<int>(judged.finding.severity));
    });
}

void FindingList::addOpen(const FoundPlaceholder &place)
{
    m_open.add(m_tree.tree().pointerTo(place.node), place.fill, &place.text);
    if (!place.text.isKey) {
        addPlaceholder(place.node);
    }
}

Placeholders FindingList::openPlaces() const
{
    Placeholders open = m_open;
    for (const PendingFinding &judged : m_findings) {
        if (judged.finding.severity != Severity::Error || judged.node == noNode
            || (judged.isAboutKey && !judged.isMissing)) {
            continue;
        }
        const JsonPointer path = judged.finding.fieldPath();
        const Completeness fill = judged.isMissing
            ? Completeness::Missing
            : completenessOf(m_tree, m_tree.resolved(judged.node), {}, {}).fill;
        if ((fill == Completeness::Missing || fill == Completeness::Empty) && !path.isRoot()
            && !open.at(path)) {
            open.add(path, fill);
        }
    }
    return open;
}

bool FindingList::isInPlaceholder(NodeId node) const
{
    if (m_placeholders.isEmpty()) {
        return false;
    }
    while (node != noNode && !m_placeholders.contains(node)) {
        node = m_tree.at(node).parent;
    }
    return node != noNode;
}

QString sourceText(const CanonicalTree &tree, NodeId id)
{
    const Node &node = tree.at(tree.resolved(id));
    switch (node.type) {
    case ValueType::List:
    case ValueType::Map:
        //: what a list or map in a document holds
        return CheckTranslations::tr("%n entries", nullptr, static_cast<int>(node.children.size()));
    case ValueType::Null:
        return u"null"_s;
    default:
        break;
    }
    return node.text.simplified();
}

QString spelling(const CanonicalTree &tree, NodeId id, qsizetype most)
{
    const Node &node = tree.at(tree.resolved(id));
    const QString line = node.text.endsWith(u'\n') ? node.text.chopped(1) : node.text;
    if (node.type == ValueType::String && !line.contains(u'\n') && line.size() <= most
        && line.trimmed() != line) {
        return CheckTranslations::tr("“%1”").arg(line); // quotes show blanks at the ends of a text
    }
    const QString text = sourceText(tree, id);
    if (text.size() <= most) {
        return text;
    }
    //: the beginning of a long text in a document, and how much of it is left out
    return CheckTranslations::tr("%1… (and %n more characters)", nullptr,
                                 static_cast<int>(text.size() - most))
        .arg(text.first(most));
}

QString nameOf(const CanonicalTree &tree, NodeId id)
{
    const Node &node = tree.at(id);
    if (node.parent == noNode) {
        //: what a field is called that is the whole document
        return CheckTranslations::tr("The document");
    }
    const Node &parent = tree.at(node.parent);
    if (parent.type == ValueType::Map && tree.keyOf(id) == "#text"_L1) {
        return nameOf(tree, node.parent); // the text of an element has the name of the element
    }
    if (parent.type == ValueType::Map) {
        return tree.keyOf(id);
    }
    const auto place = std::ranges::find(parent.children, id) - parent.children.begin();
    //: "entry 2 of challenges"
    return CheckTranslations::tr("entry %1 of %2").arg(place + 1).arg(nameOf(tree, node.parent));
}

} // namespace baton
