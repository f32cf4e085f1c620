// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"
#include "models/session/state/statedocument.h"

namespace baton {

/// The file that keeps others from driving a session.
struct LockFile
{
    QString id;     ///< id of the session that holds the lock; empty: not stated
    QDateTime time; ///< time of locking, else of the file; invalid: no lock
    Evidence evidence;
};

/// Reads a lock of either form: a map, or two lines with the id and the time.
[[nodiscard]] LockFile readLock(const QString &folder, const DuplicateFacts &places,
                                const ProtocolCatalog &catalog);

} // namespace baton
