// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "models/session/handoffs/handofforder.h"
#include "models/session/rows/sessionrows.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A text such as "Sherpa → Arena", or the kind if an agent is unknown.
QString routeOf(const SessionHandoff &handoff)
{
    if (handoff.producer.isEmpty() || handoff.consumer.isEmpty()) {
        return handoff.kindTitle.isEmpty()
            ? QCoreApplication::translate("baton::Session", "Not recognised")
            : handoff.kindTitle;
    }
    return u"%1 → %2"_s.arg(handoff.producer, handoff.consumer);
}

class RouteRows
{
public:
    explicit RouteRows(SessionBuilder &builder)
        : m_builder(builder)
    {
    }

    void add()
    {
        const QStringList ids = joinIds(statedIds());
        const QSet<QString> different(ids.begin(), ids.end());
        const bool isGrouped = different.size() > (different.contains(QString()) ? 2 : 1);
        nameAgents();
        for (size_t i = 0; i < m_builder.session.handoffs.size(); ++i) {
            const QString id = isGrouped ? ids[qsizetype(i)] : QString();
            const int parent = id.isEmpty() ? -1 : rowCalled(id, id, -1);
            const SessionHandoff &handoff = m_builder.session.handoffs[i];
            const QString step = m_builder.reading().isQueue ? stepOf(i) : QString();
            const QString route =
                step.isEmpty() ? routeOf(handoff) : SessionTranslations::tr("Step %1").arg(step);
            const QString key =
                id + u'/' + route + (step.isEmpty() ? u'/' + handoff.kind : QString());
            countRound(i, step.isEmpty() ? ids[qsizetype(i)] : ids[qsizetype(i)] + u'/',
                       key + u'/' + handoff.kind);
            m_builder.handoffPhases[qsizetype(i)] =
                m_builder.session.phases[size_t(rowCalled(key, route, parent))].id;
        }
        settle();
        if (!different.isEmpty() && m_builder.session.summary.place.stateFile.isEmpty()) {
            name(different);
        }
    }

private:
    /// Sets missing agents. In a queue, the kind of a handoff determines the other agent.
    void nameAgents()
    {
        for (SessionHandoff &handoff : m_builder.session.handoffs) {
            const Kind *kind =
                m_builder.reading().isQueue ? m_builder.catalog.kind(handoff.kind) : nullptr;
            if (kind) {
                const KindModel &model = *m_builder.catalog.model(*kind).kind;
                handoff.producer = handoff.producer.isEmpty() ? model.producer : handoff.producer;
                handoff.consumer = handoff.consumer.isEmpty() ? model.consumer : handoff.consumer;
            }
        }
    }

    /// The step that the handoff reports. For a prompt, the step that its worker reports next.
    [[nodiscard]] QString stepOf(size_t index) const
    {
        const std::vector<SessionHandoff> &handoffs = m_builder.session.handoffs;
        for (size_t i = index; i < handoffs.size(); ++i) {
            const bool isAnswer = i == index || handoffs[i].producer == handoffs[index].consumer;
            if (isAnswer && !handoffs[i].links.step.isEmpty()) {
                return handoffs[i].links.step;
            }
        }
        return {};
    }

    /// Counts a handoff on the same route for the same work as its next attempt.
    void countRound(size_t index, const QString &work, const QString &key)
    {
        SessionHandoff &handoff = m_builder.session.handoffs[index];
        if (!work.isEmpty() && !handoff.report.verdict.isAttemptKnown) {
            handoff.attempt = std::max(handoff.attempt, ++m_rounds[work + u'/' + key]);
        }
    }

    [[nodiscard]] QStringList statedIds() const
    {
        QStringList ids;
        for (size_t i = 0; i < m_builder.session.handoffs.size(); ++i) {
            ids.append(joinIdOf(m_builder, i));
        }
        return ids;
    }

    /// The join id of each handoff. One without an id gets that of the next one that has an id,
    /// else of the previous one.
    [[nodiscard]] static QStringList joinIds(QStringList ids)
    {
        for (qsizetype i = ids.size() - 2; i >= 0; --i) {
            ids[i] = ids[i].isEmpty() ? ids[i + 1] : ids[i];
        }
        for (qsizetype i = 1; i < ids.size(); ++i) {
            ids[i] = ids[i].isEmpty() ? ids[i - 1] : ids[i];
        }
        return ids;
    }

    int rowCalled(const QString &key, const QString &title, int parent)
    {
        const auto known = m_rows.constFind(key);
        if (known != m_rows.constEnd()) {
            return *known;
        }
        SessionPhase row;
        row.id = key;
        row.title = title;
        row.parent = parent;
        m_builder.session.phases.push_back(std::move(row));
        m_builder.reportedPhases.push_back({nullptr, true, {}, {}, {}, true});
        const int position = static_cast<int>(m_builder.session.phases.size()) - 1;
        m_rows.insert(key, position);
        return position;
    }

    /// Sorts the rows so that children follow their parents, and gives them short ids.
    void settle()
    {
        std::vector<SessionPhase> sorted;
        QHash<QString, QString> ids;
        const std::vector<SessionPhase> rows = std::move(m_builder.session.phases);
        const auto add = [&](const SessionPhase &row, int parent) {
            sorted.push_back(row);
            sorted.back().parent = parent;
            sorted.back().id = u"row-%1"_s.arg(sorted.size());
            ids.insert(row.id, sorted.back().id);
        };
        std::vector<std::vector<size_t>> children(rows.size());
        for (size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].parent >= 0) {
                children[size_t(rows[i].parent)].push_back(i);
            }
        }
        for (size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].parent >= 0) {
                continue;
            }
            add(rows[i], -1);
            const int parent = static_cast<int>(sorted.size()) - 1;
            for (const size_t child : children[i]) {
                add(rows[child], parent);
            }
        }
        m_builder.session.phases = std::move(sorted);
        for (QString &phase : m_builder.handoffPhases) {
            phase = ids.value(phase);
        }
    }

    void name(const QSet<QString> &ids)
    {
        QSet<QString> named = ids;
        named.remove(QString());
        if (named.size() == 1) {
            m_builder.session.summary.id = *named.begin();
            m_builder.session.summary.title = *named.begin();
        }
    }

    SessionBuilder &m_builder;
    QHash<QString, int> m_rows;
    QHash<QString, int> m_rounds; ///< number of rounds by row
};

} // namespace

void addHandoffRows(SessionBuilder &builder)
{
    RouteRows(builder).add();
}

} // namespace baton
