// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/export/graphexporttext.h"
#include "models/routing/graph/graphkeywords.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A string in DOT; @p lines are the lines of a label.
QString quoted(const QStringList &lines)
{
    QStringList escaped;
    for (QString line : lines) {
        if (!line.isEmpty()) {
            line.replace(u'\\', "\\\\"_L1).replace(u'"', "\\\""_L1).replace(u'\n', u' ');
            escaped.append(line);
        }
    }
    return u'"' + escaped.join("\\n"_L1) + u'"';
}

QString attributesOf(const RoutingNode &node)
{
    QString text = u"label="_s + quoted({node.title, node.role});
    if (node.isHub) {
        text += ", penwidth=2"_L1;
    }
    if (node.kind == RoutingNode::Kind::Group) {
        text += ", peripheries=2"_L1;
    }
    if (!node.isKnown) {
        text += ", style=\"rounded,dashed\", color=red"_L1;
    }
    return text;
}

QString attributesOf(const RoutingEdge &edge)
{
    QStringList parts;
    if (const QString label = labelOf(edge); !label.isEmpty() || !edge.rules.isEmpty()) {
        parts.append(u"label="_s + quoted({label, edge.rules.join(", "_L1)}));
    }
    if (edge.state == RoutingEdge::State::Declared) {
        parts.append(u"style=dashed"_s);
    } else if (edge.state == RoutingEdge::State::Undeclared) {
        parts.append(u"color=red, fontcolor=red"_s);
    }
    return parts.join(", "_L1);
}

} // namespace

QByteArray toDot(const RoutingGraph &graph)
{
    QString text = u"digraph %1 {\n"_s.arg(quoted({graph.title}));
    text += "    rankdir=LR\n    node [shape=box, style=rounded]\n"_L1;
    for (const RoutingNode &node : graph.nodes) {
        text += u"    "_s + quoted({node.id}) + u" ["_s + attributesOf(node) + u"]\n"_s;
    }
    for (const RoutingEdge &edge : graph.edges) {
        const QString attributes = attributesOf(edge);
        text += u"    "_s + quoted({graph.nodes[size_t(edge.from)].id}) + u" -> "_s
            + quoted({graph.nodes[size_t(edge.to)].id})
            + (attributes.isEmpty() ? QString() : u" ["_s + attributes + u']') + u'\n';
    }
    return (text + u"}\n"_s).toUtf8();
}

} // namespace baton
