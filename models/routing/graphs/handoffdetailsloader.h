// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graphs/handofffielddiff.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace baton {

/// Reads the details of handoffs on a worker, one at a time. A new request replaces waiting ones.
/// Lives on the UI thread.
class HandoffDetailsLoader final : public QObject
{
    Q_OBJECT

public:
    explicit HandoffDetailsLoader(QObject *parent = nullptr);
    ~HandoffDetailsLoader() override;

    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    /// Ends with finished() or failed(), unless there is a newer request.
    void read(const SessionHandoff &handoff, const std::optional<SessionHandoff> &before);
    /// Drops the last request because its result is no longer needed.
    void drop() { ++m_run; }

Q_SIGNALS:
    void finished(const std::vector<baton::HandoffField> &fields);
    void failed(const QString &reason);

private:
    QThreadPool m_pool;
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    int m_run = 0;
};

} // namespace baton
