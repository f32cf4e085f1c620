// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"

/// The passes about errors; sessionpass.cpp lists them.
namespace baton {

/// Adds every error in the state, other files, logs and the handoffs' histories, each once.
void addErrors(SessionBuilder &builder);

/// Takes the time of failed rows of a table from log lines about them, if nothing else states it.
void dateErrorsByLogs(SessionBuilder &builder);
/// Quotes the last error in the logs for a row that failed, or that ran when its session failed or
/// fell silent, if nothing else gives a reason.
void quoteLogs(SessionBuilder &builder);

} // namespace baton
