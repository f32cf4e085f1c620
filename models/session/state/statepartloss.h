// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/state/statedocument.h"

namespace baton {

/// The facts that @p before told of its session and @p now lacks, although it is read whole: its
/// id, its status, rows of its phase table and the lists of them, errors that it listed. A writer
/// that goes on in its file shows the beginning of that first. Nothing if it tells of another
/// session.
[[nodiscard]] QStringList missingSince(const StateDocument &now, const StateDocument &before,
                                       const SessionFormat &reading);

} // namespace baton
