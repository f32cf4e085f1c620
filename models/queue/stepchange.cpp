// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/stepchange.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasequery.h"
#include "models/database/databasetable.h"
#include "models/queue/columntime.h"
#include "models/queue/queuereader.h"
#include "models/queue/queuetranslations.h"
#include "models/queue/statewords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlError>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

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

/// What the table does not keep is alike.
bool isAsRead(const QueueStep &now, const QueueStep &step)
{
    return now.word == step.word && now.attempts == step.attempts && now.changed == step.changed;
}

/// False of an @p error without an answer of the server: the connection is lost.
bool isAnswered(const QSqlError &error)
{
    const QString state = error.nativeErrorCode();
    return !state.isEmpty() && !state.startsWith("08"_L1) && !state.startsWith("57P"_L1);
}

} // namespace

StepChange::StepChange(const DatabaseConnection &connection, const ProtocolPack &pack,
                       QueueTableShape shape)
    : m_connection(connection)
    , m_database(connection.database())
    , m_pack(pack)
    , m_shape(std::move(shape))
    , m_transaction(connection)
{
}

Result<QueueChange> StepChange::make(const QueueStep &step, RunStatus status,
                                     std::vector<StepField> values, bool isAttempt)
{
    std::erase_if(values, [this](const StepField &each) { return !m_shape.has(each.field); });
    if (const Outcome begun =
            m_transaction.begin(QueueTranslations::tr("The queue cannot be changed"));
        !begun) {
        return begun.failure();
    }
    QSqlQuery reading(m_database);
    const auto now = lockedStep(reading, m_connection, m_pack, m_shape, step.id);
    if (!now) {
        m_transaction
            .rollBack(); // before the queries are destroyed, which ask the server to forget them
        return now.failure();
    }
    reading.clear(); // while the server is there to forget it
    if (!*now || !isAsRead(**now, step)) {
        return conflict(step);
    }
    if (const Outcome open = isOpen(**now); !open) {
        m_transaction.rollBack();
        return open.failure();
    }
    const auto words = stateWords(m_connection, m_shape, m_pack.queue);
    if (!words || !words->byStatus.contains(status)) {
        m_transaction.rollBack();
        return words ? missingWord(status, m_shape.name, words->all, m_pack.queue)
                     : words.failure();
    }
    addTime(values, **now);
    if (const Outcome written = write(step, words->byStatus.value(status), values, isAttempt);
        !written) {
        return written.failure();
    }
    return commit(step);
}

/// If the connection is lost before the answer, nobody knows whether @p step was changed.
Result<QueueChange> StepChange::commit(const QueueStep &step)
{
    const Outcome done = m_transaction.commit(QueueTranslations::tr("The step was not changed"));
    const QSqlError error = m_database.lastError();
    if (done || !m_connection.isServer() || isAnswered(error)) {
        return done ? Result<QueueChange>(QueueChange{true, {}, {}}) : done.failure();
    }
    QString advice = QueueTranslations::tr("Read the step again before you repeat it.");
    if (const auto again =
            DatabaseConnection::open(m_connection.address(), DatabaseConnection::Access::Read)) {
        const Result<StepQueue> queue = readQueue(**again, m_pack);
        if (const QueueStep *now = queue ? queue->step(step.id.toString()) : nullptr) {
            advice = QueueTranslations::tr("Its state is “%1” now.").arg(now->word);
        }
    }
    return m_connection.failure(
        QueueTranslations::tr("It is not known whether the step was changed"), error, advice);
}

Outcome StepChange::write(const QueueStep &step, const QString &word,
                          const std::vector<StepField> &values, bool isAttempt)
{
    QSqlQuery query(m_database);
    query.prepare(statement(values, isAttempt));
    query.addBindValue(word);
    for (const StepField &entry : values) {
        query.addBindValue(stored(entry));
    }
    query.addBindValue(step.id);
    if (!query.exec()) {
        m_transaction.rollBack();
        return m_connection.failure(QueueTranslations::tr("The step was not changed"),
                                    query.lastError());
    }
    if (const int count = query.numRowsAffected(); count != 1) {
        m_transaction.rollBack();
        return Failure{
            count > 1
                ? QueueTranslations::tr("Several rows of the table have the id %1. Nothing was "
                                        "written.")
                      .arg(step.id.toString())
                : QueueTranslations::tr("The database changed no row. Nothing was written.")};
    }
    return std::monostate();
}

