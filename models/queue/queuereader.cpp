// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuereader.h"

#include "models/database/databasequery.h"
#include "models/database/databasetable.h"
#include "models/queue/columntime.h"
#include "models/queue/queuetranslations.h"
#include "models/queue/statewords.h"
#include "models/values/wholenumber.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype mostSteps = 200'000;

/// "{a,\"b c\"}"
QStringList arrayOf(QStringView text)
{
    QStringList items;
    QString item;
    bool isQuoted = false;
    bool isEscaped = false;
    bool wasQuoted = false;
    const auto add = [&] {
        if (wasQuoted || item != "NULL"_L1) {
            items.append(item);
        }
        item.clear();
        wasQuoted = false;
    };
    for (const QChar c : text.sliced(1, text.size() - 2)) {
        if (isEscaped || (c != u'\\' && c != u'"' && (isQuoted || c != u','))) {
            item += c;
            isEscaped = false;
        } else if (c == u'\\') {
            isEscaped = true;
        } else if (c == u'"') {
            isQuoted = !isQuoted;
            wasQuoted = true;
        } else {
            add();
        }
    }
    add();
    return items;
}

QString textOf(const QJsonValue &value)
{
    if (value.isObject()) {
        const QJsonValue path = value.toObject().value(u"path"_s);
        return path.isString()
            ? path.toString()
            : QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    }
    return value.toVariant().toString();
}

/// NULL in a column of numbers would read "0".
QString textOf(const QVariant &value)
{
    return value.isNull() ? QString() : value.toString();
}

/// The entries of a JSON list, or @p value as the only one. Empty entries are omitted.
QStringList textsOf(const QJsonValue &value)
{
    QStringList texts;
    for (const QJsonValue &item : value.isArray() ? value.toArray() : QJsonArray{value}) {
        if (const QString text = textOf(item);
            !text.isEmpty() && item != QJsonValue(QJsonObject())) {
            texts.append(text);
        }
    }
    return texts;
}

class QueueReader
{
public:
    QueueReader(const DatabaseConnection &connection, const ProtocolPack &pack,
                QueueTableShape shape)
        : m_connection(connection)
        , m_pack(pack)
        , m_shape(std::move(shape))
    {
    }

    Result<StepQueue> read()
    {
        StepQueue queue;
        queue.table = m_shape.name;
        queue.absent = m_shape.absent();
        queue.otherTables = m_shape.otherTables;
        Result<StateWords> words = stateWords(m_connection, m_shape, m_pack.queue);
        if (!words) {
            return words.failure();
        }
        queue.words = std::move(words->byStatus);
        queue.columnWords = std::move(words->all);
        QSqlQuery query(m_connection.database());
        query.setForwardOnly(true);
        query.exec(selection());
        while (query.next()) {
            if (queue.steps.size() == size_t(mostSteps)) {
                return Failure{
                    QueueTranslations::tr("The queue in %1 has more than %2 steps, which is "
                                          "more than Baton reads.")
                        .arg(m_connection.address().text())
                        .arg(mostSteps)};
            }
            queue.steps.push_back(stepOf(query.record()));
        }
        if (const Outcome end =
                isReadWhole(query, m_connection, QueueTranslations::tr("The steps cannot be read"));
            !end) {
            return end.failure();
        }
        sort(queue.steps);
        number(queue.steps);
        if (const Outcome parents = readParents(queue); !parents) {
            return parents.failure();
        }
        return queue;
    }

