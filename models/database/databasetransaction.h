// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

namespace baton {

class DatabaseConnection;

/// A write transaction; its destructor rolls it back unless it was committed.
class DatabaseTransaction
{
public:
    explicit DatabaseTransaction(const DatabaseConnection &connection)
        : m_connection(connection)
    {
    }
    ~DatabaseTransaction();
    Q_DISABLE_COPY_MOVE(DatabaseTransaction)

    /// Begins the transaction. A failure begins with @p what ("The queue cannot be changed").
    [[nodiscard]] Outcome begin(const QString &what);
    [[nodiscard]] Outcome commit(const QString &what);
    void rollBack();

private:
    const DatabaseConnection &m_connection;
    bool m_isOpen = false;
};

} // namespace baton
