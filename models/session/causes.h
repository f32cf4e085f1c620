// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/session.h"

namespace baton {

/// Sorts out what failed: open failures under the earliest one that they follow from, and those
/// that were mended. With @p isLinear a phase begins when the one before it has ended, so that a
/// later failure follows from an earlier one.
void addCauses(Session &session, bool isLinear);

} // namespace baton
