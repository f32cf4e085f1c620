// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/draft/sessiondraft.h"

namespace baton {

/// Findings on what a session tells twice and differently: its end, its parts, its files, its lock.
void addTwiceTold(SessionDraft &draft);

/// Finds that the session which started @p draft's does not lie beside it.
void addMissingParent(SessionDraft &draft);

} // namespace baton
