// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/queuesteps.h"

#include "models/database/databaseconnection.h"
#include "models/database/rowinsertion.h"
#include "models/queue/queuewriter.h"
#include "tests/support/postgresserver.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

std::shared_ptr<DatabaseConnection> connectionTo(const DatabaseAddress &address)
{
    const auto connection = DatabaseConnection::open(address, DatabaseConnection::Access::Write);
    if (!connection) {
        qFatal("%s", qPrintable(connection.error()));
    }
    return *connection;
}

void addSteps(const DatabaseConnection &connection, int steps)
{
    bool isMade = true;
    RowInsertion rows(
        connection, u"task_steps"_s,
        {u"subtask_id"_s, u"step_index"_s, u"agent_role"_s, u"prompt"_s, u"status"_s});
    for (int step = 1; step <= steps; ++step) {
        const QString status = step * 10 > steps * 9 ? u"pending"_s : u"completed"_s;
        isMade = isMade
            && rows.add({u"0-%1"_s.arg(step / 10), step % 10 + 1,
                         step % 2 == 0 ? u"Tara"_s : u"Devon"_s,
                         u"Write the tests of part %1."_s.arg(step), status});
    }
    if (!isMade || !rows.flush()) {
        qFatal("the queue cannot be filled");
    }
}

void execute(const DatabaseConnection &connection, const QString &statement)
{
    if (QSqlQuery query(connection.database()); !query.exec(statement)) {
        qFatal("%s", qPrintable(query.lastError().text()));
    }
}

} // namespace

void makeQueue(const DatabaseAddress &address, const ProtocolPack &pack, int steps)
{
    if (!createQueue(address, pack)) {
        qFatal("there is no queue");
    }
    addSteps(*connectionTo(address), steps);
}

std::optional<QueueServer> startQueueServer(int steps, bool hasTrigger)
{
    if (PostgresServer::programs().isEmpty()) {
        return {};
    }
    const auto server = std::make_shared<PostgresServer>();
    const DatabaseAddress address = *databaseAddress(server->url());
    const std::shared_ptr<DatabaseConnection> connection = connectionTo(address);
    execute(*connection,
            u"CREATE TABLE task_steps (id SERIAL PRIMARY KEY, subtask_id TEXT, step_index INTEGER,"
            " agent_role TEXT, prompt TEXT, status TEXT, created_at TIMESTAMPTZ DEFAULT now(),"
            " updated_at TIMESTAMPTZ DEFAULT now())"_s);
    addSteps(*connection, steps);
    if (hasTrigger) {
        execute(*connection,
                u"CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS"
                " 'BEGIN PERFORM pg_notify(''step_changed'', NEW.id::text); RETURN NEW; END'"_s);
        execute(*connection,
                u"CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON task_steps FOR EACH ROW"
                " EXECUTE FUNCTION tell()"_s);
    }
    return QueueServer{server, server->url()};
}

} // namespace baton
