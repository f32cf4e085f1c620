// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>

namespace baton {

/// Paths at which something changed, handed out in batches: changes in quick succession together,
/// and after a pause as long as the last batch took, so that what changes all the time uses at most
/// half of a core. Lives on the UI thread.
class ChangedPaths final : public QObject
{
    Q_OBJECT

public:
    explicit ChangedPaths(QObject *parent = nullptr);

    void add(const QStringList &paths) { m_paths.unite(QSet(paths.begin(), paths.end())); }
    void clear() { m_paths.clear(); }
    /// The last batch is done with, and the next one may come.
    void proceed();
    /// No batch comes until proceed().
    void pause();

Q_SIGNALS:
    void batchReady(const QStringList &paths);

private:
    void handOut();

    QSet<QString> m_paths;
    QTimer m_timer;
    QElapsedTimer m_work; ///< since the last batch was handed out
    std::chrono::milliseconds m_pause;
};

} // namespace baton