    [[nodiscard]] Result<std::optional<QueueStep>> lockedStep(QSqlQuery &query,
                                                              const QVariant &id) const
    {
        query.prepare(
            selection()
            + u" WHERE %1 = ?%2"_s.arg(quotedColumn(m_connection, m_shape.columns.value(u"id"_s)),
                                       m_connection.isServer() ? u" FOR UPDATE"_s : QString()));
        query.addBindValue(id);
        if (!query.exec()) {
            return m_connection.failure(QueueTranslations::tr("The step was not changed"),
                                        query.lastError());
        }
        std::optional<QueueStep> step;
        if (query.next()) {
            step = stepOf(query.record());
        }
        query.finish();
        return step;
    }

private:
    /// The columns by their names, times with their zone.
    [[nodiscard]] QString selection() const
    {
        QStringList columns;
        for (const QString &name : m_shape.columns) {
            const QString column = quotedColumn(m_connection, name);
            columns.append(m_shape.clocks.contains(name)
                               ? u"%1 AT TIME ZONE %2 AS %1"_s.arg(column, serverZone)
                               : column);
        }
        columns.removeDuplicates();
        return u"SELECT %1 FROM %2"_s.arg(columns.join(u", "_s),
                                          quotedTable(m_connection, m_shape.name));
    }

    [[nodiscard]] QVariant valueOf(const QSqlRecord &row, const QString &field) const
    {
        const auto column = m_shape.columns.constFind(field);
        return column == m_shape.columns.cend() ? QVariant() : row.value(*column);
    }

    [[nodiscard]] QString text(const QSqlRecord &row, const QString &field) const
    {
        return textOf(valueOf(row, field));
    }

    [[nodiscard]] QueueStep stepOf(const QSqlRecord &row) const
    {
        QueueStep step;
        step.id = valueOf(row, u"id"_s);
        step.subtask = text(row, u"subtask"_s);
        step.project = text(row, u"project"_s);
        step.number = wholeNumber(text(row, u"number"_s));
        step.type = text(row, u"type"_s);
        step.agent = text(row, u"agent"_s);
        if (const Agent *agent = m_pack.agentCalled(step.agent.trimmed())) {
            step.agent = agent->id;
        }
        step.file = text(row, u"file"_s);
        step.prompt = text(row, u"prompt"_s);
        step.word = text(row, u"status"_s);
        step.status = m_pack.queue.words.value(step.word.trimmed().toLower(), RunStatus::Unknown);
        step.contextFiles = listOf(text(row, u"context-files"_s));
        step.artifacts = listOf(text(row, u"artifacts"_s));
        step.summary = text(row, u"summary"_s);
        step.context = text(row, u"context"_s);
        step.blockers = listOf(text(row, u"blockers"_s));
        step.attempts = std::max<qint64>(-1, wholeNumber(text(row, u"attempts"_s)).value_or(-1));
        step.error = text(row, u"error"_s);
        step.after = text(row, u"after"_s);
        step.created = columnTime(valueOf(row, u"created"_s));
        step.changed = valueOf(row, u"updated"_s);
        step.updated = columnTime(step.changed);
        return step;
    }

    /// By the time they were made, then by id; numbers by their value.
    static bool standsBefore(const QueueStep &a, const QueueStep &b)
    {
        if (a.created != b.created) {
            return a.created < b.created;
        }
        bool isNumberA = false;
        bool isNumberB = false;
        const qlonglong idA = a.id.toLongLong(&isNumberA);
        const qlonglong idB = b.id.toLongLong(&isNumberB);
        return isNumberA && isNumberB ? idA < idB : a.id.toString() < b.id.toString();
    }

    /// The subtask that was begun first comes first; within it the numbers count.
    void sort(std::vector<QueueStep> &steps) const
    {
        std::ranges::stable_sort(steps, standsBefore);
        QHash<QString, qsizetype> order;
        for (const QueueStep &step : steps) {
            if (!order.contains(step.subtask)) {
                order.insert(step.subtask, order.size());
            }
        }
        std::ranges::stable_sort(steps, [&order](const QueueStep &a, const QueueStep &b) {
            return std::pair(order.value(a.subtask), a.number)
                < std::pair(order.value(b.subtask), b.number);
        });
    }

    void number(std::vector<QueueStep> &steps) const
    {
        if (m_shape.has(u"number"_s)) {
            return;
        }
        QHash<QString, qint64> counts;
        for (QueueStep &step : steps) {
            step.number = ++counts[step.subtask];
        }
    }

    /// A row of a table of parents.
    struct ParentRow
    {
        QueueParent parent;
        QString above; ///< id in the next table
    };
    using ParentRows = QHash<QString, ParentRow>; ///< by id

