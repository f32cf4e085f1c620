// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/mcp/resultsummaries.h"

#include "app/cli/common/jsonarray.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

bool isEmpty(const QJsonValue &value)
{
    return value.isNull() || value.isUndefined() || value == QJsonValue(QString())
        || value == QJsonValue(QJsonArray());
}

QJsonObject objectOf(const QJsonValue &value)
{
    return value.toObject();
}

QJsonObject findingSummary(const QJsonValue &value)
{
    const QJsonObject finding = value.toObject();
    QJsonObject object = membersOf(
        finding, {u"rule"_s, u"severity"_s, u"path"_s, u"line"_s, u"message"_s, u"expected"_s});
    const QJsonArray fixes = finding.value("fixes"_L1).toArray();
    if (!fixes.isEmpty()) {
        object.insert(u"fix"_s, fixes.first().toObject().value("title"_L1));
    }
    return object;
}

QJsonObject documentSummary(const QJsonValue &value)
{
    const QJsonObject document = value.toObject();
    QJsonObject object;
    object.insert(u"findings"_s, arrayOf(document.value("findings"_L1).toArray(), findingSummary));
    object.insert(u"kind"_s, document.value("kind"_L1));
    object.insert(u"line"_s, document.value("line"_L1));
    object.insert(u"verdict"_s,
                  membersOf(objectOf(document.value("verdict"_L1)), {u"action"_s, u"headline"_s}));
    return object;
}

QJsonObject fileSummary(const QJsonValue &value)
{
    QJsonObject object = membersOf(value.toObject(), {u"path"_s, u"error"_s});
    object.insert(u"documents"_s,
                  arrayOf(value.toObject().value("documents"_L1).toArray(), documentSummary));
    return object;
}

QJsonObject gateSummary(const QJsonValue &value)
{
    QJsonObject object =
        membersOf(value.toObject(), {u"id"_s, u"title"_s, u"state"_s, u"reason"_s});
    QJsonArray failed;
    for (const QJsonValue criterion : value.toObject().value("criteria"_L1).toArray()) {
        if (criterion.toObject().value("state"_L1) == QJsonValue(u"failed"_s)) {
            failed.append(membersOf(criterion.toObject(),
                                    {u"title"_s, u"threshold"_s, u"actual"_s, u"evidence"_s}));
        }
    }
    if (!failed.isEmpty()) {
        object.insert(u"failed"_s, failed);
    }
    return object;
}

QJsonObject rowSummary(const QJsonValue &value)
{
    return membersOf(value.toObject(),
                     {u"path"_s, u"protocol"_s, u"id"_s, u"title"_s, u"status"_s, u"phase"_s,
                      u"flaw"_s, u"liveness"_s, u"started"_s, u"updated"_s});
}

QJsonObject phaseSummary(const QJsonValue &value)
{
    return membersOf(value.toObject(),
                     {u"id"_s, u"title"_s, u"status"_s, u"reason"_s, u"attempt"_s});
}

} // namespace

QString compactText(const QJsonValue &value)
{
    const QJsonDocument document(QJsonArray{value});
    return QString::fromUtf8(document.toJson(QJsonDocument::Compact).sliced(1).chopped(1));
}

QJsonObject membersOf(const QJsonObject &object, const QStringList &keys)
{
    QJsonObject result;
    for (const QString &key : keys) {
        if (!isEmpty(object.value(key))) {
            result.insert(key, object.value(key));
        }
    }
    return result;
}

QJsonObject checkSummary(const QJsonObject &report)
{
    QJsonObject object;
    object.insert(u"files"_s, arrayOf(report.value("files"_L1).toArray(), fileSummary));
    object.insert(u"summary"_s, report.value("summary"_L1));
    return object;
}

QJsonObject sessionListSummary(const QJsonObject &list)
{
    QJsonObject object;
    object.insert(u"sessions"_s, arrayOf(list.value("sessions"_L1).toArray(), rowSummary));
    if (list.contains("leftOut"_L1)) {
        object.insert(u"leftOut"_s, list.value("leftOut"_L1));
    }
    return object;
}

QJsonObject sessionSummary(const QJsonObject &session)
{
    QJsonObject object = rowSummary(session);
    object.insert(u"headline"_s, session.value("headline"_L1));
    object.insert(u"next"_s, session.value("next"_L1));
    const QJsonArray causes = session.value("causes"_L1).toArray();
    if (!causes.isEmpty()) {
        QJsonObject cause = membersOf(causes.first().toObject(),
                                      {u"what"_s, u"title"_s, u"text"_s, u"phase"_s, u"attempt"_s,
                                       u"rule"_s, u"evidence"_s, u"logs"_s});
        cause.insert(u"consequences"_s,
                     causes.first().toObject().value("consequences"_L1).toArray().size());
        object.insert(u"firstCause"_s, cause);
    }
    object.insert(u"phases"_s, arrayOf(session.value("phases"_L1).toArray(), phaseSummary));
    object.insert(u"gates"_s, arrayOf(session.value("gates"_L1).toArray(), gateSummary));
    object.insert(u"findings"_s, session.value("findings"_L1).toArray());
    return object;
}

QJsonObject comparisonSummary(const QJsonObject &comparison)
{
    const bool isOfSessions = comparison.contains("rows"_L1);
    const QString key = isOfSessions ? u"rows"_s : u"changes"_s;
    QJsonArray differing;
    for (const QJsonValue row : comparison.value(key).toArray()) {
        if (!isOfSessions || row.toObject().value("differs"_L1).toBool(true)) {
            differing.append(row);
        }
    }
    QJsonObject object = comparison;
    object.insert(key, differing);
    return object;
}

} // namespace baton::cli
