// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/sessionindex.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasequery.h"
#include "models/index/database/canonicalpath.h"
#include "models/index/database/indexfailure.h"
#include "models/index/database/indexschema.h"
#include "models/index/database/indextranslations.h"
#include "models/index/database/indexwriting.h"
#include "models/index/database/packedsession.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Connection = Result<std::shared_ptr<DatabaseConnection>>;

/// Allows searches beside a writer. If another program holds the file, the next opening sets it up.
/// A broken file is noticed when it is read.
void setUpFile(const DatabaseConnection &connection)
{
    QSqlQuery query(connection.database());
    query.exec(u"PRAGMA journal_mode = WAL"_s);
    query.exec(u"PRAGMA synchronous = NORMAL"_s);
}

/// The state of an index at an address.
struct IndexState
{
    int version = 0;
    bool isDamaged = false;
    bool isIndex = false; ///< a file that this program may set aside because nobody else owns it
};

Failure somethingElse(const DatabaseAddress &address)
{
    const bool isFile = address.system == DatabaseAddress::System::Sqlite;
    return Failure{
        isFile
            ? IndexTranslations::tr("The database at %1 is not an index. Name another one.")
                  .arg(address.text())
            : IndexTranslations::tr("The schema at %1 is not an index, it holds other tables. Name "
                                    "another database, or an empty schema by “%2” in the address.")
                  .arg(address.text(), u"?options=-c%20search_path%3DSCHEMA"_s)};
}

Result<int> checkedServerVersion(const DatabaseConnection &connection)
{
    Result<int> version = storedIndexVersion(connection);
    if (!version || *version > 0) {
        return version;
    }
    const Result<bool> areOfOthers = hasTablesOfOthers(connection);
    return !areOfOthers ? Result<int>(areOfOthers.failure())
        : *areOfOthers  ? Result<int>(somethingElse(connection.address()))
                        : version;
}

/// The version of the tables of an index. Fails if a database has other tables, or tables that do
/// not match their version.
Result<int> checkedVersion(const DatabaseConnection &connection, IndexState &state)
{
    const DatabaseAddress &address = connection.address();
    if (connection.isServer()) {
        return checkedServerVersion(connection);
    }
    QSqlDatabase database = connection.database();
    database.transaction(); // another program may make the tables just now
    const Result<int> version = storedIndexVersion(connection);
    const Result<IndexTables> tables =
        version ? comparedTables(connection, *version) : Result<IndexTables>(version.failure());
    database.commit();
    state.isIndex = state.isIndex || (version && *version > 0);
    if (!tables) {
        return tables.failure();
    }
    if (tables->areOfOthers && !state.isIndex) {
        return somethingElse(address);
    }
    state.isIndex = true;
    state.isDamaged = tables->areOfOthers || !tables->wrong.isEmpty();
    return !state.isDamaged
        ? version
        : Failure{
              IndexTranslations::tr("The index at %1 does not have the tables of its version: %2.")
                  .arg(address.text(), tables->wrong.join(u", "_s))};
}

/// Opens the database. Makes the tables of the present version with Access::Write.
Connection prepared(const DatabaseAddress &address, SessionIndex::Access access, IndexState &state)
{
    state = {0, false, address == SessionIndex::localAddress()};
    const bool isWriting = access == SessionIndex::Access::Write;
    const bool isNewFile = isWriting && address.system == DatabaseAddress::System::Sqlite
        && !QFileInfo::exists(address.path);
    if (isNewFile) {
        QDir().mkpath(QFileInfo(address.path).path());
    }
    Connection connection = DatabaseConnection::open(
        address, isWriting ? DatabaseConnection::Access::Write : DatabaseConnection::Access::Read);
    if (!connection) {
        state.isDamaged = isAboutDamage(connection.error());
        return connection;
    }
    if (isNewFile) { // the sessions may be private
        QFile::setPermissions(address.path, QFile::ReadOwner | QFile::WriteOwner);
    }
    const int newest = static_cast<int>(indexSteps().size());
    Result<int> stored = checkedVersion(**connection, state);
    if (stored && isWriting && !(*connection)->isServer()) {
        setUpFile(**connection);
    }
    if (stored && *stored < newest && isWriting) {
        const Outcome done = migrateIndex(**connection);
        stored = done ? Result<int>(newest) : Result<int>(done.failure());
    }
    if (!stored) {
        state.isDamaged = state.isDamaged || isAboutDamage(stored.error());
        return stored.failure();
    }
    state.version = *stored;
    return connection;
}

