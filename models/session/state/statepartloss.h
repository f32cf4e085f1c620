// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/state/statedocument.h"

namespace baton {

/// What @p before told of its session and @p now does not any more, although it is read whole: who
/// it is, how it stands, rows of its phase table, errors that it listed. A writer that goes on in
/// its file shows the beginning of that first. Nothing where it tells of another session.
[[nodiscard]] QStringList missingSince(const StateDocument &now, const StateDocument &before,
                                       const SessionFormat &reading);

} // namespace baton
