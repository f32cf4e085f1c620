// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// Dates the routes of a folder of handoffs, and each round of them: a handoff ends the work of its
/// producer, which began when that was handed something; of what nothing led to only the end is
/// known, and stands for the whole.
void addRouteTimes(Session &session);

} // namespace baton
