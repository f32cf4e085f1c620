// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/arguments.h"
#include "models/index/database/sessionindex.h"

namespace baton::cli {

/// The option --store, which says where the index lies.
void addStoreOption(Arguments &arguments);

/// The index that the option names, else the one in the user's cache; null after a complaint. What
/// the index has to say is told.
[[nodiscard]] std::unique_ptr<SessionIndex>
openIndex(const Arguments &arguments, SessionIndex::Access access, Console &console);

} // namespace baton::cli
