// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"

#include <optional>

namespace baton {

/// A handoff of a file, as an entry of a list.
struct DocumentEntry
{
    HandoffId place;
    QString kind; ///< title of the kind; empty if it is no handoff
    int line = 1;
    std::optional<Severity> worst; ///< worst severity of its findings; nullopt if there are none
    bool failsGate = false;        ///< an accepted document that fails a gate

    friend bool operator==(const DocumentEntry &, const DocumentEntry &) = default;
};

using DocumentEntries = std::vector<DocumentEntry>;

/// The handoffs in the report of @p snapshot.
[[nodiscard]] DocumentEntries documentsOf(const Snapshot &snapshot, const ProtocolCatalog &catalog);

} // namespace baton
