// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The role of the file at @p relative in a session's folder.
[[nodiscard]] SessionFile::Role roleOf(const SessionFormat &reading, const QString &relative);

/// The files of the session that are not handoffs, by path; the state file first.
void addFiles(SessionBuilder &builder);

} // namespace baton
