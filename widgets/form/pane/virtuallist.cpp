// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/pane/virtuallist.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace baton {

namespace {

constexpr int margin = 120; ///< rows this far outside the view are kept

} // namespace

VirtualList::VirtualList(RowSource &source, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_source(source)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The bar lies over the margin of the rows: they keep their width when it is not needed, and
    // reach the edge of the pane when it is.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setViewportMargins(0, 0, -verticalScrollBar()->sizeHint().width(), 0);
    verticalScrollBar()->parentWidget()->raise();
    verticalScrollBar()->setSingleStep(24);
    setFocusPolicy(Qt::NoFocus);
}

VirtualList::~VirtualList() = default;

void VirtualList::refresh()
{
    std::optional<Anchor> kept = anchor();
    const RowDiff change = takeRows();
    if (kept) {
        kept->row = change.rowAfter(kept->row);
    }
    recount();
    const std::vector<QWidget *> gone = takeWidgets(change);
    recount();
    restore(kept);
    layOut();
    for (QWidget *widget : gone) {
        if (widget->isAncestorOf(QApplication::focusWidget())) {
            Q_EMIT focusLeaving(widget);
        }
        drop(widget);
    }
}

/// Takes over the keys of the source. Rows that stay keep their heights.
RowDiff VirtualList::takeRows()
{
    std::vector<quint64> keys(static_cast<size_t>(m_source.rowCount()));
    for (size_t row = 0; row < keys.size(); ++row) {
        keys[row] = m_source.rowKey(static_cast<int>(row));
    }
    const RowDiff change(m_keys, keys);
    const size_t count = change.endAfter() - change.head();
    std::vector<int> heights(count);
    std::vector<bool> measured(count);
    for (size_t row = change.head(); row < change.endBefore(); ++row) {
        const int now = change.rowAfter(static_cast<int>(row));
        if (now >= 0 && m_measured[row]) {
            heights[static_cast<size_t>(now) - change.head()] = m_heights[row];
            measured[static_cast<size_t>(now) - change.head()] = true;
        }
    }
    const int width = viewport()->width();
    for (size_t i = 0; i < count; ++i) {
        if (!measured[i]) {
            heights[i] = m_source.estimatedHeight(static_cast<int>(change.head() + i), width);
        }
    }
    const auto replace = [&change](auto &all, const auto &part) {
        const auto from = all.begin() + static_cast<std::ptrdiff_t>(change.head());
        const auto to = all.begin() + static_cast<std::ptrdiff_t>(change.endBefore());
        all.insert(all.erase(from, to), part.begin(), part.end());
    };
    replace(m_heights, heights);
    replace(m_measured, measured);
    m_keys = std::move(keys);
    return change;
}

std::vector<QWidget *> VirtualList::takeWidgets(const RowDiff &change)
{
    std::vector<QWidget *> gone;
    const QHash<int, QWidget *> built = std::exchange(m_built, {});
    for (auto it = built.cbegin(); it != built.cend(); ++it) {
        const int row = change.rowAfter(it.key());
        if (row < 0 || !m_source.canShow(row, *it.value())) {
            gone.push_back(it.value());
        } else {
            m_built.insert(row, it.value());
        }
    }
    for (const int row : m_built.keys()) {
        const QWidget *widget = m_built.value(row);
        if (widget && !m_source.isUpToDate(row, *widget)) {
            updateRow(row);
        }
    }
    return gone;
}

void VirtualList::updateRow(int row)
{
    m_source.updateRow(row, *m_built.value(row));
    measure(row);
}

void VirtualList::refreshLooks()
{
    const std::optional<Anchor> kept = anchor();
    for (const int row : m_built.keys()) {
        updateRow(row);
    }
    recount();
    restore(kept);
    layOut();
}

void VirtualList::drop(QWidget *widget)
{
    widget->hide();
    widget->deleteLater();
}

bool VirtualList::measure(int row)
{
    const auto i = static_cast<size_t>(row);
    QWidget *widget = m_built.value(row);
    const int wanted = widget->hasHeightForWidth() ? widget->heightForWidth(viewport()->width())
                                                   : widget->sizeHint().height();
    const bool isChanged = m_heights[i] != wanted;
    m_heights[i] = wanted;
    m_measured[i] = true;
    return isChanged;
}

void VirtualList::recount()
{
    m_tops.resize(m_heights.size() + 1);
    int y = 0;
    for (size_t i = 0; i < m_heights.size(); ++i) {
        m_tops[i] = y;
        y += m_heights[i];
    }
    m_tops.back() = y;
}

void VirtualList::updateScrollBar()
{
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, contentHeight() - viewport()->height()));
}

int VirtualList::rowAtContent(int y) const
{
    if (m_heights.empty()) {
        return -1;
    }
    const auto next = std::ranges::upper_bound(m_tops, y);
    const auto row = static_cast<int>(next - m_tops.begin()) - 1;
    return std::clamp(row, 0, static_cast<int>(m_heights.size()) - 1);
}

int VirtualList::rowAt(int y) const
{
    const int content = y + verticalScrollBar()->value();
    return content < 0 || content >= contentHeight() ? -1 : rowAtContent(content);
}

