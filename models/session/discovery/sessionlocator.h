// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"

namespace baton {

class ProtocolCatalog;

/// The session for @p path: its folder or state file, or the URL or file of a queue. A folder
/// without a known layout is a plain folder of handoffs; its handoffs may be in a subfolder as in a
/// session.
[[nodiscard]] SessionLocation sessionAt(const QString &path, const ProtocolCatalog &catalog);

} // namespace baton
