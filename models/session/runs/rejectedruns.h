// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Says of each earlier run that failed without an error of its own, which gate refused what it
/// handed on, when and why.
void tellRefusals(SessionBuilder &builder);

} // namespace baton
