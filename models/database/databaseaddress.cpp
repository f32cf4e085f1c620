// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databaseaddress.h"

#include "models/database/databasetranslations.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr QLatin1StringView tableOption = "table"_L1;
constexpr int secondsToConnect = 10;

/// The options of libpq that an address may have. The password is requested separately.
const QStringList &knownOptions()
{
    static const QStringList options{
        u"sslmode"_s,         u"sslrootcert"_s,      u"sslcert"_s,
        u"sslkey"_s,          u"sslcrl"_s,           u"sslnegotiation"_s,
        u"channel_binding"_s, u"gssencmode"_s,       u"service"_s,
        u"connect_timeout"_s, u"application_name"_s, u"options"_s,
        u"passfile"_s,        u"require_auth"_s,     u"target_session_attrs"_s,
        u"sslcrldir"_s,       u"sslcertmode"_s,      u"ssl_min_protocol_version"_s,
        u"sslsni"_s,          u"sslpassword"_s,      u"ssl_max_protocol_version"_s};
    return options;
}

/// Reads an option that libpq also accepts as a part of the address. Returns false for other
/// options.
bool readPart(DatabaseAddress &address, const QString &option, const QString &value)
{
    bool isPart = address.system == DatabaseAddress::System::Postgres;
    if (isPart && option == "host"_L1) {
        address.host = value;
    } else if (isPart && option == "user"_L1) {
        address.user = value;
    } else if (isPart && option == "port"_L1) {
        address.port = value.toInt(&isPart);
    } else {
        return false;
    }
    return isPart;
}

Outcome readOptions(DatabaseAddress &address, const QUrl &url)
{
    for (const auto &[key, value] : QUrlQuery(url).queryItems(QUrl::FullyDecoded)) {
        if (key == tableOption) {
            address.table = value;
        } else if (readPart(address, key, value)) {
            continue;
        } else if (address.system == DatabaseAddress::System::Sqlite) {
            return Failure{
                DatabaseTranslations::tr("A file of SQLite has no option “%1”, only “table”.")
                    .arg(key)};
        } else if (!knownOptions().contains(key)) {
            return Failure{
                DatabaseTranslations::tr("“%1” is not an option of a connection. Use one of "
                                         "these: %2.")
                    .arg(key, knownOptions().join(u", "_s))};
        } else if (value.contains(u';')) {
            return Failure{
                DatabaseTranslations::tr("The option “%1” may not hold a semicolon.").arg(key)};
        } else if (key == "sslpassword"_L1) {
            address.keyPassword = value;
        } else {
            address.options.insert(key, value);
        }
    }
    return std::monostate();
}

Result<DatabaseAddress> fileAddress(const QString &path)
{
    if (path.isEmpty()) {
        return Failure{
            DatabaseTranslations::tr("The address names no file. Write sqlite:///path/to/file.")};
    }
    DatabaseAddress address;
    address.path = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    return address;
}

/// The URL @p text, and its host apart: that of a server may be the folder of a socket, or empty
/// beside a user, neither of which a URL of Qt's can have.
QUrl urlOf(QString text, QString &host)
{
    static const QRegularExpression place(
        u"^(postgres(?:ql)?://(?:[^/?#]*@)?)(%2F[^/?#:@]*|(?=[/:?#]|$))"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = place.match(text);
    if (match.hasMatch()) {
        text = match.captured(1) + u"localhost"_s + text.sliced(match.capturedEnd());
    }
    const QUrl url(text, QUrl::StrictMode);
    host = match.hasMatch() ? QUrl::fromPercentEncoding(match.captured(2).toUtf8())
                            : url.host(QUrl::FullyDecoded);
    return url;
}

DatabaseAddress serverAddress(const QUrl &url, const QString &host)
{
    DatabaseAddress address;
    address.system = DatabaseAddress::System::Postgres;
    address.host = host;
    address.port = url.port();
    address.user = url.userName(QUrl::FullyDecoded);
    address.password = url.password(QUrl::FullyDecoded);
    address.database = url.path(QUrl::FullyDecoded).sliced(url.path().startsWith(u'/') ? 1 : 0);
    return address;
}

/// The service that gives the connection its parameters; empty: none.
QString serviceOf(const DatabaseAddress &address)
{
    return address.options.value(u"service"_s, qEnvironmentVariable("PGSERVICE"));
}

/// A database that the address does not name, as the PostgreSQL client finds it: the service names
/// it, else the environment.
Outcome nameDatabase(DatabaseAddress &address)
{
    if (!address.database.isEmpty() || !serviceOf(address).isEmpty()) {
        return std::monostate();
    }
    address.database = qEnvironmentVariable("PGDATABASE");
    return !address.database.isEmpty()
        ? Outcome(std::monostate())
        : Outcome(Failure{DatabaseTranslations::tr("The address names no database. Write "
                                                   "postgresql://user@host/database.")});
}

void addItem(QUrlQuery &query, const QString &key, const QString &value)
{
    if (!value.isEmpty()) {
        query.addQueryItem(key, QString::fromUtf8(QUrl::toPercentEncoding(value)));
    }
}

} // namespace

