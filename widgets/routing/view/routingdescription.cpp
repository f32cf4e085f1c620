// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/view/routingdescription.h"

#include "models/routing/graph/routingtexts.h"
#include "models/routing/rows/transferlookup.h"
#include "models/values/timetext.h"

#include <QLocale>

#include <algorithm>

namespace baton {

namespace {

constexpr size_t mostProblems = 12;

bool holdsSession(const GraphSource &source, const QString &path)
{
    return std::ranges::any_of(source.sessions, [&path](const auto &session) {
        return session->summary.place.path == path;
    });
}

RoutingDetails::Problem problemOf(const RoutingFinding &finding)
{
    return {statusOf(finding.severity), finding.message, finding.rule};
}

} // namespace

RoutingDetails::Content RoutingDescription::ofCrossing(const Transfer &crossing) const
{
    const QLocale locale;
    RoutingDetails::Content content;
    content.title = routingtext::documentOf(crossing);
    content.facts = {
        {tr("Kind"), crossing.kindTitle.isEmpty() ? crossing.kind : crossing.kindTitle},
        {tr("Task"), crossing.task},
        {tr("Phase"), crossing.phase < 0 ? QString() : locale.toString(crossing.phase)},
        {tr("Attempt"), crossing.attempt > 1 ? locale.toString(crossing.attempt) : QString()},
        {tr("Time"), timetext::moment(crossing.time)}};
    content.problems.push_back({statusOf(crossing.action), routingtext::verdictOf(crossing), {}});
    const SessionHandoff *handoff = source ? handoffOf(*source, crossing) : nullptr;
    std::vector<Finding> findings = handoff ? handoff->report.findings : std::vector<Finding>();
    std::ranges::stable_sort(findings, std::ranges::greater(), &Finding::severity);
    for (size_t i = 0; i < std::min(findings.size(), mostProblems); ++i) {
        content.problems.push_back(
            {statusOf(findings[i].severity), findings[i].message, findings[i].rule});
    }
    if (findings.size() > mostProblems) {
        content.problems.push_back({Status::Note,
                                    tr("%n more finding(s) in the document", nullptr,
                                       static_cast<int>(findings.size() - mostProblems)),
                                    {}});
    }
    addFindings(content.problems, crossing, true);
    addFindings(content.problems, crossing, false);
    content.mayOpen = !crossing.at.isEmpty();
    content.mayShow = !crossing.session.isEmpty() && crossing.handoff >= 0;
    return content;
}

/// Adds the findings on the route of @p crossing: those of its own document, and those of others
/// with their file names.
void RoutingDescription::addFindings(std::vector<RoutingDetails::Problem> &problems,
                                     const Transfer &crossing, bool isOwn) const
{
    for (size_t i = 0; i < graph.findings.size(); ++i) {
        const RoutingFinding &finding = graph.findings[i];
        if (finding.edge < 0 || finding.edge != crossing.edge || !isTold(i)) {
            continue;
        }
        const Evidence &shown = finding.evidence;
        const bool isHere = shown.isEmpty()
            || (shown.path == crossing.at.path && shown.document == crossing.at.document);
        const bool isThere =
            std::ranges::find(problems, finding.message, &RoutingDetails::Problem::message)
            != problems.end();
        if (isHere == isOwn && !isThere) {
            problems.push_back(problemOf(finding));
            if (!isHere) {
                problems.back().source = tr("%1, of %2", "rule, document")
                                             .arg(finding.rule, routingtext::documentOf(shown));
            }
        }
    }
}

RoutingDetails::Content RoutingDescription::ofEdge(int index) const
{
    RoutingDetails::Content content;
    const RoutingEdge &edge = graph.edges[static_cast<size_t>(index)];
    if (edge.state == RoutingEdge::State::Declared) {
        content.problems.push_back(
            {Status::NotReached, tr("The protocol has this route. No handoff took it."), {}});
    }
    for (size_t i = 0; i < graph.findings.size(); ++i) {
        if (graph.findings[i].edge == index && isTold(i)) {
            content.problems.push_back(problemOf(graph.findings[i]));
        }
    }
    return content;
}

RoutingDetails::Content RoutingDescription::ofNode(int index) const
{
    const RoutingNode &node = graph.nodes[static_cast<size_t>(index)];
    RoutingDetails::Content content;
    content.facts = {
        {tr("Protocol"), node.protocol},
        {tr("Members"), node.members > 0 ? QLocale().toString(node.members) : QString()}};
    for (size_t i = 0; i < graph.findings.size(); ++i) {
        if (graph.findings[i].node == index && isTold(i)) {
            content.problems.push_back(problemOf(graph.findings[i]));
        }
    }
    if (!node.sessionPath.isEmpty() && source && !holdsSession(*source, node.sessionPath)) {
        content.problems.push_back(
            {Status::Note,
             tr("This graph is of another session: only the state of this one is known here."),
             {}});
    }
    content.mayOpen = !node.evidence.isEmpty();
    return content;
}

RoutingDetails::Content RoutingDescription::ofFinding(const RoutingFinding &finding)
{
    RoutingDetails::Content content;
    content.problems.push_back(problemOf(finding));
    content.mayOpen = !finding.evidence.isEmpty();
    return content;
}

} // namespace baton
