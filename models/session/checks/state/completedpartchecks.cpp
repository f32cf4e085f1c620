// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/state/statechecks.h"

#include "models/session/value/runstatustext.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

int completeParts(const SessionBuilder &builder, int row)
{
    return static_cast<int>(
        std::ranges::count_if(builder.session.phases, [row](const SessionPhase &phase) {
            return phase.parent == row && phase.status == RunStatus::Succeeded;
        }));
}

/// Compares the number of completed parts. The state may have a number without names.
void compareCount(SessionBuilder &builder, int told, int row)
{
    const int complete = completeParts(builder, row);
    if (row >= 0 && told != complete) {
        builder.addWarning(u"session.parts-differ"_s,
                           SessionTranslations::tr("%1 parts are said to be complete, but %2 are")
                               .arg(told)
                               .arg(complete),
                           builder.state.evidence(builder.reading().duplicates.completed));
    }
}

} // namespace

void checkCountInHandoffs(SessionBuilder &builder)
{
    const JsonPointers &places = builder.reading().duplicates.countedAt;
    const int row = builder.phaseOf(builder.reading().duplicates.minimumRow);
    const int complete = completeParts(builder, row);
    for (size_t i = 0; i < builder.session.handoffs.size() && row >= 0; ++i) {
        const SessionHandoff &handoff = builder.session.handoffs[i];
        for (const JsonPointer &place : places) {
            bool isNumber = false;
            const int told = textIn(builder, i, {place}).toInt(&isNumber);
            if (isNumber && told != complete && !handoff.isSuperseded) {
                builder.addWarning(
                    u"session.parts-differ"_s,
                    SessionTranslations::tr(
                        "%1 says that %2 parts are complete, but by the state %3 are")
                        .arg(lastNameOf(handoff.at.path))
                        .arg(told)
                        .arg(complete),
                    evidenceIn(*builder.sources[i], handoff.at.path, handoff.at.document,
                               joined(handoff.at.pointer, place)));
            }
        }
    }
}

void checkParts(SessionBuilder &builder)
{
    if (!builder.state.has(builder.reading().duplicates.completed)) {
        return;
    }
    const int row = builder.phaseOf(builder.reading().duplicates.minimumRow);
    if (const std::optional<int> count =
            builder.state.number(builder.reading().duplicates.completed)) {
        compareCount(builder, *count, row);
        return;
    }
    const QStringList listed = builder.state.texts(builder.reading().duplicates.completed);
    for (const SessionPhase &phase : builder.session.phases) {
        const bool isComplete = phase.status == RunStatus::Succeeded;
        if (row < 0 || phase.parent != row || listed.contains(phase.id) == isComplete) {
            continue;
        }
        const QString message = isComplete
            ? SessionTranslations::tr("%1 is complete, but is not among the completed parts")
            : SessionTranslations::tr("%1 is among the completed parts, but is %2");
        builder.addWarning(u"session.parts-differ"_s,
                           isComplete ? message.arg(phase.title)
                                      : message.arg(phase.title, textOf(phase.status)),
                           builder.state.evidence(builder.reading().duplicates.completed));
    }
}

void checkMinimum(SessionBuilder &builder)
{
    const QString told = builder.state.text(builder.reading().duplicates.minimumMet);
    const int row = builder.phaseOf(builder.reading().duplicates.minimumRow);
    const bool isFound =
        std::ranges::any_of(builder.session.findings, [&builder](const SessionFinding &finding) {
            return finding.evidence.pointer == builder.reading().duplicates.completed
                && finding.evidence.path == builder.state.path()
                && finding.rule != "session.parts-differ"_L1;
        });
    // The list of completed parts may have contradicted it already.
    const bool isTruth = told == "true"_L1 || told == "false"_L1;
    if (!isTruth || row < 0 || (isFound && told == "true"_L1)) {
        return;
    }
    const int complete = completeParts(builder, row);
    if ((told == "true"_L1) != (complete >= builder.reading().duplicates.minimum)) {
        builder.addWarning(
            u"session.parts-differ"_s,
            (told == "true"_L1
                 ? SessionTranslations::tr(
                       "The minimum of %1 parts is said to be met, but %2 are complete")
                 : SessionTranslations::tr(
                       "The minimum of %1 parts is said to be missed, but %2 are "
                       "complete"))
                .arg(builder.reading().duplicates.minimum)
                .arg(complete),
            builder.state.evidence(builder.reading().duplicates.minimumMet));
    }
}

void checkPartCount(SessionBuilder &builder)
{
    const int row = builder.phaseOf(builder.reading().duplicates.minimumRow);
    if (row < 0) {
        return;
    }
    const QString &word = builder.session.phases[size_t(row)].word;
    if (statusCalled(builder.reading().words, word) != RunStatus::Succeeded) {
        return;
    }
    const auto isPart = [row](const SessionPhase &phase) { return phase.parent == row; };
    const bool areTold = std::ranges::any_of(builder.session.phases, [&](const auto &phase) {
        return isPart(phase) && phase.status != RunStatus::NotReached;
    });
    if (const int complete = completeParts(builder, row);
        areTold && complete < builder.reading().duplicates.minimum) {
        builder.addWarning(
            u"session.parts-differ"_s,
            SessionTranslations::tr("%1 is complete, but of its parts only %2 are; %3 are needed")
                .arg(builder.session.phases[size_t(row)].title)
                .arg(complete)
                .arg(builder.reading().duplicates.minimum),
            builder.session.phases[size_t(row)].evidence);
    }
}

} // namespace baton
