// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/state/statechecks.h"

#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Adds a finding unless the check of the state has one at the same place.
void findUnlessKnown(SessionBuilder &builder, const QString &rule, const QString &message,
                     const JsonPointer &pointer)
{
    const Evidence evidence = builder.state.evidence(pointer);
    const auto &findings = builder.session.findings;
    const bool isSaid =
        std::ranges::find(findings, evidence, &SessionFinding::evidence) != findings.end();
    if (!isSaid) {
        builder.addWarning(rule, message, evidence);
    }
}

void judgeTime(SessionBuilder &builder, const JsonPointer &pointer)
{
    const QString said = builder.state.text(pointer);
    if (builder.state.has(pointer) && !said.isEmpty() && !builder.state.time(pointer).isValid()) {
        findUnlessKnown(builder, u"session.value-unreadable"_s,
                        SessionTranslations::tr("%1 is %2, which is not a time")
                            .arg(pointer.tokens().last(), said),
                        pointer);
    }
}

void judgeNumber(SessionBuilder &builder, const JsonPointer &pointer)
{
    if (builder.state.has(pointer) && !builder.state.number(pointer)) {
        findUnlessKnown(builder, u"session.value-unreadable"_s,
                        SessionTranslations::tr("%1 is %2, which is not a whole number")
                            .arg(pointer.tokens().last(), builder.state.text(pointer)),
                        pointer);
    }
}

void findPart(SessionBuilder &builder, const JsonPointer &at, const QString &key)
{
    const auto textAt = [&](const JsonPointer &member) {
        return member.isRoot() ? QString() : builder.state.text(joined(at, member));
    };
    QStringList said{textAt(builder.reading().phases.status),
                     textAt(builder.reading().phases.error)};
    said.removeAll(QString());
    findUnlessKnown(builder, u"session.part-unknown"_s,
                    said.isEmpty()
                        ? SessionTranslations::tr("The protocol has no part “%1”").arg(key)
                        : SessionTranslations::tr("The protocol has no part “%1”, which says: %2")
                              .arg(key, said.join(u", "_s)),
                    at);
}

} // namespace

void checkTimes(SessionBuilder &builder)
{
    const StatePointers &places = builder.reading().state;
    for (const JsonPointers &pointers : {places.started, places.updated, places.ended}) {
        for (const JsonPointer &pointer : pointers) {
            judgeTime(builder, pointer);
        }
    }
    for (const ReportedPhase &reported : builder.reportedPhases) {
        for (const JsonPointer &pointer :
             {builder.reading().phases.started, builder.reading().phases.ended}) {
            if (reported.row && reported.isReported && !pointer.isRoot()) {
                judgeTime(builder, joined(reported.row->at, pointer));
            }
        }
    }
}

void checkNumbers(SessionBuilder &builder)
{
    judgeNumber(builder, builder.reading().duplicates.exitCode);
    for (const ReportedPhase &reported : builder.reportedPhases) {
        for (const RetryCounter &counter : builder.reading().phases.retries) {
            if (reported.row && reported.isReported) {
                judgeNumber(builder, joined(reported.row->at, counter.at));
            }
        }
    }
    const JsonPointer &met = builder.reading().duplicates.minimumMet;
    const QString said = builder.state.text(met);
    if (builder.state.has(met) && said != "true"_L1 && said != "false"_L1) {
        findUnlessKnown(builder, u"session.value-unreadable"_s,
                        SessionTranslations::tr("%1 is %2, neither true nor false")
                            .arg(met.tokens().last(), said),
                        met);
    }
}

void checkUnknownParts(SessionBuilder &builder)
{
    QHash<QString, QStringList> known; // keys of the rows, by the pointer to their map
    QStringList places;
    for (const PhaseRow &row : builder.reading().phases.rows) {
        const QString place = row.at.isRoot() ? QString() : row.at.parent().toString();
        if (!place.isEmpty()) {
            places.append(known.contains(place) ? QStringList() : QStringList{place});
            known[place].append(row.at.tokens().last());
        }
    }
    for (const QString &place : std::as_const(places)) {
        const JsonPointer at = JsonPointer::parse(place).value_or(JsonPointer());
        for (const QString &key : builder.state.keys(at)) {
            if (!known.value(place).contains(key)) {
                findPart(builder, at.child(key), key);
            }
        }
    }
}

} // namespace baton
