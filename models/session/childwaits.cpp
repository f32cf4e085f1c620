// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/childwaits.h"

#include "models/session/folderlook.h"
#include "models/session/handofffacts.h"
#include "models/session/sessiontexts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The sessions that the one in @p folder was told to wait for.
QStringList dependenciesOf(const QString &folder, const ProtocolCatalog &catalog)
{
    QStringList ids;
    for (const QString &name : candidatesIn(folder)) {
        for (const SessionHandoff &handoff : readHandoffs(folder + u'/' + name, catalog)) {
            ids += handoff.links.dependsOn;
        }
    }
    return ids;
}

QString reasonOf(const Session &session, int failed)
{
    const QString &title = session.phases[size_t(failed)].title;
    const auto error = std::ranges::find(session.errors, failed, &SessionError::phase);
    return error == session.errors.end() || error->message.isEmpty()
        ? SessionTexts::tr("waited for %1, which failed").arg(title)
        : SessionTexts::tr("waited for %1, which failed: %2").arg(title, error->message);
}

} // namespace

void addWaits(SessionDraft &draft)
{
    std::vector<SessionPhase> &phases = draft.session.phases;
    const bool isBatch = std::ranges::any_of(phases, [](const SessionPhase &phase) {
        return !phase.sessionPath.isEmpty() && isFailure(phase.status);
    });
    for (size_t i = 0; isBatch && i < phases.size() && !draft.isStopped(); ++i) {
        const RunStatus status = phases[i].status;
        const bool mayWait =
            isFailure(status) || status == RunStatus::Pending || status == RunStatus::NotReached;
        if (phases[i].sessionPath.isEmpty() || !mayWait) {
            continue;
        }
        for (const QString &id : dependenciesOf(phases[i].sessionPath, draft.catalog)) {
            const int other = draft.phaseOf(id);
            if (other >= 0 && other != int(i) && isFailure(phases[size_t(other)].status)) {
                phases[i].waitedFor = other;
                phases[i].reason = reasonOf(draft.session, other);
                break;
            }
        }
    }
}

} // namespace baton