QRect VirtualList::rowRect(int row) const
{
    return {0, top(row) - verticalScrollBar()->value(), viewport()->width(), height(row)};
}

/// The row that must not move: the one with the focus when it is in view, else the first in view.
std::optional<VirtualList::Anchor> VirtualList::anchor() const
{
    if (m_keys.empty()) {
        return std::nullopt;
    }
    const int y = verticalScrollBar()->value();
    int row = rowHolding(QApplication::focusWidget());
    if (row < 0 || top(row) + height(row) <= y || top(row) >= y + viewport()->height()) {
        row = rowAtContent(y);
    }
    return Anchor{row, top(row) - y};
}

void VirtualList::restore(const std::optional<Anchor> &anchor)
{
    const QScopedValueRollback guard(m_isLayingOut, true);
    updateScrollBar();
    if (anchor && anchor->row >= 0) {
        verticalScrollBar()->setValue(top(anchor->row) - anchor->offset);
    }
}

QWidget *VirtualList::build(int row)
{
    if (QWidget *known = m_built.value(row)) {
        return known;
    }
    QWidget *widget = m_source.createRow(row).release();
    widget->setParent(viewport());
    widget->installEventFilter(this);
    m_built.insert(row, widget);
    return widget;
}

void VirtualList::layOut()
{
    if (m_isLayingOut) {
        return;
    }
    {
        const QScopedValueRollback guard(m_isLayingOut, true);
        buildVisible();
        dropUnseen();
        placeRows();
    }
    viewport()->update();
}

void VirtualList::buildVisible()
{
    // Measuring rows above the anchor shifts it, so the view is walked until nothing changes.
    for (int round = 0; round < 8; ++round) {
        const std::optional<Anchor> kept = anchor();
        const int y = verticalScrollBar()->value();
        const int bottom = y + viewport()->height() + margin;
        bool isChanged = false;
        for (int row = rowAtContent(y);
             row >= 0 && row < int(m_heights.size()) && top(row) < bottom; ++row) {
            if (!m_built.contains(row)) {
                build(row);
                isChanged = measure(row) || isChanged;
            }
        }
        if (!isChanged) {
            break;
        }
        recount();
        const QScopedValueRollback guard(m_isLayingOut, true);
        restore(kept);
    }
}

void VirtualList::dropUnseen()
{
    const int y = verticalScrollBar()->value();
    const int focused = rowHolding(QApplication::focusWidget());
    for (const int row : m_built.keys()) {
        const bool isNear =
            top(row) + height(row) > y - margin && top(row) < y + viewport()->height() + margin;
        if (!isNear && row != focused) {
            drop(m_built.take(row));
        }
    }
}

void VirtualList::placeRows()
{
    for (auto it = m_built.cbegin(); it != m_built.cend(); ++it) {
        it.value()->setGeometry(rowRect(it.key()));
        it.value()->show();
    }
}

void VirtualList::remeasure(QWidget *rowWidget)
{
    const int row = rowHolding(rowWidget);
    if (row < 0 || m_isLayingOut) {
        return;
    }
    const std::optional<Anchor> kept = anchor();
    if (measure(row)) {
        recount();
        restore(kept);
        layOut();
    }
}

QWidget *VirtualList::bringIntoView(int row)
{
    if (row < 0 || row >= static_cast<int>(m_heights.size())) {
        return nullptr;
    }
    QWidget *widget = build(row);
    if (measure(row)) {
        recount();
        updateScrollBar();
    }
    const int page = viewport()->height();
    const int y = verticalScrollBar()->value();
    if (top(row) < y || top(row) + height(row) > y + page) {
        const int space = std::max(0, page - height(row)) / 3;
        verticalScrollBar()->setValue(top(row) - space);
    }
    layOut();
    return m_built.value(row, widget);
}

QWidget *VirtualList::widgetOf(int row) const
{
    return m_built.value(row);
}

int VirtualList::rowHolding(const QWidget *widget) const
{
    while (widget && widget->parentWidget() != viewport()) {
        widget = widget->parentWidget();
    }
    return widget ? m_built.key(const_cast<QWidget *>(widget), -1) : -1;
}

void VirtualList::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    const int width = viewport()->width();
    if (m_measuredWidth != width) {
        const std::optional<Anchor> kept = anchor();
        m_measuredWidth = width;
        for (int row = 0; row < static_cast<int>(m_heights.size()); ++row) {
            const auto i = static_cast<size_t>(row);
            m_measured[i] = false;
            m_heights[i] = m_source.estimatedHeight(row, width);
            if (m_built.contains(row)) {
                measure(row);
            }
        }
        recount();
        restore(kept);
    }
    updateScrollBar();
    layOut();
}

void VirtualList::scrollContentsBy(int, int)
{
    layOut();
}

bool VirtualList::viewportEvent(QEvent *event)
{
    // A row that asks for another size says so to its parent.
    if (event->type() == QEvent::LayoutRequest) {
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

bool VirtualList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest && watched->isWidgetType()
        && static_cast<QWidget *>(watched)->parentWidget() == viewport()) {
        remeasure(static_cast<QWidget *>(watched));
    }
    return QAbstractScrollArea::eventFilter(watched, event);
}

} // namespace baton
