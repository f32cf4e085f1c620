// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/painting/graphcamera.h"

#include <algorithm>
#include <cmath>

namespace baton {

namespace {

constexpr double alwaysSeen = 80; ///< pixels of the scene that always stay visible
constexpr double revealMargin = 24;
constexpr double scrollMargin = 12;

} // namespace

QRectF GraphCamera::toView(const QRectF &rect) const
{
    return {toView(rect.topLeft()), rect.size() * m_scale};
}

QRectF GraphCamera::seen() const
{
    return {toScene(QPointF()), m_viewport / m_scale};
}

double GraphCamera::fit(const QRectF &area, double least)
{
    if (m_bounds.isEmpty() || area.isEmpty()) {
        return m_scale;
    }
    const double wide = area.width() / m_bounds.width();
    const double high = area.height() / m_bounds.height();
    const double whole = std::clamp(std::min(wide, high), furthest, 1.0);
    m_scale = std::max(whole, least);
    m_offset = m_bounds.center() * m_scale - area.center();
    if (m_bounds.width() * m_scale > area.width()) {
        m_offset.setX(m_bounds.left() * m_scale - area.left());
    }
    if (m_bounds.height() * m_scale > area.height()) {
        m_offset.setY(m_bounds.top() * m_scale - area.top());
    }
    settle();
    return whole;
}

void GraphCamera::zoom(double scale, QPointF fixed)
{
    const QPointF place = toScene(fixed);
    m_scale = std::clamp(scale, furthest, nearest);
    m_offset = place * m_scale - fixed;
    settle();
}

void GraphCamera::moveBy(QPointF pixels)
{
    m_offset += pixels;
    settle();
}

void GraphCamera::scrollBy(QPointF pixels)
{
    const QRectF all(m_bounds.topLeft() * m_scale, m_bounds.size() * m_scale);
    // A picture that was dragged further is not pulled back.
    const auto held = [](double offset, double by, double from, double to, double room) {
        const auto [least, most] = std::minmax({from - scrollMargin, to + scrollMargin - room});
        return std::clamp(offset + by, std::min(least, offset), std::max(most, offset));
    };
    m_offset = {held(m_offset.x(), pixels.x(), all.left(), all.right(), m_viewport.width()),
                held(m_offset.y(), pixels.y(), all.top(), all.bottom(), m_viewport.height())};
    settle();
}

void GraphCamera::centreOn(QPointF place)
{
    m_offset = place * m_scale - QPointF(m_viewport.width(), m_viewport.height()) / 2;
    settle();
}

void GraphCamera::reveal(const QRectF &rect)
{
    const QRectF view =
        toView(rect).adjusted(-revealMargin, -revealMargin, revealMargin, revealMargin);
    const auto by = [](double from, double to, double room) {
        if (from < 0 || to - from > room) {
            return from;
        }
        return std::max(0.0, to - room);
    };
    moveBy({by(view.left(), view.right(), m_viewport.width()),
            by(view.top(), view.bottom(), m_viewport.height())});
}

void GraphCamera::settle()
{
    const QRectF all(m_bounds.topLeft() * m_scale, m_bounds.size() * m_scale);
    const auto held = [](double offset, double from, double to, double room) {
        const double least = std::min(from - room + alwaysSeen, to - alwaysSeen);
        const double most = std::max(to - alwaysSeen, from - room + alwaysSeen);
        return std::round(std::clamp(offset, least, most));
    };
    m_offset = {held(m_offset.x(), all.left(), all.right(), m_viewport.width()),
                held(m_offset.y(), all.top(), all.bottom(), m_viewport.height())};
}

} // namespace baton
