// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/searchmodel.h"
#include "models/search/searchworker.h"

class QThread;

namespace baton {

/// Searches one index while a query is typed. Lives on the UI thread; slow work runs on a separate
/// thread.
class IndexSearcher final : public QObject
{
    Q_OBJECT

public:
    explicit IndexSearcher(const DatabaseAddress &address, QObject *parent = nullptr);
    ~IndexSearcher() override;

    void setAddress(const DatabaseAddress &address);
    [[nodiscard]] const DatabaseAddress &address() const { return m_address; }

    /// Searches for @p text instead of the last query. While it is @p typed, the last word may be
    /// incomplete.
    void search(const QString &text, bool isTyped);
    /// Repeats the last search.
    void searchAgain();

    [[nodiscard]] SearchModel &model() { return m_model; }
    [[nodiscard]] const IndexQuery &query() const { return m_query; }
    [[nodiscard]] const SearchValues &values() const { return m_values; }
    /// A sentence about the state of the index; empty if there is none.
    [[nodiscard]] const QString &notice() const { return m_notice; }
    /// The reason why the search failed; empty: it did not.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// SearchPage::remarks of the last answer.
    [[nodiscard]] const QStringList &remarks() const { return m_remarks; }
    [[nodiscard]] bool isMissing() const { return m_isMissing; }
    [[nodiscard]] bool isSearching() const { return m_isSearching; }

Q_SIGNALS:
    void changed();

private:
    void ask(qint64 before);
    void take(int number, const SearchPage &page);
    void fail(int number, const QString &reason, bool isMissing);

    DatabaseAddress m_address;
    SearchModel m_model;
    IndexQuery m_query;
    SearchValues m_values;
    QString m_notice;
    QString m_problem;
    QStringList m_remarks;
    bool m_isMissing = false;
    bool m_isSearching = false;
    bool m_isFetching = false; ///< a page after the first one is being read
    const std::shared_ptr<std::atomic_int> m_wanted;
    QThread *m_thread;
    SearchWorker *m_worker; ///< lives on m_thread
};

} // namespace baton
