// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How GraphPainter paints the labels of edges.
#include "widgets/common/measures.h"
#include "widgets/routing/graphmetrics.h"
#include "widgets/routing/graphpainter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <array>
#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr double chipScale = 0.35; ///< below, the mark of an edge stands alone
constexpr double farMark = 12;     ///< of an edge from afar, in pixels of the screen
constexpr double bareMark = 9;
constexpr double farText = 11;
constexpr double farGap = 2;

QRectF around(QPointF centre, QSizeF size)
{
    return {centre - QPointF(size.width(), size.height()) / 2, size};
}

bool isBroken(const graphwords::EdgeWords &words)
{
    return !words.rule.isEmpty() || words.status == Status::Undeclared;
}

/// What calls for no attention and says nothing that the line does not.
bool isQuiet(const graphwords::EdgeWords &words)
{
    const bool isOnce = words.count.isEmpty() || words.count == u"1"_s;
    return words.status == Status::None || words.status == Status::NotEvaluated
        || (words.status == Status::Ok && isOnce);
}

QFont farFont(QFont font, double scale)
{
    font.setPixelSize(std::max(1, static_cast<int>(farText / scale)));
    return font;
}

} // namespace

/// Where a label of @p size can stand on @p edge without hiding a node, the nearest to its place.
QRectF GraphPainter::freePlace(const GraphScene::Edge &edge, QSizeF size) const
{
    const QPointF wanted = edge.full.center();
    QPolygonF places = edge.line;
    places.prepend(wanted);
    QRectF best;
    double least = std::numeric_limits<double>::infinity();
    for (const QPointF place : std::as_const(places)) {
        const QPointF away = place - wanted;
        const double distance = QPointF::dotProduct(away, away);
        const QRectF rect = around(place, size);
        if (distance < least
            && std::ranges::none_of(
                m_scene->nodes(),
                [&rect](const GraphScene::Node &node) { return node.rect.intersects(rect); })) {
            best = rect;
            least = distance;
        }
    }
    return best;
}

/// Beside its mark: how often, and the rule that it breaks as far as the place of the label has
/// room.
QString GraphPainter::chipText(const GraphScene::Edge &edge, double scale, bool isNoted) const
{
    const graphwords::EdgeWords &words = edge.words;
    if (isNoted) {
        return words.count.isEmpty() ? words.text : words.count;
    }
    const QString count = words.count == u"1"_s ? QString() : words.count;
    if (!isBroken(words)) {
        return count;
    }
    const QFontMetricsF metrics(farFont(m_smallStrong, 1));
    const double room = edge.full.width() * scale - farMark - 3 * farGap;
    for (const QString &rule : {words.rule, words.rule.section(u'.', 1)}) {
        const QString text = count.isEmpty() ? rule : count + u' ' + rule;
        if (!rule.isEmpty() && metrics.horizontalAdvance(text) <= room) {
            return text;
        }
    }
    return count;
}

/// What the reader looks at is told whole, as large as near by, where that hides no node.
GraphPainter::Label GraphPainter::labelOf(int edge, double scale, Emphasis emphasis) const
{
    using enum Label::Form;
    const GraphScene::Edge &look = m_scene->edge(edge);
    const bool isNoted = emphasis != Emphasis::None;
    if (look.full.isEmpty()) {
        return {};
    }
    if (scale >= textScale && isNoted) {
        const QRectF free =
            look.form == LabelForm::Full ? look.full : freePlace(look, look.full.size());
        return {Full, free.isEmpty() ? look.full : free, {}};
    }
    if (scale >= textScale) {
        return {look.form == LabelForm::None       ? None
                    : look.form == LabelForm::Mark ? Mark
                                                   : Full,
                look.label,
                {}};
    }
    if (isNoted) {
        const QRectF large = freePlace(look, look.full.size() / scale);
        return large.isEmpty() ? farLabel(look, scale, true) : Label{Full, large, {}};
    }
    const bool isTooFar =
        scale < blockScale || (scale < curveScale && look.words.status != Status::Undeclared);
    return isTooFar || isQuiet(look.words) ? Label() : farLabel(look, scale, false);
}

/// From afar the shape of what calls for attention, and how often: what is not declared is not told
/// from what failed by its colour alone. From very far only what is not declared.
GraphPainter::Label GraphPainter::farLabel(const GraphScene::Edge &edge, double scale,
                                           bool isNoted) const
{
    if (scale < chipScale && !isNoted) {
        return {Label::Form::Mark, around(edge.anchor, QSizeF(bareMark, bareMark) / scale), {}};
    }
    const auto chip = [&](const QString &text) {
        const double mark = edge.words.status == Status::None ? 0 : farMark;
        const double words = text.isEmpty()
            ? 0
            : QFontMetricsF(farFont(m_smallStrong, 1)).horizontalAdvance(text) + farGap;
        const QSizeF size(mark + words + 2 * farGap, farMark + farGap);
        return Label{Label::Form::Chip, around(edge.anchor, size / scale), text,
                     text == edge.words.count};
    };
    const Label wanted = chip(chipText(edge, scale, isNoted));
    return isNoted || wanted.isCount || wanted.text.isEmpty() || isClear(edge, wanted.rect, scale)
        ? wanted
        : chip(edge.words.count == u"1"_s ? QString() : edge.words.count);
}

