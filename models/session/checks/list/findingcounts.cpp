// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/list/findingcounts.h"

using namespace Qt::StringLiterals;

namespace baton {

void countFindings(SessionBuilder &builder)
{
    Session &session = builder.session;
    int errors = 0;
    int warnings = 0;
    for (const SessionFinding &finding : session.findings) {
        errors += finding.severity == Severity::Error ? 1 : 0;
        warnings += finding.severity == Severity::Warning ? 1 : 0;
    }
    for (const SessionHandoff &handoff : session.handoffs) {
        errors += handoff.report.count(Severity::Error);
        warnings += handoff.report.count(Severity::Warning);
    }
    session.summary.errors = errors;
    session.summary.warnings = warnings;
}

void addSearchedText(SessionBuilder &builder)
{
    const Session &session = builder.session;
    constexpr qsizetype most = 4000;
    QStringList texts;
    for (const SessionError &error : session.errors) {
        texts << error.type << error.message << error.fix << error.outcome;
    }
    texts.removeAll(QString());
    texts.removeDuplicates();
    builder.session.summary.searchText = texts.join(u'\n').left(most);
}

} // namespace baton
