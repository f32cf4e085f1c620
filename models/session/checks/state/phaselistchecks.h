// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reports lists of completed or valid phases that contradict the phases themselves.
void checkPhaseLists(SessionBuilder &builder);

} // namespace baton
