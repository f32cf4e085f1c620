// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databaseconnection.h"

#include "models/database/databasetranslations.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>

#include <atomic>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int secondsOfAStatement = 30;
constexpr int secondsOfALock = 5;

QString driverOf(DatabaseAddress::System system)
{
    return system == DatabaseAddress::System::Sqlite ? u"QSQLITE"_s : u"QPSQL"_s;
}

/// The value of an option as libpq reads it.
QString quoted(QString value)
{
    value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
    return u'\'' + value + u'\'';
}

/// True for an SQLite file to which no program is writing.
bool isAtRest(const DatabaseAddress &address)
{
    return address.system == DatabaseAddress::System::Sqlite
        && QFileInfo(address.path + u"-wal"_s).size() == 0
        && !QFileInfo::exists(address.path + u"-journal"_s);
}

/// @p word in a text, but not as a part of another one.
QRegularExpression asWord(const QString &word)
{
    return QRegularExpression(u"(?<!\\w)%1(?!\\w)"_s.arg(QRegularExpression::escape(word)));
}

/// True when the server answered with @p error at connecting, about @p user, in any language: its
/// answer begins with a severity, a colon and two spaces, which an error of the network has not.
/// Its file pg_hba.conf is read before a password.
bool isRefused(const QSqlError &error, const QString &user)
{
    const QString text = error.databaseText();
    const qsizetype answer = text.indexOf(":  "_L1);
    return error.type() == QSqlError::ConnectionError && answer >= 0
        && !text.contains("pg_hba.conf"_L1) && text.indexOf(asWord(user), answer) >= 0;
}

/// The user without one in the address, as the PostgreSQL client finds it.
QString usualUser()
{
    return qEnvironmentVariable("PGUSER", qEnvironmentVariable("USER"));
}

QString adviceOnRefusal()
{
    return DatabaseTranslations::tr(
        "The server refuses this user. Check the name and the password, or the certificate.");
}

/// The advice on @p error; empty if there is none.
QString adviceOn(const QSqlError &error, const QString &reason, const DatabaseAddress &address)
{
    const bool isPasswordGiven = !address.password.isEmpty();
    const QString state = error.nativeErrorCode();
    if (isAboutKey(reason)) {
        return DatabaseTranslations::tr("Give the password of the key with sslpassword.");
    }
    if (isAboutPassword(reason) && isPasswordGiven) {
        return DatabaseTranslations::tr("The password that was given is not that of this user.");
    }
    if (isAboutPassword(reason)) {
        return DatabaseTranslations::tr(
            "The password is read from PGPASSWORD or from the file ~/.pgpass.");
    }
    if (isRefused(error, address.user.isEmpty() ? usualUser() : address.user)) {
        return adviceOnRefusal();
    }
    if (reason.contains("certificate verify failed"_L1)) {
        return DatabaseTranslations::tr(
            "The server's certificate was not issued by one of those in the "
            "file that sslrootcert names.");
    }
    if (reason.contains("valid client certificate"_L1)) {
        return DatabaseTranslations::tr(
            "Name your certificate with sslcert and its key with sslkey.");
    }
    if (state == "55P03"_L1 || reason.contains("database is locked"_L1)) {
        return DatabaseTranslations::tr("Another program has locked it. Try again later.");
    }
    if (state == "57014"_L1) {
        return DatabaseTranslations::tr("Allow more time with %1 in the address.")
            .arg(u"?options=-c%20statement_timeout%3D60s"_s);
    }
    if (state == "42501"_L1) {
        return DatabaseTranslations::tr(
            "Ask the owner of the table for this right (GRANT), or connect as another user.");
    }
    if (reason.contains("unable to open database file"_L1)
        || reason.contains("readonly database"_L1)) {
        return DatabaseTranslations::tr(
            "Check that the folder is there, and that you may write to it and to the file.");
    }
    return {};
}

Outcome unconnected(const DatabaseConnection &connection, const QSqlError &error)
{
    return connection.failure(DatabaseTranslations::tr("There is no connection to the database"),
                              error);
}

} // namespace

DatabaseConnection::DatabaseConnection(DatabaseAddress address, Access access)
    : m_address(std::move(address))
    , m_access(access)
{
    static std::atomic_int opened = 0;
    m_name = u"database-%1"_s.arg(++opened);
}

DatabaseConnection::~DatabaseConnection()
{
    QSqlDatabase::removeDatabase(m_name);
}

QSqlDatabase DatabaseConnection::database() const
{
    return QSqlDatabase::database(m_name, false);
}

Result<std::shared_ptr<DatabaseConnection>> DatabaseConnection::open(const DatabaseAddress &address,
                                                                     Access access)
{
    const std::shared_ptr<DatabaseConnection> connection(new DatabaseConnection(address, access));
    if (const Outcome outcome = connection->connect(); !outcome) {
        return outcome.failure();
    }
    return connection;
}

