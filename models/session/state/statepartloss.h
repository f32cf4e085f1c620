// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/state/statedocument.h"

namespace baton {

/// The facts in @p before that are missing in @p now, which parses completely: id, status, rows and
/// lists of the phase table, errors. While a file is written, its beginning appears first, so a
/// shorter part counts only if it may still be being written. Empty if @p now belongs to another
/// session.
[[nodiscard]] QStringList missingSince(const StateDocument &now, const StateDocument &before,
                                       const SessionFormat &reading);

} // namespace baton
