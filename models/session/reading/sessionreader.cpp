// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/causes.h"
#include "models/session/causes/escalations.h"
#include "models/session/causes/headline.h"
#include "models/session/causes/nextstep.h"
#include "models/session/draft/foldertimes.h"
#include "models/session/draft/keptreading.h"
#include "models/session/draft/summaryreader.h"
#include "models/session/errors/errorhistory.h"
#include "models/session/errors/errorreader.h"
#include "models/session/errors/logquotes.h"
#include "models/session/files/deliverables.h"
#include "models/session/files/sessionfiles.h"
#include "models/session/findings/contradictions.h"
#include "models/session/gates/gatereview.h"
#include "models/session/gates/minimumparts.h"
#include "models/session/handoffs/handoffdifferences.h"
#include "models/session/handoffs/handoffreader.h"
#include "models/session/handoffs/laterversions.h"
#include "models/session/handoffs/rejectedhandoffs.h"
#include "models/session/handoffs/requested.h"
#include "models/session/reading/readsession.h"
#include "models/session/rows/childwaits.h"
#include "models/session/rows/phasetable.h"
#include "models/session/rows/sessionrows.h"
#include "models/session/rows/sessionstarts.h"
#include "models/session/runs/attempts.h"
#include "models/session/runs/concludedsummary.h"
#include "models/session/runs/interruption.h"
#include "models/session/runs/phaseflaw.h"
#include "models/session/runs/phasestates.h"
#include "models/session/runs/phasetimes.h"
#include "models/session/runs/refusedruns.h"
#include "models/session/runs/routetimes.h"
#include "models/session/state/lostparts.h"
#include "models/session/value/sessionsettings.h"
#include "models/session/value/sessiontexts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

void addFacts(SessionDraft &draft)
{
    const SessionReading &reading = draft.reading();
    for (const FactPlace &place : reading.facts) {
        const QString told = draft.state.texts(place.pointer).join(u", "_s);
        // What holds when a state does not say it is not known of one that cannot be read.
        const QString value = told.isEmpty() && draft.isStateWhole() ? place.fallback : told;
        const bool isOver = draft.session.summary.status == RunStatus::Succeeded;
        if (!value.isEmpty() && draft.state.isThere() && !(isOver && place.isOfUnfinished)) {
            draft.session.facts.push_back(
                {place.title, value, draft.state.evidence(place.pointer)});
        }
    }
    for (const JsonPointer &pointer : reading.state.tags) {
        draft.session.tags += draft.state.texts(pointer);
    }
}

/// Where in its chain a run stands of which handoffs alone tell.
void addChainFacts(SessionDraft &draft)
{
    const auto add = [&draft](const QString &title, QString HandoffLinks::*link) {
        const std::vector<SessionHandoff> &handoffs = draft.session.handoffs;
        const auto last = std::ranges::find_if(
            handoffs.rbegin(), handoffs.rend(),
            [link](const SessionHandoff &handoff) { return !(handoff.links.*link).isEmpty(); });
        if (last != handoffs.rend()) {
            draft.session.facts.push_back({title, last->links.*link, last->at});
        }
    };
    if (draft.place.stateFile.isEmpty()) {
        add(SessionTexts::tr("Position in the chain"), &HandoffLinks::position);
        add(SessionTexts::tr("Next expected"), &HandoffLinks::next);
    }
}

void addRows(SessionDraft &draft)
{
    switch (draft.reading().rows) {
    case SessionReading::Rows::State:
        addTableRows(draft);
        break;
    case SessionReading::Rows::Children:
        addChildRows(draft);
        break;
    case SessionReading::Rows::Handoffs:
        addHandoffRows(draft);
        break;
    }
    QHash<QString, int> positions;
    for (size_t i = draft.session.phases.size();
         i-- > 0;) { // of a name that stands twice the first
        positions.insert(draft.session.phases[i].id, static_cast<int>(i));
    }
    positions.remove(QString());
    for (size_t i = 0; i < draft.session.handoffs.size(); ++i) {
        const int phase = positions.value(draft.handoffPhases[qsizetype(i)], -1);
        const bool isOfSelf = draft.reading().rows == SessionReading::Rows::Children;
        const int self = draft.isHome() ? -1 : 0;
        draft.session.handoffs[i].phase = isOfSelf ? self : phase;
    }
}

void countAttempts(SessionDraft &draft)
{
    const AttemptCounts counts = addAttempts(draft.session, runFactsOf(draft));
    for (size_t i = 0; i < counts.size(); ++i) {
        draft.told[i].counts = counts[i];
    }
}

