// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Warns of the numbers between the first and the last reported step of a task of which nobody
/// reported.
void checkStepNumbers(SessionBuilder &builder);

} // namespace baton
