// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/limitedwatcher.h"

#include "models/strings/pathstrings.h"

#include <QFileInfo>
#include <QFileSystemWatcher>

#include <algorithm>
#include <map>
#include <set>

namespace baton {

class LimitedWatcher::Worker final : public QObject
{
public:
    explicit Worker(LimitedWatcher &list)
        : m_list(list)
    {
    }

    void setLimit(int limit)
    {
        m_limit = limit;
        QStringList go;
        while (static_cast<int>(m_watched.size()) > m_limit) {
            go.append(giveUpLowest());
        }
        unwatch(go);
        fill();
    }

    void add(const std::vector<Request> &wishes)
    {
        for (const Request &wish : wishes) {
            const auto [place, isNew] = m_items.try_emplace(wish.path);
            Item &item = place->second;
            item.isInSight = isNew ? isBelowSight(wish.path) : item.isInSight;
            ranked(item).erase({effective(item), wish.path});
            item.rank = wish.rank;
            ranked(item).insert({effective(item), wish.path});
        }
        fill();
    }

    void remove(const QStringList &paths)
    {
        QStringList go;
        for (const QString &path : paths) {
            const auto found = m_items.find(path);
            if (found == m_items.end()) {
                continue;
            }
            ranked(found->second).erase({effective(found->second), path});
            if (found->second.isWatched) {
                go.append(path);
            }
            m_items.erase(found);
        }
        unwatch(go);
        fill();
    }

    void clear()
    {
        m_watcher.reset(); // fast, unlike removing the paths one by one
        m_items.clear();
        m_watched.clear();
        m_waiting.clear();
        m_sight.clear();
    }

    void setInSight(const QStringList &paths)
    {
        if (paths == m_sight) {
            return;
        }
        mark(m_sight, false);
        m_sight = paths;
        mark(m_sight, true);
        fill();
    }

    [[nodiscard]] int unwatched() const { return static_cast<int>(m_waiting.size()); }

private:
    struct Item
    {
        qint64 rank = 0;
        bool isInSight = false;
        bool isWatched = false;
    };
    using Ranked = std::set<std::pair<qint64, QString>>;

    static qint64 effective(const Item &item)
    {
        return item.isInSight ? std::numeric_limits<qint64>::max() : item.rank;
    }

    /// Emits @p signal on the thread of the list.
    template <typename Signal>
    void tell(Signal signal)
    {
        QMetaObject::invokeMethod(&m_list, std::move(signal));
    }

    [[nodiscard]] bool isBelowSight(const QString &path) const
    {
        return std::ranges::any_of(
            m_sight, [&path](const QString &seen) { return isAtOrBelow(path, seen); });
    }

    Ranked &ranked(const Item &item) { return item.isWatched ? m_watched : m_waiting; }

    QFileSystemWatcher &watcher()
    {
        if (!m_watcher) {
            m_watcher = std::make_unique<QFileSystemWatcher>();
            const auto follow = [this](const QString &path) { notice(path); };
            connect(m_watcher.get(), &QFileSystemWatcher::directoryChanged, this, follow);
            connect(m_watcher.get(), &QFileSystemWatcher::fileChanged, this, follow);
        }
        return *m_watcher;
    }

    void notice(const QString &path)
    {
        // The system stops watching a file that is replaced.
        if (!watcher().files().contains(path) && !watcher().directories().contains(path)) {
            forgetWatch(path);
        }
        tell([this, path] { Q_EMIT m_list.changed(path); });
    }

    void mark(const QStringList &paths, bool isInSight)
    {
        for (const QString &path : paths) {
            const QString below = path + u'/';
            for (auto one = m_items.lower_bound(path); one != m_items.end(); ++one) {
                const bool isAt = one->first == path || one->first.startsWith(below);
                if (!isAt && !one->first.startsWith(path)) {
                    break;
                }
                if (isAt) {
                    ranked(one->second).erase({effective(one->second), one->first});
                    one->second.isInSight = isInSight;
                    ranked(one->second).insert({effective(one->second), one->first});
                }
            }
        }
    }

