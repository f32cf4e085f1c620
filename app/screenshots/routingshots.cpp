// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/screenshots/routingshots.h"

#include "app/screenshots/routingsamples.h"
#include "app/window/main/mainwindow.h"
#include "widgets/routing/controls/replaybar.h"
#include "widgets/routing/controls/routingfilterbar.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/tables/sessiontableview.h"

#include <QAction>
#include <QDir>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr QSize usual(1440, 900);
constexpr QSize small(1280, 800);

constexpr auto cfd = "cfd-bioreactor-session"_L1;
constexpr auto swarm = "swarm-session"_L1;
constexpr auto arena = "arena-review"_L1;
constexpr auto orion = "orion"_L1;
constexpr auto orchestrator = "docs"_L1;
constexpr auto violations = "violations"_L1;
constexpr auto family = "family"_L1;

/// The edge with the most handoffs.
int busiestEdge(const RoutingGraph &graph)
{
    const auto found = std::ranges::max_element(
        graph.edges, {}, [](const auto &edge) { return edge.crossings.size(); });
    return static_cast<int>(found - graph.edges.begin());
}

/// The folder of the sample whose name starts with @p prefix.
QString folderOf(const QString &workspace, const QString &prefix)
{
    const QDir folder(workspace);
    const QStringList names = folder.entryList({prefix + u'*'}, QDir::Dirs);
    return names.isEmpty() ? QString() : folder.filePath(names.front());
}

/// The node with the most handoffs.
int busiestNode(const RoutingGraph &graph)
{
    const auto found = std::ranges::max_element(
        graph.nodes, {}, [](const RoutingNode &node) { return node.sent + node.received; });
    return static_cast<int>(found - graph.nodes.begin());
}

void selectFinding(RoutingView &view)
{
    auto *findings = view.findChild<SessionTableView *>(u"routingFindings"_s);
    findings->setFocus();
    findings->setCurrentRow(0);
}

} // namespace

const std::vector<RoutingShot> &routingShots()
{
    using enum RoutingShot::Act;
    constexpr Theme::Mode light = Theme::Mode::Light;
    constexpr Theme::Mode dark = Theme::Mode::Dark;
    static const std::vector<RoutingShot> list{
        {u"routing-cfd-light"_s, usual, light, cfd},
        {u"routing-cfd-dark"_s, usual, dark, cfd},
        {u"routing-cfd-1280x800"_s, small, light, cfd},
        {u"routing-cfd-1920x1080"_s, {1920, 1080}, light, cfd},
        {u"routing-cfd-phases-light"_s, usual, light, cfd, GraphKind::Phases},
        {u"routing-cfd-phases-dark"_s, usual, dark, cfd, GraphKind::Phases},
        {u"routing-swarm-light"_s, usual, light, swarm},
        {u"routing-swarm-perspectives-light"_s, usual, light, swarm, GraphKind::Phases},
        {u"routing-arena-light"_s, usual, light, arena},
        {u"routing-arena-dark"_s, usual, dark, arena},
        {u"routing-arena-chains-light"_s, usual, light, arena, GraphKind::Chains},
        {u"routing-orion-light"_s, usual, light, orion},
        {u"routing-orion-steps-light"_s, usual, light, orion, GraphKind::Steps},
        {u"routing-orchestrator-light"_s, usual, light, orchestrator, GraphKind::Sessions},
        {u"routing-orchestrator-dark"_s, usual, dark, orchestrator, GraphKind::Sessions},
        {u"routing-orchestrator-agents-light"_s, usual, light, orchestrator, GraphKind::Agents},
        {u"routing-workspace-light"_s, usual, light, {}},
        {u"routing-workspace-dark"_s, usual, dark, {}},
        {u"routing-workspace-1280x800"_s, small, light, {}, {}, Filter},
        {u"routing-groups-light"_s, usual, light, {}, {}, Groups},
        {u"routing-edge-light"_s, usual, light, cfd, {}, Edge},
        {u"routing-edge-dark"_s, usual, dark, cfd, {}, Edge},
        {u"routing-sequence-light"_s, usual, light, cfd, {}, Sequence},
        {u"routing-sequence-dark"_s, usual, dark, {}, {}, Sequence},
        {u"routing-replay-light"_s, usual, light, cfd, {}, Replay},
        {u"routing-violations-light"_s, usual, light, violations},
        {u"routing-violations-dark"_s, usual, dark, violations, {}, Finding},
        {u"routing-violations-1280x800"_s, small, light, violations},
        {u"routing-violations-sessions-light"_s, usual, light, violations, GraphKind::Sessions},
        {u"routing-family-light"_s, usual, light, family},
        {u"routing-family-whole-light"_s, usual, light, family, {}, Whole},
        {u"routing-family-dark"_s, usual, dark, family},
        {u"routing-family-neighbourhood-light"_s, usual, light, family, {}, Neighbourhood},
        {u"routing-family-1280x800"_s, small, light, family},
    };
    return list;
}

void openRouting(const RoutingShot &shot, MainWindow &window)
{
    if (shot.place.isEmpty()) {
        window.actionRegistry().action(u"routing.workspace"_s)->trigger();
        return;
    }
    const QString written = QDir::cleanPath(window.workspace() + u"/../"_s + shot.place);
    if (shot.place == violations) {
        routingsamples::writeViolations(written);
    } else if (shot.place == family) {
        routingsamples::writeFamily(written);
    }
    const bool isWritten = shot.place == violations || shot.place == family;
    window.openRouting({isWritten ? written : folderOf(window.workspace(), shot.place)},
                       shot.place);
}

bool isRoutingShown(const MainWindow &window)
{
    const RoutingView *view = window.currentRouting();
    if (!window.isSettled() || !view || !view->graph() || !view->isCurrent()
        || !view->graphView().isLaidOut() || view->graphView().graphLayout().isPreview) {
        return false;
    }
    (void)view->graphView().grab(); // requests the image
    return view->isSequenceShown() || view->graphView().isSharp();
}

bool actOnRouting(const RoutingShot &shot, MainWindow &window, int step)
{
    using enum RoutingShot::Act;
    RoutingView &view = *window.currentRouting();
    auto &filter = *view.findChild<RoutingFilterBar *>(u"routingFilterBar"_s);
    if (step == 0) {
        view.setKind(shot.kind.value_or(view.graph()->kind));
        return true;
    }
    if (step > 1) {
        if (shot.act == Groups) {
            filter.setCollapsed(u"cfd"_s, false);
            filter.setCollapsed(u"arena"_s, false);
        }
        return step == 2;
    }
    switch (shot.act) {
    case Edge:
        view.graphView().selectEdge(busiestEdge(*view.graph()));
        break;
    case Replay:
        view.replay().setCount(view.replay().count() / 2);
        break;
    case Sequence:
        view.setSequence(true);
        view.replay().step(-3);
        break;
    case Finding:
        selectFinding(view);
        break;
    case Whole:
        view.graphView().fit();
        break;
    case Neighbourhood:
        Q_EMIT view.graphView().neighbourhoodRequested(busiestNode(*view.graph()));
        break;
    case Groups:
        filter.setGrouping(GraphFilter::Grouping::Protocol);
        [[fallthrough]];
    case Filter:
        view.setFilterVisible(true);
        break;
    case None:
        break;
    }
    return true;
}

} // namespace baton
