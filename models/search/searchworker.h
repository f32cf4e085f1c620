// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseaddress.h"
#include "models/search/indexhit.h"
#include "models/search/searchvalues.h"

#include <QElapsedTimer>
#include <QObject>

#include <atomic>
#include <memory>

namespace baton {

class SessionIndex;

/// Searches an index on a separate thread. Skips outdated requests.
class SearchWorker final : public QObject
{
    Q_OBJECT

public:
    /// @p wanted is the number of the request whose answer is needed.
    explicit SearchWorker(std::shared_ptr<const std::atomic_int> wanted);
    ~SearchWorker() override;

    /// Sets the index to open with the next request.
    void setAddress(const DatabaseAddress &address);
    /// Reads the page of hits with ids below @p before; 0: the first page. An empty query only
    /// opens the index.
    void search(int number, const IndexQuery &query, qint64 before);

Q_SIGNALS:
    /// The values of the filters, and the notice of the index.
    void known(const baton::SearchValues &values, const QString &notice);
    void found(int number, const baton::SearchPage &page);
    /// Emitted when a request failed. @p isMissing is true if there is no index yet.
    void failed(int number, const QString &reason, bool isMissing);

private:
    [[nodiscard]] bool isOpen() const;
    bool open(int number);

    const std::shared_ptr<const std::atomic_int> m_wanted;
    DatabaseAddress m_address;
    std::unique_ptr<SessionIndex> m_index;
    quint64 m_file = 0; ///< number of the open file in its file system
    QElapsedTimer m_sinceValues;
};

} // namespace baton
