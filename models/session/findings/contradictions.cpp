// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/findings/contradictions.h"

#include "models/check/attemptcount.h"
#include "models/session/draft/summaryreader.h"
#include "models/session/findings/lifefindings.h"
#include "models/session/findings/phasecontradictions.h"
#include "models/session/findings/statecontradictions.h"
#include "models/session/findings/statevalues.h"
#include "models/session/findings/twicetold.h"
#include "models/session/handoffs/handofftimes.h"
#include "models/session/state/unreadstate.h"
#include "models/session/value/sessiontexts.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype mostAncestors = 1000;

/// What the whole of @p state is, where it is no map of names and values.
QString otherThanMap(const StateDocument &state)
{
    const Tree &tree = state.tree();
    const NodeId root = tree.isEmpty() ? noNode : tree.find(JsonPointer());
    if (root == noNode || tree.at(root).type == ValueType::Map) {
        return {};
    }
    return tree.at(root).type == ValueType::List ? SessionTexts::tr("a list")
                                                 : SessionTexts::tr("one value");
}

/// "session.status", "current_state"
QString keyNames(const JsonPointers &pointers)
{
    QStringList names;
    for (const JsonPointer &pointer : pointers) {
        names.append(pointer.tokens().join(u'.'));
    }
    return names.join(u", "_s);
}

void addMissingState(SessionDraft &draft)
{
    const StateDocument &state = draft.state;
    if (!draft.layout || draft.layout->state.isEmpty() || draft.isHome()) {
        return;
    }
    if (!state.isThere()) {
        const QString expected = draft.layout->stateFileOf(draft.place.path);
        draft.find(
            u"session.state-missing"_s, Severity::Warning,
            expected.isEmpty()
                ? SessionTexts::tr("The session has no state file, so its status is not known")
                : SessionTexts::tr("The state file %1 is missing, so the session's status is not "
                                   "known")
                      .arg(expected.section(u'/', -1)),
            {draft.place.path, {}, 0, 0});
    } else if (state.isEmpty()) {
        draft.find(
            u"session.state-missing"_s, Severity::Warning,
            SessionTexts::tr("The state file %1 is empty, so the session's status is not known")
                .arg(state.path().section(u'/', -1)),
            {state.path(), {}, 0, 1});
    } else if (!state.problem().isEmpty()) {
        draft.find(u"session.state-unreadable"_s, Severity::Error, unreadMessage(state),
                   state.problemAt());
    } else if (const QString kind = otherThanMap(state); !kind.isEmpty()) {
        draft.find(
            u"session.status-unknown"_s, Severity::Warning,
            SessionTexts::tr("The state file holds %1, not a map, so the session's status is not "
                             "known")
                .arg(kind),
            {state.path(), {}, 0, 1});
    } else if (draft.session.summary.word.isEmpty()) {
        draft.find(u"session.status-unknown"_s, Severity::Warning,
                   SessionTexts::tr("The state file names no status of the session: nothing stands "
                                    "at %1")
                       .arg(keyNames(draft.reading().state.status)),
                   {state.path(), {}, 0, 1});
    }
}

void addUnknownWords(SessionDraft &draft)
{
    const SessionSummary &summary = draft.session.summary;
    const auto report = [&](const QString &word, const Evidence &evidence) {
        draft.find(u"session.status-unknown"_s, Severity::Warning,
                   SessionTexts::tr("“%1” is no status that the protocol knows").arg(word),
                   evidence);
    };
    if (!summary.word.isEmpty() && summary.status == RunStatus::Unknown) {
        report(summary.word, draft.state.evidence(draft.reading().state.status));
    }
    for (const SessionPhase &phase : draft.session.phases) {
        if (phase.status == RunStatus::Unknown && !phase.word.isEmpty()
            && phase.sessionPath.isEmpty() && phase.title != summary.title) {
            report(phase.word, phase.evidence);
        }
    }
}

QString lastPart(QString path)
{
    while (path.endsWith(u'/')) {
        path.chop(1);
    }
    return path.section(u'/', -1);
}

void addForeignFolder(SessionDraft &draft)
{
    const JsonPointers &places = draft.reading().state.folder;
    const QString told = lastPart(draft.state.text(places));
    if (!told.isEmpty() && told != lastPart(draft.place.path)) {
        draft.find(u"session.folder-mismatch"_s, Severity::Warning,
                   SessionTexts::tr("The state speaks of the folder %1, but lies with %2")
                       .arg(told, lastPart(draft.place.path)),
                   draft.state.evidence(places));
    }
}

/// Into what has just been made somebody may be about to write.
void addEmptyFiles(SessionDraft &draft)
{
    constexpr qint64 writing = 5 * 60;
    const bool isOfHandoffs = draft.reading().rows != SessionReading::Rows::Children;
    const QDateTime now = nowOf(draft.settings);
    for (const QString &path : std::as_const(draft.emptyFiles)) {
        const bool isLeft = QFileInfo(path).lastModified().secsTo(now) > writing;
        if (draft.layout && isOfHandoffs && isLeft) {
            draft.find(u"session.file-unreadable"_s, Severity::Error,
                       SessionTexts::tr("%1 is empty").arg(path.section(u'/', -1)),
                       {path, {}, 0, 1});
        }
    }
}

void addMissingFolder(SessionDraft &draft)
{
    if (draft.state.isThere() && !QFileInfo(draft.place.path).isDir()) {
        draft.find(u"session.folder-missing"_s, Severity::Warning,
                   SessionTexts::tr("The session's folder %1 is gone; only its state is left")
                       .arg(lastPart(draft.place.path)),
                   draft.state.evidence(draft.reading().state.folder));
    }
}

