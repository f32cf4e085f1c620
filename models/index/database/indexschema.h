// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QStringList>

#include <vector>

namespace baton {

class DatabaseConnection;

/// The statements that convert each version of the tables to the next; the first ones create the
/// tables. {id}, {bytes}, {words}, {search}, {paths} and {text} depend on the database,
/// renewingWords is no statement. Times are
/// milliseconds since 1970, UTC.
[[nodiscard]] const std::vector<QStringList> &indexSteps();

/// Stands for renewWords() in a step.
inline constexpr QLatin1StringView renewingWords("{renew words}");

/// A statement for @p columns of the sessions at a folder and below it, by an index. Its values are
/// the origin, the folder, the origin again, the folder with a slash appended, and the same with
/// the character after the slash: "/a", "/a/", "/a0".
[[nodiscard]] QString sessionsBelow(const QString &columns, bool isServer);

/// The role of a name of a session, in "session_names".
enum class NameType {
    Own,    ///< others refer to it so
    Needed, ///< it refers to another one so
    Work    ///< its restarts have the same
};

/// A statement that marks the sessions that refer to a session as outdated, using an index. Its
/// values are: the own names of that session, the names that it needs, the names of its work (as
/// many as given, at least one each), its origin and its folder.
[[nodiscard]] QString outdatingRelated(qsizetype names, qsizetype needs, qsizetype works);

/// The version of the tables of an index in the database; 0 if there are none.
[[nodiscard]] Result<int> storedIndexVersion(const DatabaseConnection &connection);

/// The tables of an SQLite file other than those of an index.
struct IndexTables
{
    bool areOfOthers = false; ///< there are tables, but none of an index
    QStringList wrong; ///< tables and indexes that the version has and the file lacks, or the other
                       ///< way round
};

/// @p version is the version in the file; a version that is newer than this program counts as
/// correct.
[[nodiscard]] Result<IndexTables> comparedTables(const DatabaseConnection &connection, int version);

/// True if the schema of the server in which an index would be created has tables, but none of an
/// index.
[[nodiscard]] Result<bool> hasTablesOfOthers(const DatabaseConnection &connection);

/// Makes the tables, or brings older ones to the last version of @p steps, in one transaction.
/// Several programs may do so at once.
[[nodiscard]] Outcome migrateIndex(const DatabaseConnection &connection,
                                   const std::vector<QStringList> &steps = indexSteps());

} // namespace baton
