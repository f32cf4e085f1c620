// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/queue/queueaccess.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/serverpassword.h"
#include "models/queue/completionrefusal.h"
#include "models/queue/queuereader.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

QueueAccess::QueueAccess(DatabaseAddress address, std::shared_ptr<const ProtocolPack> pack,
                         std::shared_ptr<const ProtocolCatalog> catalog, Console &console)
    : m_console(console)
    , m_address(std::move(address))
    , m_pack(std::move(pack))
    , m_catalog(std::move(catalog))
{
}

Outcome QueueAccess::create()
{
    return openedWithPassword(m_address, [this](const DatabaseAddress &address) {
        return createQueue(address, *m_pack);
    });
}

bool QueueAccess::open(DatabaseConnection::Access access)
{
    const auto connection = openedWithPassword(
        m_address, [access](const DatabaseAddress &address) { return openQueue(address, access); });
    if (!connection) {
        m_console.complain(connection.error());
        return false;
    }
    m_connection = *connection;
    if (!read()) {
        return false;
    }
    complainOfTables();
    return true;
}

bool QueueAccess::read()
{
    Result<StepQueue> queue = readQueue(*m_connection, *m_pack);
    if (!queue) {
        m_console.complain(queue.error());
        return false;
    }
    m_queue = std::move(*queue);
    foretellRefusals(m_queue, *m_pack, *m_catalog);
    return true;
}

/// Prints a message about the tables and columns that are not read.
void QueueAccess::complainOfTables() const
{
    if (!m_queue.otherTables.isEmpty() && m_address.table.isEmpty()) {
        m_console.complain(
            CliTexts::tr("The steps of %1 are read. Those of the other table are read by %2")
                .arg(m_queue.table, addressOf(m_queue.otherTables.first())));
    }
    QStringList lacking;
    for (const QString &field : {u"prompt"_s, u"agent"_s}) {
        if (m_queue.absent.contains(field)) {
            lacking.append(field);
        }
    }
    if (!lacking.isEmpty()) {
        m_console.complain(CliTexts::tr("The table %1 has no known column for: %2.")
                               .arg(m_queue.table, lacking.join(u", "_s)));
    }
}

QString QueueAccess::addressOf(const QString &table) const
{
    DatabaseAddress address = m_address;
    address.table = table;
    return address.text();
}

const QueueStep *QueueAccess::step(const QString &id) const
{
    const QueueStep *step = m_queue.step(id);
    if (!step) {
        fail(id.isEmpty() ? CliTexts::tr("Name the step by its id.")
                          : CliTexts::tr("The queue has no step with the id “%1”.").arg(id));
    }
    return step;
}

ExitCode QueueAccess::fail(const QString &message) const
{
    m_console.complain(message);
    return ExitCode::Failure;
}

ExitCode QueueAccess::codeOf(const Result<QueueChange> &change) const
{
    if (!change) {
        return fail(change.error());
    }
    if (change->isDone) {
        return ExitCode::Ok;
    }
    m_console.complain(
        change->now
            ? CliTexts::tr("Nothing was written: the step was changed elsewhere, its state is “%1” "
                           "now. Read it again by “baton queue show”.")
                  .arg(change->now->word)
            : CliTexts::tr("Nothing was written: the step is gone."));
    return ExitCode::Findings;
}

} // namespace baton::cli