QString StepChange::column(const QString &field) const
{
    return quotedColumn(m_connection, m_shape.columns.value(field));
}

QString StepChange::statement(const std::vector<StepField> &values, bool isAttempt) const
{
    QStringList sets{column(u"status"_s) + u" = ?"_s};
    for (const StepField &entry : values) {
        sets.append(column(entry.field) + u" = ?"_s);
    }
    if (isAttempt && m_shape.has(u"attempts"_s)) {
        sets.append(u"%1 = COALESCE(%1, 0) + 1"_s.arg(column(u"attempts"_s)));
    }
    const bool isTimed = !values.empty() && values.back().field == "updated"_L1;
    if (m_shape.has(u"updated"_s) && !isTimed) {
        const bool isClock = m_shape.clocks.contains(m_shape.columns.value(u"updated"_s));
        sets.append(column(u"updated"_s) + u" = CURRENT_TIMESTAMP"_s
                    + (isClock ? u" AT TIME ZONE "_s + serverZone : QString()));
    }
    return u"UPDATE %1 SET %2 WHERE %3 = ?"_s.arg(quotedTable(m_connection, m_shape.name),
                                                  sets.join(u", "_s), column(u"id"_s));
}

/// Adds the time of the change of @p step in the form of the times in its column.
void StepChange::addTime(std::vector<StepField> &values, const QueueStep &step) const
{
    if (!m_shape.has(u"updated"_s)) {
        return;
    }
    const QVariant time = columnTimeLike(QDateTime::currentDateTimeUtc(), formOfTime(step));
    if (time.isValid()) {
        values.push_back({u"updated"_s, time});
    }
}

/// The time of the previous change, else that of another step, else the creation time of @p step if
/// the column can store its type, else a null of the column's type.
QVariant StepChange::formOfTime(const QueueStep &step) const
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
        ? value(
              u"SELECT %1 FROM %2 WHERE %3 = ?"_s.arg(column(u"created"_s), table, column(u"id"_s)),
              {step.id})
        : QVariant();
    const bool isLike = form.typeId() == QMetaType::QString || form.typeId() == made.typeId()
        || (isOfNumbers(form) && isOfNumbers(made));
    return isLike && tellsTime(made) ? made : form;
}

/// True for an SQLite column that is declared as integer. A server converts values itself.
bool StepChange::isOfWholeNumbers(const QString &field) const
{
    return !m_connection.isServer()
        && value(u"SELECT type FROM pragma_table_info(?) WHERE name = ? COLLATE NOCASE"_s,
                 {m_shape.name, m_shape.columns.value(field)})
               .toString()
               .contains("int"_L1, Qt::CaseInsensitive);
}

/// The first value that @p statement reads; invalid if there is none.
QVariant StepChange::value(const QString &statement, const QVariantList &values) const
{
    Result<QSqlQuery> query = queried(m_connection, statement, values, QString());
    return query && query->next() ? query->value(0) : QVariant();
}

QVariant StepChange::stored(const StepField &entry) const
{
    if (entry.value.typeId() != QMetaType::QStringList) {
        return entry.value;
    }
    const QStringList items = entry.value.toStringList();
    return m_shape.arrays.contains(m_shape.columns.value(entry.field)) ? arrayText(items)
                                                                       : jsonText(items);
}

Result<QueueChange> StepChange::conflict(const QueueStep &step)
{
    m_transaction.rollBack();
    const Result<StepQueue> queue = readQueue(m_connection, m_pack);
    if (!queue) {
        return queue.failure();
    }
    const QueueStep *now = queue->step(step.id.toString());
    return QueueChange{false, now ? std::optional(*now) : std::nullopt, {}};
}

} // namespace baton
