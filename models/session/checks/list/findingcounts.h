// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

namespace baton {

/// Counts the errors and warnings of the session and its handoffs.
void countFindings(SessionBuilder &builder);

/// Adds the texts of errors by which a list of sessions is searched.
void addSearchedText(SessionBuilder &builder);

} // namespace baton