    /// The parents of the steps, as far as there are tables of them.
    [[nodiscard]] Outcome readParents(StepQueue &queue) const
    {
        std::vector<ParentRows> tables;
        for (const QueueParentTable &table : m_pack.queue.parents) {
            Result<ParentRows> rows = parentRows(table);
            if (!rows) {
                return rows.failure();
            }
            tables.push_back(std::move(*rows));
        }
        for (const QueueStep &step : queue.steps) {
            if (!step.subtask.isEmpty() && !queue.parents.contains(step.subtask)) {
                queue.parents.insert(step.subtask, parentsOf(step.subtask, tables));
            }
        }
        return std::monostate();
    }

    [[nodiscard]] Result<ParentRows> parentRows(const QueueParentTable &table) const
    {
        ParentRows rows;
        const Result<QString> name = tableCalled(m_connection, table.name, m_shape.schema);
        if (!name || name->isEmpty()) {
            return name ? Result<ParentRows>(rows) : name.failure();
        }
        QSqlQuery query(m_connection.database());
        query.setForwardOnly(true);
        query.exec(u"SELECT * FROM "_s + quotedTable(m_connection, *name));
        while (query.next()) {
            const QSqlRecord row = query.record();
            const QString id = first(row, table.id);
            const QString title = first(row, table.title).simplified();
            rows.insert(id,
                        {{table.name, id, title.isEmpty() ? id : title}, first(row, table.parent)});
        }
        const Outcome end = isReadWhole(
            query, m_connection, QueueTranslations::tr("The table %1 cannot be read").arg(*name));
        return end ? Result<ParentRows>(std::move(rows)) : end.failure();
    }

    static std::vector<QueueParent> parentsOf(QString id, const std::vector<ParentRows> &tables)
    {
        std::vector<QueueParent> parents;
        for (const ParentRows &rows : tables) {
            if (const auto row = rows.constFind(id); row != rows.cend()) {
                parents.insert(parents.begin(), row->parent);
                id = row->above;
            }
        }
        return parents;
    }

    static QString first(const QSqlRecord &row, const QStringList &columns)
    {
        for (const QString &column : columns) {
            if (row.contains(column)) {
                return textOf(row.value(column));
            }
        }
        return {};
    }

    const DatabaseConnection &m_connection;
    const ProtocolPack &m_pack;
    QueueTableShape m_shape;
};

} // namespace

Result<std::shared_ptr<DatabaseConnection>> openQueue(const DatabaseAddress &address,
                                                      DatabaseConnection::Access access)
{
    const bool isMissing =
        address.system == DatabaseAddress::System::Sqlite && !QFileInfo::exists(address.path);
    if (isMissing) {
        return Failure{
            QueueTranslations::tr("There is no file %1. “baton queue init %1” makes a new queue.")
                .arg(address.path)};
    }
    return DatabaseConnection::open(address, access);
}

QStringList listOf(const QString &given)
{
    const QString text = given.trimmed();
    if (text.isEmpty()) {
        return {};
    }
    // As an entry of a list, as a text or null alone is not a document.
    const QJsonArray json = QJsonDocument::fromJson('[' + text.toUtf8() + ']').array();
    if (json.size() == 1) {
        return textsOf(json.first());
    }
    if (text.startsWith(u'{') && text.endsWith(u'}')) {
        return arrayOf(text);
    }
    QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    std::ranges::for_each(lines, [](QString &line) { line = line.trimmed(); });
    return lines;
}

Result<StepQueue> readQueue(const DatabaseConnection &connection, const ProtocolPack &pack)
{
    Result<QueueTableShape> shape = findQueueTable(connection, pack.queue);
    return shape ? QueueReader(connection, pack, std::move(*shape)).read()
                 : Result<StepQueue>(shape.failure());
}

Result<std::optional<QueueStep>> lockedStep(QSqlQuery &query, const DatabaseConnection &connection,
                                            const ProtocolPack &pack, const QueueTableShape &shape,
                                            const QVariant &id)
{
    return QueueReader(connection, pack, shape).lockedStep(query, id);
}

} // namespace baton
