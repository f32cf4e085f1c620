// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The role of the file with the path @p relative in a session's folder.
[[nodiscard]] SessionFile::Role roleOf(const SessionFormat &reading, const QString &relative);

/// Adds the files of the session that are not handoffs, by path; the state file is first.
void addFiles(SessionBuilder &builder);

} // namespace baton
