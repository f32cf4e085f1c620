// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/check/checkwriters.h"

#include "app/cli/common/textformat.h"
#include "models/check/report/reportfeedback.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

QByteArray feedbackReport(const FileReports &reports)
{
    QStringList texts;
    for (const FileReport &file : reports) {
        const QString text = feedbackOf(file.report);
        if (!text.isEmpty()) {
            const QString name = file.path == "-"_L1 ? u"Standard input"_s : file.path;
            texts.append(reports.size() > 1 ? feedbackNaming(name, text) : text);
        }
    }
    return texts.isEmpty() ? QByteArray() : printable(texts.join(u"\n\n"_s) + u'\n').toUtf8();
}

ExitCode feedbackCode(const FileReports &reports)
{
    if (std::ranges::any_of(
            reports, [](const FileReport &file) { return !feedbackOf(file.report).isEmpty(); })) {
        return ExitCode::Findings;
    }
    return std::ranges::any_of(
               reports, [](const FileReport &file) { return isRejectedForGood(file.report); })
        ? ExitCode::Rejected
        : ExitCode::Ok;
}

} // namespace baton::cli