/// Sets the damaged file aside, with the files of SQLite beside it; it replaces an earlier one.
/// Returns a notice of it.
QString setAside(const QString &path)
{
    const QString aside = path + u".broken"_s;
    for (const QString &part : {QString(), u"-wal"_s, u"-shm"_s}) {
        QFile::remove(aside + part);
        QFile::rename(path + part, aside + part);
    }
    return IndexTranslations::
        tr("The index was damaged. It begins anew and is filled as sessions are read; the damaged "
           "file is now %1.")
            .arg(QDir::toNativeSeparators(aside));
}

/// True if the file exists and this user may only read it.
bool isWriteProtected(const DatabaseAddress &address)
{
    const QFileInfo file(address.path);
    return address.system == DatabaseAddress::System::Sqlite && file.exists()
        && !(file.isWritable() && QFileInfo(file.path()).isWritable());
}

Failure absentIndex(const DatabaseAddress &address)
{
    return Failure{IndexTranslations::tr("There is no index at %1. “baton index” makes one.")
                       .arg(address.text())};
}

QStringList canonicalPaths(const QStringList &folders)
{
    QStringList paths;
    std::ranges::transform(folders, std::back_inserter(paths), canonicalPath);
    return paths;
}

/// False if a page of a table is damaged. The index of words is checked as the tables in which it
/// is stored: a comparison with the texts would take many times as long.
Result<bool> isSound(const DatabaseConnection &connection)
{
    QSqlQuery query(connection.database());
    QStringList tables;
    bool isRead =
        query.exec(u"SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0"_s);
    while (isRead && query.next()) {
        tables.append(query.value(0).toString());
    }
    isRead = isRead && !query.lastError().isValid();
    for (const QString &table : std::as_const(tables)) {
        isRead = isRead && query.exec(u"PRAGMA quick_check('%1')"_s.arg(table)) && query.next();
        if (isRead && query.value(0).toString() != "ok"_L1) {
            return false;
        }
    }
    if (isRead || isAboutDamage(query.lastError().databaseText())) {
        return isRead;
    }
    return connection.failure(IndexTranslations::tr("The index cannot be read"), query.lastError());
}

} // namespace

Result<std::unique_ptr<SessionIndex>> SessionIndex::open(const DatabaseAddress &address,
                                                         Access asked, const QString &origin)
{
    const bool isProtected = asked == Access::Write && isWriteProtected(address);
    const Access access = isProtected ? Access::Read : asked;
    IndexState state;
    QString notice = isProtected
        ? IndexTranslations::tr("The index at %1 cannot be written. It is read, not changed.")
              .arg(address.text())
        : QString();
    Connection connection = prepared(address, access, state);
    const bool isFile = address.system == DatabaseAddress::System::Sqlite;
    if (!connection && isFile && access == Access::Read && !QFileInfo::exists(address.path)) {
        return absentIndex(address);
    }
    if (!connection && isFile && access == Access::Write && state.isDamaged && state.isIndex) {
        notice = setAside(address.path);
        connection = prepared(address, access, state);
    }
    if (!connection && state.isDamaged) {
        return Failure{connection.error() + u' '
                       + (state.isIndex
                              ? adviceOnDamage()
                              : IndexTranslations::tr("It is damaged, or not an index. Remove "
                                                      "it, or name another file."))};
    }
    if (!connection) {
        return connection.failure();
    }
    const int version = state.version;
    const int newest = static_cast<int>(indexSteps().size());
    if (version < newest) { // only to be read, it could not be changed
        return version == 0
            ? absentIndex(address)
            : Failure{IndexTranslations::tr(
                          "An older Baton wrote the index at %1. “baton index” brings "
                          "it up to date.")
                          .arg(address.text())};
    }
    std::unique_ptr<SessionIndex> index(new SessionIndex(*connection, origin));
    index->m_isReadOnly = access == Access::Read || version > newest;
    if (version > newest) {
        notice =
            IndexTranslations::tr("A newer Baton wrote the index at %1. It is read, not changed.")
                .arg(address.text());
    }
    index->m_notice = notice;
    return index;
}

