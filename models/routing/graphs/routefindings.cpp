// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/routefindings.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

void breakRule(RoutingEdge &edge, const QString &rule, Severity severity)
{
    edge.gravity = std::max(edge.gravity, severity);
    if (!edge.rules.contains(rule)) {
        edge.rules.append(rule);
    }
}

} // namespace

void addFindings(GraphBuilder &builder, const HandoffRef &ref, int edge, int node,
                 const QMap<QString, int> &awaited)
{
    // Superseded handoffs count, but overwritten ones no longer exist.
    if (!ref.pack || !ref.handoff->kept.isEmpty()) {
        return;
    }
    for (const Finding &finding : ref.handoff->report.findings) {
        if (!ref.pack->routing.findings.contains(finding.rule)) {
            continue;
        }
        int about = edge;
        if (finding.fieldPath() == ref.pack->routing.dependsOn) {
            for (auto other = awaited.cbegin(); other != awaited.cend(); ++other) {
                about = finding.actual.contains(other.key()) ? *other : about;
            }
        }
        Evidence evidence = ref.handoff->at;
        evidence.pointer = finding.fieldPath();
        evidence.line = finding.start.line;
        builder.find({finding.rule, finding.severity, finding.message, evidence, node, about});
        if (about >= 0) {
            breakRule(builder.edgeAt(about), finding.rule, finding.severity);
        }
    }
}

bool isRoutingRule(const QString &sessionRule)
{
    static const QStringList rules{u"session.retries-exceeded"_s, u"session.parent-missing"_s,
                                   u"session.parent-cycle"_s};
    return rules.contains(sessionRule);
}

void addSessionFindings(
    GraphBuilder &builder, const GraphSource &source,
    const std::function<GraphElement(const Session &, const QString &rule)> &placeOf)
{
    for (const auto &session : source.sessions) {
        for (const SessionFinding &finding : session->findings) {
            if (!isRoutingRule(finding.rule)) {
                continue;
            }
            const GraphElement place = placeOf ? placeOf(*session, finding.rule) : GraphElement();
            builder.find({finding.rule, finding.severity, finding.message, finding.evidence,
                          place.node, place.edge});
            if (place.edge >= 0) {
                breakRule(builder.edgeAt(place.edge), finding.rule, finding.severity);
            }
        }
    }
}

} // namespace baton
