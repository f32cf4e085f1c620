// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/session.h"

#include <memory>

namespace baton {

/// A row of the grid of phases.
struct PhaseNode
{
    SessionPhase phase;
    int position = -1;
    int row = 0;
    PhaseNode *parent = nullptr;
    std::vector<std::unique_ptr<PhaseNode>> children;
};

} // namespace baton
