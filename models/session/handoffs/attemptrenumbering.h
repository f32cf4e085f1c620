// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// A phase that begins anew counts its attempts from 1 again, while versions that its handoffs
/// overwrote are kept: what was written later is of a later attempt than all before it.
void continueAttemptNumbers(Session &session);

} // namespace baton
