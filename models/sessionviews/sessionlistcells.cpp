// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runstatustext.h"
#include "models/sessionviews/sessionlist.h"
#include "models/sessionviews/sessionnode.h"
#include "models/sessionviews/sessiontable.h"
#include "models/sessionviews/sessionwording.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

// What the cells of the list say.
namespace baton {

namespace {

/// What stands beside the status: nothing drives it any more, or it cannot be resumed.
Shape shapeOf(const SessionSummary &session)
{
    const bool isLost =
        session.liveness == Liveness::Stale || session.liveness == Liveness::Expired;
    return isLost || session.stateKept.isValid() ? Shape::TimedOut : shapeOf(session.status);
}

} // namespace

QString statusText(const SessionSummary &session)
{
    const QString lost = textOf(session.liveness);
    const QString status =
        lost.isEmpty() ? textOf(session.status) : textOf(session.status) + u", "_s + lost;
    return session.stateKept.isValid()
        ? SessionList::tr("%1 at %2")
              .arg(status, QLocale().toString(session.stateKept.toLocalTime(), u"HH:mm:ss"_s))
        : status;
}

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
        if (isSession && node.session.stateKept.isValid()) {
            return node.session.place.path + u'\n' + wording::stateKept(node.session);
        }
        return isSession ? node.session.place.path : node.group;
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case SessionTable::ShapeRole: {
        const bool isStatus = isSession && index.column() == StatusColumn;
        return static_cast<int>(isStatus ? shapeOf(node.session) : Shape::None);
    }
    case SessionTable::TailRole:
        if (index.column() != SessionColumn) {
            return {};
        }
        return isSession ? (node.session.note.isEmpty() ? QString() : u"  "_s + node.session.note)
                         : u"  %1"_s.arg(node.children.size());
    case SessionTable::NameRole:
        return index.column() == SessionColumn || index.column() == AgentColumn;
    case SessionTable::LookRole: {
        const bool isPlain = index.column() == SessionColumn || index.column() == StatusColumn
            || index.column() == FindingsColumn;
        return static_cast<int>(isPlain ? SessionCell::Look::Plain : SessionCell::Look::Muted);
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

bool SessionList::matches(const QModelIndex &index, const QStringList &words) const
{
    SessionNode &node = *nodeOf(index);
    if (node.searched.isEmpty() && !words.isEmpty()) {
        QStringList texts{node.session.place.path, node.session.note};
        for (int column = 0; column <= FindingsColumn; ++column) {
            texts.append(display(node, column));
        }
        node.searched = texts.join(u'\n').toLower();
    }
    return std::ranges::all_of(
        words, [&node](const QString &word) { return node.searched.contains(word); });
}

/// Said directly where it is asked very often: to wrap each value up takes longer than to compare.
bool SessionList::isBefore(const QModelIndex &left, const QModelIndex &right) const
{
    const SessionNode &one = *nodeOf(left);
    const SessionNode &other = *nodeOf(right);
    const auto textBefore = [](const QString &a, const QString &b) {
        return a.compare(b, Qt::CaseInsensitive) < 0;
    };
    const auto valueOf = [this, column = left.column()](const SessionNode &node) -> qint64 {
        const SessionSummary &session = node.session;
        switch (column) {
        case StatusColumn:
            return static_cast<int>(session.status) * 10 + static_cast<int>(session.liveness);
        case StartedColumn:
            return session.started.isValid() ? session.started.toMSecsSinceEpoch() : 0;
        case DurationColumn:
            return session.seconds(m_now);
        default:
            return qint64(session.errors) * 100'000 + session.warnings;
        }
    };
    if (one.isGroup() || other.isGroup()) {
        return textBefore(one.group, other.group);
    }
    switch (left.column()) {
    case SessionColumn:
        return textBefore(display(one, SessionColumn), display(other, SessionColumn));
    case ProtocolColumn:
        return textBefore(protocolOf(one.session), protocolOf(other.session));
    case AgentColumn:
        return textBefore(one.session.agent, other.session.agent);
    case PhaseColumn:
        return textBefore(one.session.phase, other.session.phase);
    default:
        return valueOf(one) < valueOf(other);
    }
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
