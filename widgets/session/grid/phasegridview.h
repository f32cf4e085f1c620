// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/grid/phasegrid.h"
#include "widgets/session/grid/phasegridcolumns.h"
#include "widgets/session/tables/scrollanchor.h"

#include <QTreeView>

#include <optional>

namespace baton {

class AlignedHeader;

/// Phases as rows, their attempts as connected cells. Left and Right move through the attempts,
/// then collapse and expand; Enter opens the file that shows the state of a cell.
class PhaseGridView final : public QTreeView
{
    Q_OBJECT

public:
    explicit PhaseGridView(PhaseGrid *grid, QWidget *parent = nullptr);

    [[nodiscard]] PhaseGrid &grid() const { return *m_grid; }
    [[nodiscard]] PhasePlace currentPlace() const { return m_grid->placeOf(currentIndex()); }
    void setCurrentPlace(const PhasePlace &place);
    /// Marks @p match in the title of the current row until another row is chosen.
    void mark(const QString &match);
    [[nodiscard]] const QString &marked() const { return m_match; }
    /// The rectangle of an attempt's box in the viewport.
    [[nodiscard]] QRect cellRect(const QModelIndex &index) const;
    /// Expands everything that is useful after another session was set.
    void unfold();
    void layOut();
    /// Measures the first visible rows.
    void measureTitles();
    /// The width that the columns require. Columns keep their full width while all together need at
    /// most @p easy pixels. Between @p easy and @p most they become narrower and the attempts keep
    /// their words. Beyond @p most the attempts show only their shapes.
    [[nodiscard]] int wantedWidth(int easy, int most) const
    {
        return m_columns.wantedWidth(easy, most);
    }
    /// True if the cells of attempts have shapes without words, so that a legend is required.
    [[nodiscard]] bool hasShapesOnly() const { return m_columns.hasShapesOnly(); }
    /// The height of the header and the first @p rows expanded rows.
    [[nodiscard]] int heightOf(int rows) const;

Q_SIGNALS:
    void placeSelected(const baton::PhasePlace &place);
    void placeActivated(const baton::PhasePlace &place);
    void shapesOnlyChanged();

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                 const QModelIndex &index) const override;
    void drawBranches(QPainter *painter, const QRect &rect,
                      const QModelIndex &index) const override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void keyPressEvent(QKeyEvent *event) override;
    void doItemsLayout() override;
    void resizeEvent(QResizeEvent *event) override;
    [[nodiscard]] QSize sizeHint() const override { return {600, 236}; }

private:
    void drawAttempts(QPainter *painter, int top, const QModelIndex &index) const;
    void drawTimes(QPainter *painter, int top, const QModelIndex &index) const;
    [[nodiscard]] QRect sectionRect(int column, int top) const;
    [[nodiscard]] int indentOf(const QModelIndex &index) const;
    void stepSideways(int by);
    void stepRow(int by);

    void holdSight();

    PhaseGrid *m_grid;
    ScrollAnchor m_sight{*this};
    AlignedHeader *m_titles;
    PhaseGridColumns m_columns;
    QString m_match;                ///< marked in the title of the current row
    int m_wantedAttempt = 0;        ///< attempt column that Up and Down return to
    std::optional<int> m_ownScroll; ///< scroll position of the user before the resize
};

} // namespace baton
