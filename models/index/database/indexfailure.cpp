// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/indexfailure.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasequery.h"
#include "models/index/database/indextranslations.h"

#include <QSqlError>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The statement that gives the user of @p connection the right to read; empty if the server does
/// not tell the names in it.
QString adviceOnRight(const DatabaseConnection &connection)
{
    Result<QSqlQuery> names = queried(
        connection,
        u"SELECT quote_ident(n.nspname), quote_ident(current_user) FROM pg_class c"
        " JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.oid = to_regclass('baton_index')"_s,
        {}, QString());
    return names && names->next()
        ? IndexTranslations::tr(
              "The owner of the index has to allow it: GRANT SELECT ON ALL TABLES "
              "IN SCHEMA %1 TO %2.")
              .arg(names->value(0).toString(), names->value(1).toString())
        : QString();
}

/// By the state of PostgreSQL, or by the message of SQLite.
QString adviceOn(const DatabaseConnection &connection, const QSqlError &error)
{
    const QString state = error.nativeErrorCode();
    const QString text = error.databaseText();
    if (state == "57014"_L1) {
        return IndexTranslations::tr(
            "It took too long. Ask for rarer words, or for a shorter time.");
    }
    if (state == "42501"_L1) {
        return adviceOnRight(connection);
    }
    if (isAboutDamage(text)) {
        return adviceOnDamage();
    }
    if (text.contains("no such module"_L1)) {
        return IndexTranslations::tr(
            "This SQLite cannot search for words: it was built without FTS5. "
            "Install one with it, or keep the index in PostgreSQL.");
    }
    return {};
}

} // namespace

QString adviceOnDamage()
{
    return IndexTranslations::tr("“baton index” with the folders of your sessions makes it anew.");
}

Failure indexFailure(const DatabaseConnection &connection, const QString &what,
                     const QSqlError &error)
{
    return connection.failure(what, error, adviceOn(connection, error));
}

} // namespace baton
