// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/workspace/workspaceentry.h"

#include <atomic>
#include <functional>
#include <memory>

namespace baton {

class ProtocolCatalog;

/// Reads one file that was found; for any thread. What it returns is not read when it was stopped.
using FileReader = std::function<WorkspaceEntry(WorkspaceEntry, const std::atomic_bool &stop)>;

/// Parses and checks the file. A file that cannot be read, or is too large, says so in its entry.
[[nodiscard]] FileReader checkingReader(std::shared_ptr<const ProtocolCatalog> catalog);

} // namespace baton
