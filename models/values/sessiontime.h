// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>

#include <chrono>

namespace baton {

/// The clocks of agents, of machines and of file systems may differ by this much.
constexpr std::chrono::seconds clockTolerance = std::chrono::minutes(5);

/// True if @p time is further in the future than clock differences explain.
[[nodiscard]] bool isInFuture(const QDateTime &time, const QDateTime &now);

/// An ISO 8601 time as UTC, also with a blank for the "T" and with any number of decimals; one
/// without an offset is taken for UTC. Invalid when @p text is no time.
[[nodiscard]] QDateTime sessionTime(const QString &text);

/// @p time as sessionTime() reads it, with the separator, decimals and offset of @p like; empty
/// when
/// @p like is no time.
[[nodiscard]] QString sessionTimeLike(const QDateTime &time, const QString &like);

} // namespace baton
