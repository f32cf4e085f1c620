// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/reporttext.h"

#include "app/cli/wording.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString summaryLine(const Summary &summary)
{
    QString line =
        u"%1, %2: %3, %4, %5"_s.arg(counted(summary.files, u"file"_s, u"files"_s),
                                    counted(summary.documents, u"document"_s, u"documents"_s),
                                    counted(summary.errors, u"error"_s, u"errors"_s),
                                    counted(summary.warnings, u"warning"_s, u"warnings"_s),
                                    counted(summary.notes, u"note"_s, u"notes"_s));
    return summary.unread == 0 ? line : line + u", %1 not read"_s.arg(summary.unread);
}

QString findingLine(const QString &path, const Finding &finding)
{
    return u"%1:%2:%3: %4: %5 [%6]\n"_s.arg(
        path, QString::number(finding.start.line), QString::number(finding.start.column),
        word(finding.severity), finding.message.simplified(), finding.rule);
}

QString verdictLine(const QString &path, const DocumentReport &document)
{
    const QString headline = document.verdict.headline.simplified();
    return u"%1:%2: verdict: %3%4\n"_s.arg(path, QString::number(document.line),
                                           word(document.verdict.action),
                                           headline.isEmpty() ? headline : u": "_s + headline);
}

/// What the receiver would choose where the document leaves it the choice.
QString explanationLines(const QString &path, const DocumentReport &document)
{
    QString lines;
    for (const Explanation &explanation : document.verdict.explanations) {
        lines += u"%1:%2: choice: %3: %4 (%5)\n"_s.arg(
            path, QString::number(document.line), explanation.title.simplified(),
            explanation.text.simplified(), explanation.rule.simplified());
    }
    return lines;
}

} // namespace

QByteArray textReport(const FileReports &reports, bool showsVerdicts)
{
    QString text;
    for (const FileReport &file : reports) {
        const auto saysNothing = [showsVerdicts](const DocumentReport &document) {
            return !showsVerdicts && document.findings.empty();
        };
        if (std::ranges::all_of(file.report.documents, saysNothing)) {
            continue;
        }
        const QString path = oneLine(file.path);
        for (const DocumentReport &document : file.report.documents) {
            for (const Finding &finding : document.findings) {
                text += findingLine(path, finding);
            }
            if (showsVerdicts && document.verdict.action != Action::None) {
                text += verdictLine(path, document);
            }
            if (showsVerdicts) {
                text += explanationLines(path, document);
            }
        }
    }
    return (text + summaryLine(summaryOf(reports)) + u'\n').toUtf8();
}

} // namespace baton::cli
