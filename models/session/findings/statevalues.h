// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/draft/sessiondraft.h"

namespace baton {

/// Findings on what the state says and Baton cannot use: values of another sort than the protocol
/// wants, parts that it does not have. What the check of the state found already is not said twice.
void addStateValues(SessionDraft &draft);

} // namespace baton
