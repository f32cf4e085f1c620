// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/check/checkwriters.h"

#include "app/cli/common/textformat.h"
#include "app/cli/output/check/rulewriter.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <map>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QJsonObject textObject(const QString &text)
{
    return {{u"text"_s, text}};
}

QJsonObject artifactLocation(const QString &path)
{
    const QByteArray uri = QFileInfo(path).isAbsolute() ? QUrl::fromLocalFile(path).toEncoded()
                                                        : QUrl::toPercentEncoding(path, "/");
    return {{u"uri"_s, QString::fromLatin1(uri)}};
}

QJsonObject region(const Finding &finding)
{
    return {{u"startLine"_s, finding.start.line},
            {u"startColumn"_s, finding.start.column},
            {u"endLine"_s, finding.end.line},
            {u"endColumn"_s, finding.end.column}};
}

QJsonObject location(const QString &path, const Finding &finding)
{
    QJsonObject object{{u"physicalLocation"_s,
                        QJsonObject{{u"artifactLocation"_s, artifactLocation(path)},
                                    {u"region"_s, region(finding)}}}};
    const QString pointer = finding.fieldPath().toString();
    if (!pointer.isEmpty()) {
        object.insert(u"logicalLocations"_s,
                      QJsonArray{QJsonObject{{u"fullyQualifiedName"_s, pointer}}});
    }
    return object;
}

QJsonObject replacement(const TextEdit &edit)
{
    return {{u"deletedRegion"_s,
             QJsonObject{{u"byteOffset"_s, edit.offset}, {u"byteLength"_s, edit.length}}},
            {u"insertedContent"_s, textObject(QString::fromUtf8(edit.text))}};
}

QJsonArray fixes(const QString &path, const Finding &finding)
{
    QJsonArray array;
    for (const Fix &fix : finding.fixes) {
        QJsonArray replacements;
        for (const TextEdit &edit : fix.edits) {
            replacements.append(replacement(edit));
        }
        if (replacements.isEmpty()) {
            continue;
        }
        array.append(
            QJsonObject{{u"description"_s, textObject(fix.title)},
                        {u"artifactChanges"_s,
                         QJsonArray{QJsonObject{{u"artifactLocation"_s, artifactLocation(path)},
                                                {u"replacements"_s, replacements}}}}});
    }
    return array;
}

QJsonObject resultObject(const QString &path, const Finding &finding)
{
    QJsonObject object{{u"ruleId"_s, finding.rule},
                       {u"level"_s, word(finding.severity)},
                       {u"message"_s, textObject(finding.message)},
                       {u"locations"_s, QJsonArray{location(path, finding)}}};
    QJsonArray related;
    for (const Finding &part : finding.parts) {
        QJsonObject place = location(path, part);
        place.insert(u"message"_s, textObject(part.message));
        related.append(place);
    }
    if (!related.isEmpty()) {
        object.insert(u"relatedLocations"_s, related);
    }
    const QJsonArray array = fixes(path, finding);
    if (!array.isEmpty()) {
        object.insert(u"fixes"_s, array);
    }
    return object;
}

/// Marks @p result as known from the baseline, so that code hosts show no alert.
void addBaseline(QJsonObject &result, bool isKnown)
{
    result.insert(u"baselineState"_s, isKnown ? u"unchanged"_s : u"new"_s);
    QJsonArray suppressions;
    if (isKnown) {
        suppressions.append(QJsonObject{{u"kind"_s, u"external"_s},
                                        {u"justification"_s, u"The baseline holds it."_s}});
    }
    result.insert(u"suppressions"_s, suppressions);
}

/// The description of @p rule for the highest @p severity that it was found with.
QJsonObject descriptor(const QString &id, Severity severity, const RuleExplanation *rule)
{
    const QString meaning = rule ? rule->entry.meaning : QString();
    QJsonObject object{{u"id"_s, id},
                       {u"shortDescription"_s, textObject(meaning.isEmpty() ? id : meaning)},
                       {u"defaultConfiguration"_s, QJsonObject{{u"level"_s, word(severity)}}}};
    if (rule) {
        object.insert(
            u"help"_s,
            QJsonObject{{u"text"_s, ruleText(*rule)}, {u"markdown"_s, ruleMarkdown(*rule)}});
    }
    return object;
}

QJsonObject tool(const std::map<QString, Severity> &rules, const RuleBook &book,
                 const QString &version)
{
    QJsonArray descriptors;
    for (const auto &[rule, severity] : rules) {
        descriptors.append(descriptor(rule, severity, book.find(rule)));
    }
    return {
        {u"driver"_s,
         QJsonObject{{u"name"_s, u"Baton"_s}, {u"version"_s, version}, {u"rules"_s, descriptors}}}};
}

QJsonObject invocation(const FileReports &reports)
{
    QJsonArray notifications;
    for (const FileReport &file : reports) {
        if (!file.isRead()) {
            notifications.append(
                QJsonObject{{u"level"_s, u"error"_s}, {u"message"_s, textObject(file.failure)}});
        }
    }
    return {{u"executionSuccessful"_s, notifications.isEmpty()},
            {u"toolExecutionNotifications"_s, notifications}};
}

} // namespace

QByteArray sarifReport(const FileReports &reports, const RuleBook &book, const QString &version,
                       OutputParts shown)
{
    QJsonArray results;
    std::map<QString, Severity> rules;
    for (const FileReport &file : reports) {
        for (const DocumentReport &document : file.report.documents) {
            for (const Finding &finding : document.findings) {
                QJsonObject result = resultObject(file.path, finding);
                if (shown.baseline) {
                    addBaseline(result, file.isKnown(document, finding));
                }
                results.append(result);
                Severity &worst = rules[finding.rule];
                worst = std::max(worst, finding.severity);
            }
        }
    }
    const QJsonObject run{{u"tool"_s, tool(rules, book, version)},
                          {u"columnKind"_s, u"unicodeCodePoints"_s},
                          {u"invocations"_s, QJsonArray{invocation(reports)}},
                          {u"results"_s, results}};
    const QJsonObject root{{u"$schema"_s, u"https://json.schemastore.org/sarif-2.1.0.json"_s},
                           {u"version"_s, u"2.1.0"_s},
                           {u"runs"_s, QJsonArray{run}}};
    return QJsonDocument(root).toJson();
}

} // namespace baton::cli
