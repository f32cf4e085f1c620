// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/state/statedocument.h"

namespace baton {

/// What speaks against the state of the session in @p folder, which says that all is well, where
/// the session tells its end a second time: "the exit code is 1". Empty when nothing does.
[[nodiscard]] QString resultFlaw(const StateDocument &state, const QString &folder,
                                 const SessionReading &reading, const ProtocolCatalog &catalog);

} // namespace baton