    void setWatched(const QString &path, bool isOn)
    {
        Item &item = m_items[path];
        ranked(item).erase({effective(item), path});
        item.isWatched = isOn;
        ranked(item).insert({effective(item), path});
    }

    void forgetWatch(const QString &path)
    {
        const auto found = m_items.find(path);
        if (found != m_items.end()) {
            ranked(found->second).erase({effective(found->second), path});
            m_items.erase(found);
        }
    }

    QString giveUpLowest()
    {
        const QString path = m_watched.begin()->second;
        setWatched(path, false);
        return path;
    }

    void unwatch(const QStringList &paths)
    {
        if (!paths.isEmpty()) {
            watcher().removePaths(paths);
        }
    }

    /// Watches the waiting paths, as far as there is room, and replaces watches of a lower rank.
    void fill()
    {
        while (fillSome()) { }
    }

    /// Adds few paths at a time: if the system accepts no more watches, each further try would be
    /// reported. Returns true if there may be more to do.
    bool fillSome()
    {
        constexpr qsizetype batch = 64;
        QStringList come;
        QStringList go;
        while (!m_waiting.empty() && m_limit > 0 && come.size() < batch) {
            const auto [rank, path] = *m_waiting.rbegin();
            if (static_cast<int>(m_watched.size()) >= m_limit) {
                if (m_watched.begin()->first >= rank) {
                    break;
                }
                go.append(giveUpLowest());
            }
            setWatched(path, true);
            come.append(path);
        }
        unwatch(go);
        bool isFull = false;
        for (const QString &path : come.isEmpty() ? come : watcher().addPaths(come)) {
            come.removeOne(path);
            if (QFileInfo(path).isReadable()) {
                isFull = true;
                setWatched(path, false);
            } else {
                forgetWatch(path); // missing or not accessible
            }
        }
        if (isFull) {
            m_limit = static_cast<int>(m_watched.size());
        }
        if (!come.isEmpty()) {
            tell([this, come] { Q_EMIT m_list.watching(come); });
        }
        return !isFull && !come.isEmpty();
    }

    LimitedWatcher &m_list;
    std::unique_ptr<QFileSystemWatcher> m_watcher; ///< made on the thread that it works on
    std::map<QString, Item> m_items;
    Ranked m_watched;
    Ranked m_waiting;
    QStringList m_sight;
    int m_limit = usualLimit;
};

LimitedWatcher::LimitedWatcher(QObject *parent)
    : QObject(parent)
    , m_worker(new Worker(*this))
{
    m_thread.setObjectName(QStringLiteral("LimitedWatcher"));
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
}

LimitedWatcher::~LimitedWatcher()
{
    m_thread.quit();
    m_thread.wait();
}

template <typename Work>
void LimitedWatcher::ask(Work work)
{
    ++m_open;
    QMetaObject::invokeMethod(m_worker, [this, work = std::move(work)] {
        work(*m_worker);
        QMetaObject::invokeMethod(this, [this, unwatched = m_worker->unwatched()] {
            m_unwatched = unwatched;
            if (--m_open == 0) {
                Q_EMIT settled();
            }
        });
    });
}

void LimitedWatcher::setLimit(int limit)
{
    ask([limit](Worker &worker) { worker.setLimit(limit); });
}

void LimitedWatcher::add(std::vector<Request> wishes)
{
    if (!wishes.empty()) {
        ask([wishes = std::move(wishes)](Worker &worker) { worker.add(wishes); });
    }
}

void LimitedWatcher::remove(const QStringList &paths)
{
    if (!paths.isEmpty()) {
        ask([paths](Worker &worker) { worker.remove(paths); });
    }
}

void LimitedWatcher::clear()
{
    ask([](Worker &worker) { worker.clear(); });
}

void LimitedWatcher::setInSight(const QStringList &paths)
{
    ask([paths](Worker &worker) { worker.setInSight(paths); });
}

} // namespace baton
