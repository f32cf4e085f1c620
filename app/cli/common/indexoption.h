// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/arguments.h"
#include "models/index/database/sessionindex.h"

namespace baton::cli {

/// Adds the option --store, which sets the location of the index.
void addStoreOption(Arguments &arguments);

/// Opens the index of the option, or the one in the user's cache, and prints its messages; null
/// after an error message.
[[nodiscard]] std::unique_ptr<SessionIndex>
openIndex(const Arguments &arguments, SessionIndex::Access access, Console &console);

} // namespace baton::cli
