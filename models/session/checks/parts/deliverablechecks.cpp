// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/parts/partchecks.h"
#include "models/session/files/deliverables.h"

#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if the check of the handoff reports an error at the same place.
bool isReportedByCheck(const SessionBuilder &builder, const Deliverable &deliverable)
{
    const DocumentReport &report = builder.session.handoffs[size_t(deliverable.handoff)].report;
    return std::ranges::any_of(report.findings, [&](const Finding &finding) {
        return finding.severity == Severity::Error
            && finding.fieldPath() == deliverable.evidence.pointer;
    });
}

} // namespace

void checkDeliverables(SessionBuilder &builder)
{
    for (const Deliverable &deliverable : builder.session.deliverables) {
        if (deliverable.state == Deliverable::State::Outside
            && !isReportedByCheck(builder, deliverable)) {
            builder.addWarning(u"session.deliverable-outside"_s,
                               SessionTranslations::tr(
                                   "%1 is outside the folders of the session, so it was not read")
                                   .arg(deliverable.written),
                               deliverable.evidence);
        }
    }
    if (builder.session.summary.status != RunStatus::Succeeded || !builder.state.isThere()
        || !QFileInfo(builder.place.path).isDir()) {
        return;
    }
    for (const Deliverable &deliverable : builder.session.deliverables) {
        if (isOwed(builder.session, deliverable)) {
            builder.addWarning(
                u"session.deliverable-missing"_s,
                SessionTranslations::tr(
                    "The session is complete, but %1, which it was to deliver, does not "
                    "exist")
                    .arg(deliverable.written),
                deliverable.evidence);
        }
    }
}

} // namespace baton
