// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/queuesteps.h"

#include "models/database/databaseconnection.h"
#include "models/database/rowinsertion.h"
#include "models/queue/queuewriter.h"

using namespace Qt::StringLiterals;

namespace baton {

void makeQueue(const DatabaseAddress &address, const ProtocolPack &pack, int steps)
{
    bool isMade = createQueue(address, pack).isOk();
    const auto connection = DatabaseConnection::open(address, DatabaseConnection::Access::Write);
    if (!isMade || !connection) {
        qFatal("there is no queue");
    }
    RowInsertion rows(
        **connection, u"task_steps"_s,
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

} // namespace baton
