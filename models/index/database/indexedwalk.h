// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/database/indexrevision.h"

#include <atomic>
#include <functional>

namespace baton {

class ProtocolCatalog;

/// Walks as walkSessions() does. @p sink gets each session, in order, and the stored entry of @p
/// revision if its files are unchanged; null for all others, and for all without a @p revision.
/// Other threads stat the files of sessions ahead of the sink.
[[nodiscard]] Outcome
walkIndexed(const QString &root, const ProtocolCatalog &catalog, IndexRevision *revision,
            const std::atomic_bool &stop,
            const std::function<void(const SessionLocation &, const StoredSession *)> &sink,
            const std::function<void(const QString &)> &problem);

} // namespace baton
