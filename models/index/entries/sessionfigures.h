// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/entries/indexedsession.h"
#include "models/session/value/session.h"

namespace baton {

/// The figures of @p session for the statistics; @p indexed has its entries and phases.
[[nodiscard]] std::map<IndexedFigure, int> figuresOf(const Session &session,
                                                     const IndexedSession &indexed);

} // namespace baton
