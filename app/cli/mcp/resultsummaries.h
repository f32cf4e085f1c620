// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace baton::cli {

/// @p value on one line.
[[nodiscard]] QString compactText(const QJsonValue &value);

/// An object with the members @p keys of @p object; empty ones are left out.
[[nodiscard]] QJsonObject membersOf(const QJsonObject &object, const QStringList &keys);

/// What matters of the output of "baton check": findings, and the verdict of the receiver.
[[nodiscard]] QJsonObject checkSummary(const QJsonObject &report);
/// What matters of the output of "baton sessions".
[[nodiscard]] QJsonObject sessionListSummary(const QJsonObject &list);
/// What matters of the output of "baton session": its status, the first cause, the next steps.
[[nodiscard]] QJsonObject sessionSummary(const QJsonObject &session);
/// The differences in the output of "baton diff".
[[nodiscard]] QJsonObject comparisonSummary(const QJsonObject &comparison);

} // namespace baton::cli
