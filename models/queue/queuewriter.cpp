// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuewriter.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasequery.h"
#include "models/database/databasetable.h"
#include "models/database/databasetransaction.h"
#include "models/queue/columntime.h"
#include "models/queue/queuereader.h"
#include "models/queue/queuetexts.h"
#include "models/queue/statewords.h"
#include "models/session/value/runstatustext.h"
#include "models/strings/placeholderformat.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A column and what it is set to.
struct Assignment
{
    QString field;
    QVariant value;
};

QString arrayText(const QStringList &items)
{
    QStringList quoted;
    for (QString item : items) {
        item.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s);
        quoted.append(u'"' + item + u'"');
    }
    return u'{' + quoted.join(u',') + u'}';
}

QString jsonText(const QStringList &items)
{
    return QString::fromUtf8(
        QJsonDocument(QJsonArray::fromStringList(items)).toJson(QJsonDocument::Compact));
}

/// @p words: those that the table has.
Failure noWord(RunStatus status, const QString &table, const QHash<RunStatus, QString> &words,
               const ProtocolPack &pack)
{
    QStringList known = words.values();
    known.sort();
    const QString what = QueueTexts::tr("The table %1 has no word for the state “%2”, but these: "
                                        "%3. Nothing was written.")
                             .arg(table, textOf(status), known.join(u", "_s));
    return Failure{status == RunStatus::Blocked ? what + u' '
                           + QueueTexts::tr("Report “%1”, with the blockers in the summary.")
                                 .arg(pack.queue.results.key(RunStatus::Failed))
                                                : what};
}

/// A change of one step in a transaction, which ends with the object unless it is committed.
class StepChange
{
public:
    StepChange(const DatabaseConnection &connection, const ProtocolPack &pack,
               QueueTableShape shape)
        : m_connection(connection)
        , m_database(connection.database())
        , m_pack(pack)
        , m_shape(std::move(shape))
        , m_transaction(connection)
    {
    }

    Result<QueueChange> make(const QueueStep &step, RunStatus status,
                             std::vector<Assignment> values, bool isAttempt)
    {
        std::erase_if(values, [this](const Assignment &each) { return !m_shape.has(each.field); });
        if (const Outcome begun =
                m_transaction.begin(QueueTexts::tr("The queue cannot be changed"));
            !begun) {
            return begun.failure();
        }
        QSqlQuery reading(m_database);
        const auto now = lockedStep(reading, m_connection, m_pack, m_shape, step.id);
        if (!now) {
            m_transaction.rollBack(); // before a query goes, which asks the server to forget it
            return now.failure();
        }
        if (!*now || !isAsRead(**now, step)) {
            return conflict(step);
        }
        const auto words = stateWords(m_connection, m_shape, m_pack.queue);
        if (!words.contains(status)) {
            m_transaction.rollBack();
            return noWord(status, m_shape.name, words, m_pack);
        }
        addTime(values, **now);
        if (const Outcome written = write(step, words.value(status), values, isAttempt); !written) {
            return written.failure();
        }
        const Outcome done = m_transaction.commit(QueueTexts::tr("The step was not changed"));
        return done ? Result<QueueChange>(QueueChange{true, {}, {}}) : done.failure();
    }

private:
    Outcome write(const QueueStep &step, const QString &word, const std::vector<Assignment> &values,
                  bool isAttempt)
    {
        QSqlQuery query(m_database);
        query.prepare(statement(values, isAttempt));
        query.addBindValue(word);
        for (const Assignment &assignment : values) {
            query.addBindValue(stored(assignment));
        }
        query.addBindValue(step.id);
        if (!query.exec()) {
            m_transaction.rollBack();
            return m_connection.failure(QueueTexts::tr("The step was not changed"),
                                        query.lastError());
        }
        if (const int count = query.numRowsAffected(); count != 1) {
            m_transaction.rollBack();
            return Failure{
                count > 1 ? QueueTexts::tr("Several rows of the table have the id %1. Nothing was "
                                           "written.")
                                .arg(step.id.toString())
                          : QueueTexts::tr("The database changed no row. Nothing was written.")};
        }
        return std::monostate();
    }

    [[nodiscard]] QString column(const QString &field) const
    {
        return quotedColumn(m_connection, m_shape.columns.value(field));
    }

    [[nodiscard]] QString statement(const std::vector<Assignment> &values, bool isAttempt) const
    {
        QStringList sets{column(u"status"_s) + u" = ?"_s};
        for (const Assignment &assignment : values) {
            sets.append(column(assignment.field) + u" = ?"_s);
        }
        if (isAttempt && m_shape.has(u"attempts"_s)) {
            sets.append(u"%1 = COALESCE(%1, 0) + 1"_s.arg(column(u"attempts"_s)));
        }
        const bool isTimed = !values.empty() && values.back().field == "updated"_L1;
        if (m_shape.has(u"updated"_s) && !isTimed) {
            sets.append(column(u"updated"_s) + u" = CURRENT_TIMESTAMP"_s);
        }
        return u"UPDATE %1 SET %2 WHERE %3 = ?"_s.arg(quotedTable(m_connection, m_shape.name),
                                                      sets.join(u", "_s), column(u"id"_s));
    }

