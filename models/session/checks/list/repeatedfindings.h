// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// A finding that both the check of a document and the session make counts once.
void removeRepeatedFindings(SessionBuilder &builder);

} // namespace baton