QString DatabaseAddress::text() const
{
    QUrl url;
    QUrlQuery query;
    if (system == System::Sqlite) {
        url.setScheme(u"sqlite"_s);
        url.setHost(u""_s);
        url.setPath(path);
    } else {
        url.setScheme(u"postgresql"_s);
        // A URL of Qt's has no user and no port without a host, which the folder of a socket is
        // not.
        const bool hasHost = !host.isEmpty() && !host.startsWith(u'/');
        url.setUserName(hasHost ? user : QString());
        url.setHost(hasHost ? host : u""_s);
        url.setPort(hasHost ? port : -1);
        if (!hasHost) {
            addItem(query, u"host"_s, host);
            addItem(query, u"port"_s, port < 0 ? QString() : QString::number(port));
            addItem(query, u"user"_s, user);
        }
        url.setPath(u'/' + database);
    }
    for (auto option = options.cbegin(); option != options.cend(); ++option) {
        addItem(query, option.key(), *option);
    }
    addItem(query, tableOption, table);
    if (!query.isEmpty()) {
        url.setQuery(query);
    }
    return QString::fromUtf8(url.toEncoded());
}

QString DatabaseAddress::name() const
{
    const QString called = database.isEmpty() ? serviceOf(*this) : database;
    return system == System::Sqlite ? QFileInfo(path).fileName()
        : host.isEmpty()            ? called
                                    : DatabaseTranslations::tr("%1 on %2").arg(called, host);
}

QMap<QString, QString> DatabaseAddress::serverOptions() const
{
    QMap<QString, QString> all{{u"connect_timeout"_s, QString::number(secondsToConnect)},
                               {u"application_name"_s, u"baton"_s}};
    all.insert(options);
    // Without a password OpenSSL would request it on the terminal, which would block a window. A
    // service may have its own password, which this option would replace.
    if (!keyPassword.isEmpty() || serviceOf(*this).isEmpty()) {
        all.insert(u"sslpassword"_s, keyPassword.isEmpty() ? u"-"_s : keyPassword);
    }
    return all;
}

bool isDatabaseUrl(const QString &text)
{
    static const QRegularExpression scheme(u"^(?:sqlite|postgres(?:ql)?)(?:\\+[^:/]*)?://"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    return scheme.match(text).hasMatch();
}

QString shownPath(const QString &path)
{
    if (!isDatabaseUrl(path)) {
        return path;
    }
    const Result<DatabaseAddress> address = databaseAddress(path);
    return address ? address->text() : path.section(u':', 0, 0) + u"://…"_s;
}

bool isDatabaseFile(const QString &path)
{
    constexpr QByteArrayView sign = "SQLite format 3";
    QFile file(path);
    return !path.isEmpty() && file.open(QFile::ReadOnly) && file.read(sign.size()) == sign;
}

bool isDatabase(const QString &path)
{
    return isDatabaseUrl(path) || isDatabaseFile(path);
}

Result<DatabaseAddress> databaseAddress(const QString &given)
{
    // Other libraries name their driver, which does not matter here. In their addresses of files a
    // third slash does not begin an absolute path, so these are refused.
    static const QRegularExpression driver(u"^(postgres(?:ql)?)\\+[^:/]*(?=://)"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    const QString text = QString(given).replace(driver, u"\\1"_s);
    const QString scheme = text.section(u':', 0, 0).toLower();
    const bool isServer = scheme == "postgresql"_L1 || scheme == "postgres"_L1;
    if (!text.contains("://"_L1) && scheme != "sqlite"_L1) {
        return fileAddress(text);
    }
    QString host;
    const QUrl url = urlOf(text, host);
    if (!url.isValid() || (!isServer && scheme != "sqlite"_L1)) {
        return Failure{DatabaseTranslations::tr(
            "This is not an address of a database. Write sqlite:///path/to/file "
            "or postgresql://user@host/database.")};
    }
    // sqlite:queue.db and sqlite://queue.db are files in the working folder.
    Result<DatabaseAddress> address = isServer ? Result<DatabaseAddress>(serverAddress(url, host))
                                               : fileAddress(host + url.path(QUrl::FullyDecoded));
    if (!address) {
        return address;
    }
    Outcome done = readOptions(*address, url);
    if (done && isServer) {
        done = nameDatabase(*address);
    }
    return done ? address : Result<DatabaseAddress>(done.failure());
}

} // namespace baton
