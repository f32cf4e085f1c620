// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacenode.h"

#include "models/session/value/displaystatus.h"

#include <algorithm>

namespace baton {

namespace {

QStringView digitsAt(QStringView text, qsizetype from)
{
    qsizetype end = from;
    while (end < text.size() && text[end].isDigit()) {
        ++end;
    }
    return text.sliced(from, end - from);
}

int compareNumbers(QStringView a, QStringView b)
{
    const auto significant = [](QStringView digits) {
        while (digits.size() > 1 && digits.front() == u'0') {
            digits = digits.sliced(1);
        }
        return digits;
    };
    const QStringView x = significant(a);
    const QStringView y = significant(b);
    return x.size() != y.size() ? (x.size() < y.size() ? -1 : 1) : x.compare(y);
}

WorkspaceStatus ofSession(Status mark)
{
    switch (mark) {
    case Status::Running:
        return WorkspaceStatus::Running;
    case Status::Escalate:
        return WorkspaceStatus::Escalate;
    case Status::Ok:
        return WorkspaceStatus::Ok;
    case Status::Warning:
        return WorkspaceStatus::Warning;
    case Status::Error:
    case Status::TimedOut:
        return WorkspaceStatus::Error;
    case Status::NotReached:
        return WorkspaceStatus::Pending;
    default:
        return WorkspaceStatus::Unknown;
    }
}

} // namespace

Status markOf(WorkspaceStatus status)
{
    switch (status) {
    case WorkspaceStatus::Pending:
        return Status::NotReached;
    case WorkspaceStatus::NoHandoff:
    case WorkspaceStatus::Unfilled:
    case WorkspaceStatus::Unknown:
        return Status::NotEvaluated;
    case WorkspaceStatus::Ok:
        return Status::Ok;
    case WorkspaceStatus::Note:
        return Status::Note;
    case WorkspaceStatus::GateFailed:
    case WorkspaceStatus::Warning:
        return Status::Warning;
    case WorkspaceStatus::Escalate:
        return Status::Escalate;
    case WorkspaceStatus::Error:
    case WorkspaceStatus::Unreadable:
        return Status::Error;
    case WorkspaceStatus::Running:
        return Status::Running;
    }
    return Status::None;
}

int compareNaturally(QStringView a, QStringView b)
{
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < a.size() && j < b.size()) {
        if (a[i].isDigit() && b[j].isDigit()) {
            const QStringView x = digitsAt(a, i);
            const QStringView y = digitsAt(b, j);
            if (const int order = compareNumbers(x, y); order != 0) {
                return order;
            }
            i += x.size();
            j += y.size();
            continue;
        }
        const QChar x = a[i].toCaseFolded();
        const QChar y = b[j].toCaseFolded();
        if (x != y) {
            return x < y ? -1 : 1;
        }
        ++i;
        ++j;
    }
    if (i < a.size() || j < b.size()) {
        return i < a.size() ? 1 : -1;
    }
    return a.compare(b);
}

void StatusCounts::add(const WorkspaceEntry &entry, int sign)
{
    const WorkspaceStatus status = entry.status();
    files += sign;
    pending += status == WorkspaceStatus::Pending ? sign : 0;
    handoffs += entry.kind.isEmpty() ? 0 : sign;
    unreadable += status == WorkspaceStatus::Unreadable ? sign : 0;
    escalations += status == WorkspaceStatus::Escalate ? sign : 0;
    errors += sign * entry.errors;
    warnings += sign * entry.warnings;
    unfilled += status == WorkspaceStatus::Unfilled ? sign : 0;
    failedGates += entry.failsGate ? sign : 0;
    notes += sign * entry.notes;
}

WorkspaceStatus StatusCounts::status() const
{
    if (unreadable > 0 || errors > 0) {
        return WorkspaceStatus::Error;
    }
    if (escalations > 0) {
        return WorkspaceStatus::Escalate;
    }
    if (warnings > 0) {
        return WorkspaceStatus::Warning;
    }
    if (failedGates > 0) {
        return WorkspaceStatus::GateFailed;
    }
    if (pending > 0) {
        return WorkspaceStatus::Pending;
    }
    if (unfilled > 0) {
        return WorkspaceStatus::Unfilled;
    }
    if (notes > 0) {
        return WorkspaceStatus::Note;
    }
    return handoffs > 0 ? WorkspaceStatus::Ok : WorkspaceStatus::NoHandoff;
}

WorkspaceStatus WorkspaceNode::status() const
{
    if (type == Type::File) {
        return entry.status();
    }
    return type == Type::Session ? ofSession(mark()) : tally.status();
}

const SessionSummary &WorkspaceNode::standing() const
{
    static const SessionSummary notRead = [] {
        SessionSummary summary;
        summary.status = RunStatus::NotRead;
        return summary;
    }();
    return session ? *session : notRead;
}

Status WorkspaceNode::mark() const
{
    return type == Type::Session ? statusOf(standing()) : markOf(status());
}

int WorkspaceNode::position(const WorkspaceNode &node, int from) const
{
    const auto before = [](const std::unique_ptr<WorkspaceNode> &a, const WorkspaceNode &b) {
        return sortsBefore(*a, b);
    };
    const auto place = std::lower_bound(children.begin() + from, children.end(), node, before);
    return static_cast<int>(place - children.begin());
}

WorkspaceNode *WorkspaceNode::child(const WorkspaceNode &like) const
{
    const auto at = static_cast<size_t>(position(like));
    const bool isThere = at < children.size() && !sortsBefore(like, *children[at]);
    return isThere ? children[at].get() : nullptr;
}

bool sortsBefore(const WorkspaceNode &a, const WorkspaceNode &b)
{
    if (a.type != b.type) {
        return a.type < b.type;
    }
    if (a.order != b.order) {
        return a.order < b.order;
    }
    const int names = compareNaturally(a.name, b.name);
    if (names != 0) {
        return a.type == WorkspaceNode::Type::Session ? names > 0 : names < 0;
    }
    return a.path < b.path;
}

} // namespace baton
