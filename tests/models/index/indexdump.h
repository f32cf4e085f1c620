// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

namespace baton {

/// The complete content of an index, read by plain SQL: equal for indexes with equal content.
inline QStringList dumpOf(const QSqlDatabase &database)
{
    const QStringList queries{
        QStringLiteral("SELECT origin, path, protocol, session, title, agent, status, review, "
                       "headline, cause, started, updated, ended, earliest, latest, errors, "
                       "warnings, names, needs "
                       "FROM sessions"),
        QStringLiteral("SELECT s.path, e.type, e.name, e.title, e.kind, e.agent, e.receiver, "
                       "e.phase, e.status, e.time, e.path, e.document, e.line, e.body "
                       "FROM entries e JOIN sessions s ON s.id = e.session"),
        QStringLiteral("SELECT s.path, p.position, p.phase, p.title, p.status, p.seconds, "
                       "p.attempts FROM phases p JOIN sessions s ON s.id = p.session"),
        QStringLiteral("SELECT day, origin, protocol, name, about, detail, number FROM figures "
                       "WHERE number <> 0")};
    QStringList lines;
    for (const QString &text : queries) {
        QSqlQuery query(database);
        query.setForwardOnly(true);
        if (!query.exec(text)) {
            qFatal("%s", qPrintable(query.lastError().text()));
        }
        const int columns =
            static_cast<int>(text.section(QStringLiteral(" FROM"), 0, 0).count(u','));
        QStringList rows;
        while (query.next()) {
            QStringList row;
            for (int i = 0; i <= columns; ++i) {
                row.append(query.value(i).toString());
            }
            rows.append(row.join(u'|'));
        }
        rows.sort();
        lines += rows;
    }
    return lines;
}

} // namespace baton
