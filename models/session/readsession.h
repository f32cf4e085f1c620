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

/// What a list shows of @p place until it is read: who it is, and when it was. How it stands is not
/// told.
[[nodiscard]] SessionSummary readRow(const SessionPlace &place, const ProtocolCatalog &catalog,
                                     const SessionSettings &settings = {});

/// Reads and checks everything of @p place. Never fails: what is missing or broken is a finding.
/// Stops early, with what it has, once @p stop is set.
[[nodiscard]] Session readSession(const SessionPlace &place, const ProtocolCatalog &catalog,
                                  const SessionSettings &settings = {},
                                  const std::atomic_bool *stop = nullptr);

} // namespace baton
