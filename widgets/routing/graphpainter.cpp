// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graphpainter.h"

#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/common/statusshape.h"
#include "widgets/routing/graphmetrics.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <array>
#include <cmath>
#include <optional>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr double textScale = 0.45; ///< below, texts are too small to be read
constexpr double farText = 11;     ///< of a name from afar, in pixels of the screen
constexpr double leastText = 6;
constexpr double curveScale = 0.25; ///< below, edges are lines of one pixel
constexpr double halo = 9;
constexpr double legendLine = 26;

const std::array legendRoles{Role::Ok, Role::Muted, Role::Error};

std::array<QString, 3> legendTexts()
{
    return {QCoreApplication::translate("baton::Graph", "taken, worst verdict"),
            QCoreApplication::translate("baton::Graph", "declared, not taken"),
            QCoreApplication::translate("baton::Graph", "undeclared")};
}

QPen edgePen(const QColor &color, double width, bool isDashed)
{
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (isDashed) {
        pen.setDashPattern({5 / width, 4 / width});
    }
    return pen;
}

} // namespace

GraphPainter::GraphPainter(std::shared_ptr<const GraphScene> scene, const GraphColors &colors)
    : m_scene(std::move(scene))
    , m_colors(colors)
    , m_strong(fonts::strong())
    , m_small(fonts::small())
    , m_smallStrong(fonts::small())
{
    m_smallStrong.setWeight(QFont::DemiBold);
}

QColor GraphPainter::color(Role role) const
{
    if (!m_isStale || role == Role::View || role == Role::Canvas || role == Role::Accent
        || role == Role::Selection) {
        return m_colors[role];
    }
    return m_colors[role == Role::ControlEdge || role == Role::Border ? Role::Border
                                                                      : Role::Disabled];
}

void GraphPainter::paint(QPainter &painter, const QRectF &exposed, double scale) const
{
    const bool isFar = scale < curveScale;
    painter.setRenderHint(QPainter::Antialiasing, !isFar);
    const int edges = static_cast<int>(m_scene->edges().size());
    if (isFar) {
        paintFarEdges(painter, exposed, scale);
    } else {
        for (int i = 0; i < edges; ++i) {
            if (m_scene->edge(i).bounds.intersects(exposed)) {
                paintEdge(painter, i, scale, Emphasis::None);
            }
        }
    }
    const int nodes = static_cast<int>(m_scene->nodes().size());
    for (int i = 0; i < nodes; ++i) {
        if (m_scene->node(i).rect.adjusted(-4, -4, 4, 4).intersects(exposed)) {
            paintNode(painter, i, scale, Emphasis::None);
        }
    }
    if (scale < textScale) {
        return;
    }
    for (int i = 0; i < edges; ++i) {
        if (m_scene->edge(i).label.intersects(exposed)) {
            paintLabel(painter, i, scale, Emphasis::None);
        }
    }
}

void GraphPainter::paintFarEdges(QPainter &painter, const QRectF &exposed, double scale) const
{
    std::optional<Role> role;
    const double tiny = 1.5 / scale; // what is shorter would be a dot
    for (const GraphScene::Edge &edge : m_scene->edges()) {
        if (!edge.bounds.intersects(exposed)) {
            continue;
        }
        if (role != edge.role) {
            role = edge.role;
            QPen pen(color(edge.role), 1);
            pen.setCosmetic(true);
            painter.setPen(pen);
        }
        if (edge.bounds.width() > tiny || edge.bounds.height() > tiny) {
            painter.drawPolyline(edge.line);
        }
    }
}

