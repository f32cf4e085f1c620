// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/painting/edgelabelpainter.h"

#include "models/routing/edges/centeredrect.h"
#include "widgets/routing/scene/graphmetrics.h"
#include "widgets/style/metrics.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>
#include <limits>

namespace baton {

/// The nearest free place for a label of @p size on @p edge that covers no node; else above or
/// below the adjacent nodes. Empty if there is no room.
QRectF EdgeLabelPainter::freePlace(const GraphScene::Edge &edge, QSizeF size) const
{
    constexpr double step = 8;
    const QPointF wanted = edge.full.center();
    const double furthest = 120 + size.height();
    const QRectF area = around(wanted, size)
        | edge.line.boundingRect().adjusted(-size.width() / 2, 0, size.width() / 2, 0);
    std::vector<QRectF> nodes;
    for (const GraphScene::Node &node : m_scene->nodes()) {
        if (node.rect.intersects(area.adjusted(0, -furthest, 0, furthest))) {
            nodes.push_back(node.rect);
        }
    }
    QPolygonF places = edge.line;
    places.prepend(wanted);
    QRectF best;
    double least = std::numeric_limits<double>::infinity();
    const auto look = [&](double shift) {
        for (const QPointF place : std::as_const(places)) {
            const QRectF rect = around(place + QPointF(0, shift), size);
            const QPointF away = rect.center() - wanted;
            const double distance = QPointF::dotProduct(away, away);
            if (distance < least
                && std::ranges::none_of(
                    nodes, [&rect](const QRectF &node) { return node.intersects(rect); })) {
                best = rect;
                least = distance;
            }
        }
    };
    look(0);
    for (double shift = step; shift <= furthest && best.isEmpty(); shift += step) {
        look(-shift);
        look(shift);
    }
    return best;
}

/// The label of a highlighted edge is shown in full at normal size, if it hides no node.
EdgeLabel EdgeLabelPainter::at(int edge, double scale, Emphasis emphasis) const
{
    using enum EdgeLabel::Form;
    const GraphScene::Edge &look = m_scene->edge(edge);
    const bool isNoted = emphasis != Emphasis::None;
    if (look.full.isEmpty()) {
        return {};
    }
    if (scale >= textScale && isNoted) {
        const QRectF free =
            look.form == LabelForm::Full ? look.full : freePlace(look, look.full.size());
        if (!free.isEmpty()) {
            return {Full, free, {}};
        }
    }
    if (scale >= textScale) {
        return {look.form == LabelForm::None       ? None
                    : look.form == LabelForm::Mark ? Mark
                                                   : Full,
                look.label,
                {}};
    }
    if (!isNoted) {
        return farLabel(edge, scale);
    }
    const QRectF large = freePlace(look, look.full.size() / scale);
    const QString &text = look.words.count.isEmpty() ? look.words.text : look.words.count;
    return large.isEmpty() ? farlabels::chip(look, text, look.anchor, scale, m_style.smallStrong)
                           : EdgeLabel{Full, large, {}};
}

/// Positions are computed for the next lower step of the scale, at which labels cover more of the
/// scene: they are computed rarely and stay during zooming.
EdgeLabel EdgeLabelPainter::farLabel(int edge, double scale) const
{
    constexpr double step = 1.1;
    const double placed = std::pow(step, std::floor(std::log(scale) / std::log(step)));
    EdgeLabel label = farLabels(placed)->at(edge);
    label.rect = around(label.rect.center(), label.rect.size() * (placed / scale));
    return label;
}

/// Computed by the first paint event at that scale.
std::shared_ptr<const ZoomedOutLabels> EdgeLabelPainter::farLabels(double scale) const
{
    const QMutexLocker locker(&m_far->lock);
    if (!m_far->labels || m_far->scale != scale) {
        m_far->labels =
            std::make_shared<const ZoomedOutLabels>(*m_scene, scale, m_style.smallStrong);
        m_far->scale = scale;
    }
    return m_far->labels;
}

QRectF EdgeLabelPainter::rect(int edge, double scale, Emphasis emphasis) const
{
    return at(edge, scale, emphasis).rect;
}

bool EdgeLabelPainter::isIn(int edge, double scale, const QRectF &area) const
{
    constexpr double reach = 80; // half the width of a chip with the name of a rule
    const double far = scale < textScale ? reach / scale : 0;
    const bool isOneOfMany = m_style.isMuted(scale) && m_scene->edge(edge).role == Role::Error;
    return !isOneOfMany
        && m_scene->edge(edge).bounds.adjusted(-far, -far, far, far).intersects(area)
        && rect(edge, scale, Emphasis::None).intersects(area);
}

void EdgeLabelPainter::paint(QPainter &painter, int edge, double scale, Emphasis emphasis) const
{
    const EdgeLabel label = at(edge, scale, emphasis);
    const GraphScene::Edge &look = m_scene->edge(edge);
    switch (label.form) {
    case EdgeLabel::Form::None:
        break;
    case EdgeLabel::Form::Mark:
        paintMarkOnly(painter, label.rect, look.words.status);
        break;
    case EdgeLabel::Form::Chip:
        paintChip(painter, label, look.words.status, scale, emphasis);
        break;
    case EdgeLabel::Form::Full:
        paintFull(painter, look, label.rect, emphasis);
        break;
    }
}

/// Paints only the mark if there is no room for more: on the canvas, so that the edge does not
/// cross it.
void EdgeLabelPainter::paintMarkOnly(QPainter &painter, const QRectF &area, Status status) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style[Role::Canvas]);
    painter.drawEllipse(area);
    const double inset = area.width() * 0.11;
    m_style.paintMark(painter, area.adjusted(inset, inset, -inset, -inset), status);
}

