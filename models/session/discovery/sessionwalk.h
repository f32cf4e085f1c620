// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"
#include "models/values/result.h"

#include <atomic>
#include <functional>

namespace baton {

class ProtocolCatalog;

/// Hands every session at or below @p root to @p sink, always in the same order: folders that
/// are called like sessions or hold their state file, state files whose folder is gone, folders of
/// handoffs, and queues in files of SQLite. Hidden folders that no protocol uses and links to
/// folders are passed by. Fails when @p root cannot be listed; @p problem gets a sentence for each
/// folder below it that cannot. Pure but for the disk; returns early once @p stop is true.
[[nodiscard]] Outcome walkSessions(const QString &root, const ProtocolCatalog &catalog,
                                   const std::atomic_bool &stop,
                                   const std::function<void(const SessionLocation &)> &sink,
                                   const std::function<void(const QString &)> &problem = {});

} // namespace baton