    /// Adds the time of the change of @p step in the form of the times in its column.
    void addTime(std::vector<Assignment> &values, const QueueStep &step) const
    {
        if (!m_shape.has(u"updated"_s)) {
            return;
        }
        const QVariant time = columnTimeLike(QDateTime::currentDateTimeUtc(), formOfTime(step));
        if (time.isValid()) {
            values.push_back({u"updated"_s, time});
        }
    }

    /// The time of the change before, else that of another step, else the time at which @p step was
    /// made, where the column can hold its like, else nothing in the type of the column.
    [[nodiscard]] QVariant formOfTime(const QueueStep &step) const
    {
        QVariant form = step.changed;
        if (tellsTime(form)) {
            return form;
        }
        const QString table = quotedTable(m_connection, m_shape.name);
        const QVariant other =
            value(u"SELECT %1 FROM %2 WHERE %1 IS NOT NULL ORDER BY %1 DESC LIMIT 1"_s.arg(
                column(u"updated"_s), table));
        if (tellsTime(other)) {
            return other;
        }
        if (isOfWholeNumbers(u"updated"_s)) {
            form = QVariant(QMetaType(QMetaType::LongLong));
        }
        const QVariant made = m_shape.has(u"created"_s)
            ? value(u"SELECT %1 FROM %2 WHERE %3 = ?"_s.arg(column(u"created"_s), table,
                                                            column(u"id"_s)),
                    {step.id})
            : QVariant();
        const bool isLike = form.typeId() == QMetaType::QString || form.typeId() == made.typeId()
            || (isOfNumbers(form) && isOfNumbers(made));
        return isLike && tellsTime(made) ? made : form;
    }

    /// True of a column of SQLite that is declared so; a server tells the type of a value itself.
    [[nodiscard]] bool isOfWholeNumbers(const QString &field) const
    {
        return !m_connection.isServer()
            && value(u"SELECT type FROM pragma_table_info(?) WHERE name = ? COLLATE NOCASE"_s,
                     {m_shape.name, m_shape.columns.value(field)})
                   .toString()
                   .contains("int"_L1, Qt::CaseInsensitive);
    }

    /// The first value that @p statement reads; invalid if there is none.
    [[nodiscard]] QVariant value(const QString &statement, const QVariantList &values = {}) const
    {
        Result<QSqlQuery> query = queried(m_connection, statement, values, QString());
        return query && query->next() ? query->value(0) : QVariant();
    }

    /// What the table does not keep is alike.
    static bool isAsRead(const QueueStep &now, const QueueStep &step)
    {
        return now.word == step.word && now.attempts == step.attempts
            && now.changed == step.changed;
    }

    [[nodiscard]] QVariant stored(const Assignment &assignment) const
    {
        if (assignment.value.typeId() != QMetaType::QStringList) {
            return assignment.value;
        }
        const QStringList items = assignment.value.toStringList();
        return m_shape.arrays.contains(m_shape.columns.value(assignment.field)) ? arrayText(items)
                                                                                : jsonText(items);
    }

    Result<QueueChange> conflict(const QueueStep &step)
    {
        m_transaction.rollBack();
        const Result<StepQueue> queue = readQueue(m_connection, m_pack);
        if (!queue) {
            return queue.failure();
        }
        const QueueStep *now = queue->step(step.id.toString());
        return QueueChange{false, now ? std::optional(*now) : std::nullopt, {}};
    }

    const DatabaseConnection &m_connection;
    QSqlDatabase m_database;
    const ProtocolPack &m_pack;
    QueueTableShape m_shape;
    DatabaseTransaction m_transaction;
};

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

/// A completed step stays so.
Outcome isOpen(const QueueStep &step)
{
    if (step.status == RunStatus::Succeeded) {
        return Failure{QueueTexts::tr("Step %1 of “%2” is completed. Nothing was written.")
                           .arg(step.numberText(), step.subtask)};
    }
    return std::monostate();
}

} // namespace