SessionIndex::SessionIndex(std::shared_ptr<DatabaseConnection> connection, QString origin)
    : m_connection(std::move(connection))
    , m_origin(std::move(origin))
{
}

SessionIndex::~SessionIndex() = default;

DatabaseAddress SessionIndex::localAddress()
{
    DatabaseAddress address;
    address.path = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation)
        + u"/baton/index.db"_s;
    return address;
}

QString SessionIndex::localOrigin()
{
    return QSysInfo::machineHostName();
}

Result<std::unordered_map<QString, StoredSession>>
SessionIndex::storedBelow(const QString &folder) const
{
    const FolderNames names(folder);
    const QString &root = names.canonical();
    const QString inside = root.endsWith(u'/') ? root : root + u'/';
    const QString behind = inside.chopped(1) + u'0'; // the character that follows on the slash
    Result<QSqlQuery> rows =
        queried(*m_connection,
                sessionsBelow(u"summary, context, times, content, outside, names, needs"_s,
                              m_connection->isServer()),
                {m_origin, root, m_origin, inside, behind},
                IndexTranslations::tr("The index cannot be read"));
    if (!rows) {
        return rows.failure();
    }
    const auto list = [&rows](int column) {
        return rows->value(column).toString().split(u'\n', Qt::SkipEmptyParts);
    };
    std::unordered_map<QString, StoredSession> stored;
    while (rows->next()) {
        StoredSession session;
        session.summary = unpackedSummary(rows->value(0).toByteArray());
        session.context = rows->value(1).toByteArray();
        session.stamp = {rows->value(2).toByteArray(), rows->value(3).toByteArray(), list(4)};
        session.names = list(5);
        session.needs = list(6);
        SessionLocation &place = session.summary.place;
        place.path = names.asRequested(place.path);
        place.stateFile = names.asRequested(place.stateFile);
        const QString path = place.path;
        stored.insert_or_assign(path, std::move(session));
    }
    return stored;
}

Result<QString> SessionIndex::repair()
{
    const Result<bool> sound =
        m_isReadOnly || m_connection->isServer() ? Result<bool>(true) : isSound(*m_connection);
    if (!sound || *sound) {
        return sound ? Result<QString>(QString()) : Result<QString>(sound.failure());
    }
    const DatabaseAddress address = m_connection->address();
    m_connection.reset();
    const QString notice = setAside(address.path);
    IndexState state;
    Connection connection = prepared(address, Access::Write, state);
    if (!connection) {
        return connection.failure();
    }
    m_connection = *connection;
    return notice;
}

Outcome SessionIndex::write(const std::vector<IndexedSession> &sessions, const QByteArray &context)
{
    return writeSessions(*m_connection, m_origin, sessions, context);
}

Outcome SessionIndex::restamp(const std::unordered_map<QString, QByteArray> &times)
{
    std::unordered_map<QString, QByteArray> canonical;
    for (const auto &[folder, stamp] : times) {
        canonical.insert_or_assign(canonicalPath(folder), stamp);
    }
    return restampSessions(*m_connection, m_origin, canonical);
}

Outcome SessionIndex::outdate(const QStringList &folders)
{
    return outdateSessions(*m_connection, m_origin, canonicalPaths(folders));
}

Outcome SessionIndex::remove(const QStringList &folders)
{
    return removeSessions(*m_connection, m_origin, canonicalPaths(folders));
}

} // namespace baton
