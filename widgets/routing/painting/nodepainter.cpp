// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/painting/nodepainter.h"

#include "widgets/routing/scene/graphmetrics.h"
#include "widgets/style/metrics.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr double farText = 12; ///< font size of a name when zoomed out, in screen pixels
constexpr int farSmall = 10;   ///< font size below the name
constexpr double farMark = 13;
constexpr double farPadding = 5;
constexpr double leastText = 6;
constexpr double lineFactor = 1.25; ///< line height relative to the font size

} // namespace

void NodePainter::paint(QPainter &painter, int node, double scale, Emphasis emphasis) const
{
    const GraphScene::Node &look = m_scene->node(node);
    if (scale < blockScale) {
        const Status status = look.attention();
        painter.fillRect(look.rect,
                         m_style[status == Status::Ok || status == Status::None ? Role::ControlEdge
                                                                                : roleOf(status)]);
        return;
    }
    paintCard(painter, look, scale, emphasis);
    paintTexts(painter, look, scale);
}

void NodePainter::paintCard(QPainter &painter, const GraphScene::Node &node, double scale,
                            Emphasis emphasis) const
{
    const bool isSelected = emphasis == Emphasis::Selected;
    const bool isMarked = isSelected || emphasis == Emphasis::Hovered
        || emphasis == Emphasis::Current || emphasis == Emphasis::Found;
    if (isSelected || emphasis == Emphasis::Found) {
        QColor ring = m_style[isSelected ? Role::Accent : Role::Warning];
        ring.setAlphaF(0.24F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ring);
        painter.drawRoundedRect(node.rect.adjusted(-4, -4, 4, 4), measures::cardRadius + 4,
                                measures::cardRadius + 4);
    }
    // A broken node stays visible when zoomed out.
    const double width = node.isHub ? 2 : node.isBroken ? std::max(1.0, 1.25 / scale) : 1;
    const Role edge = isMarked && !(node.isHub && emphasis == Emphasis::Current) ? Role::Accent
        : node.isBroken                                                          ? Role::Error
        : node.isHub                                                             ? Role::Text
                     : Role::ControlEdge;
    painter.setBrush(m_style[node.isIdle ? Role::Canvas : Role::View]);
    painter.setPen(linePen(m_style.muted(edge, scale, emphasis), width,
                           node.isIdle || node.isBroken ? LineStyle::Dashed : LineStyle::Solid,
                           node.isBroken ? 5 * std::max(1.0, 1 / scale) : 5));
    const double inset = width / 2;
    painter.drawRoundedRect(node.rect.adjusted(inset, inset, -inset, -inset), measures::cardRadius,
                            measures::cardRadius);
}

void NodePainter::paintTexts(QPainter &painter, const GraphScene::Node &node, double scale) const
{
    if (scale < textScale) {
        paintFarTexts(painter, node, scale);
        return;
    }
    const double mark = graphmetrics::mark;
    const double names = graphmetrics::titleLine * double(node.title.lines.size());
    const double height =
        names + graphmetrics::line + (node.role.isEmpty() ? 0 : graphmetrics::line);
    const double left = node.rect.left() + graphmetrics::padding;
    const double room = node.rect.width() - 2 * graphmetrics::padding;
    double top = node.rect.center().y() - height / 2;
    m_style.paintMark(painter, {left + room + 4 - mark, top + 1, mark, mark}, node.status);
    const double fitting = (room - mark - graphmetrics::markGap) / node.title.width;
    m_style.paintName(painter, node.title, {left, top, room, graphmetrics::titleLine},
                      m_style.strong.pixelSize() * std::min(1.0, fitting),
                      node.isIdle && !node.isBroken ? Role::Muted : Role::Text);
    top += names;
    painter.setFont(m_style.small);
    for (const auto &[words, role] :
         {std::pair(node.role, Role::Muted),
          std::pair(node.counts, node.isIdle ? Role::Muted : Role::Text)}) {
        painter.setPen(m_style[role]);
        painter.drawText(QRectF(left, top, node.rect.width(), graphmetrics::line),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, words);
        top += words.isEmpty() ? 0 : graphmetrics::line;
    }
    if (node.verdict != Status::None) { // below the mark of the state, beside the counts
        m_style.paintMark(painter, {left + room + 4 - mark, top - graphmetrics::line, mark, mark},
                          node.verdict);
    }
}

NodePainter::FarName NodePainter::farName(const GraphScene::Node &node, double scale) const
{
    const double aside = std::min(farPadding / scale, graphmetrics::padding);
    FarName far;
    far.area = node.rect.adjusted(aside, 2, -aside, -2);
    const Status status = node.attention();
    const bool isMarked = status != Status::Ok && status != Status::None
        && (node.isBroken ? !m_style.isMuted(scale) : !node.isIdle);
    if (isMarked) {
        far.mark = std::min({farMark / scale, far.area.height() * 0.7, far.area.width() * 0.22});
        far.area.setRight(far.area.right() - far.mark - graphmetrics::markGap);
    }
    for (const NameLines &name : node.names) {
        const double fitting =
            std::min({farText / scale, far.area.width() * m_style.strong.pixelSize() / name.width,
                      far.area.height() / (double(name.lines.size()) * lineFactor)});
        if (fitting > far.size) {
            far.size = fitting;
            far.lines = &name;
        }
    }
    return far;
}