void GraphPainter::paintEdge(QPainter &painter, int edge, double scale, Emphasis emphasis) const
{
    const GraphScene::Edge &look = m_scene->edge(edge);
    painter.setBrush(Qt::NoBrush);
    if (emphasis == Emphasis::Selected || emphasis == Emphasis::Current) {
        QColor ring = color(Role::Accent);
        ring.setAlphaF(0.24F);
        painter.setPen(QPen(ring, std::max(halo, 3 / scale), Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(look.path);
    }
    const double least = 1 / scale;
    const double width = look.width + (emphasis == Emphasis::Hovered ? 1 : 0);
    const QColor ink = color(look.role);
    painter.setPen(edgePen(ink, std::max(width, least), look.isDashed));
    painter.drawPath(look.path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(look.arrow);
}

void GraphPainter::paintLabel(QPainter &painter, int edge, double scale, Emphasis emphasis) const
{
    const GraphScene::Edge &look = m_scene->edge(edge);
    if (look.label.isEmpty() || scale < textScale) {
        return;
    }
    const bool isSelected = emphasis == Emphasis::Selected || emphasis == Emphasis::Current;
    const bool isBroken = !look.words.rule.isEmpty() || look.words.status == Status::Undeclared;
    painter.setBrush(color(isSelected ? Role::Selection : Role::View));
    painter.setPen(QPen(color(isSelected || emphasis == Emphasis::Hovered ? Role::Accent
                                  : isBroken                              ? Role::Error
                                                                          : Role::Border),
                        1));
    painter.drawRoundedRect(look.label.adjusted(0.5, 0.5, -0.5, -0.5), measures::controlRadius,
                            measures::controlRadius);
    QRectF row(look.label.left() + graphmetrics::labelPadding, look.label.top(),
               look.label.width() - 2 * graphmetrics::labelPadding, graphmetrics::labelHeight);
    const QRectF rule(row.left() + graphmetrics::smallMark + graphmetrics::markGap,
                      row.bottom() - 2, row.width(), graphmetrics::line);
    if (look.words.status != Status::None) {
        paintMark(painter, {row.left(), row.top(), graphmetrics::smallMark, row.height()},
                  look.words.status);
        row.setLeft(row.left() + graphmetrics::smallMark + graphmetrics::markGap);
    }
    const auto text = [&](const QRectF &place, const QString &words, const QFont &font, Role role) {
        painter.setFont(font);
        painter.setPen(color(role));
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, words);
        return QFontMetricsF(font).horizontalAdvance(words);
    };
    if (!look.words.count.isEmpty()) {
        const double used =
            text(row, look.words.count, isBroken ? m_smallStrong : m_small, Role::Text);
        row.setLeft(row.left() + used + graphmetrics::markGap);
    }
    text(row, look.words.text, m_small, isBroken ? Role::Error : Role::Text);
    text(rule, look.words.rule, m_small, Role::Muted);
}

void GraphPainter::paintNode(QPainter &painter, int node, double scale, Emphasis emphasis) const
{
    const GraphScene::Node &look = m_scene->node(node);
    if (scale < 0.12) {
        painter.fillRect(look.rect,
                         color(look.status == Status::Ok || look.status == Status::None
                                   ? Role::ControlEdge
                                   : roleOf(look.status)));
        return;
    }
    paintCard(painter, look, emphasis);
    paintTexts(painter, look, scale);
}

void GraphPainter::paintCard(QPainter &painter, const GraphScene::Node &node,
                             Emphasis emphasis) const
{
    const bool isSelected = emphasis == Emphasis::Selected;
    const bool isMarked = isSelected || emphasis == Emphasis::Hovered
        || emphasis == Emphasis::Current || emphasis == Emphasis::Found;
    if (isSelected || emphasis == Emphasis::Found) {
        QColor ring = color(isSelected ? Role::Accent : Role::Warning);
        ring.setAlphaF(0.24F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ring);
        painter.drawRoundedRect(node.rect.adjusted(-4, -4, 4, 4), measures::cardRadius + 4,
                                measures::cardRadius + 4);
    }
    const double width = node.isHub ? 2 : 1;
    const Role edge = isMarked && !(node.isHub && emphasis == Emphasis::Current) ? Role::Accent
        : node.isBroken                                                          ? Role::Error
        : node.isHub                                                             ? Role::Text
                     : Role::ControlEdge;
    painter.setBrush(color(node.isIdle ? Role::Canvas : Role::View));
    painter.setPen(edgePen(color(edge), width, node.isIdle || node.isBroken));
    const double inset = width / 2;
    painter.drawRoundedRect(node.rect.adjusted(inset, inset, -inset, -inset), measures::cardRadius,
                            measures::cardRadius);
}

void GraphPainter::paintTexts(QPainter &painter, const GraphScene::Node &node, double scale) const
{
    const double mark = graphmetrics::mark;
    const double height = graphmetrics::titleLine + graphmetrics::line
        + (node.role.isEmpty() ? 0 : graphmetrics::line);
    const double left = node.rect.left() + graphmetrics::padding;
    double top = node.rect.center().y() - height / 2;
    if (scale < textScale) {
        paintFarTexts(painter, node, scale);
        return;
    }
    paintMark(painter, {node.rect.right() - graphmetrics::padding + 4 - mark, top + 1, mark, mark},
              node.status);
    const auto text = [&](const QString &words, const QFont &font, Role role, double lineHeight) {
        if (words.isEmpty()) {
            return;
        }
        painter.setFont(font);
        painter.setPen(color(role));
        painter.drawText(QRectF(left, top, node.rect.width(), lineHeight),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, words);
        top += lineHeight;
    };
    text(node.title, m_strong, node.isIdle ? Role::Muted : Role::Text, graphmetrics::titleLine);
    text(node.role, m_small, Role::Muted, graphmetrics::line);
    text(node.counts, m_small, node.isIdle ? Role::Muted : Role::Text, graphmetrics::line);
}

/// From afar only the name, as large as the card lets it be, and a mark where something is wrong.
void GraphPainter::paintFarTexts(QPainter &painter, const GraphScene::Node &node,
                                 double scale) const
{
    QRectF area = node.rect.adjusted(graphmetrics::padding / 2, 2, -graphmetrics::padding / 2, -2);
    const double size = std::min(farText / scale, graphmetrics::titleLine * 1.8);
    if (node.status != Status::Ok && node.status != Status::None && !node.isIdle) {
        paintMark(painter, {area.right() - size, area.center().y() - size / 2, size, size},
                  node.status);
        area.setRight(area.right() - size - graphmetrics::markGap);
    }
    if (size * scale < leastText) {
        return;
    }
    QFont font = m_strong;
    font.setPixelSize(static_cast<int>(size));
    painter.setFont(font);
    painter.setPen(color(node.isIdle ? Role::Muted : Role::Text));
    painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetricsF(font).elidedText(node.title, Qt::ElideMiddle, area.width()));
}

void GraphPainter::paintMark(QPainter &painter, const QRectF &area, Status status) const
{
    paintStatusShape(painter, area, status, color(roleOf(status)), m_colors[Role::MarkGlyph]);
}

void GraphPainter::paintOverview(QPainter &painter) const
{
    for (const GraphScene::Node &node : m_scene->nodes()) {
        const Role role = node.isIdle ? Role::Border
            : node.status == Status::Ok || node.status == Status::None
                || node.status == Status::Note
            ? Role::ControlEdge
            : roleOf(node.status);
        painter.fillRect(node.rect, color(role));
    }
}

QSizeF GraphPainter::legendSize()
{
    const QFontMetricsF metrics(fonts::small());
    double width = graphmetrics::padding;
    for (const QString &text : legendTexts()) {
        width += legendLine + 8 + metrics.horizontalAdvance(text) + 16;
    }
    return {std::ceil(width) - 4, 28};
}

void GraphPainter::paintLegend(QPainter &painter, QPointF corner) const
{
    const QRectF area(corner, legendSize());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color(Role::Border), 1));
    painter.setBrush(color(Role::View));
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), measures::controlRadius,
                            measures::controlRadius);
    const std::array<QString, 3> texts = legendTexts();
    const QFontMetricsF metrics(m_small);
    double x = area.left() + graphmetrics::padding;
    painter.setFont(m_small);
    for (size_t i = 0; i < texts.size(); ++i) {
        const double y = area.center().y();
        painter.setPen(edgePen(color(legendRoles[i]), 2, legendRoles[i] == Role::Muted));
        painter.drawLine(QPointF(x, y), QPointF(x + legendLine, y));
        x += legendLine + 8;
        painter.setPen(color(Role::Muted));
        const double width = metrics.horizontalAdvance(texts[i]);
        painter.drawText(QRectF(x, area.top(), width + 2, area.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, texts[i]);
        x += width + 16;
    }
}

} // namespace baton
