// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/draft/sessiondraft.h"

namespace baton {

/// Findings on what the state says that cannot be: lists of phases that the phases contradict, a
/// complete session with a running phase or without what it was to deliver, times that are still to
/// come.
void addStateContradictions(SessionDraft &draft);

} // namespace baton