Result<QueueStep> stepOf(const StepCompletion &completion, const StepQueue &queue)
{
    std::vector<QueueStep> found;
    QStringList numbers;
    if (queue.steps.empty() || queue.absent.contains(u"subtask"_s)) {
        return Failure{QueueTexts::tr("The queue has no steps of “%1”. Say which step is meant by "
                                      "its id.")
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
        return Failure{QueueTexts::tr("Several steps are number %1 of “%2”. Say which by its id.")
                           .arg(QString::number(completion.number), completion.task)};
    }
    return Failure{
        numbers.isEmpty()
            ? QueueTexts::tr("The queue has no steps of “%1”, but of these: %2.")
                  .arg(completion.task, subtasksOf(queue).join(u", "_s))
            : QueueTexts::tr("“%1” has no step %2, but these: %3.")
                  .arg(completion.task, QString::number(completion.number), numbers.join(u", "_s))};
}

Outcome isAbout(const StepCompletion &completion, const QueueStep &step, const StepQueue &queue)
{
    const bool isOfTask = step.subtask.isEmpty() || queue.isOf(step, completion.task);
    if (isOfTask && step.number.value_or(completion.number) == completion.number) {
        return std::monostate();
    }
    return Failure{QueueTexts::tr("The completion is about step %1 of “%2”, but the chosen step is "
                                  "number %3 of “%4”. Nothing was written.")
                       .arg(QString::number(completion.number), completion.task, step.numberText(),
                            step.subtask)};
}

Outcome hasWord(const StepCompletion &completion, const StepQueue &queue, const ProtocolPack &pack)
{
    const RunStatus status = pack.queue.results.value(completion.status, RunStatus::Unknown);
    return status == RunStatus::Unknown || queue.words.contains(status)
        ? Outcome(std::monostate())
        : noWord(status, queue.table, queue.words, pack);
}

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

QString handoutRemark(const QueueStep &step)
{
    return step.status == RunStatus::Running || step.status == RunStatus::Unknown
        ? QString()
        : QueueTexts::tr("Step %1 of “%2” was not handed out: its state is %3.")
              .arg(step.numberText(), step.subtask, textOf(step.status));
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

Result<QueueChange> submitCompletion(const DatabaseConnection &connection, const ProtocolPack &pack,
                                     const QueueStep &step, const StepCompletion &completion)
{
    Result<QueueTableShape> shape = findQueueTable(connection, pack.queue);
    if (!shape) {
        return shape.failure();
    }
    const auto status = pack.queue.results.constFind(completion.status);
    if (status == pack.queue.results.cend()) {
        return Failure{QueueTexts::tr("“%1” is no status of a completion.").arg(completion.status)};
    }
    if (const Outcome open = isOpen(step); !open) {
        return open.failure();
    }
    const bool isOk = *status == RunStatus::Succeeded;
    QString error = completion.blockers.join(u"; "_s);
    if (*status == RunStatus::Failed || error.isEmpty()) {
        error = completion.summary;
    }
    const std::vector<Assignment> values{
        {u"artifacts"_s, completion.artifacts},
        {u"summary"_s, completion.summary},
        {u"context"_s, completion.context},
        {u"blockers"_s, completion.blockers},
        {u"error"_s, isOk ? QVariant(QMetaType(QMetaType::QString)) : QVariant(error)}};
    return StepChange(connection, pack, std::move(*shape)).make(step, *status, values, true);
}

Result<QueueChange> takeStep(const DatabaseConnection &connection, const ProtocolPack &pack,
                             const QueueStep &step)
{
    Result<QueueTableShape> shape = findQueueTable(connection, pack.queue);
    if (!shape) {
        return shape.failure();
    }
    if (const Outcome open = isOpen(step); !open) {
        return open.failure();
    }
    if (step.status == RunStatus::Running) {
        return Failure{QueueTexts::tr("Step %1 of “%2” runs already. Nothing was written.")
                           .arg(step.numberText(), step.subtask)};
    }
    if (step.prompt.trimmed().isEmpty()) {
        return Failure{QueueTexts::tr("Step %1 of “%2” does not say what is to be done. Nothing "
                                      "was written.")
                           .arg(step.numberText(), step.subtask)};
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
    for (const DatabaseTable &table : tablesOf(**connection)) {
        const auto isCalled = [&table](const QueueTable &kind) {
            return table.isCalled(kind.name);
        };
        if (table.isSeen && std::ranges::any_of(pack.queue.tables, isCalled)) {
            return Failure{QueueTexts::tr("%1 has a queue already, in the table %2.")
                               .arg(address.text(), table.text())};
        }
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
            ->failure(QueueTexts::tr("The queue cannot be made"), query.lastError());
    }
    return std::monostate();
}

} // namespace

Outcome createQueue(const DatabaseAddress &address, const ProtocolPack &pack)
{
    const bool isNew =
        address.system == DatabaseAddress::System::Sqlite && !QFileInfo::exists(address.path);
    const Outcome made = makeTable(address, pack);
    if (!made && isNew) {
        QFile::remove(address.path); // an empty file is no queue
    }
    return made;
}

} // namespace baton
