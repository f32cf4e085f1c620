// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/diagnostics.h"

#include "models/languageserver/serveddocument.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

int numberOf(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return 1;
    case Severity::Warning:
        return 2;
    case Severity::Note:
        break;
    }
    return 3;
}

} // namespace

QJsonObject diagnosticOf(const Finding &finding, const TextPositions &positions)
{
    return {{u"range"_s, positions.rangeOf(finding.range)},
            {u"severity"_s, numberOf(finding.severity)},
            {u"code"_s, finding.rule},
            {u"source"_s, u"baton"_s},
            {u"message"_s, finding.message}};
}

QJsonArray diagnosticsOf(const ServedDocument &document)
{
    QJsonArray array;
    for (const DocumentReport &report : document.report().documents) {
        for (const Finding &finding : report.findings) {
            if (report.kind.isEmpty() && finding.severity == Severity::Note) {
                continue; // of a file that is no handoff, for which there are other servers
            }
            for (const Finding &part : finding.each()) {
                array.append(diagnosticOf(part, document.positions()));
            }
        }
    }
    return array;
}

} // namespace baton
