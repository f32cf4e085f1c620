// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <QJsonObject>

namespace baton::cli {

/// A row of "baton sessions" (docs/cli.md).
[[nodiscard]] QJsonObject summaryObject(const SessionSummary &summary, const QDateTime &now);
/// The output of "baton session --format json" (docs/cli.md).
[[nodiscard]] QJsonObject sessionObject(const Session &session, const QDateTime &now);

/// @p time in the format of all JSON outputs; null if invalid.
[[nodiscard]] QJsonValue timeValue(const QDateTime &time);
[[nodiscard]] QJsonValue evidenceValue(const Evidence &evidence);

} // namespace baton::cli
