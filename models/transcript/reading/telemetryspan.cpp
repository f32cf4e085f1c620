// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/telemetryspan.h"

#include "models/transcript/reading/spanattributes.h"
#include "models/transcript/value/transcript.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

QString TelemetrySpan::id() const
{
    return object.value("spanId"_L1).toString();
}

QString TelemetrySpan::name() const
{
    return object.value("name"_L1).toString();
}

QString TelemetrySpan::trace() const
{
    return object.value("traceId"_L1).toString();
}

QString TelemetrySpan::identity() const
{
    return id().isEmpty() ? QString() : trace() + u'/' + id();
}

QString TelemetrySpan::parent() const
{
    return object.value("parentSpanId"_L1).toString();
}

QString TelemetrySpan::text(QLatin1StringView key) const
{
    return attributes.value(key).toString();
}

QString TelemetrySpan::error() const
{
    const QJsonObject status = object.value("status"_L1).toObject();
    const QJsonValue code = status.value("code"_L1);
    const QString type = text("error.type"_L1);
    const bool isError = !type.isEmpty() || code.toInt() == 2 || code == "STATUS_CODE_ERROR"_L1;
    const QString message = status.value("message"_L1).toString();
    if (!isError) {
        return {};
    }
    return type.isEmpty() ? (message.isEmpty() ? u"error"_s : message)
                          : (message.isEmpty() ? type : type + u": "_s + message);
}

qint64 telemetryTime(const QJsonValue &value)
{
    const qint64 nanoseconds = value.isString() ? value.toString().toLongLong() : value.toInteger();
    return nanoseconds > 0 ? nanoseconds / 1'000'000 : TranscriptEntry::noTime;
}

std::vector<TelemetrySpan> telemetrySpans(const QJsonObject &object)
{
    std::vector<TelemetrySpan> spans;
    QSet<QString> known;
    for (const QJsonValue &resource : object.value("resourceSpans"_L1).toArray()) {
        for (const QJsonValue &scope : resource["scopeSpans"_L1].toArray()) {
            for (const QJsonValue &value : scope["spans"_L1].toArray()) {
                const QJsonObject span = value.toObject();
                const qint64 started = telemetryTime(span.value("startTimeUnixNano"_L1));
                spans.push_back(
                    {span, spanAttributes(span.value("attributes"_L1).toArray()), started,
                     std::max(started, telemetryTime(span.value("endTimeUnixNano"_L1)))});
                const QString identity = spans.back().identity();
                if (!identity.isEmpty() && known.contains(identity)) {
                    spans.pop_back(); // delivered twice
                }
                known.insert(identity);
            }
        }
    }
    std::ranges::stable_sort(spans, {}, &TelemetrySpan::started);
    return spans;
}

} // namespace baton