RowOrder orderOf(const SessionDraft &draft)
{
    const SessionReading &reading = draft.reading();
    if (!reading.phases.isLinear || reading.rows == SessionReading::Rows::Children) {
        return RowOrder::None;
    }
    const bool isGrouped = std::ranges::any_of(
        draft.session.phases, [](const SessionPhase &phase) { return phase.parent >= 0; });
    return reading.rows == SessionReading::Rows::Handoffs && isGrouped ? RowOrder::Parts
                                                                       : RowOrder::Top;
}

QString flawOf(const SessionGate &gate)
{
    //: "Complete, although gate QG2b fails"
    return SessionTexts::tr("gate %1 fails").arg(gate.result.id);
}

/// A gate that failed in the end speaks against a session that calls itself complete.
void weighGates(Session &session)
{
    const auto gate = std::ranges::find_if(session.gates, &SessionGate::speaksAgainst);
    if (session.summary.status == RunStatus::Succeeded && session.summary.flaw.isEmpty()
        && gate != session.gates.end()) {
        session.summary.flaw = flawOf(*gate);
    }
}

/// A phase that came through is marked where a gate of it is among what failed in the end.
void markPhases(Session &session)
{
    const auto mark = [&session](const SessionFailure &failure) {
        SessionPhase *phase = failure.phase < 0 ? nullptr : &session.phases[size_t(failure.phase)];
        if (phase && failure.what == SessionFailure::What::Gate && phase->flaw.isEmpty()
            && phase->status == RunStatus::Succeeded) {
            phase->flaw = flawOf(session.gates[size_t(failure.index)]);
        }
    };
    for (const FirstCause &cause : session.causes) {
        mark(cause.failure);
        std::ranges::for_each(cause.consequences, mark);
    }
}

/// What nobody would accept is no result.
void weighHandoffs(Session &session)
{
    if (session.summary.status == RunStatus::Succeeded && session.summary.flaw.isEmpty()) {
        session.summary.flaw = rejectedFlaw(session.handoffs);
    }
}

/// A session whose state does not say how it stands failed where a phase of it did.
void concludeFailure(SessionDraft &draft)
{
    Session &session = draft.session;
    SessionSummary &summary = session.summary;
    const bool isUnread =
        std::ranges::find(session.findings, u"session.state-unreadable"_s, &SessionFinding::rule)
        != session.findings.end();
    if (summary.isOneRun && summary.status == RunStatus::Unknown && summary.word.isEmpty()
        && !isUnread && stoppedAt(session)) {
        summary.status = RunStatus::Failed;
        settleSelf(draft, RunStatus::Failed);
    }
}

/// Where no state says so, a run stands where it failed or waits.
void addCurrentPhase(SessionDraft &draft)
{
    Session &session = draft.session;
    const bool isTold = draft.state.isThere() && !draft.state.isEmpty();
    const bool isOfRows = draft.reading().rows != SessionReading::Rows::Children;
    const SessionPhase *phase =
        isOfRows && !isTold && session.summary.isOneRun ? stoppedAt(session) : nullptr;
    if (phase) {
        session.currentPhase = static_cast<int>(phase - session.phases.data());
        session.summary.phase = phase->title;
    }
}

/// The headline speaks of the first cause, and stands for the session where that is what failed.
void addHeadline(Session &session)
{
    session.headline = headlineOf(session);
    for (FirstCause &cause : session.causes) {
        for (SessionFailure &failure : cause.consequences) {
            if (failure.what == SessionFailure::What::Session) {
                failure.text = session.headline;
            }
        }
        if (cause.failure.what == SessionFailure::What::Session) {
            cause.failure.text = session.headline;
        }
    }
}

/// The row of the session itself is marked as the session.
void markSelf(SessionDraft &draft)
{
    if (draft.reading().rows == SessionReading::Rows::Children && !draft.isHome()) {
        draft.session.phases.front().flaw = draft.session.summary.flaw;
    }
}

void countFindings(Session &session)
{
    int errors = 0;
    int warnings = 0;
    for (const SessionFinding &finding : session.findings) {
        errors += finding.severity == Severity::Error ? 1 : 0;
        warnings += finding.severity == Severity::Warning ? 1 : 0;
    }
    for (const SessionHandoff &handoff : session.handoffs) {
        errors += handoff.report.count(Severity::Error);
        warnings += handoff.report.count(Severity::Warning);
    }
    session.summary.errors = errors;
    session.summary.warnings = warnings;
}

