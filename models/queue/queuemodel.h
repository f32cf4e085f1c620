// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/queue/stepqueue.h"

#include <QAbstractTableModel>

namespace baton {

/// The steps of a queue, in order. Rows that stay keep their selection when the queue is read
/// again.
class QueueModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        StateColumn,
        NumberColumn,
        TitleColumn,
        BelongingColumn,
        AgentColumn,
        AttemptsColumn,
        UpdatedColumn,
        ColumnCount
    };
    enum RoleId {
        MarkRole = Qt::UserRole, ///< int of Status
        StatusRole,              ///< int of RunStatus
        IdRole,                  ///< QVariant: id of the step
        ProblemRole,             ///< reason of a failed or blocked step; else empty
        RefusalRole              ///< reason why no completion can be reported; empty: it can
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setQueue(const StepQueue &queue);
    [[nodiscard]] const StepQueue &queue() const { return m_queue; }
    /// The step of @p index; null for an invalid index.
    [[nodiscard]] const QueueStep *step(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    template <typename, typename, typename>
    friend struct VectorRowSteps;

    [[nodiscard]] QString text(const QueueStep &step, int column) const;

    StepQueue m_queue;
};

/// The state in words, "failed, retry requested"; the word as written if the protocol does not know
/// it.
[[nodiscard]] QString stateText(const QueueStep &step);

} // namespace baton
