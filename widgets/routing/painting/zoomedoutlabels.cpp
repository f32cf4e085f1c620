// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/painting/zoomedoutlabels.h"

#include "models/routing/edges/centeredrect.h"
#include "models/routing/labels/labelspatialindex.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr double leastScale = 0.12;      ///< below, marks would cover the nodes
constexpr double undeclaredScale = 0.25; ///< below, only undeclared edges have a mark
constexpr double chipScale = 0.35;       ///< below, marks have no text
constexpr double bareMark = 9;
constexpr double headRoom = 6;        ///< space around the tip of an arrow
constexpr double apart = 1;           ///< gap between chips; all in screen pixels
constexpr double mostHidden = 20;     ///< part of another edge that a rule may cover: a crossing
constexpr size_t mostThorough = 150;  ///< edges: rules are placed along them
constexpr size_t mostWithRules = 600; ///< with more edges no rule is shown

/// Labels with higher weight are placed first.
int weightOf(const graphwords::EdgeWords &words)
{
    switch (words.status) {
    case Status::Undeclared:
        return 4;
    case Status::Error:
        return 3;
    case Status::Reinvoke:
    case Status::Escalate:
    case Status::Warning:
        return farlabels::isBroken(words) ? 3 : 2;
    case Status::Ok:
        return 0;
    default:
        return 1;
    }
}

QString countOf(const graphwords::EdgeWords &words)
{
    return words.count == u"1"_s ? QString() : words.count;
}

} // namespace

bool farlabels::isBroken(const graphwords::EdgeWords &words)
{
    return !words.rule.isEmpty() || words.status == Status::Undeclared;
}

bool farlabels::isQuiet(const graphwords::EdgeWords &words)
{
    const bool isOnce = words.count.isEmpty() || words.count == u"1"_s;
    if (words.isNumbered) {
        return false;
    }
    return words.status == Status::None || words.status == Status::NotEvaluated
        || (words.status == Status::Ok && isOnce);
}

QFont farlabels::fontOf(QFont font, double scale)
{
    font.setPixelSize(std::max(1, static_cast<int>(text / scale)));
    return font;
}

EdgeLabel farlabels::chip(const GraphScene::Edge &edge, const QString &text, QPointF centre,
                          double scale, const QFont &font)
{
    const double shape = edge.words.status == Status::None ? 0 : mark;
    const double words =
        text.isEmpty() ? 0 : QFontMetricsF(fontOf(font, 1)).horizontalAdvance(text) + gap;
    const QSizeF size(shape + words + 2 * gap, mark + gap);
    return {EdgeLabel::Form::Chip, around(centre, size / scale), text, text == edge.words.count};
}

/// Finds the places one by one.
class ZoomedOutLabels::Placer
{
public:
    Placer(const GraphScene &scene, double scale, const QFont &font)
        : m_scene(scene)
        , m_scale(scale)
        , m_font(font)
        , m_nodes(scene.bounds())
        , m_heads(scene.bounds())
        , m_lines(scene.bounds())
        , m_labels(scene.bounds())
    {
        for (const GraphScene::Node &node : scene.nodes()) {
            m_nodes.addBox(node.rect);
        }
        for (const GraphScene::Edge &edge : scene.edges()) {
            m_heads.addBox(edge.arrow.boundingRect()
                           | around(edge.tip, QSizeF(headRoom, headRoom) / scale));
        }
        if (scale < chipScale || scene.edges().size() > mostWithRules) {
            return;
        }
        for (size_t i = 0; i < scene.edges().size(); ++i) {
            m_lines.addLine(static_cast<int>(i), scene.edges()[i].line);
        }
    }

    [[nodiscard]] EdgeLabel place(int number)
    {
        const GraphScene::Edge &edge = m_scene.edge(number);
        const EdgeLabel label = m_scale < chipScale ? bare(edge) : framed(edge, number);
        if (label.form != EdgeLabel::Form::None) {
            m_labels.addBox(label.rect);
        }
        return label;
    }

private:
    enum class Heads { Free, Covered };

    [[nodiscard]] bool isFree(const QRectF &rect, Heads heads) const
    {
        return !m_nodes.isOccupied(rect, 0) && !m_labels.isOccupied(rect, apart / m_scale)
            && (heads == Heads::Covered || !m_heads.isOccupied(rect, 0));
    }

    /// The place of the layout for a label of @p size, adjacent places, then others along the line.
    static QPolygonF placesOf(const GraphScene::Edge &edge, QSizeF size)
    {
        const QPointF aside(size.width() / 2, 0);
        const QPointF off(0, size.height() / 2);
        QPolygonF places{edge.anchor, edge.anchor + aside, edge.anchor - aside, edge.anchor - off,
                         edge.anchor + off};
        for (const double part : {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8}) {
            places << edge.line.value(qRound64(part * double(edge.line.size())));
        }
        return places;
    }

    /// @p label at one of its places, else where the line has room for it.
    [[nodiscard]] EdgeLabel along(const GraphScene::Edge &edge, EdgeLabel label, Heads heads) const
    {
        for (const QPointF spot : placesOf(edge, label.rect.size())) {
            label.rect.moveCenter(spot);
            if (isFree(label.rect, heads)) {
                return label;
            }
        }
        return {};
    }

