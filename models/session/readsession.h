// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/session.h"

#include <atomic>
#include <memory>

namespace baton {

class ProtocolCatalog;
class SiblingIndex;

struct SessionSettings
{
    QDateTime now;       ///< decides what is stale; invalid: the present
    qint64 memoryMb = 0; ///< as in CheckSettings
    /// Shared by readings that look at the same folders; null: each looks for itself.
    std::shared_ptr<SiblingIndex> siblings = {};

    friend bool operator==(const SessionSettings &, const SessionSettings &) = default;
};

/// The session that @p path is the folder or the state file of; a folder of no known layout is a
/// plain folder of handoffs.
[[nodiscard]] SessionPlace sessionAt(const QString &path, const ProtocolCatalog &catalog);

/// What the state file of @p place tells; cheap enough for thousands of sessions.
[[nodiscard]] SessionSummary readSummary(const SessionPlace &place, const ProtocolCatalog &catalog,
                                         const SessionSettings &settings = {});

/// True of a session whose state says that all is well, and whose documents may say otherwise.
[[nodiscard]] bool mayHideFlaw(const SessionSummary &summary, const ProtocolCatalog &catalog);

/// As readSummary(), also of a folder without a state: what its documents show is read then, and
/// its status is that of readSession().
[[nodiscard]] SessionSummary readStanding(const SessionPlace &place, const ProtocolCatalog &catalog,
                                          const SessionSettings &settings = {});

/// Reads and checks everything of @p place. Never fails: what is missing or broken is a finding.
/// Stops early, with what it has, once @p stop is set.
[[nodiscard]] Session readSession(const SessionPlace &place, const ProtocolCatalog &catalog,
                                  const SessionSettings &settings = {},
                                  const std::atomic_bool *stop = nullptr);

} // namespace baton
