// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/routefindings.h"

using namespace Qt::StringLiterals;

namespace baton {

void addFindings(GraphBuilder &builder, const HandoffRef &ref, int edge, int node,
                 const QMap<QString, int> &awaited)
{
    if (!ref.pack || ref.handoff->isSuperseded) {
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
        if (about < 0) {
            continue;
        }
        RoutingEdge &broken = builder.edgeAt(about);
        broken.gravity = std::max(broken.gravity, finding.severity);
        if (!broken.rules.contains(finding.rule)) {
            broken.rules.append(finding.rule);
        }
    }
}

bool isRoutingRule(const QString &sessionRule)
{
    static const QStringList rules{u"session.retries-exceeded"_s, u"session.parent-missing"_s,
                                   u"session.parent-cycle"_s};
    return rules.contains(sessionRule);
}

void addSessionFindings(GraphBuilder &builder, const GraphSource &source,
                        const std::function<int(const Session &)> &nodeOf)
{
    for (const auto &session : source.sessions) {
        for (const SessionFinding &finding : session->findings) {
            if (isRoutingRule(finding.rule)) {
                builder.find({finding.rule, finding.severity, finding.message, finding.evidence,
                              nodeOf ? nodeOf(*session) : -1, -1});
            }
        }
    }
}

} // namespace baton
