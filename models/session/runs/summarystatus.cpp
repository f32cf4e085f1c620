// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/runs/runpasses.h"

#include "models/protocol/pack/statefile.h"
#include "models/session/building/childfailures.h"
#include "models/session/building/sessionbuilder.h"
#include "models/session/building/signsoflife.h"
#include "models/session/building/statesummary.h"
#include "models/session/runs/invalidatedphases.h"
#include "models/session/value/runstatustext.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString invalidText(const QString &id, const QString &title)
{
    //: "Complete, although the result of phase 3 Transport no longer holds"
    return SessionTranslations::tr("the result of %1 no longer holds").arg(phaseName(id, title));
}

QString droppedText(const QString &name, const JsonPointer &list)
{
    //: "Complete, although phase 3 Transport is not among phases_valid"
    return SessionTranslations::tr("%1 is not among %2").arg(name, list.tokens().last());
}

const SessionPhase *firstTop(const Session &session, bool (*stands)(RunStatus))
{
    const auto found = std::ranges::find_if(session.phases, [stands](const SessionPhase &phase) {
        return phase.parent < 0 && stands(phase.status);
    });
    return found == session.phases.end() ? nullptr : &*found;
}

/// The flaw in the phases of @p builder, whose state reports success: "phase 2 Flow failed". Failed
/// phases precede unfinished ones, and these invalidated ones.
QString phaseFlaw(const SessionBuilder &builder)
{
    const Session &session = builder.session;
    if (const SessionPhase *failed = firstTop(session, isFailure)) {
        // One that calls itself complete says why it is not.
        const bool isWeighed =
            statusCalled(builder.reading().words, failed->word) == RunStatus::Succeeded;
        return isWeighed ? failed->reason : failedText(failed->id, failed->title);
    }
    if (const SessionPhase *open = firstTop(session, isGoingOn)) {
        //: "Complete, although phase 2 Flow has not ended"
        return SessionTranslations::tr("%1 has not ended").arg(phaseName(open->id, open->title));
    }
    const SessionPhase *invalid =
        firstTop(session, [](RunStatus status) { return status == RunStatus::Invalidated; });
    if (!invalid) {
        return {};
    }
    const int row = static_cast<int>(invalid - session.phases.data());
    return builder.state.has(builder.reading().phases.valid) && rerunBefore(builder, row) < 0
        ? droppedText(phaseName(invalid->id, invalid->title), builder.reading().phases.valid)
        : invalidText(invalid->id, invalid->title);
}

/// Sums up a folder of sessions: from the start of the first to the last sign of any.
void sumUp(Session &session)
{
    SessionSummary &summary = session.summary;
    const auto stands = [&session](auto isSo) {
        return std::ranges::any_of(session.phases, isSo, &SessionPhase::status);
    };
    const bool isGoing = stands(isGoingOn);
    const bool isCut = stands([](RunStatus status) { return status == RunStatus::Interrupted; });
    summary.status = stands(isFailure) ? RunStatus::Failed
        : isGoing || isCut             ? RunStatus::Running
                                       : RunStatus::Succeeded;
    summary.liveness = summary.status != RunStatus::Running ? Liveness::Over
        : isGoing                                           ? Liveness::Alive
                                                            : Liveness::Stale;
    for (const SessionPhase &row : session.phases) {
        if (row.started.isValid()
            && !(summary.started <= row.started && summary.started.isValid())) {
            summary.started = row.started;
        }
        if (row.ended.isValid() && !(row.ended <= summary.updated && summary.updated.isValid())) {
            summary.updated = row.ended;
        }
    }
    summary.ended = summary.updated;
}

/// Handoffs that are related, or of which at most one begins a chain.
struct Group
{
    int handoffs = 0;
    QSet<QString> beginners; ///< agents that begin a chain
};

/// True if handoffs of one row, kind and time have names that differ in more than numbers. They are
/// variants of one document and not of one run.
bool areVariants(const Session &session)
{
    constexpr qsizetype most = 2; // a retry overwrites the file or has a later time
    static const QRegularExpression digits(u"\\d+"_s);
    std::map<std::tuple<int, QString, qint64>, QSet<QString>> names;
    for (const SessionHandoff &handoff : session.handoffs) {
        if (handoff.time.isValid()) {
            names[{handoff.phase, handoff.kind, handoff.time.toSecsSinceEpoch()}].insert(
                lastNameOf(handoff.at.path).remove(digits));
        }
    }
    return std::ranges::any_of(names, [](const auto &alike) { return alike.second.size() > most; });
}

/// True for three or more handoffs with the same time, which are examples made from one template.
bool areOfOneMoment(const Session &session)
{
    constexpr size_t fewest = 3;
    const std::vector<SessionHandoff> &all = session.handoffs;
    return all.size() >= fewest && std::ranges::all_of(all, [&all](const SessionHandoff &handoff) {
               return handoff.time.isValid() && !handoff.isTimeOfFile
                   && handoff.time == all.front().time;
           });
}

