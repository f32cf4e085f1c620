// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Drops findings of the session that the check of a document reports as well.
void removeRepeatedFindings(SessionBuilder &builder);

} // namespace baton
