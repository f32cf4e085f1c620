// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuewriter.h"

#include "models/database/databaseconnection.h"
#include "models/queue/queuetranslations.h"
#include "models/queue/statewords.h"
#include "models/queue/stepchange.h"
#include "models/strings/placeholderformat.h"

#include <QFileInfo>
#include <QSqlError>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The first of them.
QStringList subtasksOf(const StepQueue &queue)
{
    constexpr qsizetype most = 10;
    QStringList subtasks;
    for (const QueueStep &step : queue.steps) {
        if (subtasks.size() < most && !subtasks.contains(step.subtask)) {
            subtasks.append(step.subtask);
        }
    }
    return subtasks;
}

/// True when @p step has an agent and @p completion comes from another one.
bool isOfAnotherAgent(const StepCompletion &completion, const QueueStep &step,
                      const ProtocolPack &pack)
{
    const auto known = [&pack](const QString &name) {
        const Agent *agent = pack.agentCalled(name);
        return agent ? agent->id : name.trimmed();
    };
    const QString agent = known(step.agent);
    return !agent.isEmpty() && agent != known(completion.agent);
}

/// "Step 2 of “t” was not handed out yet."; empty if it runs or is completed, or its state is
/// unknown.
QString handoutRemark(const QueueStep &step)
{
    const QString text = step.status == RunStatus::Pending
        ? QueueTranslations::tr("Step %1 of “%2” was not handed out yet.")
        : step.status == RunStatus::Failed
        ? QueueTranslations::tr("Step %1 of “%2” failed and was not handed out again.")
        : step.status == RunStatus::Blocked
        ? QueueTranslations::tr("Step %1 of “%2” is blocked and was not handed out again.")
        : QString();
    return text.isEmpty() ? text : text.arg(step.numberText(), step.subtaskText());
}

} // namespace

Result<QueueStep> stepOf(const StepCompletion &completion, const StepQueue &queue)
{
    std::vector<QueueStep> found;
    QStringList numbers;
    if (queue.steps.empty() || queue.absent.contains(u"subtask"_s)) {
        return Failure{
            QueueTranslations::tr("The queue has no steps of “%1”. Name the step by its id.")
                .arg(completion.task)};
    }
    for (const QueueStep &step : queue.steps) {
        if (queue.isOf(step, completion.task)) {
            numbers.append(step.numberText());
            if (step.number == completion.number) {
                found.push_back(step);
            }
        }
    }
    if (found.size() == 1) {
        return found.front();
    }
    if (!found.empty()) {
        return Failure{
            QueueTranslations::tr("Several steps are number %1 of “%2”. Name the step by its "
                                  "id.")
                .arg(QString::number(completion.number), completion.task)};
    }
    return Failure{
        numbers.isEmpty()
            ? QueueTranslations::tr("The queue has no steps of “%1”, but of these: %2.")
                  .arg(completion.task, subtasksOf(queue).join(u", "_s))
            : QueueTranslations::tr("“%1” has no step %2, but these: %3.")
                  .arg(completion.task, QString::number(completion.number), numbers.join(u", "_s))};
}

Outcome isAbout(const StepCompletion &completion, const QueueStep &step, const StepQueue &queue)
{
    const bool isOfTask = step.subtask.isEmpty() || queue.isOf(step, completion.task);
    if (isOfTask && step.number.value_or(completion.number) == completion.number) {
        return std::monostate();
    }
    return Failure{
        QueueTranslations::tr("The completion is about step %1 of “%2”, but the chosen step is "
                              "number %3 of “%4”. Nothing was written.")
            .arg(QString::number(completion.number), completion.task, step.numberText(),
                 step.subtaskText())};
}

Outcome hasWord(const StepCompletion &completion, const StepQueue &queue, const ProtocolPack &pack)
{
    const RunStatus status = pack.queue.results.value(completion.status, RunStatus::Unknown);
    return status == RunStatus::Unknown || queue.words.contains(status)
        ? Outcome(std::monostate())
        : missingWord(status, queue.table, queue.columnWords, pack.queue);
}

Outcome isOpen(const QueueStep &step)
{
    return step.status != RunStatus::Succeeded
        ? Outcome(std::monostate())
        : Failure{QueueTranslations::tr("Step %1 of “%2” is completed and stays so. Nothing was "
                                        "written.")
                      .arg(step.numberText(), step.subtaskText())};
}

Outcome mayBeTaken(const QueueStep &step)
{
    return step.status != RunStatus::Running
        ? isOpen(step)
        : Failure{QueueTranslations::tr("Step %1 of “%2” runs already. Nothing was written.")
                      .arg(step.numberText(), step.subtaskText())};
}

