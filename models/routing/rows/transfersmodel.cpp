// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/rows/transfersmodel.h"

#include "models/core/rowupdate.h"
#include "models/routing/graph/routingtexts.h"
#include "models/sessionviews/grid/rowmatching.h"
#include "models/sessionviews/tables/sessiontable.h"
#include "models/strings/pathstrings.h"
#include "models/values/timetext.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QStringList keysOf(const RoutingGraph *graph, const std::vector<int> &positions)
{
    QStringList keys;
    keys.reserve(static_cast<qsizetype>(positions.size()));
    for (const int position : positions) {
        keys.append(keyOf(graph->crossings[static_cast<size_t>(position)]));
    }
    return keys;
}

} // namespace

QString folderOf(const Transfer &crossing)
{
    return lastNameOf(crossing.session.isEmpty() ? parentOf(crossing.at.path) : crossing.session);
}

QString keyOf(const Transfer &crossing)
{
    return u"%1|%2|%3|%4"_s.arg(crossing.at.path)
        .arg(crossing.at.document)
        .arg(crossing.at.pointer.toString())
        .arg(crossing.attempt);
}

TransfersModel::TransfersModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void TransfersModel::setCrossings(std::shared_ptr<const RoutingGraph> graph,
                                  std::vector<int> positions, int node)
{
    if (node != m_node) {
        beginResetModel();
        m_graph = std::move(graph);
        m_rows = std::move(positions);
        m_node = node;
        noteFolders();
        endResetModel();
        return;
    }
    merge(std::move(graph), positions);
    const bool wasMixed = m_isMixed;
    noteFolders();
    if (m_isMixed != wasMixed && rowCount() > 0) {
        Q_EMIT dataChanged(index(0, DocumentColumn), index(rowCount() - 1, DocumentColumn));
    }
}

void TransfersModel::merge(std::shared_ptr<const RoutingGraph> graph,
                           const std::vector<int> &positions)
{
    std::vector<bool> isOther(positions.size());
    const auto tell = [&](int row) {
        if (isOther[static_cast<size_t>(row)]) {
            Q_EMIT dataChanged(index(row, 0), index(row, DocumentColumn));
        }
    };
    VectorRowSteps steps{*this, m_rows, positions, tell};
    std::vector<int> kept =
        matchRows(keysOf(m_graph.get(), m_rows), keysOf(graph.get(), positions));
    takeOutRows(kept, steps);
    for (size_t i = 0; i < kept.size(); ++i) { // rows that stay now refer to the new graph
        const auto row = static_cast<size_t>(kept[i]);
        isOther[row] =
            at(static_cast<int>(i)) != graph->crossings[static_cast<size_t>(positions[row])];
        m_rows[i] = positions[row];
    }
    m_graph = std::move(graph);
    putInRows(kept, static_cast<int>(positions.size()), steps);
}

void TransfersModel::noteFolders()
{
    m_isMixed = false;
    for (int row = 1; row < rowCount() && !m_isMixed; ++row) {
        m_isMixed = folderOf(at(row)) != folderOf(at(0));
    }
}

void TransfersModel::setHappened(std::optional<int> count)
{
    if (std::exchange(m_happened, count) != count && rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, DocumentColumn));
    }
}

int TransfersModel::crossing(int row) const
{
    return row >= 0 && row < rowCount() ? m_rows[static_cast<size_t>(row)] : -1;
}

int TransfersModel::rowOf(int position) const
{
    const auto found = std::ranges::find(m_rows, position);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int TransfersModel::alikeNear(int row) const
{
    if (crossing(row) < 0) {
        return -1;
    }
    for (int other = row + 1; other < rowCount(); ++other) {
        if (at(other).kind == at(row).kind) {
            return crossing(other);
        }
    }
    return alikeBefore(row);
}

int TransfersModel::alikeBefore(int row) const
{
    if (crossing(row) < 0) {
        return -1;
    }
    for (int other = row - 1; other >= 0; --other) {
        if (at(other).kind == at(row).kind && at(other).edge == at(row).edge) {
            return crossing(other);
        }
    }
    return -1;
}

const Transfer &TransfersModel::at(int row) const
{
    return m_graph->crossings[static_cast<size_t>(m_rows[static_cast<size_t>(row)])];
}

int TransfersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TransfersModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 2;
}

QString TransfersModel::text(const Transfer &crossing, int column) const
{
    return column == TimeColumn ? timetext::timeOfDay(crossing.time, {})
                                : routingtext::documentOf(crossing);
}

QString TransfersModel::detail(const Transfer &crossing, int column) const
{
    if (column == DocumentColumn) {
        const QString verdict = routingtext::verdictOf(crossing);
        return m_isMixed ? verdict + u" · "_s + folderOf(crossing) : verdict;
    }
    if (const QString day = routingtext::dayOf(*m_graph, crossing); !day.isEmpty()) {
        return day;
    }
    // A blank keeps the time on the line of the document's name.
    return crossing.attempt > 1 ? tr("attempt %1").arg(crossing.attempt) : u" "_s;
}

/// A text such as "→ Arena" for a handoff that the node sent, or "← Nexus" for one that it
/// received.
QString TransfersModel::tail(const Transfer &crossing) const
{
    if (m_node < 0 || crossing.edge < 0) {
        return {};
    }
    const RoutingEdge &edge = m_graph->edges[static_cast<size_t>(crossing.edge)];
    const auto other = static_cast<size_t>(edge.from == m_node ? edge.to : edge.from);
    return (edge.from == m_node ? u"  → "_s : u"  ← "_s) + m_graph->nodes[other].title;
}

QVariant TransfersModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const Transfer &shown = at(index.row());
    const bool isDocument = index.column() == DocumentColumn;
    switch (role) {
    case Qt::DisplayRole:
        return text(shown, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return routingtext::accessibleText(*m_graph, crossing(index.row()))
            + (m_isMixed ? u", "_s + folderOf(shown) : QString());
    case SessionTable::TailRole:
        return isDocument ? tail(shown) : QString();
    case SessionTable::DetailRole:
        return detail(shown, index.column());
    case SessionTable::DetailShapeRole:
        return static_cast<int>(isDocument ? statusOf(shown.action) : Status::None);
    case SessionTable::FadedRole:
        return shown.isSuperseded || (m_happened && crossing(index.row()) >= *m_happened);
    case SessionTable::PositionRole:
        return crossing(index.row());
    default:
        return {};
    }
}

QVariant TransfersModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == TimeColumn ? tr("Time") : tr("Document and verdict");
}

} // namespace baton
