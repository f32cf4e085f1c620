// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

/// The passes about rows; sessionpass.cpp lists them.
namespace baton {

/// Adds the facts of the state for the header over the rows, and the session's tags.
void addFacts(SessionBuilder &builder);
/// Adds the position in its chain of a run that only handoffs show.
void addChainFacts(SessionBuilder &builder);

/// Adds the dependencies of failed children that were to begin after another one which failed:
/// their requests say so. After addErrors().
void addDependencies(SessionBuilder &builder);

/// Gives the attempts of the session of @p builder, and of those that it started, the number of
/// their start. Runs before the causes are found, because failures carry that number.
void numberRestarts(SessionBuilder &builder);
/// Counts how often the sessions were started for the same work, and how often they may be. One
/// that failed, and succeeded when it was started again, is superseded. Needs the failures.
void finalizeStarts(SessionBuilder &builder);

} // namespace baton
