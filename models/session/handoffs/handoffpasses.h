// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

/// The passes about handoffs; sessionpass.cpp lists them.
namespace baton {

/// Reads and checks the documents of the session. Adds handoffs by time, and findings about other
/// documents.
void addHandoffs(SessionBuilder &builder);
/// Checks the state file: its findings become the session's.
void checkState(SessionBuilder &builder);

/// Counts the fields in which each handoff differs from that of the attempt before, by the same
/// comparison that shows them side by side. Unreadable handoffs are not compared.
void addDifferences(SessionBuilder &builder);

} // namespace baton
