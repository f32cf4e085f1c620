// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/statistics/sessionmatrix.h"

#include "models/database/databasequery.h"
#include "models/index/database/indexfailure.h"
#include "models/index/entries/indexedsession.h"
#include "models/statistics/statisticstranslations.h"

#include <QHash>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Reads the sessions and then their phases.
class MatrixReader
{
public:
    MatrixReader(const DatabaseConnection &connection, const StatisticsScope &scope)
        : m_connection(connection)
        , m_scope(scope)
    {
    }

    Result<SessionMatrix> read(int most)
    {
        if (const Outcome done = readSessions(most); !done) {
            return done.failure();
        }
        if (const Outcome done = readPhases(); !done) {
            return done.failure();
        }
        return std::move(m_matrix);
    }

private:
    [[nodiscard]] Result<QSqlQuery> asked(const QString &statement,
                                          const QVariantList &values) const
    {
        return queried(m_connection, statement, values,
                       StatisticsTranslations::tr("The statistics cannot be read"), indexFailure);
    }

    [[nodiscard]] Outcome end(const QSqlQuery &rows) const
    {
        return isReadWhole(rows, m_connection,
                           StatisticsTranslations::tr("The statistics cannot be read"),
                           indexFailure);
    }

    Outcome readSessions(int most)
    {
        const auto milliseconds = [](QDate day) {
            return day.startOfDay(QTimeZone::UTC).toMSecsSinceEpoch();
        };
        QString statement =
            u"SELECT id, path, session, title, coalesce((SELECT status FROM entries e "
            "WHERE e.session = sessions.id AND e.type = %1 LIMIT 1), status), "
            "started, origin FROM sessions "
            "WHERE protocol = ? AND started IS NOT NULL"_s.arg(
                static_cast<int>(IndexedEntry::Type::Session));
        QVariantList values{m_scope.protocol};
        if (!m_scope.origin.isEmpty()) {
            statement += u" AND origin = ?"_s;
            values.append(m_scope.origin);
        }
        if (m_scope.after.isValid()) {
            statement += u" AND started >= ?"_s;
            values.append(milliseconds(m_scope.after));
        }
        if (m_scope.before.isValid()) {
            statement += u" AND started < ?"_s;
            values.append(milliseconds(m_scope.before));
        }
        values.append(most);
        Result<QSqlQuery> rows =
            asked(statement + u" ORDER BY started DESC, path DESC LIMIT ?"_s, values);
        if (!rows) {
            return rows.failure();
        }
        while (rows->next()) {
            m_ids.prepend(rows->value(0).toLongLong());
            m_matrix.sessions.insert(
                m_matrix.sessions.begin(),
                {rows->value(1).toString(), rows->value(2).toString(), rows->value(3).toString(),
                 rows->value(4).toString(),
                 QDateTime::fromMSecsSinceEpoch(rows->value(5).toLongLong(), QTimeZone::UTC),
                 rows->value(6).toString()});
        }
        return end(*rows);
    }

    /// The cell of a phase in a session.
    struct FoundCell
    {
        SessionMatrix::Phase phase;
        size_t session;
        SessionMatrix::Cell cell;
    };

    Outcome readPhases()
    {
        std::vector<FoundCell> found;
        for (size_t session = 0; session < m_matrix.sessions.size(); ++session) {
            Result<QSqlQuery> rows =
                asked(u"SELECT position, phase, title, status, attempts, seconds FROM phases "
                      "WHERE session = ? ORDER BY position"_s,
                      {m_ids[qsizetype(session)]});
            if (!rows) {
                return rows.failure();
            }
            while (rows->next()) {
                const SessionMatrix::Phase phase{rows->value(1).toString(),
                                                 rows->value(2).toString()};
                const qint64 seconds = rows->value(5).isNull() ? -1 : rows->value(5).toLongLong();
                addPhase(phase, rows->value(0).toInt());
                found.push_back(
                    {phase, session, {rows->value(3).toString(), rows->value(4).toInt(), seconds}});
            }
            if (const Outcome whole = end(*rows); !whole) {
                return whole.failure();
            }
        }
        std::ranges::stable_sort(m_matrix.phases, {},
                                 [this](const auto &phase) { return m_positions.at(phase.id); });
        placeCells(found);
        return std::monostate();
    }

    void addPhase(const SessionMatrix::Phase &phase, int position)
    {
        const auto [known, isNew] = m_positions.emplace(phase.id, position);
        known->second = std::min(known->second, position);
        if (isNew) {
            m_matrix.phases.push_back(phase);
        }
    }

    void placeCells(const std::vector<FoundCell> &found)
    {
        m_matrix.cells.resize(m_matrix.phases.size() * m_matrix.sessions.size());
        for (const FoundCell &one : found) {
            const auto row =
                std::ranges::find(m_matrix.phases, one.phase.id, &SessionMatrix::Phase::id);
            const auto index = static_cast<size_t>(row - m_matrix.phases.begin());
            m_matrix.cells[index * m_matrix.sessions.size() + one.session] = one.cell;
        }
    }

    const DatabaseConnection &m_connection;
    const StatisticsScope &m_scope;
    SessionMatrix m_matrix;
    QList<qint64> m_ids;                ///< as the sessions
    std::map<QString, int> m_positions; ///< the first position of a phase, by its id
};

} // namespace

Result<SessionMatrix> readSessionMatrix(const DatabaseConnection &connection,
                                        const StatisticsScope &scope, int most)
{
    return MatrixReader(connection, scope).read(most);
}

} // namespace baton
