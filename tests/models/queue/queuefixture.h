// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseconnection.h"
#include "models/protocol/catalog/catalog.h"
#include "models/queue/queuereader.h"
#include "models/queue/queuesource.h"
#include "tests/support/otherconnection.h"

#include <QTest>

namespace baton {

inline const std::shared_ptr<const ProtocolCatalog> &catalogWithOrion()
{
    static const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
    return catalog;
}

/// The protocol whose steps are in databases.
inline const ProtocolPack &orion()
{
    return *queuePack(*catalogWithOrion());
}

inline DatabaseAddress addressOf(const QString &url)
{
    const Result<DatabaseAddress> address = databaseAddress(url);
    if (!address) {
        qFatal("%s", qPrintable(address.error()));
    }
    return *address;
}

inline std::shared_ptr<DatabaseConnection>
opened(const QString &url, DatabaseConnection::Access access = DatabaseConnection::Access::Read)
{
    const Result<std::shared_ptr<DatabaseConnection>> connection =
        DatabaseConnection::open(addressOf(url), access);
    if (!connection) {
        qFatal("%s", qPrintable(connection.error()));
    }
    return *connection;
}

inline StepQueue queueAt(const QString &url)
{
    const Result<StepQueue> queue = readQueue(*opened(url), orion());
    if (!queue) {
        qFatal("%s", qPrintable(queue.error()));
    }
    return *queue;
}

/// The table of the first version, and its replacement, on either system.
inline const QString firstShape = QStringLiteral(
    "CREATE TABLE task_steps (id TEXT PRIMARY KEY, subtask_id TEXT, agent_role TEXT, prompt TEXT,"
    " status TEXT, created_at TEXT, updated_at TEXT)");
inline const QString laterShape = QStringLiteral(
    "CREATE TABLE steps (id INTEGER PRIMARY KEY, project_id TEXT, subtask_id TEXT, step_number"
    " INTEGER, step_type TEXT, assigned_to TEXT, file_path TEXT, instructions TEXT, status TEXT,"
    " context_files TEXT, attempt_count INTEGER, last_error TEXT, parent_step_id INTEGER,"
    " created_at TEXT, updated_at TEXT)");

/// A row for each word of a state in each of these tables.
inline void addWords()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("word");
    QTest::addColumn<RunStatus>("status");
    const std::pair<const char *, RunStatus> words[]{
        {"pending", RunStatus::Pending},     {"PENDING", RunStatus::Pending},
        {"in_progress", RunStatus::Running}, {"IN_PROGRESS", RunStatus::Running},
        {"executing", RunStatus::Running},   {"completed", RunStatus::Succeeded},
        {"COMPLETED", RunStatus::Succeeded}, {"blocked", RunStatus::Blocked},
        {"BLOCKED", RunStatus::Blocked},     {"failed", RunStatus::Failed},
        {"FAILED", RunStatus::Failed},       {"parked", RunStatus::Unknown}};
    for (const char *table : {"task_steps", "steps"}) {
        for (const auto &[word, status] : words) {
            QTest::addRow("%s in %s", word, table)
                << QString::fromLatin1(table) << QString::fromLatin1(word) << status;
        }
    }
}

/// Makes @p table with one step in the state @p word.
inline void makeStep(const OtherConnection &other, const QString &table, const QString &word)
{
    other.run({table == QLatin1StringView("steps") ? laterShape : firstShape,
               QStringLiteral("INSERT INTO %1 (id, subtask_id, status) VALUES ('1', 's', '%2')")
                   .arg(table, word)});
}

} // namespace baton
