// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/reportjson.h"

#include "app/cli/jsonarray.h"
#include "app/cli/wording.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QJsonObject editObject(const TextEdit &edit)
{
    return {{u"offset"_s, edit.offset},
            {u"length"_s, edit.length},
            {u"text"_s, QString::fromUtf8(edit.text)}};
}

QJsonObject fixObject(const Fix &fix)
{
    return {{u"title"_s, fix.title}, {u"edits"_s, arrayOf(fix.edits, editObject)}};
}

/// What is but planned cannot be told as text edits.
QJsonArray fixesOf(const Finding &finding)
{
    std::vector<Fix> fixes = finding.fixes;
    std::erase_if(fixes, [](const Fix &fix) { return fix.plan != nullptr; });
    return arrayOf(fixes, fixObject);
}

QJsonObject placeObject(const Finding &part)
{
    return {{u"path"_s, part.fieldPath().toString()},
            {u"line"_s, part.start.line},
            {u"column"_s, part.start.column},
            {u"endLine"_s, part.end.line},
            {u"endColumn"_s, part.end.column},
            {u"message"_s, part.message},
            {u"actual"_s, part.actual}};
}

QJsonObject findingObject(const Finding &finding)
{
    QJsonObject object{{u"rule"_s, finding.rule},
                       {u"severity"_s, word(finding.severity)},
                       {u"path"_s, finding.fieldPath().toString()},
                       {u"line"_s, finding.start.line},
                       {u"column"_s, finding.start.column},
                       {u"endLine"_s, finding.end.line},
                       {u"endColumn"_s, finding.end.column},
                       {u"message"_s, finding.message},
                       {u"expected"_s, finding.expected},
                       {u"actual"_s, finding.actual},
                       {u"fixes"_s, fixesOf(finding)}};
    if (!finding.parts.empty()) {
        object.insert(u"places"_s, arrayOf(finding.parts, placeObject));
    }
    return object;
}

QJsonValue valueOf(const AppliedDefault &applied)
{
    switch (applied.type) {
    case ValueType::Null:
        return QJsonValue::Null;
    case ValueType::Boolean:
        return applied.value == "true"_L1;
    case ValueType::Integer:
        return applied.value.toLongLong();
    case ValueType::Float:
        return applied.value.toDouble();
    default:
        return applied.value;
    }
}

QJsonObject defaultObject(const AppliedDefault &applied)
{
    return {{u"path"_s, applied.path.toString()},
            {u"value"_s, valueOf(applied)},
            {u"meaning"_s, applied.meaning}};
}

QJsonObject explanationObject(const Explanation &explanation)
{
    return {{u"title"_s, explanation.title},
            {u"text"_s, explanation.text},
            {u"rule"_s, explanation.rule}};
}

QJsonObject verdictObject(const Verdict &verdict)
{
    return {{u"action"_s, word(verdict.action)},
            {u"feedback"_s, verdict.feedback},
            {u"defaults"_s, arrayOf(verdict.defaults, defaultObject)},
            {u"explanations"_s, arrayOf(verdict.explanations, explanationObject)}};
}

QJsonObject documentObject(const DocumentReport &document)
{
    return {{u"protocol"_s, document.protocol},
            {u"kind"_s, document.kind},
            {u"line"_s, document.line},
            {u"verdict"_s, verdictObject(document.verdict)},
            {u"findings"_s, arrayOf(document.findings, findingObject)}};
}

QJsonObject fileObject(const FileReport &file)
{
    QJsonObject object{{u"path"_s, file.path},
                       {u"documents"_s, arrayOf(file.report.documents, documentObject)}};
    if (!file.isRead()) {
        object.insert(u"error"_s, file.failure);
    }
    return object;
}

} // namespace

QByteArray jsonReport(const FileReports &reports)
{
    const Summary summary = summaryOf(reports);
    const QJsonObject root{{u"files"_s, arrayOf(reports, fileObject)},
                           {u"summary"_s,
                            QJsonObject{{u"files"_s, summary.files},
                                        {u"documents"_s, summary.documents},
                                        {u"errors"_s, summary.errors},
                                        {u"warnings"_s, summary.warnings},
                                        {u"notes"_s, summary.notes}}}};
    return QJsonDocument(root).toJson();
}

} // namespace baton::cli
