// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// Dates the routes of a folder of handoffs, and each round of them. A handoff ends the work of its
/// producer, which began when the producer received something; without such a beginning only the
/// end is known.
void addRouteTimes(Session &session);

} // namespace baton
