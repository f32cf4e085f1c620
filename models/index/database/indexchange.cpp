// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/indexchange.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasequery.h"
#include "models/index/database/canonicalpath.h"
#include "models/index/database/indextranslations.h"
#include "models/index/database/indexwords.h"
#include "models/index/database/packedsession.h"
#include "models/index/database/storedvalue.h"
#include "models/session/value/runstatustext.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QStringList entryColumns(bool isServer)
{
    QStringList columns{u"session"_s, u"type"_s,     u"name"_s,  u"title"_s,  u"kind"_s,
                        u"agent"_s,   u"receiver"_s, u"phase"_s, u"status"_s, u"time"_s,
                        u"path"_s,    u"document"_s, u"line"_s,  u"body"_s};
    columns += isServer ? QStringList{u"searched"_s, u"words to_tsvector('simple', ?)"_s}
                        : QStringList{u"id"_s};
    return columns;
}

/// The first and the last time of the entries of @p session, of which each without a time has that
/// of the session.
std::pair<QDateTime, QDateTime> timesOf(const IndexedSession &session)
{
    const SessionSummary &summary = session.summary;
    const QDateTime own = summary.started.isValid() ? summary.started : summary.updated;
    QDateTime first;
    QDateTime last;
    for (const IndexedEntry &entry : session.entries) {
        const QDateTime time = entry.time.isValid() ? entry.time : own;
        if (!time.isValid()) {
            continue;
        }
        first = !first.isValid() || time < first ? time : first;
        last = !last.isValid() || time > last ? time : last;
    }
    return {first, last};
}

} // namespace

IndexChange::IndexChange(const DatabaseConnection &connection, const QString &origin)
    : m_connection(connection)
    , m_origin(origin)
    , m_transaction(connection)
    , m_entries(connection, u"entries"_s, entryColumns(connection.isServer()))
    , m_words(connection, u"words"_s, {u"rowid"_s, u"body"_s})
    , m_names(connection, origin)
    , m_phases(connection, u"phases"_s,
               {u"session"_s, u"position"_s, u"protocol"_s, u"phase"_s, u"title"_s, u"status"_s,
                u"seconds"_s, u"attempts"_s})
{
}

/// Must run before its queries are destroyed, which ask the server to forget them.
IndexChange::~IndexChange()
{
    m_transaction.rollBack();
}

Outcome IndexChange::begin()
{
    if (const Outcome begun = m_transaction.begin(IndexTranslations::refusedChange()); !begun) {
        return begun;
    }
    QSqlQuery query(m_connection.database());
    if (m_connection.isServer()) { // writers of one origin wait for each other
        if (!query.exec(u"SET LOCAL statement_timeout = 0"_s)
            || !query.exec(u"SET LOCAL lock_timeout = '60s'"_s)) {
            return failed(query);
        }
        query.prepare(u"SELECT pg_advisory_xact_lock(hashtext(?))"_s);
        query.addBindValue(m_origin);
    } else {
        query.prepare(u"SELECT coalesce(max(id), 0) FROM entries"_s);
    }
    if (!query.exec() || !query.next()) {
        return failed(query);
    }
    m_entry = m_connection.isServer() ? 0 : query.value(0).toLongLong();
    return std::monostate();
}

Outcome IndexChange::write(const IndexedSession &session, const QByteArray &context)
{
    const SessionSummary summary = stored(session.summary);
    if (const Outcome removed = clear(summary.place.path); !removed) {
        return removed;
    }
    const QDateTime time = summary.started.isValid() ? summary.started : summary.updated;
    const DatedFigures figures{time.isValid() ? time.toUTC().date().toJulianDay() : 0,
                               session.figures};
    const Result<qint64> id = insert(session, summary, context, packed(figures));
    if (!id) {
        return id.failure();
    }
    m_written.append(QString::number(*id));
    if (const Outcome named = m_names.add(*id, session); !named) {
        return named;
    }
    m_figures.add(figures, orNone(summary.place.protocol), 1);
    if (session.isOutdatingRelated) {
        if (const Outcome marked = m_names.outdateRelated(session, summary.place.path); !marked) {
            return marked;
        }
    }
    for (const IndexedEntry &entry : session.entries) {
        const QString path = moved(entry.path, session.summary.place.path, summary.place.path);
        if (const Outcome added = addEntry(*id, entry, path); !added) {
            return added;
        }
    }
    return addPhases(*id, session);
}

