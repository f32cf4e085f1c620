// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>

namespace baton {

/// The handoffs over an edge, or of a node, by time. Its roles are those of SessionTable; the texts
/// of a row are made on request. Updated in place, so that selection and scroll position stay.
class TransfersModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, DocumentColumn };

    explicit TransfersModel(QObject *parent = nullptr);

    /// Shows the crossings of @p graph at @p positions. With @p node each row says where it went to
    /// or came from.
    void setCrossings(std::shared_ptr<const RoutingGraph> graph, std::vector<int> positions,
                      int node = -1);
    /// Fades rows that come after the first @p count crossings of a replay; nothing: no replay.
    void setHappened(std::optional<int> count);
    /// The position in RoutingGraph::crossings of @p row; -1 past the end.
    [[nodiscard]] int crossing(int row) const;
    /// -1 when the crossing at @p position is not shown.
    [[nodiscard]] int rowOf(int position) const;
    /// The position of the next handoff of the same kind as that of @p row, which shows the later
    /// course; of the last alikeBefore(). -1 when there is none.
    [[nodiscard]] int alikeNear(int row) const;
    /// The one of the same kind over the same edge before it.
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
    bool m_isMixed = false; ///< the handoffs lie in several folders
};

/// The folder of the session that @p crossing belongs to, else of its document: its name.
[[nodiscard]] QString folderOf(const Transfer &crossing);
/// The key of a handoff, equal before and after a graph was rebuilt.
[[nodiscard]] QString keyOf(const Transfer &crossing);

} // namespace baton