    /// @p label adjacent to the line, anywhere along it.
    [[nodiscard]] EdgeLabel beside(const GraphScene::Edge &edge, EdgeLabel label, Heads heads) const
    {
        const QPointF aside(label.rect.width() / 2, 0);
        const QPointF off(0, label.rect.height() / 2);
        for (const QPointF shift : {QPointF(), off, -off, aside, -aside}) {
            for (const QPointF place : edge.line) {
                label.rect.moveCenter(place + shift);
                if (isFree(label.rect, heads)) {
                    return label;
                }
            }
        }
        return {};
    }

    [[nodiscard]] EdgeLabel bare(const GraphScene::Edge &edge) const
    {
        const EdgeLabel label{
            EdgeLabel::Form::Mark, around(edge.anchor, QSizeF(bareMark, bareMark) / m_scale), {}};
        const EdgeLabel free = along(edge, label, Heads::Free);
        return free.form == EdgeLabel::Form::None && farlabels::isBroken(edge.words)
            ? along(edge, label, Heads::Covered)
            : free;
    }

    /// The broken rule if there is room for it, else the count, else the mark.
    [[nodiscard]] EdgeLabel framed(const GraphScene::Edge &edge, int number) const
    {
        constexpr qsizetype besideAnchor = 5;
        const QString count = countOf(edge.words);
        if (farlabels::isBroken(edge.words) && m_scene.edges().size() <= mostWithRules) {
            for (const QString &rule : {edge.words.rule, edge.words.rule.section(u'.', 1)}) {
                EdgeLabel label = chipOf(edge, count.isEmpty() ? rule : count + u' ' + rule);
                QPolygonF places = placesOf(edge, label.rect.size());
                if (m_scene.edges().size() > mostThorough) {
                    places.resize(besideAnchor);
                }
                for (const QPointF spot : std::as_const(places)) {
                    label.rect.moveCenter(spot);
                    if (!rule.isEmpty() && hasRoom(edge, number, label.rect)) {
                        return label;
                    }
                }
            }
        }
        for (const QString &text :
             count.isEmpty() ? QStringList{QString()} : QStringList{count, QString()}) {
            const EdgeLabel label = along(edge, chipOf(edge, text), Heads::Free);
            if (label.form != EdgeLabel::Form::None) {
                return label;
            }
        }
        if (edge.words.isNumbered) { // the number identifies the handoff
            for (const Heads heads : {Heads::Free, Heads::Covered}) {
                const EdgeLabel label = beside(edge, chipOf(edge, count), heads);
                if (label.form != EdgeLabel::Form::None) {
                    return label;
                }
            }
        }
        return bare(edge);
    }

    [[nodiscard]] EdgeLabel chipOf(const GraphScene::Edge &edge, const QString &text) const
    {
        return farlabels::chip(edge, text, edge.anchor, m_scale, m_font);
    }

    /// A rule must be completely visible, not longer than the edge, cover little of other edges,
    /// and leave room for their marks, which are placed later.
    [[nodiscard]] bool hasRoom(const GraphScene::Edge &edge, int number, const QRectF &rect) const
    {
        const QRectF way = edge.path.controlPointRect();
        const double length = std::max({edge.full.width(), way.width(), way.height()});
        const QSizeF mark = QSizeF(farlabels::mark, farlabels::mark) / m_scale;
        const auto hides = [&](int other) {
            const GraphScene::Edge &look = m_scene.edge(other);
            return &look != &edge && !farlabels::isQuiet(look.words)
                && around(look.anchor, mark).intersects(rect);
        };
        return rect.width() <= length && m_scene.bounds().contains(rect)
            && isFree(rect, Heads::Free)
            && m_lines.crossed(rect, number, mostHidden / m_scale) < mostHidden / m_scale
            && std::ranges::none_of(
                   std::array{edge.from, edge.to},
                   [&](int node) { return std::ranges::any_of(m_scene.edgesOf(node), hides); });
    }

    const GraphScene &m_scene;
    double m_scale;
    const QFont &m_font;
    LabelSpatialIndex m_nodes;
    LabelSpatialIndex m_heads;
    LabelSpatialIndex m_lines;
    LabelSpatialIndex m_labels;
};

ZoomedOutLabels::ZoomedOutLabels(const GraphScene &scene, double scale, const QFont &font)
    : m_labels(scene.edges().size())
{
    if (scale < leastScale) {
        return;
    }
    std::vector<int> order;
    for (size_t i = 0; i < m_labels.size(); ++i) {
        const GraphScene::Edge &edge = scene.edges()[i];
        const bool isTooFar = scale < undeclaredScale && edge.words.status != Status::Undeclared;
        if (!edge.full.isEmpty() && !isTooFar && !farlabels::isQuiet(edge.words)) {
            order.push_back(static_cast<int>(i));
        }
    }
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&scene](int edge) { return weightOf(scene.edge(edge).words); });
    Placer placer(scene, scale, font);
    for (const int edge : order) {
        m_labels[static_cast<size_t>(edge)] = placer.place(edge);
    }
}

} // namespace baton
