// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graphpainter.h"

#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
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

constexpr double curveScale = 0.25; ///< below, edges are lines of one pixel
constexpr double chipScale = 0.35;  ///< below, the mark of an edge stands alone
constexpr double farMark = 12;      ///< of an edge from afar, in pixels of the screen
constexpr double bareMark = 9;
constexpr double farText = 11;
constexpr double halo = 9;
constexpr double legendLine = 26;

const std::array legendRoles{Role::Ok, Role::Muted, Role::Error};

std::array<QString, 3> legendTexts()
{
    return {QCoreApplication::translate("baton::Graph", "taken, worst verdict"),
            QCoreApplication::translate("baton::Graph", "declared, not taken"),
            QCoreApplication::translate("baton::Graph", "undeclared")};
}

} // namespace

QPen GraphPainter::linePen(const QColor &color, double width, bool isDashed, double dash)
{
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (isDashed) {
        pen.setDashPattern({dash / width, 0.8 * dash / width});
    }
    return pen;
}

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
    paintFrames(painter, exposed, scale);
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
    painter.setRenderHint(QPainter::Antialiasing);
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
    painter.setPen(linePen(ink, std::max(width, least), look.isDashed, 5 * std::max(1.0, least)));
    painter.drawPath(look.path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(look.arrow);
}

void GraphPainter::paintLabel(QPainter &painter, int edge, double scale, Emphasis emphasis) const
{
    const GraphScene::Edge &look = m_scene->edge(edge);
    const bool isWhole = emphasis != Emphasis::None;
    const QRectF label = isWhole ? look.full : look.label;
    if (label.isEmpty()) {
        return;
    }
    if (scale < textScale) {
        paintFarLabel(painter, look, scale, emphasis);
        return;
    }
    if (look.form == LabelForm::Mark && !isWhole) {
        paintMarkOnly(painter, look);
        return;
    }
    const graphwords::EdgeWords words =
        graphmetrics::inForm(look.words, isWhole ? LabelForm::Full : look.form);
    const bool isSelected = emphasis == Emphasis::Selected || emphasis == Emphasis::Current;
    const bool isBroken = !look.words.rule.isEmpty() || look.words.status == Status::Undeclared;
    painter.setBrush(color(isSelected ? Role::Selection : Role::View));
    painter.setPen(QPen(color(isSelected || emphasis == Emphasis::Hovered ? Role::Accent
                                  : isBroken                              ? Role::Error
                                                                          : Role::Border),
                        1));
    painter.drawRoundedRect(label.adjusted(0.5, 0.5, -0.5, -0.5), measures::controlRadius,
                            measures::controlRadius);
    QRectF row(label.left() + graphmetrics::labelPadding, label.top(),
               label.width() - 2 * graphmetrics::labelPadding, graphmetrics::labelHeight);
    const QRectF rule(row.left() + graphmetrics::smallMark + graphmetrics::markGap,
                      row.bottom() - 2, row.width(), graphmetrics::line);
    if (words.status != Status::None) {
        paintMark(painter, {row.left(), row.top(), graphmetrics::smallMark, row.height()},
                  words.status);
        row.setLeft(row.left() + graphmetrics::smallMark + graphmetrics::markGap);
    }
    const auto text = [&](const QRectF &place, const QString &said, const QFont &font, Role role) {
        painter.setFont(font);
        painter.setPen(color(role));
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, said);
        return QFontMetricsF(font).horizontalAdvance(said);
    };
    if (!words.count.isEmpty()) {
        const double used = text(row, words.count, isBroken ? m_smallStrong : m_small, Role::Text);
        row.setLeft(row.left() + used + graphmetrics::markGap);
    }
    text(row, words.text, m_small, isBroken ? Role::Error : Role::Text);
    text(rule, words.rule, m_small, Role::Muted);
}

/// Where there is no room for more: on the canvas, so that the edge does not run through it.
void GraphPainter::paintMarkOnly(QPainter &painter, const GraphScene::Edge &edge) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(Role::Canvas));
    painter.drawEllipse(edge.label);
    QRectF mark(0, 0, graphmetrics::smallMark, graphmetrics::smallMark);
    mark.moveCenter(edge.label.center());
    paintMark(painter, mark, edge.words.status);
}

/// From afar the shape of what calls for attention, and how often: what is not declared is not told
/// from what failed by its colour alone. From very far only what is not declared.
void GraphPainter::paintFarLabel(QPainter &painter, const GraphScene::Edge &edge, double scale,
                                 Emphasis emphasis) const
{
    const Status status = edge.words.status;
    const bool isNoted = emphasis != Emphasis::None;
    const bool isOnce = edge.words.count == u"1"_s;
    const QString count = isOnce && !isNoted ? QString() : edge.words.count;
    const bool isQuiet =
        status == Status::NotEvaluated || (status == Status::Ok && count.isEmpty());
    if (status == Status::None || (isQuiet && !isNoted)
        || (scale < curveScale && status != Status::Undeclared && !isNoted)) {
        return;
    }
    const bool isBare = scale < chipScale && !isNoted;
    const double mark = (isBare ? bareMark : farMark) / scale;
    QRectF area(0, 0, mark, mark);
    if (isBare) {
        area.moveCenter(edge.anchor);
        paintMark(painter, area, status);
        return;
    }
    QFont font = m_smallStrong;
    font.setPixelSize(static_cast<int>(farText / scale));
    const double edgeGap = 2 / scale;
    const double words =
        count.isEmpty() ? 0 : QFontMetricsF(font).horizontalAdvance(count) + edgeGap;
    QRectF chip(0, 0, mark + words + 2 * edgeGap, mark + edgeGap);
    chip.moveCenter(edge.anchor);
    painter.setBrush(color(Role::View));
    painter.setPen(QPen(color(isNoted ? Role::Accent : Role::Border), 1 / scale));
    painter.drawRoundedRect(chip, edgeGap, edgeGap);
    area.moveCenter(chip.center());
    area.moveLeft(chip.left() + edgeGap);
    paintMark(painter, area, status);
    painter.setFont(font);
    painter.setPen(color(Role::Text));
    painter.drawText(chip.adjusted(0, 0, -edgeGap, 0),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, count);
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
        painter.setPen(linePen(color(legendRoles[i]), 2, legendRoles[i] == Role::Muted));
        painter.drawLine(QPointF(x, y), QPointF(x + legendLine, y));
        if (legendRoles[i] == Role::Error) {
            const double mark = graphmetrics::smallMark;
            const QRectF middle(x + (legendLine - mark) / 2, y - mark / 2, mark, mark);
            painter.fillRect(middle, color(Role::View));
            paintMark(painter, middle, Status::Undeclared);
        }
        x += legendLine + 8;
        painter.setPen(color(Role::Muted));
        const double width = metrics.horizontalAdvance(texts[i]);
        painter.drawText(QRectF(x, area.top(), width + 2, area.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, texts[i]);
        x += width + 16;
    }
}

} // namespace baton
