// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/owedhandoffs.h"

#include "models/check/file/meanthandoff.h"
#include "models/check/folder/attemptnumber.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/strings/pathstrings.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The kinds of handoff that sessions of @p pack keep in a file called @p name.
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

/// Null for a plain folder.
const SessionLayout *layoutOf(const Session &session, const ProtocolPack &pack)
{
    const auto layout =
        std::ranges::find(pack.sessions, session.summary.place.layout, &SessionLayout::id);
    return layout == pack.sessions.end() ? nullptr : &*layout;
}

bool isOfPhase(const Gate &gate, const QString &phase)
{
    return gate.phase >= 0 && QString::number(gate.phase) == phase;
}

/// The handoffs that the current phase of a session expects.
class Expected
{
public:
    Expected(const Session &session, const ProtocolPack &pack)
        : m_session(session)
        , m_pack(pack)
        , m_phase(session.phases[size_t(session.currentPhase)])
        , m_layout(layoutOf(session, pack))
    {
    }

    /// The file of @p model that an agent must write; empty if none is expected.
    [[nodiscard]] QString fileOf(const KindModel &model) const
    {
        QString name = model.fileName.text();
        name.replace("{phase}"_L1, m_phase.id);
        const QString &session = m_session.summary.place.path;
        const QString folder = m_layout ? m_layout->handoffFolderOf(session) : session;
        const QString path = folder + u'/' + name;
        const bool isNamed =
            !name.contains(u'*') && isNamedForPhase(model, path.sliced(session.size() + 1));
        return isNamed && !isOver(model) && isAskedByGate(model.kind.name) ? path : QString();
    }

    [[nodiscard]] OwedHandoff of(const KindModel &model, const QString &path) const
    {
        const KeptHandoff kept = keptAs(lastNameOf(path), m_pack);
        const int due = attemptOf(model);
        int latest = 0;
        for (const SessionHandoff &handoff : m_session.handoffs) {
            const bool isOfPhase = handoff.phase == m_session.currentPhase;
            const bool isCounted = isOfPhase && handoff.report.verdict.isAttemptKnown;
            if ((isOfPhase && handoff.kind == model.kind.id)
                || (handoff.at.path == path && kept.takes(handoff.kind))) {
                latest = std::max(latest, isCounted ? handoff.attempt : due);
            }
        }
        const QString state = latest > 0
            ? u"of attempt %1; what is there is of attempt %2"_s.arg(due).arg(latest)
            : QFileInfo::exists(path) ? u"and its file holds none"_s
                                      : u"which is not there"_s;
        return {path,
                u"Phase %1 (%2) of the session %3 waits for your handoff %4, %5. Write it before "
                "you end: %6"_s.arg(m_phase.id, m_phase.title, m_session.summary.id,
                                    model.kind.name, state, path),
                latest >= due};
    }

private:
    /// A file belongs to the phase whose row lists it, else to the phase in its name.
    [[nodiscard]] bool isNamedForPhase(const KindModel &model, const QString &file) const
    {
        const auto lists = [&file](const PhaseRow &row) { return row.files.contains(file); };
        const std::vector<PhaseRow> rows =
            m_layout ? m_layout->reading.phases.rows : std::vector<PhaseRow>();
        if (const auto row = std::ranges::find_if(rows, lists); row != rows.end()) {
            return row->id == m_phase.id;
        }
        const std::optional<QString> of = model.fileName.phaseIn(lastNameOf(file));
        return of && (of->isEmpty() || *of == m_phase.id);
    }

    /// True if a gate of the phase asks for @p kind and is not skipped. A gate without a fixed
    /// phase belongs to the phases in which other gates ask for handoffs. A kind without a gate
    /// needs none.
    [[nodiscard]] bool isAskedByGate(const QString &kind) const
    {
        const auto asks = [&kind](const Gate &gate) { return gate.kinds.contains(kind); };
        const auto isHere = [this](const Gate &gate) {
            return gate.phase >= 0 ? isOfPhase(gate, m_phase.id) : isHandedOver();
        };
        return std::ranges::none_of(m_pack.gates, asks)
            || std::ranges::any_of(m_pack.gates, [&](const Gate &gate) {
                   return asks(gate) && isHere(gate) && !isSkipped(gate);
               });
    }

    /// True if a gate of the phase asks for handoffs, or no gate has a phase.
    [[nodiscard]] bool isHandedOver() const
    {
        const auto isHandoff = [this](const QString &name) {
            const auto kind = std::ranges::find_if(
                m_pack.kinds, [&name](const auto &model) { return model.kind.name == name; });
            return kind != m_pack.kinds.end() && kind->kind.isHandoff;
        };
        const auto hasPhase = [](const Gate &gate) { return gate.phase >= 0; };
        return std::ranges::none_of(m_pack.gates, hasPhase)
            || std::ranges::any_of(m_pack.gates, [&](const Gate &gate) {
                   return isOfPhase(gate, m_phase.id) && std::ranges::any_of(gate.kinds, isHandoff);
               });
    }

    [[nodiscard]] bool isSkipped(const Gate &gate) const
    {
        return std::ranges::any_of(m_session.gates, [&gate](const SessionGate &result) {
            return result.result.id == gate.id && result.isSkipped;
        });
    }

    /// True if the part of the phase to which @p model belongs is over: later runs of the phase are
    /// retried.
    [[nodiscard]] bool isOver(const KindModel &model) const
    {
        const int counter = retriesOf(m_pack, model.kind.name);
        return counter >= 0 && counter < m_phase.counter && m_phase.count.made > 1;
    }

    /// The current attempt of the phase at the part to which @p model belongs.
    [[nodiscard]] int attemptOf(const KindModel &model) const
    {
        const bool isCounted = retriesOf(m_pack, model.kind.name) == m_phase.counter;
        return isCounted ? std::max(1, m_phase.count.made) : 1;
    }

    const Session &m_session;
    const ProtocolPack &m_pack;
    const SessionPhase &m_phase;
    const SessionLayout *m_layout;
};

bool isUnderWay(const Session &session)
{
    if (session.summary.status != RunStatus::Running || !session.summary.isOneRun
        || session.currentPhase < 0 || session.currentPhase >= std::ssize(session.phases)) {
        return false;
    }
    const SessionPhase &phase = session.phases[size_t(session.currentPhase)];
    const bool isUsedUp = phase.count.most > 0 && phase.count.made > phase.count.most;
    return phase.status == RunStatus::Running && !isUsedUp;
}

} // namespace

std::vector<OwedHandoff> expectedHandoffs(const Session &session, const ProtocolPack &pack,
                                          const QString &agent)
{
    const Agent *who = pack.agentCalled(agent);
    if (!who || !isUnderWay(session)) {
        return {};
    }
    const Expected expected(session, pack);
    std::vector<OwedHandoff> handoffs;
    for (const KindModel &model : pack.kinds) {
        const bool isOwn = model.kind.isHandoff && model.producer == who->id;
        const QString path = isOwn ? expected.fileOf(model) : QString();
        const bool isKnown =
            std::ranges::find(handoffs, path, &OwedHandoff::path) != handoffs.end();
        if (!path.isEmpty() && !isKnown) {
            handoffs.push_back(expected.of(model, path));
        }
    }
    return handoffs;
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
