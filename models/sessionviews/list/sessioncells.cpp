// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/list/sessioncells.h"

#include "models/session/value/durationtext.h"
#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/sessionviews/list/sessionlist.h"
#include "models/sessionviews/tables/sessiontable.h"
#include "models/strings/joinedparts.h"
#include "models/values/timetext.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace baton {

QString statusText(const SessionSummary &session)
{
    const QString status = standingOf(session);
    return session.stateKept.isValid()
        ? SessionList::tr("%1 at %2").arg(status, timetext::localTimeOfDay(session.stateKept))
        : status;
}

namespace {

/// The short status that is drawn next to its mark; empty if the full text is short enough.
QString shortStatus(const SessionSummary &session)
{
    const bool isShort = session.stateKept.isValid()
        || (session.flaw.isEmpty() && textOf(session.liveness).isEmpty());
    return isShort ? QString() : session.flaw.isEmpty() ? wordOf(session) : session.flaw;
}

} // namespace

QVariant SessionCells::data(const SessionNode &node, int column, int role) const
{
    const bool isSession = !node.isGroup();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return text(node, column);
    case Qt::ToolTipRole:
        return isSession ? toolTip(node, column) : node.group;
    case Qt::TextAlignmentRole:
        return header(column, role);
    case SessionTable::ShapeRole: {
        const bool isStatus = isSession && column == SessionList::StatusColumn;
        return static_cast<int>(isStatus ? statusOf(node.session) : Status::None);
    }
    case SessionTable::TailRole:
        if (column != SessionList::SessionColumn) {
            return {};
        }
        return tail(node);
    case SessionTable::ShortRole:
        return isSession && column == SessionList::StatusColumn ? shortStatus(node.session)
                                                                : QString();
    case SessionTable::NameRole:
        return column == SessionList::SessionColumn || column == SessionList::AgentColumn;
    case SessionTable::LookRole: {
        const bool isPlain = column == SessionList::SessionColumn
            || column == SessionList::StatusColumn || column == SessionList::FindingsColumn;
        return static_cast<int>(isPlain ? TableCell::Look::Plain : TableCell::Look::Muted);
    }
    default:
        return {};
    }
}

void SessionCells::countName(const SessionNode &node, int by)
{
    const QString name = text(node, SessionList::SessionColumn);
    m_names[name] += by;
    m_names[name + u'/' + wording::distinctFolder(node.session)] += by;
}

QString SessionCells::text(const SessionNode &node, int column) const
{
    const SessionSummary &session = node.session;
    if (node.isGroup()) {
        return column == SessionList::SessionColumn ? node.group : QString();
    }
    switch (column) {
    case SessionList::SessionColumn:
        return session.title.isEmpty() ? session.id : session.title;
    case SessionList::ProtocolColumn:
        return protocolOf(session);
    case SessionList::StatusColumn:
        return statusText(session);
    case SessionList::AgentColumn:
        return session.agent;
    case SessionList::PhaseColumn:
        return session.phase;
    case SessionList::StartedColumn:
        return timetext::dateAndMinute(session.started);
    case SessionList::DurationColumn:
        return durationText(std::chrono::seconds(session.seconds(m_now)));
    case SessionList::FindingsColumn:
        return session.errors < 0 ? u"…"_s : QString::number(session.errors + session.warnings);
    default:
        return {};
    }
}

/// The full text of the cell, which may be elided, and the path of the session.
QString SessionCells::toolTip(const SessionNode &node, int column) const
{
    const SessionSummary &session = node.session;
    QStringList lines{
        (text(node, column) + (column == SessionList::SessionColumn ? tail(node) : QString())),
        QDir::toNativeSeparators(session.place.path)};
    if (!node.review.lines.isEmpty()) {
        lines.append(node.review.lines);
    }
    if (!session.flaw.isEmpty() && column != SessionList::StatusColumn) {
        lines.append(standingOf(session));
    } else if (session.stateKept.isValid()) {
        lines.append(wording::stateKept(session));
    }
    if (session.place.isQueue()) {
        lines.append(session.searchText); // errors of a queue are shown nowhere else in the list
    }
    return joinedParts(lines, u"\n");
}

/// The text behind the name: the size of a group, or what distinguishes sessions of the same name.
QString SessionCells::tail(const SessionNode &node) const
{
    if (node.isGroup()) {
        return u"  %1"_s.arg(node.children.size());
    }
    const SessionSummary &session = node.session;
    const QString name = text(node, SessionList::SessionColumn);
    QStringList parts;
    if (m_names.value(name) > 1) {
        const QString folder = wording::distinctFolder(session);
        const bool isUnique = m_names.value(name + u'/' + folder) == 1;
        parts.append(isUnique ? folder : wording::folderAbove(session));
    }
    parts.append(session.note);
    parts.append(textOf(node.review.standing));
    parts.removeAll(QString());
    return parts.isEmpty() ? QString() : u"  "_s + parts.join(u"  "_s);
}

QString SessionCells::protocolOf(const SessionSummary &session) const
{
    const QString &id = session.place.protocol;
    return id.isEmpty() ? SessionList::tr("no protocol") : m_protocols.value(id, id);
}

QVariant SessionCells::header(int column, int role)
{
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber =
            column == SessionList::DurationColumn || column == SessionList::FindingsColumn;
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (column) {
    case SessionList::SessionColumn:
        return SessionList::tr("Session");
    case SessionList::ProtocolColumn:
        return SessionList::tr("Protocol");
    case SessionList::StatusColumn:
        return SessionList::tr("Status");
    case SessionList::AgentColumn:
        return SessionList::tr("Agent");
    case SessionList::PhaseColumn:
        return SessionList::tr("Phase");
    case SessionList::StartedColumn:
        return SessionList::tr("Started (UTC)");
    case SessionList::DurationColumn:
        return SessionList::tr("Duration");
    case SessionList::FindingsColumn:
        return SessionList::tr("Findings");
    default:
        return {};
    }
}

} // namespace baton
