// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QStringList>
#include <QThread>

#include <limits>
#include <memory>
#include <vector>

namespace baton {

/// Files and folders that are followed by notification. The system watches only so many: those
/// that are in sight come first, then the ones of the highest rank. Lives on the UI thread and asks
/// the system on a thread of its own, for it takes its time with thousands of paths.
class LimitedWatcher final : public QObject
{
    Q_OBJECT

public:
    struct Request
    {
        QString path;
        qint64 rank = 0; ///< time of the last change: recently changed paths are watched first
    };
    /// The rank of what is watched before all else.
    static constexpr qint64 first = std::numeric_limits<qint64>::max() / 2;
    static constexpr int usualLimit = 32'768;

    explicit LimitedWatcher(QObject *parent = nullptr);
    ~LimitedWatcher() override;

    /// Sets the largest number of watches. The system may set a lower limit by refusing some.
    void setLimit(int limit);
    /// Adds paths; a path that is watched already takes its new rank.
    void add(std::vector<Request> wishes);
    void remove(const QStringList &paths);
    void clear();
    /// Watches paths at or below @p paths first until others are in sight.
    void setInSight(const QStringList &paths);

    /// Nothing that was asked for is still to be done.
    [[nodiscard]] bool isSettled() const { return m_open == 0; }
    /// The number of paths that are wished for and not watched.
    [[nodiscard]] int unwatched() const { return m_unwatched; }

Q_SIGNALS:
    void changed(const QString &path);
    /// Changes at @p paths are noticed from now on.
    void watching(const QStringList &paths);
    void settled();

private:
    class Worker;

    template <typename Work>
    void ask(Work work);

    QThread m_thread;
    Worker *m_worker; ///< lives on m_thread
    int m_open = 0;
    int m_unwatched = 0;
};

} // namespace baton
