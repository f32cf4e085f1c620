// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/tables/sessiontable.h"
#include "models/sessionviews/tables/sessiontablesort.h"
#include "widgets/session/tables/lazyrowsview.h"
#include "widgets/session/tables/scrollanchor.h"
#include "widgets/session/tables/sessiontablecolumns.h"

#include <QTimer>

namespace baton {

class AlignedHeader;
class SessionDelegate;

/// A table of a session: Enter or a double click opens what a row leads to, a click does on a link.
/// Copy takes the selected rows.
class SessionTableView final : public LazyRowsView
{
    Q_OBJECT

public:
    /// Takes @p table over.
    explicit SessionTableView(SessionTable *table, QWidget *parent = nullptr);

    [[nodiscard]] SessionTable &table() const { return *m_table; }
    /// The row in the table behind @p index of this view; -1 without one.
    [[nodiscard]] int rowOf(const QModelIndex &index) const;
    /// The index of row @p row of the table in this view.
    [[nodiscard]] QModelIndex indexOf(int row) const;
    [[nodiscard]] int currentRow() const { return rowOf(currentIndex()); }
    void setCurrentRow(int row);

    /// The reader may sort by a click on a column's title.
    void setSortable();
    void setRowHeight(int height);
    /// Each column is as wide as what stands in it, up to @p widest; column @p stretch takes what
    /// the others leave, but no less than its own. One that the reader makes wider or narrower
    /// stays so.
    void setFitting(int stretch, int widest = 420);
    /// Texts in @p columns wrap where there is too little room for all, so that each has about as
    /// many lines; the others are as wide as what stands in them.
    void setWrapping(const QList<int> &columns);
    /// Only the row that the reader went to shows all of its texts; the others are no higher than
    /// @p most, or than lets the first @p rows be read without scrolling where that is more.
    void setUnfoldingChosen(int most, int rows = 0);
    /// Is never so low that the current row is cut, unless that is higher than @p most; without one
    /// its rows have @p least.
    void setRoomForCurrent(int least, int most);
    /// Shows all texts of the current row, as if the reader had gone to it.
    void unfoldCurrent();
    /// The height that the titles and the first @p rows rows take.
    [[nodiscard]] int heightOf(int rows) const;
    /// The same if rows that the reader did not go to were up to @p most high.
    [[nodiscard]] int heightOf(int rows, int most) const;
    /// Sets the left edge of the first column.
    void setEdge(int edge);
    /// The width of all columns: whole, or with names of files without their folders.
    [[nodiscard]] int wholeWidth(bool hasFolders) { return m_columns.wholeWidth(hasFolders); }
    /// Sets the sentence that stands in place of the rows, as long as there are none.
    void setEmptySentence(const QString &sentence);
    /// Rows that come at the end are scrolled to while the end is in sight and the reader chose
    /// nothing that is.
    void setFollowing(bool isOn) { m_isFollowing = isOn; }
    /// Sets whether the reader chose the selected rows; the current row is always chosen.
    void setSelectionChosen(bool isOn) { m_isSelectionChosen = isOn; }

Q_SIGNALS:
    void rowActivated(int row);
    /// The link in column @p column was clicked.
    void linkActivated(int row, int column);
    void currentRowChanged(int row);
    /// It asks for another least height than before.
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
    void updateEmptyState();
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
    int m_leastRoom = 0; ///< height kept for the current row; 0: none
    int m_mostRoom = 0;
    int m_leastHeight = 0; ///< height of longer rows, unless they are current
    int m_rowsInOne = 0;   ///< number of rows that are visible without scrolling
    AlignedHeader *m_header;
    ScrollAnchor m_sight{*this};
    bool m_isFollowing = false;
    bool m_isSelectionChosen = false;
    QString m_emptySentence;
};

} // namespace baton
