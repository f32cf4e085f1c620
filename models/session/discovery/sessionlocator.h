// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"

namespace baton {

class ProtocolCatalog;

/// The session that @p path is the folder or the state file of, or the queue that it is the URL or
/// the file of; a folder of no known layout is a plain folder of handoffs, or has one as a
/// session's folder does.
[[nodiscard]] SessionLocation sessionAt(const QString &path, const ProtocolCatalog &catalog);

} // namespace baton
