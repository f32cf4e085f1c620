// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/style/statusshape.h"

#include <QPainter>

#include <cmath>

namespace baton {

namespace {

/// Draws on a grid of 16 × 16 units in one colour.
class Pencil
{
public:
    Pencil(QPainter &painter, const QColor &ink, const QColor &glyph)
        : m_painter(painter)
        , m_ink(ink)
        , m_glyph(glyph)
    {
    }

    void stroke(const QPolygonF &line, qreal width = 1.4) const
    {
        use(m_ink, width);
        m_painter.drawPolyline(line);
    }
    void ring(qreal radius, qreal width = 1.3) const
    {
        use(m_ink, width);
        m_painter.drawEllipse(QPointF(8, 8), radius, radius);
    }
    /// Degrees count clockwise from twelve o'clock.
    void arc(qreal radius, qreal from, qreal to, qreal width) const
    {
        use(m_ink, width, Qt::FlatCap);
        const QRectF box(8 - radius, 8 - radius, 2 * radius, 2 * radius);
        m_painter.drawArc(box, qRound((90 - from) * 16), qRound((from - to) * 16));
    }
    void fill(const QPolygonF &shape) const
    {
        m_painter.setPen(QPen(m_ink, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.setBrush(m_ink);
        m_painter.drawPolygon(shape);
    }
    void dot(QPointF centre, qreal radius) const
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_ink);
        m_painter.drawEllipse(centre, radius, radius);
    }
    void bar(const QRectF &rect) const { m_painter.fillRect(rect, m_ink); }
    [[nodiscard]] Pencil glyph() const { return {m_painter, m_glyph, m_glyph}; }

private:
    void use(const QColor &color, qreal width, Qt::PenCapStyle cap = Qt::RoundCap) const
    {
        m_painter.setPen(QPen(color, width, Qt::SolidLine, cap, Qt::RoundJoin));
        m_painter.setBrush(Qt::NoBrush);
    }

    QPainter &m_painter;
    QColor m_ink;
    QColor m_glyph; ///< of the sign on a filled shape
};

void drawError(const Pencil &pencil)
{
    pencil.fill({{5.5, 1.5},
                 {10.5, 1.5},
                 {14.5, 5.5},
                 {14.5, 10.5},
                 {10.5, 14.5},
                 {5.5, 14.5},
                 {1.5, 10.5},
                 {1.5, 5.5}});
    pencil.glyph().stroke({{5.75, 5.75}, {10.25, 10.25}}, 1.7);
    pencil.glyph().stroke({{10.25, 5.75}, {5.75, 10.25}}, 1.7);
}

void drawWarning(const Pencil &pencil)
{
    pencil.fill({{8, 1.9}, {14.5, 13.5}, {1.5, 13.5}});
    pencil.glyph().bar({7.1, 5.5, 1.8, 4.3});
    pencil.glyph().bar({7.1, 11, 1.8, 1.8});
}

void drawNote(const Pencil &pencil)
{
    pencil.ring(6.35);
    pencil.bar({7.2, 4.4, 1.6, 1.6});
    pencil.bar({7.2, 7, 1.6, 4.5});
}

void drawRunning(const Pencil &pencil)
{
    pencil.arc(6, 0, 270, 1.6);
    pencil.dot({8, 8}, 2.4);
}

void drawSuperseded(const Pencil &pencil)
{
    pencil.ring(4.5);
    pencil.stroke({{1.5, 8}, {14.5, 8}}, 1.3);
}

/// A small cross below an arc that continues without it.
void drawPassedOver(const Pencil &pencil)
{
    pencil.arc(6.3, -90, 90, 1.4);
    pencil.stroke({{5.9, 8.6}, {10.1, 12.8}});
    pencil.stroke({{10.1, 8.6}, {5.9, 12.8}});
}

void drawSkipped(const Pencil &pencil)
{
    pencil.stroke({{3.8, 4.5}, {7.3, 8}, {3.8, 11.5}});
    pencil.stroke({{8.8, 4.5}, {12.3, 8}, {8.8, 11.5}});
}

void drawNotEvaluated(const Pencil &pencil)
{
    for (const qreal edge : {2.0, 13.0}) {
        pencil.bar({2, edge, 2.5, 1});
        pencil.bar({6, edge, 1.5, 1});
        pencil.bar({8.5, edge, 1.5, 1});
        pencil.bar({11.5, edge, 2.5, 1});
        pencil.bar({edge, 2, 1, 2.5});
        pencil.bar({edge, 6, 1, 1.5});
        pencil.bar({edge, 8.5, 1, 1.5});
        pencil.bar({edge, 11.5, 1, 2.5});
    }
    pencil.bar({5.5, 7.4, 5, 1.2});
}

void drawTimedOut(const Pencil &pencil)
{
    pencil.ring(6.35);
    pencil.stroke({{8, 4.6}, {8, 8.4}, {10.4, 9.9}}, 1.3);
}

void drawEscalate(const Pencil &pencil)
{
    pencil.stroke({{8, 11}, {8, 2.6}});
    pencil.stroke({{4.6, 6}, {8, 2.6}, {11.4, 6}});
    pencil.stroke({{3, 13.8}, {13, 13.8}});
}

void drawReinvoke(const Pencil &pencil)
{
    pencil.arc(5.6, 100, 413, 1.6);
    pencil.fill({{13.5, 1.9}, {13.5, 5.9}, {9.5, 5.9}});
}

void drawUndeclared(const Pencil &pencil)
{
    pencil.ring(6.1, 1.6);
    pencil.stroke({{4, 12}, {12, 4}}, 1.6);
}

void draw(const Pencil &pencil, Status status)
{
    switch (status) {
    case Status::None:
        return;
    case Status::Ok:
        return pencil.stroke({{2.8, 8.6}, {6.2, 12}, {13.2, 4.4}}, 1.7);
    case Status::Note:
        return drawNote(pencil);
    case Status::Warning:
        return drawWarning(pencil);
    case Status::Error:
        return drawError(pencil);
    case Status::Running:
        return drawRunning(pencil);
    case Status::Superseded:
        return drawSuperseded(pencil);
    case Status::PassedOver:
        return drawPassedOver(pencil);
    case Status::Skipped:
        return drawSkipped(pencil);
    case Status::NotReached:
        return pencil.ring(2.1, 1.2);
    case Status::NotEvaluated:
        return drawNotEvaluated(pencil);
    case Status::TimedOut:
        return drawTimedOut(pencil);
    case Status::Escalate:
        return drawEscalate(pencil);
    case Status::Reinvoke:
        return drawReinvoke(pencil);
    case Status::Undeclared:
        return drawUndeclared(pencil);
    }
}

} // namespace

void paintStatus(QPainter &painter, const QRectF &area, Status status, Role role)
{
    paintStatusShape(painter, area, status, Theme::color(role), Theme::color(Role::MarkGlyph));
}

void paintStatusShape(QPainter &painter, const QRectF &area, Status status, const QColor &ink,
                      const QColor &glyph)
{
    // The grid starts on a whole device pixel and covers a whole number of them, so that edges stay
    // sharp.
    const qreal ratio = painter.device()->devicePixelRatioF();
    const qreal side = std::floor(std::min(area.width(), area.height()) * ratio) / ratio;
    const QPointF corner = area.center() - QPointF(side, side) / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(std::round(corner.x() * ratio) / ratio,
                      std::round(corner.y() * ratio) / ratio);
    painter.scale(side / 16, side / 16);
    draw(Pencil(painter, ink, glyph), status);
    painter.restore();
}

} // namespace baton