/// Only a tenth of the names, the longest ones, are smaller.
double NodePainter::farNameSize(double scale) const
{
    const QMutexLocker locker(&m_names->lock);
    if (m_names->scale != scale) {
        std::vector<double> sizes;
        for (const GraphScene::Node &node : m_scene->nodes()) {
            sizes.push_back(farName(node, scale).size);
        }
        std::ranges::sort(sizes);
        const double least = leastText / scale;
        m_names->size = sizes.empty() ? least : std::max(least, sizes[sizes.size() / 10]);
        m_names->scale = scale;
    }
    return m_names->size;
}

/// Paints the texts that are readable when zoomed out: the name, as large as the card allows on one
/// or several lines, a mark if something is wrong, and counts if there is room.
void NodePainter::paintFarTexts(QPainter &painter, const GraphScene::Node &node, double scale) const
{
    const bool isPale = node.isIdle && !node.isBroken;
    const FarName name = farName(node, scale);
    QRectF area = name.area;
    if (name.mark > 0) {
        m_style.paintMark(painter,
                          {area.right() + graphmetrics::markGap, area.center().y() - name.mark / 2,
                           name.mark, name.mark},
                          node.attention());
    }
    const NameLines *shown = name.lines;
    const double size = std::min(name.size, farNameSize(scale));
    if (!shown || size * scale < leastText) {
        return;
    }
    const QRectF card = node.rect.adjusted(0, 2, 0, -2);
    const double high = size * lineFactor;
    const double names = high * double(shown->lines.size());
    const QStringList below = farLines(node, {area.width(), card.height() - names}, scale);
    const double line = farSmall / scale * lineFactor;
    area.setTop(area.center().y() - (names + line * double(below.size())) / 2);
    area.setHeight(high);
    m_style.paintName(painter, *shown, area, size, isPale ? Role::Muted : Role::Text);
    QFont font = m_style.small;
    font.setPixelSize(std::max(1, static_cast<int>(farSmall / scale)));
    painter.setFont(font);
    painter.setPen(m_style[Role::Muted]);
    area.moveTop(area.top() + names);
    area.setHeight(line);
    for (const QString &words : below) {
        painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, words);
        area.translate(0, line);
    }
}

/// The lines that fit below the name of a card when zoomed out: status of a session, counts of
/// handoffs in and out, then the role.
QStringList NodePainter::farLines(const GraphScene::Node &node, QSizeF room, double scale) const
{
    QFont font = m_style.small;
    font.setPixelSize(farSmall);
    const QFontMetricsF metrics(font);
    const auto has = [&](const QString &text, int lines) {
        return !text.isEmpty() && lines * farSmall * lineFactor <= room.height() * scale
            && metrics.horizontalAdvance(text) <= room.width() * scale;
    };
    QStringList lines;
    if (has(node.state, 1)) {
        lines.append(node.state);
        if (has(node.counts, 2)) {
            lines.append(node.counts);
        }
        return lines;
    }
    if (!node.isIdle && has(node.counts, 1)) {
        lines.append(node.counts);
    }
    if (has(node.role, static_cast<int>(lines.size()) + 1)) {
        lines.prepend(node.role);
    }
    return lines;
}

void NodePainter::paintFrames(QPainter &painter, const QRectF &exposed, double scale) const
{
    for (const GraphScene::Frame &frame : m_scene->frames()) {
        if (!frame.rect.intersects(exposed)) {
            continue;
        }
        painter.setPen(QPen(m_style[Role::ControlEdge], std::max(1.0, 1 / scale), Qt::DotLine));
        painter.setBrush(m_style[Role::Surface]);
        painter.drawRoundedRect(frame.rect, measures::cardRadius, measures::cardRadius);
        const double size = std::min(double(m_style.strong.pixelSize()) / std::min(1.0, scale),
                                     frame.head.height() * 0.7);
        if (size * scale < leastText) {
            continue;
        }
        const double middle = frame.head.center().y();
        const double wing = size * 0.28;
        const QPointF tip(frame.head.left() + graphmetrics::padding + wing, middle + wing / 2);
        painter.setPen(QPen(m_style[Role::Muted], 1.5 / std::min(1.0, scale)));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(
            QPolygonF{{tip - QPointF(wing, wing), tip, tip + QPointF(wing, -wing)}});
        QRectF line = frame.head;
        line.setLeft(tip.x() + wing + graphmetrics::markGap);
        m_style.paintName(painter, {{frame.title}, 0}, line, size, Role::Muted);
    }
}

void NodePainter::paintOverview(QPainter &painter) const
{
    for (const GraphScene::Node &node : m_scene->nodes()) {
        const Status status = node.attention();
        const bool isCalm =
            status == Status::Ok || status == Status::None || status == Status::Note;
        const Role role = node.isIdle && !node.isBroken ? Role::Border
            : isCalm                                    ? Role::ControlEdge
                                                        : roleOf(status);
        painter.fillRect(node.rect, m_style[role]);
    }
}

} // namespace baton
