// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/parts/partchecks.h"

#include "models/session/building/siblingindex.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"
#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype mostAncestors = 1000;

/// The ancestors of the session of @p builder, its parent first. Stops at one without a parent, at
/// a missing one, and at a repetition.
QStringList ancestorsOf(const SessionBuilder &builder)
{
    const QString beside = parentOf(builder.place.path) + u'/';
    QStringList ancestors;
    QString next = builder.session.summary.parent;
    while (!next.isEmpty() && next != builder.session.summary.id && !next.contains(u'/')
           && !ancestors.contains(next) && ancestors.size() < mostAncestors) {
        ancestors.append(next);
        const QString state = builder.layout->stateFileOf(beside + next);
        next = StateDocument::read(state, builder.catalog).text(builder.reading().state.parent);
    }
    if (!next.isEmpty()) {
        ancestors.append(next);
    }
    return ancestors;
}

} // namespace

void checkParentCycle(SessionBuilder &builder)
{
    const SessionSummary &summary = builder.session.summary;
    if (!builder.layout || summary.parent.isEmpty()) {
        return;
    }
    const QStringList ancestors = ancestorsOf(builder);
    if (ancestors.contains(summary.id)) {
        builder.addWarning(u"session.parent-cycle"_s,
                           SessionTranslations::tr("Sessions are each other's parents: %1")
                               .arg((QStringList{summary.id} + ancestors).join(u" ← "_s)),
                           builder.state.evidence(builder.reading().state.parent));
    }
}

void checkParent(SessionBuilder &builder)
{
    const QString &parent = builder.session.summary.parent;
    if (parent.isEmpty()) {
        return;
    }
    const QString beside = parentOf(builder.place.path) + u'/' + parent;
    if (!QFileInfo::exists(beside) && !builder.siblings()->ids.contains(parent)) {
        builder.addWarning(u"session.parent-missing"_s,
                           SessionTranslations::tr(
                               "The session %1, which started this one, does not lie beside it")
                               .arg(parent),
                           builder.state.evidence(builder.reading().state.parent));
    }
}

void checkLivingChild(SessionBuilder &builder)
{
    const SessionSummary &summary = builder.session.summary;
    const RunStatus told = statusMeant(builder.reading().words, summary.word);
    if (told == RunStatus::Succeeded && isGoingOn(summary.status)) {
        builder.addWarning(u"session.child-running"_s,
                           SessionTranslations::tr(
                               "The state says %1, but a session that it started is still running")
                               .arg(summary.word),
                           builder.state.evidence(builder.reading().state.status));
    }
}

} // namespace baton
