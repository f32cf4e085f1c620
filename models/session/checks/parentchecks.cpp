// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/parentchecks.h"

#include "models/session/building/siblingindex.h"
#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype mostAncestors = 1000;

/// The sessions that started @p draft's, its parent first, up to one that has none, that is not
/// there, or that came before.
QStringList ancestorsOf(const SessionBuilder &draft)
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

} // namespace

void checkParentCycle(SessionBuilder &draft)
{
    const SessionSummary &summary = draft.session.summary;
    if (!draft.layout || summary.parent.isEmpty()) {
        return;
    }
    const QStringList ancestors = ancestorsOf(draft);
    if (ancestors.contains(summary.id)) {
        draft.warn(u"session.parent-cycle"_s,
                   SessionTranslations::tr("Sessions are each other's parents: %1")
                       .arg((QStringList{summary.id} + ancestors).join(u" ← "_s)),
                   draft.state.evidence(draft.reading().state.parent));
    }
}

void checkParent(SessionBuilder &draft)
{
    const QString &parent = draft.session.summary.parent;
    if (parent.isEmpty()) {
        return;
    }
    const QString beside = draft.place.path.section(u'/', 0, -2) + u'/' + parent;
    if (!QFileInfo::exists(beside) && !draft.siblings()->ids.contains(parent)) {
        draft.warn(u"session.parent-missing"_s,
                   SessionTranslations::tr(
                       "The session %1, which started this one, does not lie beside it")
                       .arg(parent),
                   draft.state.evidence(draft.reading().state.parent));
    }
}

void checkLivingChild(SessionBuilder &draft)
{
    const SessionSummary &summary = draft.session.summary;
    const RunStatus told = statusMeant(draft.reading().words, summary.word);
    if (told == RunStatus::Succeeded && isGoingOn(summary.status)) {
        draft.warn(u"session.child-running"_s,
                   SessionTranslations::tr(
                       "The state says %1, but a session that it started is still running")
                       .arg(summary.word),
                   draft.state.evidence(draft.reading().state.status));
    }
}

} // namespace baton
