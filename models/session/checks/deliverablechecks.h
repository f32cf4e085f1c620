// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// What was to be delivered lies where the session's files belong, once it calls itself complete.
void checkDeliverables(SessionBuilder &draft);

} // namespace baton
