// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/scene/graphmetrics.h"

#include "models/routing/edges/nodeheights.h"
#include "widgets/style/fonts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace baton {

namespace {

constexpr double narrowest = 150;
constexpr double widest = 260;
constexpr double hubExtra = 22;
constexpr double cardHeight = 66;
constexpr double hubHeight = 84;

/// All cards have the same width: cards and edges are aligned.
double cardWidth(const RoutingGraph &graph)
{
    const QFontMetricsF strong(fonts::strong());
    const QFontMetricsF small(fonts::small());
    double text = 0;
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        const RoutingNode &node = graph.nodes[i];
        text = std::max(
            {text,
             strong.horizontalAdvance(node.title) + graphmetrics::mark + graphmetrics::markGap,
             small.horizontalAdvance(graphwords::roleLine(node)),
             small.horizontalAdvance(graphwords::countLine(graph, int(i), {}))});
    }
    return std::clamp(std::ceil(text) + 2 * graphmetrics::padding, narrowest, widest);
}

QFontMetricsF smallStrong()
{
    QFont font = fonts::small();
    font.setWeight(QFont::DemiBold);
    return QFontMetricsF(font);
}

} // namespace

NameLines graphmetrics::cardTitle(const std::vector<NameLines> &names, double width)
{
    const double room = width - 2 * padding - mark - markGap;
    const auto fits =
        std::ranges::find_if(names, [room](const NameLines &name) { return name.width <= room; });
    return fits == names.end() ? names.back() : *fits;
}

namespace {

/// The short form of a label without a count is the start of a long text; short texts use a mark.
QString shortText(const graphwords::EdgeWords &words)
{
    constexpr double most = 130;
    const QFontMetricsF strong = smallStrong();
    const bool isLong = words.count.isEmpty() && strong.horizontalAdvance(words.text) > most;
    return isLong ? strong.elidedText(words.text, Qt::ElideRight, most) : QString();
}

} // namespace

QSizeF graphmetrics::labelSize(const graphwords::EdgeWords &words)
{
    if (words.isEmpty() && words.rule.isEmpty()) {
        return {};
    }
    const QFontMetricsF strong = smallStrong();
    const QFontMetricsF small(fonts::small());
    double width = words.status == Status::None ? 0 : smallMark;
    for (const QString &text : {words.count, words.text}) {
        if (!text.isEmpty()) {
            width += (width > 0 ? markGap : 0) + strong.horizontalAdvance(text);
        }
    }
    double height = labelHeight;
    if (!words.rule.isEmpty()) {
        width = std::max(width, smallMark + markGap + small.horizontalAdvance(words.rule));
        height += line + 2;
    }
    return {std::ceil(width) + 2 * labelPadding, height};
}

graphwords::EdgeWords graphmetrics::inForm(graphwords::EdgeWords words, LabelForm form)
{
    if (form != LabelForm::Full) {
        words.text = form == LabelForm::Chip ? shortText(words) : QString();
        words.rule.clear();
    }
    if (form == LabelForm::Mark) {
        words.count.clear();
    }
    return words;
}

/// A label without a mark has no short form.
QSizeF graphmetrics::labelSize(const graphwords::EdgeWords &words, LabelForm form)
{
    const QSizeF full = labelSize(words);
    if (form == LabelForm::Full || full.isEmpty()) {
        return full;
    }
    if (form == LabelForm::None || words.status == Status::None) {
        return {};
    }
    if (form == LabelForm::Mark) {
        return labelMark;
    }
    const QString text = words.count.isEmpty() ? shortText(words) : words.count;
    const double width = text.isEmpty() ? 0 : markGap + smallStrong().horizontalAdvance(text);
    return {std::ceil(smallMark + width) + 2 * labelPadding, labelHeight};
}

std::vector<QSizeF> nodeSizes(const RoutingGraph &graph)
{
    const std::vector<double> heights = heightsForEnds(graph);
    const double width = cardWidth(graph);
    const QFontMetricsF strong(fonts::strong());
    std::vector<QSizeF> sizes;
    sizes.reserve(graph.nodes.size());
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        const bool isHub = graph.nodes[i].isHub;
        const double wide = width + (isHub ? hubExtra : 0);
        const auto lines =
            graphmetrics::cardTitle(brokenIntoLines(graph.nodes[i].title, strong), wide)
                .lines.size();
        const double least =
            (isHub ? hubHeight : cardHeight) + double(lines - 1) * graphmetrics::titleLine;
        sizes.emplace_back(wide, std::max(heights[i], least));
    }
    return sizes;
}

LayoutRequest layoutRequest(const RoutingGraph &graph)
{
    LayoutRequest request;
    request.nodes = nodeSizes(graph);
    request.edges.reserve(graph.edges.size());
    for (size_t i = 0; i < graph.edges.size(); ++i) {
        const graphwords::EdgeWords words = graphwords::ofEdge(graph, static_cast<int>(i), {});
        request.edges.push_back({graph.edges[i].from, graph.edges[i].to,
                                 graphmetrics::labelSize(words),
                                 graphmetrics::labelSize(words, LabelForm::Chip),
                                 graph.edges[i].state == RoutingEdge::State::Undeclared});
    }
    const auto hub = std::ranges::find(graph.nodes, true, &RoutingNode::isHub);
    request.hub = hub == graph.nodes.end() ? -1 : static_cast<int>(hub - graph.nodes.begin());
    for (const RoutingGroup &group : graph.groups) {
        request.groups.push_back({group.id, group.title, group.nodes});
    }
    return request;
}

} // namespace baton
