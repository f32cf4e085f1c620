// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/export/graphexporttext.h"
#include "models/routing/graph/graphkeywords.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A quoted text, in which Mermaid interprets entities but no markup.
QString quoted(const QString &text)
{
    QString escaped;
    for (const QChar c : text) {
        if (u"\"#&<>;`|{}[]"_s.contains(c)) {
            escaped += u'#' + QString::number(uint(c.unicode())) + u';';
        } else {
            escaped += c.isSpace() ? QChar(u' ') : c;
        }
    }
    return u'"' + escaped + u'"';
}

QString labelOf(const RoutingNode &node)
{
    const QString title = quoted(node.title);
    if (node.role.isEmpty()) {
        return title;
    }
    return title.chopped(1) + "<br/>"_L1 + quoted(node.role).sliced(1);
}

/// The label of an edge, with its rules on a separate line.
QString edgeLabel(const RoutingEdge &edge)
{
    QStringList lines;
    for (const QString &line : {labelOf(edge), edge.rules.join(", "_L1)}) {
        if (!line.isEmpty()) {
            lines.append(quoted(line).sliced(1).chopped(1));
        }
    }
    return lines.isEmpty() ? QString() : u'"' + lines.join("<br/>"_L1) + u'"';
}

QString positions(const std::vector<size_t> &values)
{
    QStringList texts;
    for (const size_t value : values) {
        texts.append(QString::number(value));
    }
    return texts.join(u',');
}

} // namespace

QByteArray toMermaid(const RoutingGraph &graph)
{
    QString text = u"flowchart LR\n"_s;
    QStringList unknown;
    QStringList hubs;
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        const RoutingNode &node = graph.nodes[i];
        const QString name = u"n%1"_s.arg(i);
        text += u"    "_s + name + u'[' + labelOf(node) + u"]\n"_s;
        if (!node.isKnown) {
            unknown.append(name);
        } else if (node.isHub) {
            hubs.append(name);
        }
    }
    std::vector<size_t> undeclared;
    for (size_t i = 0; i < graph.edges.size(); ++i) {
        const RoutingEdge &edge = graph.edges[i];
        const QString label = edgeLabel(edge);
        text += u"    n%1 "_s.arg(edge.from)
            + (edge.state == RoutingEdge::State::Declared ? u"-.->"_s : u"-->"_s)
            + (label.isEmpty() ? QString() : u'|' + label + u'|') + u" n%1\n"_s.arg(edge.to);
        if (edge.state == RoutingEdge::State::Undeclared) {
            undeclared.push_back(i);
        }
    }
    if (!undeclared.empty()) {
        text += u"    linkStyle %1 stroke:red,color:red\n"_s.arg(positions(undeclared));
    }
    if (!unknown.isEmpty()) {
        text += u"    style %1 stroke:red,stroke-dasharray:4\n"_s.arg(unknown.join(u','));
    }
    if (!hubs.isEmpty()) {
        text += u"    style %1 stroke-width:3px\n"_s.arg(hubs.join(u','));
    }
    return text.toUtf8();
}

} // namespace baton
