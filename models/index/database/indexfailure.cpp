// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/indexfailure.h"

#include "models/database/databaseconnection.h"
#include "models/index/database/indextranslations.h"

#include <QSqlError>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

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
        return IndexTranslations::tr(
                   "The owner of the index has to allow it: GRANT SELECT ON ALL TABLES "
                   "IN SCHEMA public TO %1.")
            .arg(connection.address().user);
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
