// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"
#include "models/session/state/statedocument.h"

namespace baton {

/// The file that keeps others from driving a session.
struct LockFile
{
    QString id;     ///< of the session that took it; empty when it does not say
    QDateTime time; ///< time of locking, or of the file if not known; invalid: there is none
    Evidence evidence;
};

/// Reads a lock of either form: a map, or two lines with the id and the time.
[[nodiscard]] LockFile readLock(const QString &folder, const DuplicateFacts &places,
                                const ProtocolCatalog &catalog);

} // namespace baton
