// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/handoffdetailsloader.h"

#include <QtConcurrentRun>

namespace baton {

HandoffReader::HandoffReader(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

HandoffReader::~HandoffReader()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void HandoffReader::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_catalog = std::move(catalog);
}

void HandoffReader::read(const SessionHandoff &handoff, const std::optional<SessionHandoff> &before)
{
    const int run = ++m_run;
    if (!m_catalog) {
        return;
    }
    m_pool.clear();
    QtConcurrent::run(&m_pool, [handoff, before, catalog = m_catalog] {
        return handoffFields(handoff, before, *catalog);
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