Outcome IndexChange::clear(const QString &folder, bool isForgotten)
{
    QSqlQuery known(m_connection.database());
    known.prepare(u"SELECT id, figures, protocol FROM sessions WHERE origin = ? AND path = ?"_s);
    known.addBindValue(m_origin);
    known.addBindValue(folder);
    if (!known.exec()) {
        return failed(known);
    }
    if (!known.next()) {
        return std::monostate();
    }
    m_figures.add(unpackedFigures(known.value(1).toByteArray()), known.value(2).toString(), -1);
    QStringList statements;
    if (!m_connection.isServer()) {
        statements.append(
            u"DELETE FROM words WHERE rowid IN (SELECT id FROM entries WHERE session = ?)"_s);
    }
    statements +=
        {u"DELETE FROM entries WHERE session = ?"_s, u"DELETE FROM phases WHERE session = ?"_s,
         u"DELETE FROM session_names WHERE session = ?"_s};
    if (isForgotten) {
        statements.append(u"DELETE FROM sessions WHERE id = ?"_s);
    }
    for (const QString &statement : std::as_const(statements)) {
        QSqlQuery query(m_connection.database());
        query.prepare(statement);
        query.addBindValue(known.value(0));
        if (!query.exec()) {
            return failed(query);
        }
    }
    return std::monostate();
}

Outcome IndexChange::outdate(const QStringList &folders)
{
    for (const QString &folder : folders) {
        const Result<QSqlQuery> done = queried(
            m_connection, u"UPDATE sessions SET context = NULL WHERE origin = ? AND path = ?"_s,
            {m_origin, folder}, IndexTranslations::refusedChange());
        if (!done) {
            return done.failure();
        }
    }
    return std::monostate();
}

Outcome IndexChange::restamp(const QString &folder, const QByteArray &times)
{
    QSqlQuery query(m_connection.database());
    query.prepare(u"UPDATE sessions SET times = ? WHERE origin = ? AND path = ?"_s);
    query.addBindValue(times);
    query.addBindValue(m_origin);
    query.addBindValue(folder);
    return query.exec() ? Outcome(std::monostate()) : Outcome(failed(query));
}

Outcome IndexChange::commit()
{
    if (const Outcome flushed = m_names.flush(); !flushed) {
        return flushed;
    }
    for (RowInsertion *const rows : {&m_entries, &m_words, &m_phases}) {
        if (const Outcome flushed = rows->flush(); !flushed) {
            return flushed;
        }
    }
    if (const Outcome noted = noteNewest(); !noted) {
        return noted;
    }
    if (const Outcome written = m_figures.write(m_connection, m_origin); !written) {
        return written;
    }
    return m_transaction.commit(IndexTranslations::refusedChange());
}

Failure IndexChange::failed(const QSqlQuery &query)
{
    Failure failure = m_connection.failure(IndexTranslations::refusedChange(), query.lastError());
    m_transaction.rollBack();
    return failure;
}

