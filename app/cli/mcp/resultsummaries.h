// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace baton::cli {

/// @p value on one line.
[[nodiscard]] QString compactText(const QJsonValue &value);

/// The members of @p object called @p keys; those that are empty are left out.
[[nodiscard]] QJsonObject only(const QJsonObject &object, const QStringList &keys);

/// The first of @p items under @p key, and under "more" how many were left out.
[[nodiscard]] QJsonObject head(const QString &key, const QJsonArray &items);

/// The output of "baton check --format json": what is wrong, and what the receiver does.
[[nodiscard]] QJsonObject shortCheck(const QJsonObject &report);
/// The short form of the output of "baton sessions".
[[nodiscard]] QJsonObject shortSessions(const QJsonObject &list);
/// The short form of the output of "baton session": its status, the first cause, the next steps.
[[nodiscard]] QJsonObject shortSession(const QJsonObject &session);
/// The short form of the output of "baton diff".
[[nodiscard]] QJsonObject shortComparison(const QJsonObject &comparison);

} // namespace baton::cli
