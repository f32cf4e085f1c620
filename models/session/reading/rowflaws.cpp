// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/reading/rowflaws.h"

#include "models/session/building/siblingindex.h"
#include "models/session/reading/sessionpass.h"

namespace baton {

namespace {

/// The sessions of @p siblings by path.
QHash<QString, const SessionSummary *> sessionsOf(const Siblings &siblings)
{
    QHash<QString, const SessionSummary *> sessions;
    const auto add = [&sessions](const std::vector<SessionSummary> &some) {
        for (const SessionSummary &one : some) {
            sessions.insert(one.place.path, &one);
        }
    };
    std::ranges::for_each(siblings.children, add);
    add(siblings.roots);
    return sessions;
}

QString ownFlaw(const SessionSummary &session, const SessionBuilder &builder)
{
    const PreviousParts none;
    SessionBuilder own(session.place, builder.catalog, builder.settings, none, builder.stop);
    own.mechanism = builder.mechanism;
    own.session.summary = session;
    for (const SessionPass &pass : sessionPasses()) {
        if (pass.isForRows) {
            pass.run(own);
        }
    }
    return own.session.summary.flaw;
}

} // namespace

void addRowFlaws(SessionBuilder &builder)
{
    const std::shared_ptr<const Siblings> siblings = builder.siblings();
    const QHash<QString, const SessionSummary *> sessions = sessionsOf(*siblings);
    for (SessionPhase &row : builder.session.phases) {
        const bool isToCheck = row.status == RunStatus::Succeeded && row.flaw.isEmpty();
        if (const SessionSummary *session = isToCheck ? sessions.value(row.sessionPath) : nullptr) {
            row.flaw = ownFlaw(*session, builder);
        }
    }
}

} // namespace baton