Result<qint64> IndexChange::insert(const IndexedSession &session, const SessionSummary &summary,
                                   const QByteArray &context, const QByteArray &figures)
{
    const auto [earliest, latest] = timesOf(session);
    const std::vector<std::pair<QString, QVariant>> values{
        {u"origin"_s, m_origin},
        {u"path"_s, summary.place.path},
        {u"protocol"_s, orNone(stored(summary.place.protocol))},
        {u"session"_s, stored(summary.id)},
        {u"title"_s, stored(summary.title)},
        {u"agent"_s, shortened(summary.agent)},
        {u"status"_s, QString(nameOf(summary.status))},
        {u"review"_s, stored(session.review)},
        {u"headline"_s, stored(session.headline)},
        {u"cause"_s, shortened(session.cause)},
        {u"started"_s, stored(summary.started)},
        {u"updated"_s, stored(summary.updated)},
        {u"ended"_s, stored(summary.ended)},
        {u"earliest"_s, stored(earliest)},
        {u"latest"_s, stored(latest)},
        {u"errors"_s, summary.errors},
        {u"warnings"_s, summary.warnings},
        {u"names"_s, stored(session.names.join(u'\n'))},
        {u"needs"_s, stored(session.needs.join(u'\n'))},
        {u"context"_s, context},
        {u"times"_s, session.stamp.times},
        {u"content"_s, session.stamp.content},
        {u"outside"_s, stored(session.stamp.outside.join(u'\n'))},
        {u"summary"_s, packed(summary)},
        {u"figures"_s, figures},
        {u"written"_s, QDateTime::currentMSecsSinceEpoch()}};
    QStringList names;
    QStringList sets;
    for (const auto &[name, value] : values) {
        names.append(name);
        sets.append(name + u" = excluded."_s + name);
    }
    QSqlQuery query(m_connection.database());
    query.prepare(u"INSERT INTO sessions (%1) VALUES (%2) ON CONFLICT (origin, path) DO UPDATE "
                  "SET %3 RETURNING id"_s.arg(names.join(u", "_s),
                                              QStringList(names.size(), u"?"_s).join(u", "_s),
                                              sets.join(u", "_s)));
    for (const auto &[name, value] : values) {
        query.addBindValue(value);
    }
    if (!query.exec() || !query.next()) {
        return failed(query);
    }
    return query.value(0).toLongLong();
}

Outcome IndexChange::addEntry(qint64 session, const IndexedEntry &entry, const QString &path)
{
    const QString words = wordsOf(entry);
    QVariantList row{session,
                     static_cast<int>(entry.type),
                     shortened(entry.name),
                     stored(entry.title),
                     shortened(entry.kind),
                     shortened(entry.agent),
                     shortened(entry.receiver),
                     shortened(entry.phase),
                     shortened(entry.status),
                     stored(entry.time),
                     stored(path),
                     entry.document,
                     entry.line,
                     stored(entry.text)};
    if (m_connection.isServer()) {
        return m_entries.add(row << words << words);
    }
    ++m_entry;
    const Outcome added = m_entries.add(row << m_entry);
    return added ? m_words.add({m_entry, words}) : added;
}

Outcome IndexChange::addPhases(qint64 id, const IndexedSession &session)
{
    int position = 0;
    for (const IndexedPhase &phase : session.phases) {
        const QVariant seconds =
            phase.seconds < 0 ? QVariant(QMetaType(QMetaType::LongLong)) : QVariant(phase.seconds);
        const Outcome added = m_phases.add(
            {id, position++, orNone(stored(session.summary.place.protocol)), shortened(phase.id),
             stored(phase.title), QString(nameOf(phase.status)), seconds, phase.attempts});
        if (!added) {
            return added;
        }
    }
    return std::monostate();
}

/// Once the entries have their ids.
Outcome IndexChange::noteNewest()
{
    if (m_written.isEmpty()) {
        return std::monostate();
    }
    const Result<QSqlQuery> done =
        queried(m_connection,
                u"UPDATE sessions SET newest = (SELECT coalesce(max(id), 0) FROM entries "
                "WHERE session = sessions.id) WHERE id IN (%1)"_s.arg(m_written.join(u", "_s)),
                {}, IndexTranslations::refusedChange());
    return done ? Outcome(std::monostate()) : Outcome(done.failure());
}

} // namespace baton
