// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

class DatabaseConnection;

/// The notices that the triggers of a table on a server send about its changes.
struct QueueNotices
{
    QStringList channels;
    bool areAll = false; ///< every insertion, update and deletion is reported
};

/// The notices about @p table. A trigger that is switched off, of some columns or rows, or in place
/// of a change does not report every change; neither does one whose function decides or repeats
/// anything, nor a channel that gets its name only when the trigger runs.
[[nodiscard]] QueueNotices queueNotices(const DatabaseConnection &connection, const QString &table);

} // namespace baton
