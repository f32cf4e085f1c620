// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/check/checkwriters.h"

#include "app/cli/common/jsonarray.h"
#include "app/cli/common/textformat.h"
#include "models/check/report/verdictreasons.h"

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

/// A fix that is only planned has no text edits.
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

QJsonObject explanationObject(const ReceiverChoice &explanation)
{
    return {{u"title"_s, explanation.title},
            {u"text"_s, explanation.text},
            {u"rule"_s, explanation.rule}};
}

QJsonObject criterionObject(const CriterionResult &criterion)
{
    return {{u"text"_s, criterion.title},
            {u"threshold"_s, criterion.threshold},
            {u"actual"_s, criterion.actual},
            {u"result"_s, word(criterion.state)}};
}

QJsonObject gateObject(const GateResult &gate)
{
    return {{u"id"_s, gate.id},
            {u"title"_s, gate.title},
            {u"result"_s, word(gate.state())},
            {u"criteria"_s, arrayOf(gate.criteria, criterionObject)}};
}

QJsonArray reasonsIn(const DocumentReport &document)
{
    return arrayOf(reasonsOf(document), [&document](const VerdictReason &reason) {
        const QString rule =
            reason.finding < 0 ? QString() : document.findings[size_t(reason.finding)].rule;
        return QJsonObject{{u"text"_s, reason.text},
                           {u"path"_s, reason.path.toString()},
                           {u"gate"_s, reason.gate},
                           {u"rule"_s, rule}};
    });
}

QJsonArray factsIn(const std::vector<RecognitionFact> &facts, bool isFor)
{
    QJsonArray array;
    for (const RecognitionFact &fact : facts) {
        if (fact.speaksFor == isFor) {
            array.append(QJsonObject{{u"path"_s, fact.at.toString()}, {u"value"_s, fact.value}});
        }
    }
    return array;
}

QString word(Recognition::Method way)
{
    switch (way) {
    case Recognition::Method::Content:
        return u"content"_s;
    case Recognition::Method::Readable:
        return u"readable-part"_s;
    case Recognition::Method::FileName:
        return u"file-name"_s;
    case Recognition::Method::Choice:
        return u"choice"_s;
    case Recognition::Method::Unknown:
        break;
    }
    return u"unknown"_s;
}

QJsonObject whyObject(const Recognition &recognition)
{
    const auto passedOver = [](const Recognition::RejectedKind &other) {
        return QJsonObject{{u"kind"_s, other.kind}, {u"against"_s, factsIn(other.evidence, false)}};
    };
    return {{u"by"_s, word(recognition.way)},
            {u"for"_s, factsIn(recognition.evidence, true)},
            {u"against"_s, factsIn(recognition.evidence, false)},
            {u"passedOver"_s, arrayOf(recognition.passedOver, passedOver)}};
}

QJsonObject verdictObject(const DocumentReport &document)
{
    const Verdict &verdict = document.verdict;
    return {{u"action"_s, word(verdict.action)},
            {u"headline"_s, verdict.headline},
            {u"reasons"_s, reasonsIn(document)},
            {u"gates"_s, arrayOf(verdict.gates, gateObject)},
            {u"feedback"_s, verdict.feedback},
            {u"defaults"_s, arrayOf(verdict.defaults, defaultObject)},
            {u"explanations"_s, arrayOf(verdict.explanations, explanationObject)}};
}

QJsonArray findingsIn(const FileReport &file, const DocumentReport &document, OutputParts shown)
{
    return arrayOf(document.findings, [&](const Finding &finding) {
        QJsonObject object = findingObject(finding);
        if (shown.baseline) {
            object.insert(u"known"_s, file.isKnown(document, finding));
        }
        return object;
    });
}

QJsonObject documentObject(const FileReport &file, const DocumentReport &document,
                           OutputParts shown)
{
    QJsonObject object{{u"protocol"_s, document.protocol},
                       {u"kind"_s, document.kind},
                       {u"line"_s, document.line},
                       {u"verdict"_s, verdictObject(document)},
                       {u"findings"_s, findingsIn(file, document, shown)}};
    if (const QString successor = file.successorOf(document); !successor.isEmpty()) {
        object.insert(u"supersededBy"_s, successor);
    }
    if (shown.why) {
        object.insert(u"why"_s, whyObject(document.recognition));
    }
    return object;
}

QJsonObject fileObject(const FileReport &file, OutputParts shown)
{
    const auto documentIn = [&file, shown](const DocumentReport &document) {
        return documentObject(file, document, shown);
    };
    QJsonObject object{{u"path"_s, file.path},
                       {u"documents"_s, arrayOf(file.report.documents, documentIn)}};
    if (!file.isRead()) {
        object.insert(u"error"_s, file.failure);
    }
    return object;
}

} // namespace

QByteArray jsonReport(const FileReports &reports, OutputParts shown)
{
    const Summary summary = summaryOf(reports);
    QJsonObject counts{{u"files"_s, summary.files},
                       {u"documents"_s, summary.documents},
                       {u"errors"_s, summary.errors},
                       {u"warnings"_s, summary.warnings},
                       {u"notes"_s, summary.notes}};
    if (shown.baseline) {
        counts.insert(u"known"_s, summary.known);
    }
    const QJsonObject root{
        {u"files"_s,
         arrayOf(reports, [shown](const FileReport &file) { return fileObject(file, shown); })},
        {u"summary"_s, counts}};
    return QJsonDocument(root).toJson();
}

} // namespace baton::cli