/// True if handoffs of one phase and kind belong to different tasks: their task ids differ in more
/// than the attempt.
bool areOfSeveralTasks(const SessionBuilder &builder)
{
    const QRegularExpression attempt =
        builder.pack ? builder.pack->attempts.pattern : QRegularExpression();
    std::map<std::pair<int, QString>, QSet<QString>> tasks;
    for (const SessionHandoff &handoff : builder.session.handoffs) {
        if (!attempt.pattern().isEmpty() && !handoff.task.isEmpty()) {
            tasks[{handoff.phase, handoff.kind}].insert(QString(handoff.task).remove(attempt));
        }
    }
    return std::ranges::any_of(tasks, [](const auto &alike) { return alike.second.size() > 1; });
}

/// True for a single handoff outside of the places where sessions store handoffs.
bool isByItself(const SessionBuilder &builder)
{
    const SessionLocation &place = builder.session.summary.place;
    const QString folder = lastNameOf(place.path);
    return builder.session.handoffs.size() == 1 && place.layout.isEmpty() && builder.pack
        && std::ranges::none_of(builder.pack->sessions, [&folder](const SessionLayout &layout) {
               return layout.handoffs == folder;
           });
}

/// False for handoffs of different protocols, and for unrelated ones, which belong to different
/// runs or begin different chains.
bool areOfOneRun(const SessionBuilder &builder)
{
    const Session &session = builder.session;
    QSet<QString> protocols;
    QHash<int, Group> groups;
    for (const SessionHandoff &handoff : session.handoffs) {
        protocols.insert(handoff.protocol);
        const int parent = handoff.phase < 0 ? -1 : session.phases[size_t(handoff.phase)].parent;
        Group &group = groups[parent];
        ++group.handoffs;
        const bool begins = builder.pack && handoff.producer != builder.pack->hub
            && std::ranges::any_of(builder.pack->chains, [&handoff](const Chain &chain) {
                                return chain.steps.first() == handoff.producer;
                            });
        if (begins) {
            group.beginners.insert(handoff.producer);
        }
    }
    protocols.remove(QString());
    if (isByItself(builder)) {
        return false;
    }
    const bool isAlone = groups.size() < 2;
    return protocols.size() < 2 && !areVariants(session) && !areOfOneMoment(session)
        && !areOfSeveralTasks(builder)
        && (groups.isEmpty()
            || std::ranges::any_of(
                groups,
                [isAlone](const Group &group) {
                    return group.beginners.size() < 2 && (isAlone || group.handoffs > 1);
                }));
}

/// The common status of all rows. A phase table is complete only if no row is open; routes are
/// known if one of them is.
RunStatus statusOfRows(const SessionBuilder &builder)
{
    const Session &session = builder.session;
    const bool isTable = !builder.areRowsRoutes();
    bool isBad = false;
    bool isWaiting = false;
    bool isBlocked = false;
    for (const SessionPhase &phase : session.phases) {
        isBad = isBad || isFailure(phase.status);
        isWaiting = isWaiting || phase.status == RunStatus::Waiting;
        isBlocked = isBlocked || phase.status == RunStatus::Blocked;
    }
    const auto isUnknown = [&session](const SessionHandoff &handoff) {
        return handoff.phase >= 0
            && session.phases[size_t(handoff.phase)].status == RunStatus::Unknown;
    };
    const bool isOpen = isTable
        ? std::ranges::any_of(session.handoffs, isUnknown)
        : !session.handoffs.empty() && std::ranges::all_of(session.handoffs, isUnknown);
    return isBad    ? RunStatus::Failed
        : isOpen    ? RunStatus::Unknown
        : isBlocked ? RunStatus::Blocked
        : isWaiting ? RunStatus::Waiting
                    : RunStatus::Succeeded;
}

/// Keeps a session running while a row waits for an answer that is still expected.
void keepWaiting(SessionBuilder &builder)
{
    SessionSummary &summary = builder.session.summary;
    if (isAtRest(summary.status)) {
        summary.ended = {};
        summary.updated = lastSignOf(builder);
        addLiveness(builder);
    }
}

} // namespace

void addFlawOfRows(SessionBuilder &builder)
{
    SessionSummary &summary = builder.session.summary;
    const bool isFlawless = summary.flaw.isEmpty() && summary.liveness != Liveness::Expired;
    if (isFlawless && (summary.status == RunStatus::Succeeded || isGoingOn(summary.status))) {
        summary.flaw = failedChildren(builder.session);
    }
}

void addFlawOfPhases(SessionBuilder &builder)
{
    SessionSummary &summary = builder.session.summary;
    if (summary.status == RunStatus::Succeeded && summary.flaw.isEmpty()) {
        summary.flaw = phaseFlaw(builder);
    }
}

void deriveHomeStatus(SessionBuilder &builder)
{
    if (builder.isHome() && !builder.session.phases.empty()) {
        sumUp(builder.session);
    }
}

void deriveChainStatus(SessionBuilder &builder)
{
    SessionSummary &summary = builder.session.summary;
    const bool isUntold = !builder.state.isThere() && !builder.session.phases.empty();
    if (isUntold && (!builder.layout || builder.areRowsRoutes())) {
        summary.isOneRun = areOfOneRun(builder);
        summary.status = summary.isOneRun ? statusOfRows(builder) : RunStatus::Unknown;
        summary.flaw = summary.status == RunStatus::Succeeded ? summary.flaw : QString();
        keepWaiting(builder);
    }
}

} // namespace baton
