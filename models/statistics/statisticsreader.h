// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseaddress.h"
#include "models/statistics/sessionmatrix.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace baton {

/// Reads the statistics of an index on a separate thread. Lives on the UI thread.
class StatisticsReader final : public QObject
{
    Q_OBJECT

public:
    explicit StatisticsReader(std::shared_ptr<const ProtocolCatalog> catalog,
                              QObject *parent = nullptr);
    ~StatisticsReader() override;

    void setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog) { m_catalog = catalog; }
    /// Emits read() or failed(), unless another read() follows meanwhile. The matrix is that of the
    /// scope's protocol, and empty without a protocol.
    void read(const DatabaseAddress &address, const StatisticsScope &scope);
    [[nodiscard]] bool isReading() const { return m_isReading; }

Q_SIGNALS:
    void read(const baton::Statistics &statistics, const baton::SessionMatrix &matrix);
    void failed(const QString &reason);

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    quint64 m_request = 0; ///< the number of the last one
    bool m_isReading = false;
    QThreadPool m_pool; ///< finishes before the other members are destroyed
};

} // namespace baton
