// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/tables/sessiontable.h"
#include "models/sessionviews/tables/sessiontablesort.h"
#include "widgets/session/tables/emptysentence.h"
#include "widgets/session/tables/lazyrowsview.h"
#include "widgets/session/tables/scrollanchor.h"
#include "widgets/session/tables/sessiontablecolumns.h"

#include <QTimer>

namespace baton {

class AlignedHeader;
class SessionDelegate;

/// A table of a session: Enter or a double click opens the target of a row, a click follows a link.
/// Copy copies the selected rows.
class SessionTableView final : public LazyRowsView
{
    Q_OBJECT

public:
    /// Takes ownership of @p table.
    explicit SessionTableView(SessionTable *table, QWidget *parent = nullptr);

    [[nodiscard]] SessionTable &table() const { return *m_table; }
    /// The row of the table for @p index of this view; -1 without one.
    [[nodiscard]] int rowOf(const QModelIndex &index) const;
    /// The index of row @p row of the table in this view.
    [[nodiscard]] QModelIndex indexOf(int row) const;
    [[nodiscard]] int currentRow() const { return rowOf(currentIndex()); }
    void setCurrentRow(int row);

    /// Lets the user sort by a click on a column's title.
    void setSortable();
    void setRowHeight(int height);
    /// Fits each column to its contents, up to @p widest; column @p stretch gets the remaining
    /// width, but at least its own. Columns that the user resized keep their widths.
    void setFitting(int stretch, int widest = 420);
    /// Wraps texts in @p columns if room is short, so that each has about as many lines; the other
    /// columns fit their contents.
    void setWrapping(const QList<int> &columns);
    /// Only the row that the user selected shows all of its texts; the others have a height of at
    /// most @p most, or more if the first @p rows fit without scrolling.
    void setUnfoldingChosen(int most, int rows = 0);
    /// Keeps a minimum height with room for the current row, up to @p most; without a current row
    /// for rows of @p least.
    void setRoomForCurrent(int least, int most);
    /// Shows all texts of the current row, as if the user had selected it.
    void unfoldCurrent();
    /// The height of the header and the first @p rows rows.
    [[nodiscard]] int heightOf(int rows) const;
    /// The same with a height of at most @p most for rows that the user did not go to.
    [[nodiscard]] int heightOf(int rows, int most) const;
    /// Sets the left edge of the first column.
    void setEdge(int edge);
    /// The width of all columns: with full contents, or with file names without folders.
    [[nodiscard]] int wholeWidth(bool hasFolders) { return m_columns.wholeWidth(hasFolders); }
    /// Sets the sentence that is shown while there are no rows.
    void setEmptySentence(const QString &sentence) { m_emptySentence.set(sentence); }
    /// Scrolls to new rows at the end while the end is visible and no selected row is.
    void setFollowing(bool isOn) { m_isFollowing = isOn; }
    /// Sets whether the user chose the selected rows; the current row always counts as chosen.
    void setSelectionChosen(bool isOn) { m_isSelectionChosen = isOn; }

Q_SIGNALS:
    void rowActivated(int row);
    /// The link in column @p column was clicked.
    void linkActivated(int row, int column);
    void currentRowChanged(int row);
    /// The minimum height changed.
    void leastHeightChanged();

protected:
    [[nodiscard]] int usualRowHeight() const override;
    void focusInEvent(QFocusEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void rowsInserted(const QModelIndex &parent, int start, int end) override;
    void doItemsLayout() override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                 const QModelIndex &index) const override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] QSize sizeHint() const override { return {320, 96}; }

private:
    void connectRows();
    void connectInput();
    [[nodiscard]] bool isLink(const QModelIndex &index) const;
    void fit();
    void fitLater();
    void chooseHeight();
    [[nodiscard]] int titlesHeight() const;
    [[nodiscard]] bool isChosen(const QModelIndex &index) const;
    [[nodiscard]] bool isAtEnd() const;
    void holdSight();
    void unfold(const QModelIndex &index);
    void lookLater(const QSize &sight);
    void look();
    void keepRoom();

    SessionTable *m_table;
    SessionTableSort *m_proxy;
    SessionDelegate *m_delegate;
    SessionTableColumns m_columns;
    QTimer m_fitTimer;   ///< single shot: fits columns after all row changes
    QTimer m_lookTimer;  ///< single shot: adjusts the scroll position after row heights are known
    int m_leastRoom = 0; ///< height kept for the current row; 0 if there is none
    int m_mostRoom = 0;
    int m_leastHeight = 0; ///< height of longer rows, unless they are current
    int m_rowsInOne = 0;   ///< number of rows that are visible without scrolling
    AlignedHeader *m_header;
    ScrollAnchor m_sight{*this};
    bool m_isFollowing = false;
    bool m_isSelectionChosen = false;
    EmptySentence m_emptySentence{*this};
};

} // namespace baton
