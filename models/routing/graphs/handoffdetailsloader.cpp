// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/handoffdetailsloader.h"

#include <QtConcurrentRun>

namespace baton {

HandoffDetailsLoader::HandoffDetailsLoader(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

HandoffDetailsLoader::~HandoffDetailsLoader()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void HandoffDetailsLoader::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_catalog = std::move(catalog);
}

void HandoffDetailsLoader::read(const SessionHandoff &handoff,
                                const std::optional<SessionHandoff> &before)
{
    const int run = ++m_run;
    if (!m_catalog) {
        return;
    }
    m_pool.clear();
    QtConcurrent::run(&m_pool, [handoff, before, catalog = m_catalog] {
        return handoffFieldDiff(handoff, before, *catalog);
    }).then(this, [this, run](const Result<std::vector<HandoffField>> &fields) {
        if (run != m_run) {
            return;
        }
        if (fields) {
            Q_EMIT finished(*fields);
        } else {
            Q_EMIT failed(fields.error());
        }
    });
}

} // namespace baton
