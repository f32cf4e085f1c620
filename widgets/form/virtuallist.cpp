// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/virtuallist.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

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
    const std::optional<Anchor> kept = anchor();
    QHash<QString, int> heights;
    for (size_t i = 0; i < m_keys.size(); ++i) {
        if (m_measured[i]) {
            heights.insert(m_keys[i], m_heights[i]);
        }
    }
    const int count = m_source.rowCount();
    const int width = viewport()->width();
    m_keys.assign(static_cast<size_t>(count), {});
    m_heights.assign(static_cast<size_t>(count), 0);
    m_measured.assign(static_cast<size_t>(count), false);
    m_rows.clear();
    m_rows.reserve(count);
    for (int row = 0; row < count; ++row) {
        const auto i = static_cast<size_t>(row);
        m_keys[i] = m_source.rowKey(row);
        m_rows.insert(m_keys[i], row);
        const auto known = heights.constFind(m_keys[i]);
        m_measured[i] = known != heights.constEnd();
        m_heights[i] = m_measured[i] ? *known : m_source.estimatedHeight(row, width);
    }
    for (const QString &key : m_built.keys()) {
        QWidget *widget = m_built.value(key);
        const int row = m_rows.value(key, -1);
        if (row < 0 || !m_source.canShow(row, *widget)) {
            m_built.remove(key);
            widget->hide();
            widget->deleteLater();
        } else {
            m_source.updateRow(row, *widget);
            measure(row);
        }
    }
    recount();
    restore(kept);
    layOut();
}

bool VirtualList::measure(int row)
{
    const auto i = static_cast<size_t>(row);
    QWidget *widget = m_built.value(m_keys[i]);
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
    return Anchor{m_keys[static_cast<size_t>(row)], top(row) - y};
}

void VirtualList::restore(const std::optional<Anchor> &anchor)
{
    const QScopedValueRollback guard(m_isLayingOut, true);
    updateScrollBar();
    const int row = anchor ? m_rows.value(anchor->key, -1) : -1;
    if (row >= 0) {
        verticalScrollBar()->setValue(top(row) - anchor->offset);
    }
}

QWidget *VirtualList::build(int row)
{
    const QString &key = m_keys[static_cast<size_t>(row)];
    if (QWidget *known = m_built.value(key)) {
        return known;
    }
    QWidget *widget = m_source.createRow(row).release();
    widget->setParent(viewport());
    widget->installEventFilter(this);
    m_built.insert(key, widget);
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
    // What is measured above the anchor shifts it, so the view is walked until nothing changes.
    for (int round = 0; round < 8; ++round) {
        const std::optional<Anchor> kept = anchor();
        const int y = verticalScrollBar()->value();
        const int bottom = y + viewport()->height() + margin;
        bool isChanged = false;
        for (int row = rowAtContent(y);
             row >= 0 && row < int(m_heights.size()) && top(row) < bottom; ++row) {
            if (!m_built.contains(m_keys[static_cast<size_t>(row)])) {
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
    for (const QString &key : m_built.keys()) {
        const int row = m_rows.value(key);
        const bool isNear =
            top(row) + height(row) > y - margin && top(row) < y + viewport()->height() + margin;
        if (!isNear && row != focused) {
            QWidget *widget = m_built.take(key);
            widget->hide();
            widget->deleteLater();
        }
    }
}

void VirtualList::placeRows()
{
    for (auto it = m_built.cbegin(); it != m_built.cend(); ++it) {
        it.value()->setGeometry(rowRect(m_rows.value(it.key())));
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
    return m_built.value(m_keys[static_cast<size_t>(row)], widget);
}

QWidget *VirtualList::widgetOf(int row) const
{
    return row < 0 ? nullptr : m_built.value(m_keys[static_cast<size_t>(row)]);
}

int VirtualList::rowHolding(const QWidget *widget) const
{
    while (widget && widget->parentWidget() != viewport()) {
        widget = widget->parentWidget();
    }
    if (!widget) {
        return -1;
    }
    const QString key = m_built.key(const_cast<QWidget *>(widget));
    return m_rows.value(key, -1);
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
            if (m_built.contains(m_keys[i])) {
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

bool VirtualList::focusStop(int row, bool next)
{
    QWidget *widget = bringIntoView(row);
    std::vector<QWidget *> stops = m_source.tabStops(*widget);
    std::erase_if(stops, [](QWidget *stop) { return !stop->isEnabled() || stop->isHidden(); });
    if (stops.empty()) {
        return false;
    }
    (next ? stops.front() : stops.back())
        ->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

bool VirtualList::focusNextPrevChild(bool next)
{
    QWidget *focus = QApplication::focusWidget();
    const int row = rowHolding(focus);
    if (row < 0) {
        return QAbstractScrollArea::focusNextPrevChild(next);
    }
    std::vector<QWidget *> stops = m_source.tabStops(*widgetOf(row));
    std::erase_if(stops, [](QWidget *stop) { return !stop->isEnabled() || stop->isHidden(); });
    const auto here = std::ranges::find_if(
        stops, [&](QWidget *stop) { return stop == focus || stop->isAncestorOf(focus); });
    if (here != stops.end() && (next ? here + 1 != stops.end() : here != stops.begin())) {
        (*(next ? here + 1 : here - 1))
            ->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return true;
    }
    for (int other = row + (next ? 1 : -1); other >= 0 && other < int(m_heights.size());
         other += next ? 1 : -1) {
        if (focusStop(other, next)) {
            return true;
        }
    }
    leave(next);
    return true;
}

/// Goes on outside: the focus chain inside follows the order in which rows happened to be built.
void VirtualList::leave(bool next)
{
    QWidget *widget = this;
    do {
        widget = next ? widget->nextInFocusChain() : widget->previousInFocusChain();
        const bool isStop = widget->focusPolicy() & Qt::TabFocus && widget->isEnabled()
            && widget->isVisible() && !isAncestorOf(widget) && widget->window() == window();
        if (isStop && widget != this) {
            widget->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    } while (widget != this);
}

} // namespace baton
