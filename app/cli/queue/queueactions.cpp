// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/queue/queueactions.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/output/sessions/queuetext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

QueueAnswer makeQueue(QueueAccess &access)
{
    if (const Outcome made = access.create(); !made) {
        return {access.fail(made.error())};
    }
    const QString address = access.address().text();
    return {
        ExitCode::Ok, CliTexts::tr("Made an empty queue: %1").arg(address) + u'\n',
        QJsonObject{{u"address"_s, address}, {u"table"_s, access.pack().queue.tables.back().name}}};
}

QueueAnswer listQueue(QueueAccess &access)
{
    if (!access.open(DatabaseConnection::Access::Read)) {
        return {ExitCode::Failure};
    }
    const StepQueue &queue = access.queue();
    const bool hasFailed = std::ranges::any_of(queue.steps, [](const QueueStep &step) {
        return isFailure(step.status) || step.status == RunStatus::Blocked;
    });
    return {hasFailed ? ExitCode::Findings : ExitCode::Ok, queueText(queue),
            queueObject(queue, access.pack())};
}

QueueAnswer showStep(QueueAccess &access, const QString &id)
{
    const QueueStep *step =
        access.open(DatabaseConnection::Access::Read) ? access.step(id) : nullptr;
    if (!step) {
        return {ExitCode::Failure};
    }
    return {ExitCode::Ok, stepText(*step, access.queue(), access.pack()),
            stepObject(*step, access.queue(), access.pack())};
}

} // namespace baton::cli
