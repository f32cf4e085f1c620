// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/sessionviews/list/sessionlist.h"
#include "models/sessionviews/list/sessionnode.h"
#include "models/sessionviews/tables/sessiontable.h"

#include <QDir>
#include <QLocale>

using namespace Qt::StringLiterals;

// The cells of the list.
namespace baton {

QString statusText(const SessionSummary &session)
{
    const QString status = standingOf(session);
    return session.stateKept.isValid()
        ? SessionList::tr("%1 at %2")
              .arg(status, QLocale().toString(session.stateKept.toLocalTime(), u"HH:mm:ss"_s))
        : status;
}

namespace {

/// Beside the shape, which tells the rest; empty where the status is short as it is.
QString shortStatus(const SessionSummary &session)
{
    const bool isShort = session.stateKept.isValid();
    return isShort ? QString() : session.flaw.isEmpty() ? textOf(session.liveness) : session.flaw;
}

} // namespace

QVariant SessionList::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const SessionNode &node = *nodeOf(index);
    const bool isSession = !node.isGroup();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return display(node, index.column());
    case Qt::ToolTipRole:
        return isSession ? toolTip(node, index.column()) : node.group;
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case SessionTable::ShapeRole: {
        const bool isStatus = isSession && index.column() == StatusColumn;
        return static_cast<int>(isStatus ? statusOf(node.session) : Status::None);
    }
    case SessionTable::TailRole:
        if (index.column() != SessionColumn) {
            return {};
        }
        return tail(node);
    case SessionTable::ShortRole:
        return isSession && index.column() == StatusColumn ? shortStatus(node.session) : QString();
    case SessionTable::NameRole:
        return index.column() == SessionColumn || index.column() == AgentColumn;
    case SessionTable::LookRole: {
        const bool isPlain = index.column() == SessionColumn || index.column() == StatusColumn
            || index.column() == FindingsColumn;
        return static_cast<int>(isPlain ? TableCell::Look::Plain : TableCell::Look::Muted);
    }
    default:
        return {};
    }
}

QString SessionList::display(const SessionNode &node, int column) const
{
    const SessionSummary &session = node.session;
    if (node.isGroup()) {
        return column == SessionColumn ? node.group : QString();
    }
    switch (column) {
    case SessionColumn:
        return session.title.isEmpty() ? session.id : session.title;
    case ProtocolColumn:
        return protocolOf(session);
    case StatusColumn:
        return statusText(session);
    case AgentColumn:
        return session.agent;
    case PhaseColumn:
        return session.phase;
    case StartedColumn:
        return session.started.toUTC().toString(u"yyyy-MM-dd HH:mm"_s);
    case DurationColumn:
        return durationText(session.seconds(m_now));
    case FindingsColumn:
        return session.errors < 0 ? u"…"_s : QString::number(session.errors + session.warnings);
    default:
        return {};
    }
}

/// The cell's text, which may be cut, and the session's path.
QString SessionList::toolTip(const SessionNode &node, int column) const
{
    const SessionSummary &session = node.session;
    QStringList lines{(display(node, column) + (column == SessionColumn ? tail(node) : QString())),
                      QDir::toNativeSeparators(session.place.path)};
    if (!node.review.told.isEmpty()) {
        lines.append(node.review.told);
    }
    if (!session.flaw.isEmpty() && column != StatusColumn) {
        lines.append(standingOf(session));
    } else if (session.stateKept.isValid()) {
        lines.append(wording::stateKept(session));
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

/// Behind the name: where another session is called alike, what they differ in.
QString SessionList::tail(const SessionNode &node) const
{
    if (node.isGroup()) {
        return u"  %1"_s.arg(node.children.size());
    }
    const SessionSummary &session = node.session;
    const QString name = display(node, SessionColumn);
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

QString SessionList::groupOf(const SessionSummary &session) const
{
    switch (m_grouping) {
    case Grouping::Protocol:
        return protocolOf(session);
    case Grouping::Day: {
        constexpr qint64 millisecondsOfDay = 86'400'000;
        if (!session.started.isValid()) {
            return tr("no date");
        }
        QString &day = m_titles[session.started.toMSecsSinceEpoch() / millisecondsOfDay];
        return day.isEmpty() ? day = session.started.toUTC().date().toString(Qt::ISODate) : day;
    }
    case Grouping::Status: {
        const bool isForeign = session.status == RunStatus::Unknown && !session.word.isEmpty();
        if (session.stateKept.isValid() || !session.flaw.isEmpty() || isForeign) {
            SessionSummary plain = session; // with the others that stand so
            plain.stateKept = {};
            plain.flaw.clear();
            plain.word.clear();
            //: "ok, but contradicted"
            return session.flaw.isEmpty() ? groupOf(plain)
                                          : tr("%1, but contradicted").arg(groupOf(plain));
        }
        QString &status =
            m_titles[static_cast<int>(session.status) * 10 + static_cast<int>(session.liveness)];
        return status.isEmpty() ? status = statusText(session) : status;
    }
    case Grouping::Parent:
        return session.parent;
    case Grouping::None:
        break;
    }
    return {};
}

QString SessionList::protocolOf(const SessionSummary &session) const
{
    const QString &id = session.place.protocol;
    return id.isEmpty() ? tr("no protocol") : m_protocols.value(id, id);
}

QVariant SessionList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = section == DurationColumn || section == FindingsColumn;
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case SessionColumn:
        return tr("Session");
    case ProtocolColumn:
        return tr("Protocol");
    case StatusColumn:
        return tr("Status");
    case AgentColumn:
        return tr("Agent");
    case PhaseColumn:
        return tr("Phase");
    case StartedColumn:
        return tr("Started");
    case DurationColumn:
        return tr("Duration");
    case FindingsColumn:
        return tr("Findings");
    default:
        return {};
    }
}

} // namespace baton
