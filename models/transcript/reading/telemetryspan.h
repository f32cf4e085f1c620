// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>

#include <vector>

namespace baton {

/// A span of OTLP JSON.
struct TelemetrySpan
{
    QJsonObject object;
    QJsonObject attributes;
    qint64 started; ///< milliseconds since 1970, or TranscriptEntry::noTime
    qint64 ended;

    [[nodiscard]] QString id() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString trace() const;
    /// The trace and the id, which identify a span; empty without an id.
    [[nodiscard]] QString identity() const;
    [[nodiscard]] QString parent() const;
    /// The text of the attribute @p key.
    [[nodiscard]] QString text(QLatin1StringView key) const;
    /// Type and message of the error with which it ended; empty: it did not fail.
    [[nodiscard]] QString error() const;
};

/// The milliseconds of a time in nanoseconds, which OTLP writes as a text; else
/// TranscriptEntry::noTime.
[[nodiscard]] qint64 telemetryTime(const QJsonValue &value);

/// The spans in @p object by time, each once.
[[nodiscard]] std::vector<TelemetrySpan> telemetrySpans(const QJsonObject &object);

} // namespace baton
