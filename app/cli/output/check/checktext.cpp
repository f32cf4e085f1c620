// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/check/checkwriters.h"

#include "app/cli/common/textformat.h"
#include "models/check/report/recognitiontext.h"
#include "models/check/report/verdictreasons.h"

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString summaryLine(const Summary &summary, OutputParts shown)
{
    QString line =
        u"%1, %2: %3, %4, %5"_s.arg(counted(summary.files, u"file"_s, u"files"_s),
                                    counted(summary.documents, u"document"_s, u"documents"_s),
                                    counted(summary.errors, u"error"_s, u"errors"_s),
                                    counted(summary.warnings, u"warning"_s, u"warnings"_s),
                                    counted(summary.notes, u"note"_s, u"notes"_s));
    if (shown.baseline) {
        line += u", %1 known"_s.arg(summary.known);
    }
    return summary.unread == 0 ? line : line + u", %1 not read"_s.arg(summary.unread);
}

/// The line that says that a later attempt superseded this one.
QString supersededLine(const QString &path, const FileReport &file, const DocumentReport &document)
{
    const QString by = file.successorOf(document);
    return by.isEmpty()
        ? QString()
        : u"%1:%2: superseded by %3\n"_s.arg(path, QString::number(document.line), oneLine(by));
}

QString verdictLine(const QString &path, const DocumentReport &document)
{
    const QString headline = document.verdict.headline.simplified();
    return u"%1:%2: verdict: %3%4\n"_s.arg(path, QString::number(document.line),
                                           word(document.verdict.action),
                                           headline.isEmpty() ? headline : u": "_s + headline);
}

/// The first reasons of the verdict; the findings above include the others.
QString reasonLines(const QString &path, const DocumentReport &document)
{
    constexpr size_t most = 5;
    QString lines;
    const std::vector<VerdictReason> reasons = reasonsOf(document);
    const auto start = u"%1:%2: because: "_s.arg(path, QString::number(document.line));
    for (const VerdictReason &reason : reasons | std::views::take(most)) {
        lines += start + reason.text.simplified();
        if (reason.finding >= 0) {
            lines += u" [%1]"_s.arg(document.findings[size_t(reason.finding)].rule);
        }
        lines += u'\n';
    }
    if (reasons.size() > most) {
        lines += start + u"%1 more above\n"_s.arg(reasons.size() - most);
    }
    return lines;
}

QString whyLines(const QString &path, const DocumentReport &document)
{
    QString lines;
    for (const QString &sentence : recognitionText(document)) {
        lines +=
            u"%1:%2: kind: %3\n"_s.arg(path, QString::number(document.line), sentence.simplified());
    }
    return lines;
}

/// The options of the receiver if the document leaves it a choice.
QString explanationLines(const QString &path, const DocumentReport &document)
{
    QString lines;
    for (const ReceiverChoice &explanation : document.verdict.explanations) {
        lines += u"%1:%2: choice: %3: %4 (%5)\n"_s.arg(
            path, QString::number(document.line), explanation.title.simplified(),
            explanation.text.simplified(), explanation.rule.simplified());
    }
    return lines;
}

/// The values that the receiver assumes for missing ones.
QString defaultLines(const QString &path, const DocumentReport &document)
{
    QString lines;
    for (const AppliedDefault &applied : document.verdict.defaults) {
        lines += u"%1:%2: default: %3: %4\n"_s.arg(
            path, QString::number(document.line), applied.path.toString(),
            applied.meaning.isEmpty() ? applied.value : applied.meaning.simplified());
    }
    return lines;
}

} // namespace

QString findingLine(const QString &path, const Finding &finding)
{
    return u"%1:%2:%3: %4: %5 [%6]\n"_s.arg(
        path, QString::number(finding.start.line), QString::number(finding.start.column),
        word(finding.severity), finding.message.simplified(), finding.rule);
}

QByteArray textReport(const FileReports &reports, OutputParts shown)
{
    QString text;
    for (const FileReport &file : reports) {
        const auto saysNothing = [shown](const DocumentReport &document) {
            return !shown.verdicts && !shown.why && document.findings.empty();
        };
        if (std::ranges::all_of(file.report.documents, saysNothing)) {
            continue;
        }
        const QString path = oneLine(file.path);
        for (const DocumentReport &document : file.report.documents) {
            if (shown.why) {
                text += whyLines(path, document);
            }
            for (const Finding &finding : document.findings) {
                text += file.isKnown(document, finding) ? QString() : findingLine(path, finding);
            }
            if (shown.verdicts && document.verdict.action != Action::None) {
                text += supersededLine(path, file, document) + verdictLine(path, document)
                    + reasonLines(path, document) + defaultLines(path, document);
            }
            if (shown.verdicts) {
                text += explanationLines(path, document);
            }
        }
    }
    return printable(text + summaryLine(summaryOf(reports), shown) + u'\n').toUtf8();
}

} // namespace baton::cli
