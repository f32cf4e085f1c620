// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/queue/queueactions.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/inputformat.h"
#include "app/cli/output/sessions/queuetext.h"
#include "app/cli/output/sessions/sessionjson.h"
#include "models/disk/filestore.h"
#include "models/parsing/parse.h"
#include "models/queue/focusedprompt.h"
#include "models/queue/queuereader.h"

#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// The completion in the file @p path, checked as a file in @p folder, in which its artifacts are;
/// complains of its warnings.
Result<StepCompletion> completionIn(const QString &path, const QString &folder,
                                    const QueueAccess &access)
{
    const bool isFile = path != "-"_L1;
    const Result<QByteArray> bytes = isFile
        ? FileStore::read(path)
        : Result<QByteArray>(access.console().readAll(FileStore::defaultLimit));
    if (!bytes) {
        return bytes.failure();
    }
    const ProtocolCatalog &catalog = access.catalog();
    const ParsedText parsed = parse(*bytes, inputFormat(path, *bytes, {}), catalog.parseOptions());
    CheckSettings settings;
    settings.filePath = completionPath(folder, isFile ? QFileInfo(path).fileName() : QString());
    const Report report = checkCompletion(*bytes, parsed, access.pack(), catalog, settings);
    for (const DocumentReport &document : report.documents) {
        for (const Finding &finding : document.findings) {
            if (finding.severity == Severity::Warning) {
                access.console().complain(
                    CliTexts::tr("Line %1: %2").arg(finding.start.line).arg(finding.message));
            }
        }
    }
    return stepCompletion(parsed, report, catalog);
}

/// The step that @p completion is written to: @p named, or if null the one that it is about.
Result<QueueStep> stepFor(const StepCompletion &completion, const QueueStep *named,
                          const StepQueue &queue)
{
    Result<QueueStep> step = named ? Result<QueueStep>(*named) : stepOf(completion, queue);
    if (step) {
        if (const Outcome about = isAbout(completion, *step, queue); !about) {
            return about.failure();
        }
    }
    return step;
}

/// @p step as the worker knows it: what differs from the queue is a conflict when it is written.
Result<QueueStep> asKnown(QueueStep step, const SubmitOptions &options, const StepQueue &queue)
{
    for (const auto &[isSet, field] : {std::pair(options.attempts.has_value(), u"attempts"_s),
                                       std::pair(options.updated.isValid(), u"updated"_s)}) {
        if (isSet && queue.absent.contains(field)) {
            return Failure{
                CliTexts::tr("The table %1 has no known column for: %2.").arg(queue.table, field)};
        }
    }
    if (options.attempts && *options.attempts != std::max<qint64>(0, step.attempts)) {
        step.attempts = *options.attempts;
    }
    if (options.updated.isValid() && timeValue(options.updated) != timeValue(step.updated)) {
        step.changed = timeValue(options.updated).toString();
    }
    return step;
}

/// Both sides of a conflict about @p step; before: what @p options tell of it, else as it was read.
QJsonObject conflictObject(const QueueStep &step, const std::optional<QueueStep> &now,
                           const StepCompletion &completion, const SubmitOptions &options,
                           const QueueAccess &access)
{
    QJsonObject before;
    if (options.attempts) {
        before.insert(u"attempts"_s, *options.attempts);
    }
    if (options.updated.isValid()) {
        before.insert(u"updated"_s, timeValue(options.updated));
    }
    const auto object = [&access](const QueueStep &each) {
        return stepObject(each, access.queue(), access.pack());
    };
    return {{u"before"_s, before.isEmpty() ? object(step) : before},
            {u"now"_s, now ? QJsonValue(object(*now)) : QJsonValue()},
            {u"completion"_s,
             QJsonDocument::fromJson(completionText(completion, access.pack().queue)).object()}};
}

/// The step with the id @p id after its completion was written, which stays so even if it cannot be
/// read again.
QueueAnswer answerAfter(const QString &id, const QueueAccess &access)
{
    const Result<StepQueue> queue = readQueue(access.connection(), access.pack());
    if (!queue) {
        access.console().complain(queue.error());
    }
    const QueueStep *now = queue ? queue->step(id) : nullptr;
    if (!now) {
        return {ExitCode::Ok, CliTexts::tr("The completion of step %1 is written.").arg(id) + u'\n',
                QJsonObject{{u"id"_s, id}}};
    }
    const QString text =
        CliTexts::tr("Step %1 is %2 now. %3")
            .arg(now->numberText(), stateText(now->status), nextOf(*now, access.pack()));
    return {ExitCode::Ok, text + u'\n', stepObject(*now, *queue, access.pack())};
}

} // namespace

QueueAnswer submitStep(QueueAccess &access, const QString &path, const SubmitOptions &options)
{
    const Result<StepCompletion> completed = completionIn(path, options.folder, access);
    if (!completed) {
        return {access.fail(completed.error())};
    }
    if (!access.open(DatabaseConnection::Access::Write)) {
        return {ExitCode::Failure};
    }
    const QueueStep *named = options.step.isEmpty() ? nullptr : access.step(options.step);
    if (!options.step.isEmpty() && !named) {
        return {ExitCode::Failure};
    }
    Result<QueueStep> meant = stepFor(*completed, named, access.queue());
    if (meant) {
        meant = asKnown(*meant, options, access.queue());
    }
    if (!meant) {
        return {access.fail(meant.error())};
    }
    const QStringList remarks = remarksOn(*completed, *meant, access.queue(), access.pack());
    const Result<QueueChange> change =
        submitCompletion(access.connection(), access.pack(), *meant, *completed);
    const ExitCode code = access.codeOf(change);
    if (change && !change->isDone) {
        return {code, {}, conflictObject(*meant, change->now, *completed, options, access)};
    }
    if (code != ExitCode::Ok) {
        return {code};
    }
    for (const QString &remark : remarks) {
        access.console().complain(remark);
    }
    return answerAfter(meant->id.toString(), access);
}

} // namespace baton::cli
