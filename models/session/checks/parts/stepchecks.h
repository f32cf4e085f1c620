// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Reports steps without a report between the first and the last reported step of a task.
void checkStepNumbers(SessionBuilder &builder);

} // namespace baton
