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
    // The scroll bar covers the margin of the rows. They have the same width with and without it,
    // and reach the edge of the pane.
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
    m_heights.recount();
    const std::vector<QWidget *> gone = takeWidgets(change);
    m_heights.recount();
    restore(kept);
    layOut();
    for (QWidget *widget : gone) {
        if (widget->isAncestorOf(QApplication::focusWidget())) {
            Q_EMIT focusLeaving(widget);
        }
        drop(widget);
    }
}

/// Reads the keys of the source. Remaining rows keep their heights.
RowDiff VirtualList::takeRows()
{
    std::vector<quint64> keys(static_cast<size_t>(m_source.rowCount()));
    for (size_t row = 0; row < keys.size(); ++row) {
        keys[row] = m_source.rowKey(static_cast<int>(row));
    }
    const RowDiff change(m_keys, keys);
    m_heights.follow(change, [this, width = viewport()->width()](int row) {
        return m_source.estimatedHeight(row, width);
    });
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
    m_heights.recount();
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
    QWidget *widget = m_built.value(row);
    const int wanted = widget->hasHeightForWidth() ? widget->heightForWidth(viewport()->width())
                                                   : widget->sizeHint().height();
    return m_heights.measure(row, wanted);
}

void VirtualList::updateScrollBar()
{
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, m_heights.whole() - viewport()->height()));
}

int VirtualList::rowAt(int y) const
{
    const int content = y + verticalScrollBar()->value();
    return content < 0 || content >= m_heights.whole() ? -1 : m_heights.rowAt(content);
}

QRect VirtualList::rowRect(int row) const
{
    return {0, m_heights.top(row) - verticalScrollBar()->value(), viewport()->width(),
            m_heights.height(row)};
}

/// The row that must not move: the one with the focus if it is visible, else the first visible one.
std::optional<VirtualList::Anchor> VirtualList::anchor() const
{
    if (m_keys.empty()) {
        return std::nullopt;
    }
    const int y = verticalScrollBar()->value();
    int row = rowHolding(QApplication::focusWidget());
    if (row < 0 || m_heights.bottom(row) <= y || m_heights.top(row) >= y + viewport()->height()) {
        row = m_heights.rowAt(y);
    }
    return Anchor{row, m_heights.top(row) - y};
}

void VirtualList::restore(const std::optional<Anchor> &anchor)
{
    const QScopedValueRollback guard(m_isLayingOut, true);
    updateScrollBar();
    if (anchor && anchor->row >= 0) {
        verticalScrollBar()->setValue(m_heights.top(anchor->row) - anchor->offset);
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
    // Measuring rows above the anchor moves it, so this is repeated until nothing changes.
    for (int round = 0; round < 8; ++round) {
        const std::optional<Anchor> kept = anchor();
        const int y = verticalScrollBar()->value();
        const int bottom = y + viewport()->height() + margin;
        bool isChanged = false;
        for (int row = m_heights.rowAt(y);
             row >= 0 && row < m_heights.count() && m_heights.top(row) < bottom; ++row) {
            if (!m_built.contains(row)) {
                build(row);
                isChanged = measure(row) || isChanged;
            }
        }
        if (!isChanged) {
            break;
        }
        m_heights.recount();
        const QScopedValueRollback guard(m_isLayingOut, true);
        restore(kept);
    }
}

void VirtualList::dropUnseen()
{
    const int y = verticalScrollBar()->value();
    const int focused = rowHolding(QApplication::focusWidget());
    for (const int row : m_built.keys()) {
        const bool isNear = m_heights.bottom(row) > y - margin
            && m_heights.top(row) < y + viewport()->height() + margin;
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
        m_heights.recount();
        restore(kept);
        layOut();
    }
}

QWidget *VirtualList::bringIntoView(int row)
{
    if (row < 0 || row >= m_heights.count()) {
        return nullptr;
    }
    QWidget *widget = build(row);
    if (measure(row)) {
        m_heights.recount();
        updateScrollBar();
    }
    const int page = viewport()->height();
    const int y = verticalScrollBar()->value();
    if (m_heights.top(row) < y || m_heights.bottom(row) > y + page) {
        const int space = std::max(0, page - m_heights.height(row)) / 3;
        verticalScrollBar()->setValue(m_heights.top(row) - space);
    }
    layOut();
    return m_built.value(row, widget);
}

int VirtualList::rowHolding(QWidget *widget) const
{
    while (widget && widget->parentWidget() != viewport()) {
        widget = widget->parentWidget();
    }
    return widget ? m_built.key(widget, -1) : -1;
}

void VirtualList::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    const int width = viewport()->width();
    if (m_measuredWidth != width) {
        const std::optional<Anchor> kept = anchor();
        m_measuredWidth = width;
        m_heights.forget([this, width](int row) { return m_source.estimatedHeight(row, width); });
        for (const int row : m_built.keys()) {
            measure(row);
        }
        m_heights.recount();
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
    // Ignored, because a row that needs another size notifies the list itself.
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

/// The focusable widgets of the row @p widget.
std::vector<QWidget *> VirtualList::stopsOf(QWidget &widget) const
{
    std::vector<QWidget *> stops = m_source.tabStops(widget);
    std::erase_if(stops, [](QWidget *stop) { return !stop->isEnabled() || stop->isHidden(); });
    return stops;
}

bool VirtualList::focusStop(int row, bool next)
{
    const std::vector<QWidget *> stops = stopsOf(*bringIntoView(row));
    if (stops.empty()) {
        return false;
    }
    (next ? stops.front() : stops.back())
        ->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

bool VirtualList::focusNextPrevChild(bool next)
{
    Q_EMIT walking();
    QWidget *focus = QApplication::focusWidget();
    const int row = rowHolding(focus);
    if (row < 0) {
        return QAbstractScrollArea::focusNextPrevChild(next);
    }
    const std::vector<QWidget *> stops = stopsOf(*widgetOf(row));
    auto here = std::ranges::find(stops, focus);
    if (here == stops.end()) { // the focus may be in a descendant, for example a button in a header
        here = std::ranges::find_if(
            stops, [focus](const QWidget *stop) { return stop->isAncestorOf(focus); });
    }
    if (here != stops.end() && (next ? here + 1 != stops.end() : here != stops.begin())) {
        (*(next ? here + 1 : here - 1))
            ->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return true;
    }
    for (int other = row + (next ? 1 : -1); other >= 0 && other < m_heights.count();
         other += next ? 1 : -1) {
        if (focusStop(other, next)) {
            return true;
        }
    }
    leave(next);
    return true;
}

/// Moves the focus to the next widget outside. The focus chain inside is in the order in which rows
/// were created, so it is not used.
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