/// True when a label of @p edge is seen whole and hides neither nodes nor the marks of other edges
/// at its ends.
bool GraphPainter::isClear(const GraphScene::Edge &edge, const QRectF &label, double scale) const
{
    const QSizeF mark = QSizeF(farMark, farMark) / scale;
    const auto hides = [&](int other) {
        const GraphScene::Edge &look = m_scene->edge(other);
        return &look != &edge && !isQuiet(look.words)
            && around(look.anchor, mark).intersects(label);
    };
    const auto isBelow = [&label](const GraphScene::Node &node) {
        return node.rect.intersects(label);
    };
    return m_scene->bounds().contains(label) && std::ranges::none_of(m_scene->nodes(), isBelow)
        && std::ranges::none_of(std::array{edge.from, edge.to}, [&](int node) {
               return std::ranges::any_of(m_scene->edgesOf(node), hides);
           });
}

QRectF GraphPainter::labelRect(int edge, double scale, Emphasis emphasis) const
{
    return labelOf(edge, scale, emphasis).rect;
}

void GraphPainter::paintLabel(QPainter &painter, int edge, double scale, Emphasis emphasis) const
{
    const Label label = labelOf(edge, scale, emphasis);
    const GraphScene::Edge &look = m_scene->edge(edge);
    switch (label.form) {
    case Label::Form::None:
        break;
    case Label::Form::Mark:
        paintMarkOnly(painter, label.rect, look.words.status);
        break;
    case Label::Form::Chip:
        paintChip(painter, label, look.words.status, scale, emphasis);
        break;
    case Label::Form::Full:
        paintFullLabel(painter, look, label.rect, emphasis);
        break;
    }
}

/// Where there is no room for more: on the canvas, so that the edge does not run through it.
void GraphPainter::paintMarkOnly(QPainter &painter, const QRectF &area, Status status) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(Role::Canvas));
    painter.drawEllipse(area);
    const double inset = area.width() * 0.11;
    paintMark(painter, area.adjusted(inset, inset, -inset, -inset), status);
}

void GraphPainter::paintChip(QPainter &painter, const Label &label, Status status, double scale,
                             Emphasis emphasis) const
{
    const double gap = farGap / scale;
    const bool isNoted = emphasis != Emphasis::None;
    painter.setBrush(color(Role::View));
    painter.setPen(QPen(color(isNoted ? Role::Accent : Role::Border), 1 / scale));
    painter.drawRoundedRect(label.rect, gap, gap);
    if (status != Status::None) {
        QRectF mark(QPointF(), QSizeF(farMark, farMark) / scale);
        mark.moveCenter(label.rect.center());
        mark.moveLeft(label.rect.left() + gap);
        paintMark(painter, mark, status);
    }
    painter.setFont(farFont(label.isCount ? m_smallStrong : m_small, scale));
    painter.setPen(color(Role::Text));
    painter.drawText(label.rect.adjusted(0, 0, -gap, 0),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, label.text);
}

void GraphPainter::paintFullLabel(QPainter &painter, const GraphScene::Edge &look,
                                  const QRectF &area, Emphasis emphasis) const
{
    const LabelForm form = emphasis == Emphasis::None ? look.form : LabelForm::Full;
    const graphwords::EdgeWords words = graphmetrics::inForm(look.words, form);
    const QSizeF size = form == look.form ? look.label.size() : look.full.size();
    const bool isWrong = isBroken(look.words);
    const bool isSelected = emphasis == Emphasis::Selected || emphasis == Emphasis::Current;
    const Role edge = isSelected || emphasis == Emphasis::Hovered ? Role::Accent
        : isWrong                                                 ? Role::Error
                                                                  : Role::Border;
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(area.width() / size.width(), area.height() / size.height());
    painter.setBrush(color(isSelected ? Role::Selection : Role::View));
    painter.setPen(QPen(color(edge), 1));
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5),
                            measures::controlRadius, measures::controlRadius);
    QRectF row(graphmetrics::labelPadding, 0, size.width() - 2 * graphmetrics::labelPadding,
               graphmetrics::labelHeight);
    const QRectF rule(row.left() + graphmetrics::smallMark + graphmetrics::markGap,
                      row.bottom() - 2, row.width(), graphmetrics::line);
    if (words.status != Status::None) {
        paintMark(painter, {row.left(), row.top(), graphmetrics::smallMark, row.height()},
                  words.status);
        row.setLeft(row.left() + graphmetrics::smallMark + graphmetrics::markGap);
    }
    const auto text = [&](const QRectF &place, const QString &shown, const QFont &font, Role role) {
        painter.setFont(font);
        painter.setPen(color(role));
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
        return QFontMetricsF(font).horizontalAdvance(shown);
    };
    if (!words.count.isEmpty()) {
        const double used = text(row, words.count, isWrong ? m_smallStrong : m_small, Role::Text);
        row.setLeft(row.left() + used + graphmetrics::markGap);
    }
    text(row, words.text, m_small, isWrong ? Role::Error : Role::Text);
    text(rule, words.rule, m_small, Role::Muted);
    painter.restore();
}

} // namespace baton
