// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>

namespace baton {

/// The handoffs of an edge or node, by time. The roles are those of SessionTable; the texts of a
/// row are created on request. Updated in place, so that selection and scroll position are kept.
class TransfersModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, DocumentColumn };

    explicit TransfersModel(QObject *parent = nullptr);

    /// Shows the crossings of @p graph with the indexes @p positions. With @p node, each row shows
    /// where the handoff went to or came from.
    void setCrossings(std::shared_ptr<const RoutingGraph> graph, std::vector<int> positions,
                      int node = -1);
    /// Mutes rows after the first @p count crossings of a replay; nullopt if there is no replay.
    void setHappened(std::optional<int> count);
    /// The index in RoutingGraph::crossings of @p row; -1 behind the last row.
    [[nodiscard]] int crossing(int row) const;
    /// The row of the crossing with the index @p position; -1 if it is not shown.
    [[nodiscard]] int rowOf(int position) const;
    /// The index of the next handoff of the same kind as that of @p row, which shows the further
    /// development. For the last one, alikeBefore(). -1 if there is none.
    [[nodiscard]] int alikeNear(int row) const;
    /// The index of the previous handoff of the same kind over the same edge; -1 if there is none.
    [[nodiscard]] int alikeBefore(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    template <typename, typename, typename>
    friend struct VectorRowSteps;

    /// Replaces the rows in place.
    void merge(std::shared_ptr<const RoutingGraph> graph, const std::vector<int> &positions);
    [[nodiscard]] const Transfer &at(int row) const;
    [[nodiscard]] QString text(const Transfer &crossing, int column) const;
    [[nodiscard]] QString detail(const Transfer &crossing, int column) const;
    void noteFolders();
    [[nodiscard]] QString tail(const Transfer &crossing) const;

    std::shared_ptr<const RoutingGraph> m_graph;
    std::vector<int> m_rows; ///< positions of the shown handoffs
    int m_node = -1;
    std::optional<int> m_happened;
    bool m_isMixed = false; ///< the handoffs are in several folders
};

/// The name of the folder of the session of @p crossing, else of its document.
[[nodiscard]] QString folderOf(const Transfer &crossing);
/// The key of a handoff, which is the same after a graph was rebuilt.
[[nodiscard]] QString keyOf(const Transfer &crossing);

} // namespace baton
