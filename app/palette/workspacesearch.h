// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <vector>

namespace baton {

/// A place of a text in a file; line and column count from 1.
struct SearchHit
{
    QString path;
    int line = 1;
    int column = 1;
    QString text; ///< trimmed line, or the part of it around the match

    friend bool operator==(const SearchHit &, const SearchHit &) = default;
};

using SearchHits = std::vector<SearchHit>;

/// The paths to search.
struct SearchedFiles
{
    QStringList documents;
    QStringList logs; ///< logs and other plain texts of any size
};

/// Searches a text in files on a worker; a new search cancels the previous one.
class WorkspaceSearch : public QObject
{
    Q_OBJECT

public:
    explicit WorkspaceSearch(QObject *parent = nullptr);
    ~WorkspaceSearch() override;

    /// Ends in one finished(), unless another start() or stop() comes first.
    void start(const SearchedFiles &files, const QString &text);
    void stop() { *m_stop = true; }

Q_SIGNALS:
    /// @p isCut: there are more hits than reported.
    void finished(const baton::SearchHits &hits, bool isCut);

private:
    QThreadPool m_pool;
    std::shared_ptr<std::atomic_bool> m_stop;
};

} // namespace baton
