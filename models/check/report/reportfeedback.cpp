// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/reportfeedback.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

QString feedbackOf(const Report &report)
{
    QStringList texts;
    for (const DocumentReport &document : report.documents) {
        const QString text = document.verdict.feedback.trimmed();
        if (!text.isEmpty() && !texts.contains(text)) {
            texts.append(text);
        }
    }
    return texts.join(u"\n\n"_s);
}

QString feedbackNaming(const QString &path, const QString &feedback)
{
    return u"%1 is not right yet: its receiver would send it back.\n\n%2"_s.arg(path, feedback);
}

bool isRejectedForGood(const Report &report)
{
    return std::ranges::any_of(report.documents, [](const DocumentReport &document) {
        const bool goesOn = document.verdict.action == Action::Accept
            || document.verdict.action == Action::AcceptWithNotes
            || document.verdict.action == Action::Default;
        return document.count(Severity::Error) > 0 && !goesOn
            && document.verdict.feedback.isEmpty();
    });
}

} // namespace baton
