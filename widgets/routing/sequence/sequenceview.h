// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/sequence/sequencegeometry.h"

#include <QAbstractScrollArea>

#include <optional>

namespace baton {

/// The handoffs of a graph from top to bottom in time, between the lanes of their agents. Paints
/// only visible rows, so that their number is not limited.
class SequenceView final : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit SequenceView(QWidget *parent = nullptr);

    /// Keeps the selected handoff and the scroll position.
    void setGraph(const std::shared_ptr<const RoutingGraph> &graph);
    /// Like setGraph(), with a sequence that a worker created.
    void setSequence(const Sequence &sequence);
    [[nodiscard]] const Sequence &sequence() const { return m_sequence; }
    /// Dims the handoffs after the first @p count; nullopt dims none.
    void setReplay(std::optional<int> count);

    /// Position in RoutingGraph::crossings; -1 if there is none.
    [[nodiscard]] int currentCrossing() const;
    /// Selects a handoff and makes it visible, without a signal.
    void setCurrentCrossing(int position);
    /// Selects the next handoff whose agents, kind or document contain @p text, or with -1 the
    /// previous one.
    /// @returns the number of matches.
    int find(const QString &text, int by);
    /// The rectangle of a row in the viewport.
    [[nodiscard]] QRect rowRect(int row) const { return places().rowRect(row); }

Q_SIGNALS:
    void crossingSelected(int position);
    /// Enter was pressed, or the row was double-clicked.
    void crossingActivated(int position);
    /// The user pressed / to search.
    void findRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    [[nodiscard]] int rows() const { return static_cast<int>(m_sequence.rows().size()); }
    [[nodiscard]] SequenceGeometry places() const;
    void updateBars();
    void select(int row);
    void reveal(int row);
    void showTip(const QPoint &place, const QPoint &global);

    Sequence m_sequence;
    std::optional<int> m_replay;
    int m_current = -1;         ///< current row; -1 if there is none
    int m_leastLane = 0;        ///< smallest width of a lane in which each name fits
    bool m_isUntouched = false; ///< the user has not scrolled or selected anything yet
};

} // namespace baton
