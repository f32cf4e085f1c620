// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/pane/rowheights.h"
#include "widgets/form/pane/rowsource.h"

#include <QAbstractScrollArea>
#include <QHash>

#include <optional>
#include <vector>

namespace baton {

/// A scrolling column of rows. Only visible rows have widgets.
///
/// Heights are estimates until a row is created. Visible rows never move when heights become known.
/// The row with the focus keeps its widget, wherever it is.
class VirtualList : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit VirtualList(RowSource &source, QWidget *parent = nullptr);
    ~VirtualList() override;

    /// Updates the list after the rows of the source have changed. Remaining rows keep their
    /// widgets.
    void refresh();
    /// Updates all rows after their look has changed.
    void refreshLooks();
    /// Creates @p row if necessary, scrolls to it and returns its widget.
    QWidget *bringIntoView(int row);
    [[nodiscard]] QWidget *widgetOf(int row) const { return m_built.value(row); }
    /// The row that holds @p widget, or -1.
    [[nodiscard]] int rowHolding(QWidget *widget) const;
    /// The row at @p y of the viewport, or -1.
    [[nodiscard]] int rowAt(int y) const;
    [[nodiscard]] QRect rowRect(int row) const;
    [[nodiscard]] int builtCount() const { return static_cast<int>(m_built.size()); }
    /// Updates the height of @p rowWidget after its height hint has changed.
    void remeasure(QWidget *rowWidget);

Q_SIGNALS:
    /// Emitted before Tab moves to the next or previous stop.
    void walking();
    /// Emitted before the focused row widget @p before is removed. The remaining rows are in place.
    void focusLeaving(QWidget *before);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool viewportEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Anchor
    {
        int row = -1;
        int offset = 0; ///< distance from the viewport's top to the row's, in pixels
    };

    [[nodiscard]] RowDiff takeRows();
    /// Returns the widgets that are no longer used by a row.
    [[nodiscard]] std::vector<QWidget *> takeWidgets(const RowDiff &change);
    void updateRow(int row);
    static void drop(QWidget *widget);
    void layOut();
    void buildVisible();
    void dropUnseen();
    void placeRows();
    QWidget *build(int row);
    bool measure(int row);
    void updateScrollBar();
    [[nodiscard]] std::optional<Anchor> anchor() const;
    void restore(const std::optional<Anchor> &anchor);
    [[nodiscard]] std::vector<QWidget *> stopsOf(QWidget &widget) const;
    bool focusStop(int row, bool next);
    void leave(bool next);

    RowSource &m_source;
    std::vector<quint64> m_keys;
    RowHeights m_heights;
    QHash<int, QWidget *> m_built; ///< widgets by row
    int m_measuredWidth = 0;
    bool m_isLayingOut = false;
};

} // namespace baton
