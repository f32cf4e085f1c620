// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchworker.h"

#include "models/database/databaseconnection.h"
#include "models/database/filenumber.h"
#include "models/index/database/sessionindex.h"
#include "models/search/indexsearch.h"

#include <QSqlDatabase>

namespace baton {

namespace {

constexpr int pageSize = 50;
constexpr int valuesLast = 10'000; ///< milliseconds

} // namespace

SearchWorker::SearchWorker(std::shared_ptr<const std::atomic_int> wanted)
    : m_wanted(std::move(wanted))
{
}

SearchWorker::~SearchWorker() = default;

void SearchWorker::setAddress(const DatabaseAddress &address)
{
    m_address = address;
    m_index.reset();
}

/// False if another file, or none, is now at the path.
bool SearchWorker::isOpen() const
{
    const bool isServer = m_address.system == DatabaseAddress::System::Postgres;
    return m_index && (isServer || (m_file != 0 && m_file == fileNumber(m_address.path)));
}

bool SearchWorker::open(int number)
{
    const bool isServer = m_address.system == DatabaseAddress::System::Postgres;
    m_index.reset();
    m_file = isServer ? 0 : fileNumber(m_address.path);
    auto index = SessionIndex::open(m_address, SessionIndex::Access::Read);
    if (!index) {
        Q_EMIT failed(number, index.error(), !isServer && m_file == 0);
        return false;
    }
    m_index = std::move(*index);
    m_sinceValues.invalidate();
    return true;
}

void SearchWorker::search(int number, const IndexQuery &query, qint64 before)
{
    if (number != *m_wanted || (!isOpen() && !open(number))) {
        return;
    }
    if (!m_sinceValues.isValid() || m_sinceValues.hasExpired(valuesLast)) {
        m_sinceValues.start();
        Q_EMIT known(knownValues(m_index->connection()), m_index->notice());
    }
    Result<SearchPage> page = searchIndex(m_index->connection(), query, pageSize, before);
    if (!page && !m_index->connection().database().isOpen()) { // lost since the last search
        if (!open(number)) {
            return;
        }
        page = searchIndex(m_index->connection(), query, pageSize, before);
    }
    if (page) {
        Q_EMIT found(number, *page);
    } else {
        m_index.reset();
        Q_EMIT failed(number, page.error(), false);
    }
}

} // namespace baton
