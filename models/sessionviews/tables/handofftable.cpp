// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/sessiontablerows.h"

#include "models/findings/gateresult.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/values/timetext.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton::rows {

namespace {

struct HandoffTable
{
    Q_DECLARE_TR_FUNCTIONS(baton::HandoffTable)
};

/// The attempts of the handoffs of each kind, in order.
class AttemptOrder
{
public:
    explicit AttemptOrder(const Session &session)
    {
        for (const SessionHandoff &handoff : session.handoffs) {
            m_attempts[keyOf(handoff)].push_back(handoff.attempt);
        }
        for (auto &[key, attempts] : m_attempts) {
            std::ranges::sort(attempts);
        }
    }

    [[nodiscard]] QString superseding(const SessionHandoff &handoff) const
    {
        const std::vector<int> &attempts = m_attempts.at(keyOf(handoff));
        const auto next = std::ranges::upper_bound(attempts, handoff.attempt);
        return next != attempts.end() ? HandoffTable::tr("superseded by attempt %1").arg(*next)
                                      : HandoffTable::tr("superseded");
    }

private:
    using Key = std::tuple<QString, QString, int>;

    static Key keyOf(const SessionHandoff &handoff)
    {
        return {handoff.kind, handoff.producer, handoff.phase};
    }

    std::map<Key, std::vector<int>> m_attempts;
};

TableCell verdictCell(const AttemptOrder &order, const SessionHandoff &handoff)
{
    const Verdict &verdict = handoff.report.verdict;
    if (handoff.isSuperseded) {
        return {.text = order.superseding(handoff), .shape = Status::Superseded};
    }
    return {.text = wording::verdict(verdict),
            .shape = statusOf(verdict),
            .sort = static_cast<int>(verdict.action)};
}

QString gatesOf(const Verdict &verdict)
{
    QStringList ids;
    for (const GateResult &gate : verdict.gates) {
        ids.append(gate.id);
    }
    return ids.join(u", "_s);
}

SessionTableRow handoffRow(const Session &session, const AttemptOrder &order, int position)
{
    using enum TableCell::Look;
    const SessionHandoff &handoff = session.handoffs[static_cast<size_t>(position)];
    const QString name = wording::place({handoff.at.path, {}, 0, 0});
    SessionTableRow row{.key = handoff.at.path + u'|' + QString::number(handoff.at.document) + u'|'
                            + handoff.at.pointer.toString() + u'|'
                            + QString::number(handoff.attempt),
                        .cells = {},
                        .evidence = handoff.at,
                        .position = position,
                        .isFaded = handoff.isSuperseded};
    row.cells = {
        {.text = timetext::timeOfDay(handoff.time, session.summary.started),
         .tail = wording::timeOfFile(handoff),
         .look = Muted,
         .sort = handoff.time},
        {.text = name},
        {.text = handoff.kindTitle.isEmpty() ? handoff.kind : handoff.kindTitle, .look = Muted},
        {.text = handoff.producer,
         .tail = handoff.consumer.isEmpty() ? QString() : u" → "_s + handoff.consumer},
        {.text = QString::number(handoff.attempt), .sort = handoff.attempt},
        verdictCell(order, handoff),
        {.text = gatesOf(handoff.report.verdict), .look = Muted},
    };
    return row;
}

} // namespace

SessionColumns handoffColumns()
{
    return {{.title = HandoffTable::tr("Time")},
            {.title = HandoffTable::tr("Document"), .isName = true},
            {.title = HandoffTable::tr("Kind"), .isName = true},
            {.title = HandoffTable::tr("From → to"), .isName = true},
            {.title = HandoffTable::tr("Attempt"), .isRight = true},
            {.title = HandoffTable::tr("Verdict")},
            {.title = HandoffTable::tr("Gate")}};
}

SessionRows handoffs(const Session &session)
{
    const AttemptOrder order(session);
    SessionRows rows;
    rows.reserve(session.handoffs.size());
    for (size_t i = 0; i < session.handoffs.size(); ++i) {
        rows.push_back(handoffRow(session, order, static_cast<int>(i)));
    }
    return rows;
}

} // namespace baton::rows
