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

/// Watches files and folders by notification. The system limits the number of watches: visible
/// paths come first, then those of the highest rank. Lives on the UI thread and calls the system on
/// a separate thread, since thousands of paths take time.
class LimitedWatcher final : public QObject
{
    Q_OBJECT

public:
    struct Request
    {
        QString path;
        qint64 rank = 0; ///< time of the last change: recently changed paths are watched first
    };
    /// The rank of paths that are watched before all others.
    static constexpr qint64 first = std::numeric_limits<qint64>::max() / 2;
    static constexpr int usualLimit = 32'768;

    explicit LimitedWatcher(QObject *parent = nullptr);
    ~LimitedWatcher() override;

    /// Sets the largest number of watches. The system may set a lower limit by refusing some.
    void setLimit(int limit);
    /// Adds paths. A path that is already watched gets the new rank.
    void add(std::vector<Request> wishes);
    void remove(const QStringList &paths);
    void clear();
    /// Watches paths at or below @p paths first, until the next call.
    void setInSight(const QStringList &paths);

    /// True if no request is pending.
    [[nodiscard]] bool isSettled() const { return m_open == 0; }
    /// The number of requested paths that are not watched.
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
