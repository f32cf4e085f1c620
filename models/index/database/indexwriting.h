// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/entries/indexedsession.h"
#include "models/values/result.h"

#include <unordered_map>

namespace baton {

class DatabaseConnection;

// The changes of an index, each in one transaction. Sessions belong to the origin. See
// SessionIndex.

[[nodiscard]] Outcome writeSessions(const DatabaseConnection &connection, const QString &origin,
                                    const std::vector<IndexedSession> &sessions,
                                    const QByteArray &context);
[[nodiscard]] Outcome restampSessions(const DatabaseConnection &connection, const QString &origin,
                                      const std::unordered_map<QString, QByteArray> &times);
[[nodiscard]] Outcome outdateSessions(const DatabaseConnection &connection, const QString &origin,
                                      const QStringList &folders);
[[nodiscard]] Outcome removeSessions(const DatabaseConnection &connection, const QString &origin,
                                     const QStringList &folders);

} // namespace baton
