// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/completionrefusal.h"

#include "models/check/file/check.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/queue/queuetranslations.h"
#include "models/queue/stepcompletion.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString refusalOf(const QueueStep &step, const ProtocolPack &pack, const ProtocolCatalog &catalog)
{
    const QByteArray text = completionText(draftOf(step, pack.queue), pack.queue);
    CheckSettings settings;
    settings.kindOverride = completionKind(pack);
    settings.touchesDisk = false;
    settings.isFindingsOnly = true;
    QStringList errors;
    for (const DocumentReport &document :
         check(text, parse(text, Format::Json), catalog, settings).documents) {
        for (const Finding &finding : document.findings) {
            if (finding.severity == Severity::Error) {
                errors.append(finding.message);
            }
        }
    }
    return errors.join(u"; "_s);
}

} // namespace

void foretellRefusals(StepQueue &queue, const ProtocolPack &pack, const ProtocolCatalog &catalog)
{
    if (queue.absent.contains(u"agent"_s)) {
        return; // every agent that carries out a step may report it
    }
    QHash<std::pair<QString, bool>, QString> known;
    for (QueueStep &step : queue.steps) {
        if (step.status == RunStatus::Succeeded) {
            continue;
        }
        const std::pair key(step.agent, step.subtask.trimmed().isEmpty());
        if (!known.contains(key)) {
            known.insert(key, refusalOf(step, pack, catalog));
        }
        step.refusal = known.value(key);
    }
}

QString refusalText(const QueueStep &step)
{
    return step.refusal.isEmpty()
        ? QString()
        : QueueTranslations::tr("Cannot be reported: %1").arg(step.refusal);
}

} // namespace baton
