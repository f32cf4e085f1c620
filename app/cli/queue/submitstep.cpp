// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/queue/queueactions.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/inputformat.h"
#include "app/cli/output/sessions/queuetext.h"
#include "models/disk/filestore.h"
#include "models/parsing/parse.h"
#include "models/queue/focusedprompt.h"
#include "models/queue/queuereader.h"
#include "models/session/value/runstatustext.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// The completion in the file @p path; complains of its warnings.
Result<StepCompletion> completionIn(const QString &path, const QueueAccess &access)
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
    settings.filePath = isFile ? QFileInfo(path).absoluteFilePath() : QString();
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
            .arg(now->numberText(), textOf(now->status), nextOf(*now, access.pack()));
    return {ExitCode::Ok, text + u'\n', stepObject(*now, *queue, access.pack())};
}

} // namespace

QueueAnswer submitStep(QueueAccess &access, const QString &path, const QString &step)
{
    const Result<StepCompletion> completed = completionIn(path, access);
    if (!completed) {
        return {access.fail(completed.error())};
    }
    if (!access.open(DatabaseConnection::Access::Write)) {
        return {ExitCode::Failure};
    }
    const QueueStep *named = step.isEmpty() ? nullptr : access.step(step);
    if (!step.isEmpty() && !named) {
        return {ExitCode::Failure};
    }
    const Result<QueueStep> meant = stepFor(*completed, named, access.queue());
    if (!meant) {
        return {access.fail(meant.error())};
    }
    for (const QString &remark : remarksOn(*completed, *meant, access.queue(), access.pack())) {
        access.console().complain(remark);
    }
    const ExitCode code =
        access.codeOf(submitCompletion(access.connection(), access.pack(), *meant, *completed));
    return code == ExitCode::Ok ? answerAfter(meant->id.toString(), access) : QueueAnswer{code};
}

} // namespace baton::cli
