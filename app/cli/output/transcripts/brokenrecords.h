// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"
#include "models/transcript/value/transcript.h"

namespace baton::cli {

/// Prints the places of the first unreadable records of @p transcript, with reasons, and the number
/// of all. The exit code for them: Findings if there are any.
ExitCode tellOfBroken(const Transcript &transcript, Console &console);

} // namespace baton::cli
