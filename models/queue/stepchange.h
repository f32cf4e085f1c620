// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databasetransaction.h"
#include "models/queue/queuewriter.h"

#include <QSqlDatabase>

namespace baton {

/// A field of a step and its new value.
struct StepField
{
    QString field;
    QVariant value;
};

/// A change of one step in a transaction, which ends with the object unless it is committed.
class StepChange
{
public:
    /// @p connection and @p pack outlive it.
    StepChange(const DatabaseConnection &connection, const ProtocolPack &pack,
               QueueTableShape shape);

    /// Sets the state of @p step to @p status, and the fields of @p values that have a column. With
    /// @p isAttempt, also counts one more attempt. Makes no change if state, attempts or time of
    /// the last change differ from @p step.
    [[nodiscard]] Result<QueueChange> make(const QueueStep &step, RunStatus status,
                                           std::vector<StepField> values, bool isAttempt);

private:
    [[nodiscard]] Result<QueueChange> commit(const QueueStep &step);
    [[nodiscard]] Outcome write(const QueueStep &step, const QString &word,
                                const std::vector<StepField> &values, bool isAttempt);
    [[nodiscard]] QString column(const QString &field) const;
    [[nodiscard]] QString statement(const std::vector<StepField> &values, bool isAttempt) const;
    void addTime(std::vector<StepField> &values, const QueueStep &step) const;
    [[nodiscard]] QVariant formOfTime(const QueueStep &step) const;
    [[nodiscard]] bool isOfWholeNumbers(const QString &field) const;
    [[nodiscard]] QVariant value(const QString &statement, const QVariantList &values = {}) const;
    [[nodiscard]] QVariant stored(const StepField &entry) const;
    [[nodiscard]] Result<QueueChange> conflict(const QueueStep &step);

    const DatabaseConnection &m_connection;
    QSqlDatabase m_database;
    const ProtocolPack &m_pack;
    QueueTableShape m_shape;
    DatabaseTransaction m_transaction;
};

} // namespace baton
