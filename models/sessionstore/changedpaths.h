// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>

namespace baton {

/// Collects changed paths and emits them in batches. Changes in quick succession are joined. After
/// a batch it pauses as long as the batch took to process, so that continuous changes use at most
/// half of a core. Lives on the UI thread.
class ChangedPaths final : public QObject
{
    Q_OBJECT

public:
    explicit ChangedPaths(QObject *parent = nullptr);

    void add(const QStringList &paths) { m_paths.unite(QSet(paths.begin(), paths.end())); }
    void clear() { m_paths.clear(); }
    /// Ends the processing of the last batch, so that the next one may follow.
    void proceed();
    /// Emits no batch until proceed().
    void pause();

Q_SIGNALS:
    void batchReady(const QStringList &paths);

private:
    void handOut();

    QSet<QString> m_paths;
    QTimer m_timer;
    QElapsedTimer m_work; ///< time since the last batch was emitted
    std::chrono::milliseconds m_pause;
};

} // namespace baton
