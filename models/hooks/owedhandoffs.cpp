// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/owedhandoffs.h"

#include "models/check/file/meanthandoff.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/strings/pathstrings.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The name of the file of @p model in phase @p phase; empty where it has none there.
QString fileNameIn(const KindModel &model, const QString &phase)
{
    QString name = model.fileName.text();
    name.replace("{phase}"_L1, phase);
    const std::optional<QString> of = model.fileName.phaseIn(name);
    const bool isOfPhase = of && (of->isEmpty() || *of == phase);
    return isOfPhase && !name.contains(u'*') ? name : QString();
}

/// The folder of the handoffs of @p session.
QString handoffFolder(const Session &session, const ProtocolPack &pack)
{
    const auto layout =
        std::ranges::find(pack.sessions, session.summary.place.layout, &SessionLayout::id);
    const QString &folder = session.summary.place.path;
    return layout == pack.sessions.end() ? folder
                                         : QDir::cleanPath(folder + u'/' + layout->handoffs);
}

/// The handoff that sessions of @p pack keep in a file called @p name.
KeptHandoff keptAs(const QString &name, const ProtocolPack &pack)
{
    KeptHandoff kept{&pack, {}};
    for (const KindModel &model : pack.kinds) {
        if (model.kind.isHandoff && model.fileName.matches(name)) {
            kept.kinds.push_back(&model);
        }
    }
    return kept;
}

bool isUnderWay(const Session &session)
{
    return session.summary.status == RunStatus::Running && session.summary.isOneRun
        && session.currentPhase >= 0 && session.currentPhase < std::ssize(session.phases);
}

} // namespace

std::vector<OwedHandoff> owedHandoffs(const Session &session, const ProtocolPack &pack,
                                      const QString &agent)
{
    const Agent *who = pack.agentCalled(agent);
    if (!who || !isUnderWay(session)) {
        return {};
    }
    const SessionPhase &phase = session.phases[size_t(session.currentPhase)];
    std::vector<OwedHandoff> owed;
    for (const KindModel &model : pack.kinds) {
        const QString name = fileNameIn(model, phase.id);
        const QString path = handoffFolder(session, pack) + u'/' + name;
        const KeptHandoff kept = keptAs(name, pack);
        const bool isThere =
            std::ranges::any_of(session.handoffs, [&](const SessionHandoff &handoff) {
                return (handoff.kind == model.kind.id && handoff.phase == session.currentPhase)
                    || (handoff.at.path == path && kept.takes(handoff.kind));
            });
        const bool isAsked = std::ranges::find(owed, path, &OwedHandoff::path) != owed.end();
        if (name.isEmpty() || isThere || isAsked || !model.kind.isHandoff
            || model.producer != who->id) {
            continue;
        }
        const QString state =
            QFileInfo::exists(path) ? u"and its file holds none"_s : u"which is not there"_s;
        owed.push_back(
            {path,
             u"Phase %1 (%2) of the session %3 waits for your handoff %4, %5. Write it before you "
             "end: %6"_s.arg(phase.id, phase.title, session.summary.id, model.kind.name, state,
                             path)});
    }
    return owed;
}

std::vector<OwedHandoff> promisedHandoffs(const Session &session)
{
    std::vector<OwedHandoff> promised;
    for (const SessionFinding &finding : session.findings) {
        if (finding.rule == "session.handoff-missing"_L1) {
            promised.push_back(
                {finding.evidence.path + u'#' + finding.evidence.pointer.toString(),
                 u"%1, line %2: %3. Write it, or correct the state, before you end."_s.arg(
                     finding.evidence.path, QString::number(finding.evidence.line),
                     finding.message)});
        }
    }
    return promised;
}

} // namespace baton
