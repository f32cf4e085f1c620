// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/statisticsreader.h"

#include "models/index/database/sessionindex.h"

#include <QtConcurrentRun>

namespace baton {

namespace {

constexpr int sessionsOfAMatrix = 60;

using Read = Result<std::pair<Statistics, SessionMatrix>>;

Read readAll(const DatabaseAddress &address, const ProtocolCatalog &catalog,
             const StatisticsScope &scope)
{
    const Result<std::unique_ptr<SessionIndex>> index =
        SessionIndex::open(address, SessionIndex::Access::Read);
    if (!index) {
        return index.failure();
    }
    Result<Statistics> statistics = readStatistics((*index)->connection(), catalog, scope);
    if (!statistics) {
        return statistics.failure();
    }
    statistics->notice = (*index)->notice();
    Result<SessionMatrix> matrix = scope.protocol.isEmpty()
        ? Result<SessionMatrix>(SessionMatrix())
        : readSessionMatrix((*index)->connection(), scope, sessionsOfAMatrix);
    if (!matrix) {
        return matrix.failure();
    }
    return std::pair(std::move(*statistics), std::move(*matrix));
}

} // namespace

StatisticsReader::StatisticsReader(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
{
    m_pool.setMaxThreadCount(1);
}

StatisticsReader::~StatisticsReader()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void StatisticsReader::read(const DatabaseAddress &address, const StatisticsScope &scope)
{
    m_isReading = true;
    QtConcurrent::run(&m_pool, [address, catalog = m_catalog, scope] {
        return std::make_shared<Read>(readAll(address, *catalog, scope));
    }).then(this, [this, request = ++m_request](const std::shared_ptr<Read> &done) {
        if (request != m_request) {
            return; // others are wanted by now
        }
        m_isReading = false;
        if (*done) {
            Q_EMIT read((*done)->first, (*done)->second);
        } else {
            Q_EMIT failed(done->error());
        }
    });
}

} // namespace baton