Outcome DatabaseConnection::connect()
{
    const QString driver = driverOf(m_address.system);
    if (!QSqlDatabase::isDriverAvailable(driver)) {
        return Failure{
            DatabaseTranslations::tr("Qt's driver %1 is not installed. On Debian it is in the "
                                     "package %2.")
                .arg(driver, isServer() ? u"libqt6sql6-psql"_s : u"libqt6sql6-sqlite"_s)};
    }
    if (!isServer() && !QFileInfo::exists(m_address.path) && m_access != Access::Write) {
        return Failure{DatabaseTranslations::tr("There is no file %1.").arg(m_address.path)};
    }
    if (!isServer() && QFileInfo(m_address.path).isDir()) {
        return Failure{
            DatabaseTranslations::tr("%1 is a folder, not a file of SQLite.").arg(m_address.path)};
    }
    QSqlDatabase database = QSqlDatabase::addDatabase(driver, m_name);
    database.setDatabaseName(isServer() ? m_address.database : m_address.path);
    database.setHostName(m_address.host);
    database.setPort(m_address.port);
    database.setUserName(m_address.user);
    database.setPassword(m_address.password);
    database.setConnectOptions(connectOptions());
    if (m_access == Access::Glance && isAtRest(m_address)) {
        return connectAsItIs();
    }
    const Outcome done = database.open() ? setUp() : unconnected(*this, database.lastError());
    const bool isShut = !isServer() && m_access != Access::Write
        && !QFileInfo(QFileInfo(m_address.path).path()).isWritable();
    return done || !isShut ? done : connectAsItIs();
}

/// SQLite cannot create the files that readers and writers share there. The option "immutable"
/// tells it that nobody writes.
Outcome DatabaseConnection::connectAsItIs()
{
    QUrl url = QUrl::fromLocalFile(m_address.path);
    url.setQuery(u"immutable=1"_s);
    QSqlDatabase opened = database();
    opened.close();
    opened.setDatabaseName(url.toString(QUrl::FullyEncoded));
    opened.setConnectOptions(connectOptions() + u";QSQLITE_OPEN_URI"_s);
    return opened.open() ? setUp() : unconnected(*this, opened.lastError());
}

QString DatabaseConnection::connectOptions() const
{
    if (!isServer()) {
        const int seconds = m_access == Access::Glance ? 0 : secondsOfALock;
        const QString wait = u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(seconds * 1000);
        return m_access == Access::Write ? wait : wait + u";QSQLITE_OPEN_READONLY"_s;
    }
    const QMap<QString, QString> options = m_address.serverOptions();
    QStringList written;
    for (auto option = options.cbegin(); option != options.cend(); ++option) {
        written.append(option.key() + u'=' + quoted(*option));
    }
    return written.join(u';');
}

Outcome DatabaseConnection::setUp()
{
    QSqlQuery query(database());
    QStringList statements;
    if (isServer()) {
        const QString chosen = m_address.options.value(u"options"_s);
        if (!chosen.contains("statement_timeout"_L1)) {
            statements.append(u"SET statement_timeout = %1"_s.arg(secondsOfAStatement * 1000));
        }
        if (!chosen.contains("lock_timeout"_L1)) {
            statements.append(u"SET lock_timeout = %1"_s.arg(secondsOfALock * 1000));
        }
        statements.append(u"SET TIME ZONE 'UTC'"_s);
        // In a stricter level, a server refuses a change after a wait for another one, instead of
        // showing what that one left.
        statements.append(
            u"SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL READ COMMITTED"_s
            + (m_access == Access::Write ? QString() : u", READ ONLY"_s));
    } else {
        statements.append(u"PRAGMA schema_version"_s); // checks whether the file is a database
    }
    for (const QString &statement : std::as_const(statements)) {
        if (!query.exec(statement)) {
            return failure(DatabaseTranslations::tr("The database cannot be opened"),
                           query.lastError());
        }
    }
    return std::monostate();
}

Failure DatabaseConnection::failure(const QString &what, const QSqlError &error,
                                    const QString &advice) const
{
    QString reason = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    static const QRegularExpression quotedLine(u"\\n[^\\n]+\\n *\\^(?=\\s|$)"_s); // of PostgreSQL
    reason = reason.remove(quotedLine).simplified();
    for (const QString &secret : {m_address.password, m_address.keyPassword}) {
        if (!secret.isEmpty()) {
            reason.replace(asWord(secret), u"…"_s);
        }
    }
    if (!reason.endsWith(u'.') && !reason.endsWith(u'?')) {
        reason += u'.';
    }
    const QString message =
        DatabaseTranslations::tr("%1 (%2): %3").arg(what, m_address.text(), reason);
    const QString told = advice.isEmpty() ? adviceOn(error, reason, m_address) : advice;
    return Failure{told.isEmpty() ? message : message + u' ' + told};
}

bool isAboutPassword(const QString &error)
{
    return error.contains("password authentication failed"_L1)
        || error.contains("no password supplied"_L1)
        || error.contains("Passwort-Authentifizierung"_L1) || error.contains("kein Passwort"_L1)
        || error.contains(adviceOnRefusal()) // in other languages
        || isAboutKey(error);
}

bool isAboutKey(const QString &error)
{
    return error.contains("could not load private key file"_L1)
        || error.contains("konnte private Schlüsseldatei"_L1);
}

bool isAboutDamage(const QString &error)
{
    return error.contains("not a database"_L1) || error.contains("malformed"_L1)
        || error.contains("vtable constructor failed"_L1);
}

} // namespace baton
