// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/statetypechecks.h"

#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Adds a finding unless the check of the state has it already.
void findUnlessKnown(SessionBuilder &draft, const QString &rule, const QString &message,
                     const JsonPointer &pointer)
{
    const Evidence evidence = draft.state.evidence(pointer);
    const auto &findings = draft.session.findings;
    const bool isSaid =
        std::ranges::find(findings, evidence, &SessionFinding::evidence) != findings.end();
    if (!isSaid) {
        draft.warn(rule, message, evidence);
    }
}

void judgeTime(SessionBuilder &draft, const JsonPointer &pointer)
{
    const QString said = draft.state.text(pointer);
    if (draft.state.has(pointer) && !said.isEmpty() && !draft.state.time(pointer).isValid()) {
        findUnlessKnown(draft, u"session.value-unreadable"_s,
                        SessionTranslations::tr("%1 is %2, which is no time")
                            .arg(pointer.tokens().last(), said),
                        pointer);
    }
}

void judgeNumber(SessionBuilder &draft, const JsonPointer &pointer)
{
    if (draft.state.has(pointer) && !draft.state.number(pointer)) {
        findUnlessKnown(draft, u"session.value-unreadable"_s,
                        SessionTranslations::tr("%1 is %2, which is no whole number")
                            .arg(pointer.tokens().last(), draft.state.text(pointer)),
                        pointer);
    }
}

void findPart(SessionBuilder &draft, const JsonPointer &at, const QString &key)
{
    const auto textAt = [&](const JsonPointer &member) {
        return member.isRoot() ? QString() : draft.state.text(joined(at, member));
    };
    QStringList said{textAt(draft.reading().phases.status), textAt(draft.reading().phases.error)};
    said.removeAll(QString());
    findUnlessKnown(
        draft, u"session.part-unknown"_s,
        said.isEmpty()
            ? SessionTranslations::tr("“%1” is no part that the protocol knows").arg(key)
            : SessionTranslations::tr("“%1” is no part that the protocol knows; it says: %2")
                  .arg(key, said.join(u", "_s)),
        at);
}

} // namespace

void checkTimes(SessionBuilder &draft)
{
    const StatePointers &places = draft.reading().state;
    for (const JsonPointers &pointers : {places.started, places.updated, places.ended}) {
        for (const JsonPointer &pointer : pointers) {
            judgeTime(draft, pointer);
        }
    }
    for (const ReportedPhase &told : draft.told) {
        for (const JsonPointer &pointer :
             {draft.reading().phases.started, draft.reading().phases.ended}) {
            if (told.row && told.isReported && !pointer.isRoot()) {
                judgeTime(draft, joined(told.row->at, pointer));
            }
        }
    }
}

void checkNumbers(SessionBuilder &draft)
{
    judgeNumber(draft, draft.reading().duplicates.exitCode);
    for (const ReportedPhase &told : draft.told) {
        for (const RetryCounter &counter : draft.reading().phases.retries) {
            if (told.row && told.isReported) {
                judgeNumber(draft, joined(told.row->at, counter.at));
            }
        }
    }
    const JsonPointer &met = draft.reading().duplicates.minimumMet;
    const QString said = draft.state.text(met);
    if (draft.state.has(met) && said != "true"_L1 && said != "false"_L1) {
        findUnlessKnown(draft, u"session.value-unreadable"_s,
                        SessionTranslations::tr("%1 is %2, neither true nor false")
                            .arg(met.tokens().last(), said),
                        met);
    }
}

void checkUnknownParts(SessionBuilder &draft)
{
    QHash<QString, QStringList> known; // keys of the rows, by the place that they stand in
    QStringList places;
    for (const PhaseRow &row : draft.reading().phases.rows) {
        const QString place = row.at.isRoot() ? QString() : row.at.parent().toString();
        if (!place.isEmpty()) {
            places.append(known.contains(place) ? QStringList() : QStringList{place});
            known[place].append(row.at.tokens().last());
        }
    }
    for (const QString &place : std::as_const(places)) {
        const JsonPointer at = JsonPointer::parse(place).value_or(JsonPointer());
        for (const QString &key : draft.state.keys(at)) {
            if (!known.value(place).contains(key)) {
                findPart(draft, at.child(key), key);
            }
        }
    }
}

} // namespace baton
