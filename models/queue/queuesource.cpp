// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuesource.h"

#include "models/database/databasetable.h"
#include "models/disk/folderlisting.h"
#include "models/protocol/catalog/catalog.h"
#include "models/queue/queuereader.h"
#include "models/queue/queuesession.h"
#include "models/queue/queuetranslations.h"
#include "models/strings/pathstrings.h"

#include <QFileInfo>
#include <QHash>
#include <QMutex>
#include <QSqlDatabase>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const QStringList &databaseSuffixes()
{
    static const QStringList suffixes{u"db"_s, u"db3"_s, u"sqlite"_s, u"sqlite3"_s};
    return suffixes;
}

/// Files that were examined and contain no queue, so that the next change of their folder does not
/// open them again. May be used from any thread.
class RefusedDatabases
{
public:
    [[nodiscard]] bool contains(const QString &path, const ProtocolPack *pack)
    {
        const QMutexLocker lock(&m_mutex);
        const auto one = m_known.constFind(path);
        return one != m_known.cend() && one->pack.lock().get() == pack
            && one->stamp == queueStamp(path);
    }

    /// @p stamp is that of before the file was opened.
    void add(const QString &path, const std::shared_ptr<const ProtocolPack> &pack,
             const QByteArray &stamp)
    {
        constexpr qsizetype most = 10'000;
        constexpr qint64 settles = 2; // seconds, in which a file may change and keep size and time
        if (QFileInfo(path).lastModified().secsTo(QDateTime::currentDateTime()) <= settles) {
            return;
        }
        const QMutexLocker lock(&m_mutex);
        if (m_known.size() >= most) {
            m_known.clear();
        }
        m_known.insert(path, {stamp, pack});
    }

private:
    struct Refused
    {
        QByteArray stamp;
        std::weak_ptr<const ProtocolPack> pack; ///< that it was looked into for
    };

    QMutex m_mutex;
    QHash<QString, Refused> m_known;
};

RefusedDatabases &refusedDatabases()
{
    static RefusedDatabases refused;
    return refused;
}

/// True if the file at @p address has steps.
Result<bool> holdsSteps(const DatabaseAddress &address, const ProtocolPack &pack)
{
    const auto connection = openQueue(address, DatabaseConnection::Access::Glance);
    if (!connection) {
        const bool isOther = connection.error().contains("not a database"_L1);
        return isOther ? Result<bool>(false) : connection.failure();
    }
    // Another program may lock the file between two statements, but not in a transaction.
    (*connection)->database().transaction();
    if (const auto tables = tablesOf(**connection); !tables) {
        return tables.failure();
    }
    const auto table = findQueueTable(**connection, pack.queue);
    return table && table->has(u"agent"_s) && table->has(u"prompt"_s);
}

} // namespace

std::shared_ptr<const ProtocolPack> queuePack(const ProtocolCatalog &catalog)
{
    const auto pack = std::ranges::find_if(catalog.packs(),
                                           [](const auto &each) { return each->queue.exists(); });
    return pack == catalog.packs().end() ? nullptr : *pack;
}

SessionLocation queuePlace(const DatabaseAddress &address, const ProtocolPack &pack)
{
    const bool isFile =
        address.system == DatabaseAddress::System::Sqlite && address.table.isEmpty();
    return {
        isFile ? address.path : address.text(), pack.id, {}, {}, SessionLocation::Source::Database};
}

Result<std::optional<SessionLocation>> lookForQueue(const QString &path,
                                                    const ProtocolCatalog &catalog)
{
    using Found = std::optional<SessionLocation>;
    const std::shared_ptr<const ProtocolPack> pack = queuePack(catalog);
    // Opening a file here drops the locks that this program has on it, so only files with other
    // names are opened.
    const bool isFile = isCalledDatabase(path) ? QFileInfo(path).isFile() : isDatabaseFile(path);
    if (!pack || (!isDatabaseUrl(path) && !isFile)) {
        return Found();
    }
    const Result<DatabaseAddress> address = databaseAddress(path);
    if (!address) {
        return address.failure();
    }
    if (!isDatabaseUrl(path)) {
        const QByteArray stamp = queueStamp(path);
        if (refusedDatabases().contains(path, pack.get())) {
            return Found();
        }
        const Result<bool> isQueue = holdsSteps(*address, *pack);
        if (!isQueue) {
            return isQueue.failure();
        }
        if (!*isQueue) {
            refusedDatabases().add(path, pack, stamp);
            return Found();
        }
    }
    return Found(queuePlace(*address, *pack));
}

std::optional<SessionLocation> queueAt(const QString &path, const ProtocolCatalog &catalog)
{
    const Result<std::optional<SessionLocation>> found = lookForQueue(path, catalog);
    return found ? *found : std::nullopt;
}

QStringList databasesIn(const QString &folder)
{
    QStringList paths;
    for (const QString &name : namesIn(folder, QDir::Files)) {
        if (isCalledDatabase(name)) {
            paths.append(folder + u'/' + name);
        }
    }
    return paths;
}

bool isCalledDatabase(const QString &path)
{
    return databaseSuffixes().contains(path.section(u'.', -1).toLower());
}

QByteArray queueStamp(const QString &path)
{
    QByteArray stamp;
    for (const QString &part : {path, path + u"-wal"_s}) {
        const QFileInfo info(part);
        if (info.isFile()) {
            stamp += QByteArray::number(info.size()) + ' '
                + QByteArray::number(info.lastModified().toMSecsSinceEpoch()) + '\n';
        }
    }
    return stamp;
}

Result<Session> readQueueAt(const QString &path, const ProtocolCatalog &catalog)
{
    const Result<DatabaseAddress> address = databaseAddress(path);
    const std::shared_ptr<const ProtocolPack> pack = queuePack(catalog);
    if (!address || !pack) {
        return !address
            ? address.failure()
            : Failure{QueueTranslations::tr("No protocol keeps its steps in a database.")};
    }
    const auto connection = openQueue(*address, DatabaseConnection::Access::Glance);
    const Result<StepQueue> queue =
        connection ? readQueue(**connection, *pack) : Result<StepQueue>(connection.failure());
    return queue ? Result<Session>(queueSession(*queue, *pack, *address))
                 : Result<Session>(queue.failure());
}

Session readQueueSession(const SessionLocation &place, const ProtocolCatalog &catalog)
{
    Result<Session> read = readQueueAt(place.path, catalog);
    if (read) {
        return std::move(*read);
    }
    Session session;
    session.summary.place = place;
    session.summary.id = lastNameOf(place.path);
    session.summary.title = session.summary.id;
    session.summary.searchText = read.error();
    session.summary.errors = 1;
    session.summary.warnings = 0;
    session.headline = read.error();
    Evidence evidence;
    evidence.path = place.path;
    session.findings.push_back(
        {u"session.file-unreadable"_s, Severity::Error, read.error(), evidence});
    return session;
}

} // namespace baton
