// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// The lists of completed and valid phases say what the phases themselves do.
void checkPhaseLists(SessionBuilder &builder);

} // namespace baton
