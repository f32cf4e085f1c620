// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"
#include "models/session/state/statedocument.h"

namespace baton {

/// The lock file of a session, which prevents others from running it.
struct LockFile
{
    QString id;     ///< id of the session that holds the lock; empty if it is not stated
    QDateTime time; ///< time of locking, else of the file; invalid if there is no lock
    Evidence evidence;
};

/// Reads a lock file, which is a map, or two lines with id and time.
[[nodiscard]] LockFile readLock(const QString &folder, const DuplicateFacts &places,
                                const ProtocolCatalog &catalog);

} // namespace baton
