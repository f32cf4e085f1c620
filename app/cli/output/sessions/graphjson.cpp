// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/graphjson.h"

#include "app/cli/common/jsonarray.h"
#include "app/cli/common/textformat.h"
#include "app/cli/output/sessions/sessionjson.h"
#include "models/routing/graph/graphkeywords.h"
#include "models/session/value/runstatustext.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QJsonObject nodeObject(const RoutingNode &node)
{
    return {{u"id"_s, node.id},
            {u"title"_s, node.title},
            {u"role"_s, node.role},
            {u"protocol"_s, node.protocol},
            {u"kind"_s, QString(nameOf(node.kind))},
            {u"hub"_s, node.isHub},
            {u"known"_s, node.isKnown},
            {u"phase"_s, node.phase},
            {u"received"_s, node.received},
            {u"sent"_s, node.sent},
            {u"worst"_s, word(node.worst)},
            {u"status"_s, QString(nameOf(node.status))},
            {u"session"_s, node.sessionPath},
            {u"evidence"_s, evidenceValue(node.evidence)}};
}

QJsonObject edgeObject(const RoutingEdge &edge)
{
    QJsonArray crossings;
    for (const int crossing : edge.crossings) {
        crossings.append(crossing);
    }
    return {{u"from"_s, edge.from},
            {u"to"_s, edge.to},
            {u"kind"_s, QString(nameOf(edge.kind))},
            {u"state"_s, QString(nameOf(edge.state))},
            {u"label"_s, edge.label},
            {u"handoffs"_s, crossings},
            {u"order"_s, edge.order},
            {u"worst"_s, word(edge.worst)},
            {u"rules"_s, QJsonArray::fromStringList(edge.rules)}};
}

QJsonObject crossingObject(const Transfer &crossing)
{
    QJsonObject object{
        {u"at"_s, evidenceValue(crossing.at)},
        {u"session"_s, crossing.session},
        {u"edge"_s, crossing.edge},
        {u"protocol"_s, crossing.protocol},
        {u"kind"_s, crossing.kind},
        {u"task"_s, crossing.task},
        {u"time"_s, timeValue(crossing.time)},
        {u"phase"_s, crossing.phase},
        {u"attempt"_s, crossing.attempt},
        {u"superseded"_s, crossing.isSuperseded},
        {u"verdict"_s,
         QJsonObject{{u"action"_s, word(crossing.action)}, {u"headline"_s, crossing.headline}}},
        {u"errors"_s, crossing.errors},
        {u"warnings"_s, crossing.warnings}};
    if (!crossing.prompt.isEmpty()) {
        object.insert(u"prompt"_s, crossing.prompt);
    }
    if (!crossing.result.isEmpty()) {
        object.insert(u"result"_s, crossing.result);
    }
    if (!crossing.result.isEmpty() || !crossing.wrote.isEmpty()) {
        object.insert(u"wrote"_s, QJsonArray::fromStringList(crossing.wrote));
    }
    return object;
}

QJsonObject routingFindingObject(const RoutingFinding &finding)
{
    return {{u"rule"_s, finding.rule},       {u"severity"_s, word(finding.severity)},
            {u"message"_s, finding.message}, {u"evidence"_s, evidenceValue(finding.evidence)},
            {u"node"_s, finding.node},       {u"edge"_s, finding.edge}};
}

} // namespace

QByteArray graphJson(const RoutingGraph &graph)
{
    return QJsonDocument(
               QJsonObject{{u"kind"_s, QString(nameOf(graph.kind))},
                           {u"title"_s, graph.title},
                           {u"nodes"_s, arrayOf(graph.nodes, nodeObject)},
                           {u"edges"_s, arrayOf(graph.edges, edgeObject)},
                           {u"handoffs"_s, arrayOf(graph.crossings, crossingObject)},
                           {u"findings"_s, arrayOf(graph.findings, routingFindingObject)}})
        .toJson();
}

} // namespace baton::cli
