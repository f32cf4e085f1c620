// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/reportformat.h"

#include "models/report/reportwriters.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

std::optional<ReportFormat> reportFormatOf(const QString &path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == "html"_L1 || ending == "htm"_L1) {
        return ReportFormat::Html;
    }
    if (ending == "pdf"_L1) {
        return ReportFormat::Pdf;
    }
    if (ending == "md"_L1 || ending == "markdown"_L1) {
        return ReportFormat::Markdown;
    }
    return std::nullopt;
}

QString endingOf(ReportFormat format)
{
    switch (format) {
    case ReportFormat::Pdf:
        return u"pdf"_s;
    case ReportFormat::Markdown:
        return u"md"_s;
    case ReportFormat::Html:
        break;
    }
    return u"html"_s;
}

QByteArray written(const ReportDocument &document, ReportFormat format)
{
    switch (format) {
    case ReportFormat::Pdf:
        return reportPdf(document);
    case ReportFormat::Markdown:
        return reportMarkdown(document);
    case ReportFormat::Html:
        break;
    }
    return reportHtml(document);
}

} // namespace baton
