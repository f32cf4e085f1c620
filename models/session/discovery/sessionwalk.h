// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"
#include "models/values/result.h"

#include <atomic>
#include <functional>

namespace baton {

class ProtocolCatalog;

/// Passes all sessions at or below @p root to @p sink, always in the same order: folders with a
/// session's name or state file, state files without a folder, folders of handoffs, and queues in
/// SQLite files; in the folder of a session only nestedSessionAt(), and below a folder there with
/// more than 200 others only those with the name of a session. Skips hidden folders that no
/// protocol uses, and links to folders. Fails when @p root cannot be listed; @p problem gets a
/// sentence for each folder below it that cannot, each file of a session that cannot be read, and
/// each name that is not UTF-8. @p unread gets the path of each file that may be a queue and cannot
/// be read. Pure but for the disk.
[[nodiscard]] Outcome walkSessions(const QString &root, const ProtocolCatalog &catalog,
                                   const std::atomic_bool &stop,
                                   const std::function<void(const SessionLocation &)> &sink,
                                   const std::function<void(const QString &)> &problem = {},
                                   const std::function<void(const QString &)> &unread = {});

} // namespace baton