void addEmpty(SessionDraft &draft)
{
    const bool isHome = draft.isHome() && !draft.session.phases.empty();
    if (draft.session.handoffs.empty() && !draft.state.isThere() && draft.session.files.empty()
        && !isHome) {
        draft.find(u"session.empty"_s, Severity::Note,
                   SessionTexts::tr("Nothing of a session lies in this folder"),
                   {draft.place.path, {}, 0, 0});
    }
}

/// The sessions that started @p draft's, its parent first, up to one that has none, that is not
/// there, or that came before.
QStringList ancestorsOf(const SessionDraft &draft)
{
    const QString beside = draft.place.path.section(u'/', 0, -2) + u'/';
    QStringList ancestors;
    QString next = draft.session.summary.parent;
    while (!next.isEmpty() && next != draft.session.summary.id && !next.contains(u'/')
           && !ancestors.contains(next) && ancestors.size() < mostAncestors) {
        ancestors.append(next);
        const QString state = draft.layout->stateFileOf(beside + next);
        next = StateDocument::read(state, draft.catalog).text(draft.reading().state.parent);
    }
    if (!next.isEmpty()) {
        ancestors.append(next);
    }
    return ancestors;
}

void addParentCycle(SessionDraft &draft)
{
    const SessionSummary &summary = draft.session.summary;
    if (!draft.layout || summary.parent.isEmpty()) {
        return;
    }
    const QStringList ancestors = ancestorsOf(draft);
    if (ancestors.contains(summary.id)) {
        draft.find(u"session.parent-cycle"_s, Severity::Warning,
                   SessionTexts::tr("Sessions are each other's parents: %1")
                       .arg((QStringList{summary.id} + ancestors).join(u" ← "_s)),
                   draft.state.evidence(draft.reading().state.parent));
    }
}

bool isWithin(const JsonPointer &pointer, const JsonPointer &other)
{
    const QString text = pointer.toString();
    return pointer == other || text.startsWith(other.toString() + u'/');
}

/// True when the check of the state says of the same place what @p finding does of the session.
bool isToldByCheck(const SessionFinding &finding, const SessionFinding &told)
{
    static const QHash<QString, QString> rules{{u"session.time-order"_s, u".time-order"_s},
                                               {u"session.phase-order"_s, u".stage-order"_s}};
    const QString rule = rules.value(finding.rule);
    return !rule.isEmpty() && told.rule != finding.rule && told.rule.endsWith(rule)
        && told.evidence.path == finding.evidence.path
        && (isWithin(told.evidence.pointer, finding.evidence.pointer)
            || isWithin(finding.evidence.pointer, told.evidence.pointer));
}

/// True for the rules about the text itself, whatever it is of.
bool isAboutText(const QString &rule)
{
    static constexpr std::array formats{"text."_L1, "yaml."_L1, "json."_L1, "xml."_L1};
    return std::ranges::any_of(
        formats, [&rule](QLatin1StringView format) { return rule.startsWith(format); });
}

/// True where @p told says that the state cannot be read, for the reason that @p finding gives.
bool isReasonOf(const SessionFinding &finding, const SessionFinding &told)
{
    return told.rule == "session.state-unreadable"_L1 && finding.rule != told.rule
        && finding.evidence.path == told.evidence.path
        && finding.evidence.line == told.evidence.line && isAboutText(finding.rule);
}

/// A finding that both the check of a document and the session make counts once.
void removeTwins(Session &session)
{
    std::vector<SessionFinding> unique;
    for (const SessionFinding &finding : session.findings) {
        const bool isTwin =
            std::ranges::any_of(session.findings, [&finding](const SessionFinding &told) {
                return isToldByCheck(finding, told) || isReasonOf(finding, told);
            });
        if (!isTwin && std::ranges::find(unique, finding) == unique.end()) {
            unique.push_back(finding);
        }
    }
    session.findings = std::move(unique);
}

} // namespace

void addRouteContradictions(SessionDraft &draft)
{
    addParentCycle(draft);
    const std::vector<RetryCounter> &counters = draft.reading().phases.retries;
    const bool isTable = draft.reading().rows == SessionReading::Rows::State;
    for (size_t phase = 0; isTable && phase < draft.session.phases.size(); ++phase) {
        const PhaseTold &told = draft.told[phase];
        for (size_t i = 0; i < told.retries.size(); ++i) {
            const RetryCounter &counter = counters[i];
            const int known = i < told.counts.size() ? told.counts[i].made : 0;
            const int counted = counter.isOfFailures ? told.retries[i] : told.retries[i] + 1;
            const AttemptCount count{std::max(known, counted), counter.mostRuns()};
            if (count.most > 0 && count.made > count.most) {
                draft.find(u"session.retries-exceeded"_s, Severity::Warning,
                           //: a phase, "attempt 4, 3 are allowed"
                           SessionTexts::tr("%1 went beyond its limit: %2")
                               .arg(draft.session.phases[phase].title, attemptText(count)),
                           draft.state.evidence(joined(told.row->at, counter.at)));
            }
        }
    }
}

void addStatusFlaws(SessionDraft &draft)
{
    addMissingState(draft);
    addUnknownWords(draft);
}

void addContradictions(SessionDraft &draft)
{
    addStatusFlaws(draft);
    addLifeFindings(draft);
    addForeignFolder(draft);
    addMissingFolder(draft);
    addEmptyFiles(draft);
    addRouteContradictions(draft);
    addPhaseContradictions(draft);
    addStateContradictions(draft);
    addHandoffTimes(draft);
    addStateValues(draft);
    addTwiceTold(draft);
    addEmpty(draft);
    removeTwins(draft.session);
}

} // namespace baton
