// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What SelectionPane says in detail.
#include "models/routing/graph/routingtexts.h"
#include "models/routing/graphs/handoffdetailsloader.h"
#include "models/routing/rows/transferlookup.h"
#include "models/routing/rows/transfersmodel.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "widgets/routing/view/routingdetails.h"
#include "widgets/routing/view/selectionpane.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/style/metrics.h"

#include <QHeaderView>
#include <QTreeView>

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

void SelectionPane::fillDetails()
{
    m_reader->drop();
    if (const int position = currentCrossing(); position >= 0) {
        describe(m_graph->crossings[static_cast<size_t>(position)]);
    } else if (m_subject == Subject::Edge) {
        describeEdge();
    } else if (m_subject == Subject::Node) {
        describeNode();
    } else {
        describeFinding();
    }
    shareRoom();
}

/// The details have what a short list of handoffs leaves, and a list alone has everything.
void SelectionPane::shareRoom()
{
    m_details->setVisible(!m_details->isEmpty());
    const int rows = m_model->rowCount();
    const bool isShared = !m_details->isHidden() && !m_list->isHidden() && rows > 0;
    m_lists->setMaximumHeight(isShared ? m_list->header()->sizeHint().height()
                                      + rows * m_list->sizeHintForRow(0) + measures::fieldGap
                                       : QWIDGETSIZE_MAX);
    QWidget *first = !m_list->isHidden() ? static_cast<QWidget *>(m_list)
        : !m_findings->isHidden()        ? static_cast<QWidget *>(m_findings)
        : !m_details->isHidden()         ? static_cast<QWidget *>(m_details)
                                         : nullptr;
    setFocusProxy(nullptr); // whose policy it would be
    setFocusPolicy(first ? Qt::TabFocus : Qt::NoFocus);
    setFocusProxy(first); // not the button that closes all of it
}

/// The verdict first, then what of the document led to it, then what is wrong with its way.
void SelectionPane::describe(const Transfer &crossing)
{
    RoutingDetails::Content content;
    content.title = routingtext::documentOf(crossing);
    content.facts = {
        {tr("Kind"), crossing.kindTitle.isEmpty() ? crossing.kind : crossing.kindTitle},
        {tr("Task"), crossing.task},
        {tr("Phase"), crossing.phase < 0 ? QString() : locale().toString(crossing.phase)},
        {tr("Attempt"), crossing.attempt > 1 ? locale().toString(crossing.attempt) : QString()},
        {tr("Time"), wording::moment(crossing.time)}};
    content.problems.push_back({statusOf(crossing.action), routingtext::verdictOf(crossing), {}});
    const SessionHandoff *handoff = m_source ? handoffOf(*m_source, crossing) : nullptr;
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
    content.compare = comparison();
    m_details->setContent(content);
    if (handoff) {
        readFields(*handoff);
    }
}

/// Adds the findings about the route of @p crossing: those of its own document, or those of others,
/// with their names.
void SelectionPane::addFindings(std::vector<RoutingDetails::Problem> &problems,
                                const Transfer &crossing, bool isOwn) const
{
    for (size_t i = 0; i < m_graph->findings.size(); ++i) {
        const RoutingFinding &finding = m_graph->findings[i];
        if (finding.edge < 0 || finding.edge != crossing.edge || !isReported(i)) {
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

/// Beside what the one before over the same way said otherwise.
void SelectionPane::readFields(const SessionHandoff &handoff)
{
    const int position = previous();
    const SessionHandoff *before = position < 0
        ? nullptr
        : handoffOf(*m_source, m_graph->crossings[static_cast<size_t>(position)]);
    m_reader->read(handoff, before ? std::optional(*before) : std::nullopt);
}

void SelectionPane::showFields(const std::vector<HandoffField> &fields)
{
    const int position = previous();
    const auto changed = static_cast<int>(std::ranges::count_if(
        fields, [](const HandoffField &field) { return field.before.has_value(); }));
    if (position < 0) {
        m_details->setFields(tr("What it says"), fields);
        return;
    }
    const QString name = shortNameOf(m_graph->crossings[static_cast<size_t>(position)],
                                     m_graph->crossings[static_cast<size_t>(currentCrossing())]);
    m_details->setFields(
        name.isEmpty()
            ? tr("What it says: %n field(s) other than in the one before", nullptr, changed)
            : tr("What it says: %n field(s) other than in %1", nullptr, changed).arg(name),
        fields);
}

/// By what tells the two apart, when that is short.
QString SelectionPane::comparison() const
{
    constexpr qsizetype longest = 14;
    const int here = currentCrossing();
    const int other = neighbour();
    if (here < 0 || other < 0) {
        return {};
    }
    const QString name = shortNameOf(m_graph->crossings[static_cast<size_t>(other)],
                                     m_graph->crossings[static_cast<size_t>(here)]);
    if (!name.isEmpty() && name.size() <= longest) {
        return tr("Compare with %1").arg(name);
    }
    return other > here ? tr("Compare with the next") : tr("Compare with the one before");
}

void SelectionPane::describeEdge()
{
    RoutingDetails::Content content;
    const RoutingEdge &edge = m_graph->edges[static_cast<size_t>(m_index)];
    if (edge.state == RoutingEdge::State::Declared) {
        content.problems.push_back(
            {Status::NotReached, tr("The protocol has this route. No handoff took it."), {}});
    }
    for (size_t i = 0; i < m_graph->findings.size(); ++i) {
        if (m_graph->findings[i].edge == m_index && isReported(i)) {
            content.problems.push_back(problemOf(m_graph->findings[i]));
        }
    }
    m_details->setContent(content);
}

void SelectionPane::describeNode()
{
    const RoutingNode &node = m_graph->nodes[static_cast<size_t>(m_index)];
    RoutingDetails::Content content;
    content.facts = {
        {tr("Protocol"), node.protocol},
        {tr("Members"), node.members > 0 ? locale().toString(node.members) : QString()}};
    for (size_t i = 0; i < m_graph->findings.size(); ++i) {
        if (m_graph->findings[i].node == m_index && isReported(i)) {
            content.problems.push_back(problemOf(m_graph->findings[i]));
        }
    }
    if (!node.sessionPath.isEmpty() && m_source && !holdsSession(*m_source, node.sessionPath)) {
        content.problems.push_back(
            {Status::Note,
             tr("This graph is of another session: only the state of this one is known here."),
             {}});
    }
    content.mayOpen = !node.evidence.isEmpty();
    m_details->setContent(content);
}

void SelectionPane::describeFinding()
{
    RoutingDetails::Content content;
    if (const RoutingFinding *finding = currentFinding()) {
        content.problems.push_back(problemOf(*finding));
        content.mayOpen = !finding->evidence.isEmpty();
    }
    m_details->setContent(content);
}

} // namespace baton
