// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/sessionrows.h"

#include "models/sessionviews/sessionwording.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton::rows {

namespace {

struct HandoffRows
{
    Q_DECLARE_TR_FUNCTIONS(baton::HandoffRows)
};

QString supersedingAttempt(const Session &session, const SessionHandoff &handoff)
{
    int next = 0;
    for (const SessionHandoff &other : session.handoffs) {
        const bool isNext = other.kind == handoff.kind && other.phase == handoff.phase
            && other.producer == handoff.producer && other.attempt > handoff.attempt;
        next = isNext && (next == 0 || other.attempt < next) ? other.attempt : next;
    }
    return next > 0 ? HandoffRows::tr("superseded by attempt %1").arg(next)
                    : HandoffRows::tr("superseded");
}

SessionCell verdictCell(const Session &session, const SessionHandoff &handoff)
{
    const Verdict &verdict = handoff.report.verdict;
    if (handoff.isSuperseded) {
        return {.text = supersedingAttempt(session, handoff), .shape = Shape::Superseded};
    }
    const auto word = [&verdict] {
        switch (verdict.action) {
        case Action::Accept:
            return HandoffRows::tr("accepted");
        case Action::AcceptWithNotes:
            return HandoffRows::tr("accepted with notes");
        case Action::None:
            return HandoffRows::tr("no verdict");
        default:
            return verdict.headline;
        }
    };
    return {
        .text = word(), .shape = shapeOf(verdict.action), .sort = static_cast<int>(verdict.action)};
}

QString gatesOf(const Verdict &verdict)
{
    QStringList ids;
    for (const GateResult &gate : verdict.gates) {
        ids.append(gate.id);
    }
    return ids.join(u", "_s);
}

SessionRow handoffRow(const Session &session, int position)
{
    using enum SessionCell::Look;
    const SessionHandoff &handoff = session.handoffs[static_cast<size_t>(position)];
    const QString name = wording::place({handoff.at.path, {}, 0, 0});
    SessionRow row{.key = handoff.at.path + u'|' + QString::number(handoff.at.document) + u'|'
                       + handoff.at.pointer.toString() + u'|' + QString::number(handoff.attempt),
                   .cells = {},
                   .evidence = handoff.at,
                   .position = position,
                   .isFaded = handoff.isSuperseded};
    row.cells = {
        {.text = wording::clock(handoff.time, session.summary.started),
         .look = Muted,
         .sort = handoff.time},
        {.text = name},
        {.text = handoff.kindTitle.isEmpty() ? handoff.kind : handoff.kindTitle, .look = Muted},
        {.text = handoff.producer,
         .tail = handoff.consumer.isEmpty() ? QString() : u" → "_s + handoff.consumer},
        {.text = QString::number(handoff.attempt), .sort = handoff.attempt},
        verdictCell(session, handoff),
        {.text = gatesOf(handoff.report.verdict), .look = Muted},
    };
    return row;
}

} // namespace

SessionColumns handoffColumns()
{
    return {{.title = HandoffRows::tr("Time")},
            {.title = HandoffRows::tr("Document"), .isName = true},
            {.title = HandoffRows::tr("Kind"), .isName = true},
            {.title = HandoffRows::tr("From → to"), .isName = true},
            {.title = HandoffRows::tr("Attempt"), .isRight = true},
            {.title = HandoffRows::tr("Verdict")},
            {.title = HandoffRows::tr("Gate")}};
}

SessionRows handoffs(const Session &session)
{
    SessionRows rows;
    rows.reserve(session.handoffs.size());
    for (size_t i = 0; i < session.handoffs.size(); ++i) {
        rows.push_back(handoffRow(session, static_cast<int>(i)));
    }
    return rows;
}

} // namespace baton::rows