void EdgeLabelPainter::paintChip(QPainter &painter, const EdgeLabel &label, Status status,
                                 double scale, Emphasis emphasis) const
{
    const double gap = farlabels::gap / scale;
    const bool isNoted = emphasis != Emphasis::None;
    painter.setBrush(m_style[Role::View]);
    painter.setPen(QPen(m_style[isNoted ? Role::Accent : Role::Border], 1 / scale));
    painter.drawRoundedRect(label.rect, gap, gap);
    if (status != Status::None) {
        QRectF mark(QPointF(), QSizeF(farlabels::mark, farlabels::mark) / scale);
        mark.moveCenter(label.rect.center());
        mark.moveLeft(label.rect.left() + gap);
        m_style.paintMark(painter, mark, status);
    }
    painter.setFont(farlabels::fontOf(label.isCount ? m_style.smallStrong : m_style.small, scale));
    painter.setPen(m_style[Role::Text]);
    painter.drawText(label.rect.adjusted(0, 0, -gap, 0),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, label.text);
}

void EdgeLabelPainter::paintFull(QPainter &painter, const GraphScene::Edge &look,
                                 const QRectF &area, Emphasis emphasis) const
{
    const LabelForm form = emphasis == Emphasis::None ? look.form : LabelForm::Full;
    const graphwords::EdgeWords words = graphmetrics::inForm(look.words, form);
    const QSizeF size = form == look.form ? look.label.size() : look.full.size();
    const bool isWrong = farlabels::isBroken(look.words);
    const bool isSelected = emphasis == Emphasis::Selected || emphasis == Emphasis::Current;
    const Role edge = isSelected || emphasis == Emphasis::Hovered ? Role::Accent
        : isWrong                                                 ? Role::Error
                                                                  : Role::Border;
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(area.width() / size.width(), area.height() / size.height());
    painter.setBrush(m_style[isSelected ? Role::Selection : Role::View]);
    painter.setPen(QPen(m_style[edge], 1));
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5),
                            measures::controlRadius, measures::controlRadius);
    QRectF row(graphmetrics::labelPadding, 0, size.width() - 2 * graphmetrics::labelPadding,
               graphmetrics::labelHeight);
    const QRectF rule(row.left() + graphmetrics::smallMark + graphmetrics::markGap,
                      row.bottom() - 2, row.width(), graphmetrics::line);
    if (words.status != Status::None) {
        m_style.paintMark(painter, {row.left(), row.top(), graphmetrics::smallMark, row.height()},
                          words.status);
        row.setLeft(row.left() + graphmetrics::smallMark + graphmetrics::markGap);
    }
    const auto text = [&](const QRectF &place, const QString &shown, const QFont &font, Role role) {
        painter.setFont(font);
        painter.setPen(m_style[role]);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
        return QFontMetricsF(font).horizontalAdvance(shown);
    };
    if (!words.count.isEmpty()) {
        const double used =
            text(row, words.count, isWrong ? m_style.smallStrong : m_style.small, Role::Text);
        row.setLeft(row.left() + used + graphmetrics::markGap);
    }
    text(row, words.text, m_style.small, isWrong ? Role::Error : Role::Text);
    text(rule, words.rule, m_style.small, Role::Muted);
    painter.restore();
}

} // namespace baton