/// What a list of sessions finds them by.
QString toldOf(const Session &session)
{
    constexpr qsizetype most = 4000;
    QStringList texts;
    for (const SessionError &error : session.errors) {
        texts << error.type << error.message << error.fix << error.outcome;
    }
    texts.removeAll(QString());
    texts.removeDuplicates();
    return texts.join(u'\n').left(most);
}

/// A file that ends within a line which went on before is still being written, as is one that
/// cannot be read whole.
bool isHalfWritten(const StateDocument &now, const QByteArray &before)
{
    const QByteArray &bytes = now.bytes();
    const bool isCut = before.startsWith(bytes) && before.size() > bytes.size()
        && before.endsWith('\n') && !bytes.endsWith('\n');
    return !now.isWhole() || bytes.trimmed().isEmpty() || isCut;
}

/// Phases, their attempts and what happened in them, from what was read.
void concludeRuns(SessionDraft &draft)
{
    Session &session = draft.session;
    concludeSpan(draft);
    dropCopiedTimes(draft);
    addErrors(draft);
    countOnFromKept(session);
    settlePhases(draft);
    addWaits(draft);
    concludeSummary(draft);
    quoteLogs(draft);
    countAttempts(draft);
    numberStarts(draft);
    tellRefusals(draft);
    passOver(session);
    addDifferences(draft);
    if (draft.reading().rows == SessionReading::Rows::Handoffs) {
        addRouteTimes(session);
    } else {
        concludeTimes(session, std::chrono::minutes(draft.reading().staleMinutes));
    }
}

/// What is said of the session as a whole; @p ofState is what is said of its state file.
void concludeWhole(SessionDraft &draft, const Report &ofState)
{
    Session &session = draft.session;
    markRepeats(session.errors);
    addGates(draft, ofState);
    weighGates(session);
    session.escalations = escalationsOf(session);
    weighHandoffs(session);
    addDeliverables(draft);
    addFiles(draft);
    addContradictions(draft);
    if (session.summary.isOneRun) {
        addCauses(session, orderOf(draft), rowShortOfParts(draft));
        markPhases(session);
    }
    summarize(session, draft.reading().escalation);
    settleInterrupted(draft);
    settleStarts(draft);
    concludeFailure(draft);
    addCurrentPhase(draft);
    markSelf(draft);
    addHeadline(session);
    session.next = nextStepOf(draft);
    addNextSteps(draft);
    countFindings(session);
    session.summary.told = toldOf(session);
}

} // namespace

KeptReading readKeeping(const SessionPlace &place, const ProtocolCatalog &catalog,
                        const SessionSettings &settings, const KeptParts &kept,
                        const std::atomic_bool *stop)
{
    const PlaceLayout layout = layoutOf(place, catalog);
    StateDocument state = StateDocument::read(place.stateFile, catalog);
    bool isKept = false;
    QStringList lost;
    if (!kept.state.bytes.isEmpty() && kept.state.bytes != state.bytes()) {
        StateDocument before = StateDocument::of(place.stateFile, kept.state.bytes, catalog);
        isKept = isHalfWritten(state, kept.state.bytes);
        if (!isKept && layout.layout) {
            lost = lostParts(state, before, layout.layout->reading);
            isKept = !lost.isEmpty();
        }
        if (isKept) {
            state = std::move(before);
        }
    }
    SessionDraft draft{place, catalog, settings, stop, layout.pack, layout.layout, std::move(state),
                       {},    {},      {},       {}};
    Session &session = draft.session;
    session.summary = summaryOf(place, layout, draft.state, catalog, settings);
    addFacts(draft);
    const Report ofState = checkState(draft);
    addHandoffs(draft, kept);
    addRequested(draft);
    addRows(draft);
    addChainFacts(draft);
    concludeRuns(draft);
    concludeWhole(draft, ofState);
    session.summary.stateKept = isKept ? kept.state.readAt : QDateTime();
    session.summary.stateLost = lost;
    KeptReading result{std::move(session), {}, kept.state};
    if (!isKept && draft.isStateWhole()) {
        result.state = {draft.state.bytes(), QDateTime::currentDateTimeUtc()};
    }
    for (size_t i = 0; i < draft.sources.size(); ++i) {
        const SessionHandoff &handoff = result.session.handoffs[i];
        if (handoff.kept.isEmpty()) {
            result.bytes.insert(handoff.at.path, draft.sources[i]->bytes);
        }
    }
    return result;
}

Session readSession(const SessionPlace &place, const ProtocolCatalog &catalog,
                    const SessionSettings &settings, const std::atomic_bool *stop)
{
    return readKeeping(place, catalog, settings, {}, stop).session;
}

} // namespace baton
