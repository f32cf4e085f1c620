// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/state/statechecks.h"

#include "models/session/state/lockfile.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if the file exists. Sessions are copied and moved, so only its name in the folder counts.
bool exists(const SessionBuilder &builder, const QString &name)
{
    const QDir folder(builder.place.path);
    return QFileInfo::exists(folder.filePath(name))
        || QFileInfo::exists(folder.filePath(lastNameOf(name)));
}

} // namespace

void checkExitCode(SessionBuilder &builder)
{
    const std::optional<int> code = builder.state.number(builder.reading().duplicates.exitCode);
    const bool isGood = builder.session.summary.status == RunStatus::Succeeded;
    if (code && (isGood || builder.session.summary.status == RunStatus::Failed)
        && isGood != (*code == 0)) {
        builder.addWarning(u"session.result-differs"_s,
                           SessionTranslations::tr("The state says %1, but the exit code is %2")
                               .arg(builder.session.summary.word)
                               .arg(*code),
                           builder.state.evidence(builder.reading().duplicates.exitCode));
    }
}

void checkResultFile(SessionBuilder &builder)
{
    const StateDocument &file = builder.result.document();
    if (!file.problem().isEmpty()) {
        builder.addFinding(u"session.file-unreadable"_s, Severity::Error,
                           SessionTranslations::tr("%1 cannot be read whole: %2")
                               .arg(builder.reading().duplicates.resultFile, file.problem()),
                           file.problemAt());
    }
    if (!file.isWhole()) {
        return;
    }
    const QString word = file.text(builder.reading().duplicates.resultStatus);
    const RunStatus status = statusCalled(builder.reading().duplicates.resultWords, word);
    const bool isKnown = status != RunStatus::Unknown
        && (builder.session.summary.status == RunStatus::Succeeded
            || isFailure(builder.session.summary.status));
    if (isKnown && isFailure(status) != isFailure(builder.session.summary.status)) {
        builder.addWarning(
            u"session.result-differs"_s,
            SessionTranslations::tr("The state says %1, but %2 says %3")
                .arg(builder.session.summary.word, builder.reading().duplicates.resultFile, word),
            file.evidence(builder.reading().duplicates.resultStatus));
    }
}

void checkNamedFiles(SessionBuilder &builder)
{
    for (const JsonPointer &pointer : builder.reading().duplicates.names) {
        const QString name = builder.state.text(pointer);
        if (!name.isEmpty() && builder.session.summary.status == RunStatus::Succeeded
            && !exists(builder, name)) {
            builder.addWarning(
                u"session.named-file-missing"_s,
                SessionTranslations::tr("The state names the file %1, which is not there")
                    .arg(name),
                builder.state.evidence(pointer));
        }
    }
}

void checkLock(SessionBuilder &builder)
{
    const LockFile lock =
        readLock(builder.place.path, builder.reading().duplicates, builder.catalog);
    const QString own = builder.state.text(builder.reading().state.id);
    if (!lock.id.isEmpty() && !own.isEmpty() && lock.id != own) {
        builder.addWarning(
            u"session.lock-foreign"_s,
            SessionTranslations::tr("The lock belongs to %1, not to this session").arg(lock.id),
            lock.evidence);
    }
}

} // namespace baton
