// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Adds the dependencies of failed children that were to begin after another one which failed:
/// their requests say so. After addErrors().
void addDependencies(SessionBuilder &builder);

} // namespace baton