QStringList lostFields(const StepCompletion &completion, const StepQueue &queue)
{
    QStringList said;
    if (!completion.artifacts.isEmpty()) {
        said.append(u"artifacts"_s);
    }
    if (!completion.summary.isEmpty()) {
        said.append(u"summary"_s);
    }
    if (!completion.context.isEmpty()) {
        said.append(u"context"_s);
    }
    if (!completion.blockers.isEmpty()) {
        said.append(u"blockers"_s);
    }
    said.removeIf([&queue](const QString &field) { return !queue.absent.contains(field); });
    return said;
}

QStringList remarksOn(const StepCompletion &completion, const QueueStep &step,
                      const StepQueue &queue, const ProtocolPack &pack)
{
    QStringList remarks{handoutRemark(step)};
    if (isOfAnotherAgent(completion, step, pack)) {
        remarks.append(QueueTranslations::tr("The step is %1's; %2 reports it.")
                           .arg(step.agent, completion.agent));
    }
    if (const QStringList lost = lostFields(completion, queue); !lost.isEmpty()) {
        remarks.append(
            QueueTranslations::tr("The table %1 has no column for: %2. That is not kept.")
                .arg(queue.table, lost.join(u", "_s)));
    }
    remarks.removeAll(QString());
    return remarks;
}

Result<QueueChange> submitCompletion(const DatabaseConnection &connection, const ProtocolPack &pack,
                                     const QueueStep &step, const StepCompletion &completion)
{
    Result<QueueTableShape> shape = findQueueTable(connection, pack.queue);
    if (!shape) {
        return shape.failure();
    }
    const auto status = pack.queue.results.constFind(completion.status);
    if (status == pack.queue.results.cend()) {
        return Failure{QueueTranslations::tr("“%1” is not a status of a "
                                             "completion.")
                           .arg(completion.status)};
    }
    const QString blockers = completion.blockers.join(u"; "_s);
    const bool isByBlockers = *status == RunStatus::Blocked || completion.summary.isEmpty();
    const QString error = isByBlockers && !blockers.isEmpty() ? blockers : completion.summary;
    std::vector<StepField> values{{u"artifacts"_s, completion.artifacts},
                                  {u"summary"_s, completion.summary},
                                  {u"context"_s, completion.context},
                                  {u"blockers"_s, completion.blockers}};
    if (*status != RunStatus::Succeeded) { // else the last error is kept
        values.push_back({u"error"_s, error});
    }
    return StepChange(connection, pack, std::move(*shape)).make(step, *status, values, true);
}

Result<QueueChange> takeStep(const DatabaseConnection &connection, const ProtocolPack &pack,
                             const QueueStep &step)
{
    Result<QueueTableShape> shape = findQueueTable(connection, pack.queue);
    if (!shape) {
        return shape.failure();
    }
    if (const Outcome may = mayBeTaken(step); !may) {
        return may.failure();
    }
    return StepChange(connection, pack, std::move(*shape))
        .make(step, RunStatus::Running, {}, false);
}

namespace {

Outcome makeTable(const DatabaseAddress &address, const ProtocolPack &pack)
{
    const Result<std::shared_ptr<DatabaseConnection>> connection =
        DatabaseConnection::open(address, DatabaseConnection::Access::Write);
    if (!connection) {
        return connection.failure();
    }
    if (const auto present = findQueueTable(**connection, pack.queue)) {
        return Failure{QueueTranslations::tr("%1 has a queue already, in the table %2.")
                           .arg(address.text(), present->name)};
    }
    const bool isServer = (*connection)->isServer();
    const QString statement =
        filled(pack.queue.create,
               {{u"id"_s,
                 isServer ? u"BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"_s
                          : u"INTEGER PRIMARY KEY AUTOINCREMENT"_s},
                {u"time"_s, isServer ? u"TIMESTAMPTZ"_s : u"TEXT"_s}});
    QSqlQuery query((*connection)->database());
    if (!query.exec(statement)) {
        return (*connection)
            ->failure(QueueTranslations::tr("The queue cannot be made"), query.lastError());
    }
    return std::monostate();
}

} // namespace

Outcome createQueue(const DatabaseAddress &address, const ProtocolPack &pack)
{
    const QString table = pack.queue.tables.back().name;
    if (!address.table.isEmpty() && address.table != table) {
        return Failure{
            QueueTranslations::tr("A new queue is made in the table %1, not in %2. Leave ?table= "
                                  "out of the address.")
                .arg(table, address.table)};
    }
    const bool isNew =
        address.system == DatabaseAddress::System::Sqlite && !QFileInfo::exists(address.path);
    const Outcome made = makeTable(address, pack);
    if (!made && isNew) {
        QFile::remove(address.path); // an empty file is no queue
    }
    return made;
}

} // namespace baton
