// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reports missing deliverables of a session that calls itself complete.
void checkDeliverables(SessionBuilder &builder);

} // namespace baton
