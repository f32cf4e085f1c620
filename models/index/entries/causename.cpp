// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/causename.h"

#include "models/index/entries/indexedsession.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString ruleOf(const SessionHandoff &handoff)
{
    const std::vector<Finding> &findings = handoff.report.findings;
    const auto error = std::ranges::find(findings, Severity::Error, &Finding::severity);
    return error == findings.end() ? handoff.kind : error->rule;
}

/// The name of the failed part if a row is not a phase. A queue that continues has not failed.
QString rowName(const SessionSummary &summary)
{
    const bool goesOn = isGoingOn(summary.status) && summary.status != RunStatus::Blocked;
    return !summary.place.isQueue() ? nameOf(IndexedEntry::Type::Session)
        : goesOn                    ? QString()
                                    : u"step"_s;
}

/// One line without quotation marks.
QString searchable(const QString &name)
{
    return name.simplified().replace(u'"', u'\'');
}

} // namespace

QString causeName(const Session &session, const SessionFailure &failure, bool arePhases)
{
    const auto index = static_cast<size_t>(failure.index);
    switch (failure.what) {
    case SessionFailure::What::Error:
        return errorTypeName(session.errors[index]);
    case SessionFailure::What::Gate:
        return session.gates[index].result.id;
    case SessionFailure::What::Handoff:
        return ruleOf(session.handoffs[index]);
    case SessionFailure::What::Finding:
        return session.findings[index].rule;
    case SessionFailure::What::Session:
        return nameOf(IndexedEntry::Type::Session);
    case SessionFailure::What::Attempt:
    case SessionFailure::What::Phase:
        if (!arePhases) {
            return rowName(session.summary);
        }
        return failure.phase < 0 ? QString() : session.phases[size_t(failure.phase)].id;
    }
    return {};
}

QString errorTypeName(const SessionError &error)
{
    return orNone(searchable(error.type));
}

} // namespace baton
