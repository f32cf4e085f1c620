// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/resultchecks.h"

#include "models/session/state/lockfile.h"
#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Sessions are copied and moved: the name in the folder counts, whatever the path before it.
bool exists(const SessionBuilder &draft, const QString &name)
{
    const QDir folder(draft.place.path);
    return QFileInfo::exists(folder.filePath(name))
        || QFileInfo::exists(folder.filePath(name.section(u'/', -1)));
}

} // namespace

void checkExitCode(SessionBuilder &draft)
{
    const std::optional<int> code = draft.state.number(draft.reading().duplicates.exitCode);
    const bool isGood = draft.session.summary.status == RunStatus::Succeeded;
    if (code && (isGood || draft.session.summary.status == RunStatus::Failed)
        && isGood != (*code == 0)) {
        draft.warn(u"session.result-differs"_s,
                   SessionTranslations::tr("The state says %1, but the exit code is %2")
                       .arg(draft.session.summary.word)
                       .arg(*code),
                   draft.state.evidence(draft.reading().duplicates.exitCode));
    }
}

void checkResultFile(SessionBuilder &draft)
{
    const StateDocument &file = draft.result.document();
    if (!file.problem().isEmpty()) {
        draft.find(u"session.file-unreadable"_s, Severity::Error,
                   SessionTranslations::tr("%1 cannot be read whole: %2")
                       .arg(draft.reading().duplicates.resultFile, file.problem()),
                   file.problemAt());
    }
    if (!file.isWhole()) {
        return;
    }
    const QString word = file.text(draft.reading().duplicates.resultStatus);
    const RunStatus status = statusCalled(draft.reading().duplicates.resultWords, word);
    const bool isKnown = status != RunStatus::Unknown
        && (draft.session.summary.status == RunStatus::Succeeded
            || isFailure(draft.session.summary.status));
    if (isKnown && isFailure(status) != isFailure(draft.session.summary.status)) {
        draft.warn(
            u"session.result-differs"_s,
            SessionTranslations::tr("The state says %1, but %2 says %3")
                .arg(draft.session.summary.word, draft.reading().duplicates.resultFile, word),
            file.evidence(draft.reading().duplicates.resultStatus));
    }
}

void checkNamedFiles(SessionBuilder &draft)
{
    for (const JsonPointer &pointer : draft.reading().duplicates.names) {
        const QString name = draft.state.text(pointer);
        if (!name.isEmpty() && draft.session.summary.status == RunStatus::Succeeded
            && !exists(draft, name)) {
            draft.warn(u"session.named-file-missing"_s,
                       SessionTranslations::tr("The state names the file %1, which is not there")
                           .arg(name),
                       draft.state.evidence(pointer));
        }
    }
}

void checkLock(SessionBuilder &draft)
{
    const LockFile lock = readLock(draft.place.path, draft.reading().duplicates, draft.catalog);
    const QString own = draft.state.text(draft.reading().state.id);
    if (!lock.id.isEmpty() && !own.isEmpty() && lock.id != own) {
        draft.warn(
            u"session.lock-foreign"_s,
            SessionTranslations::tr("The lock belongs to %1, not to this session").arg(lock.id),
            lock.evidence);
    }
}

} // namespace baton
