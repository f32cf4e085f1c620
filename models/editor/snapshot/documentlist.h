// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"

#include <optional>

namespace baton {

/// One of the handoffs in a file, for a list of them.
struct DocumentEntry
{
    HandoffId place;
    QString kind; ///< its title, empty for what is no handoff
    int line = 1;
    std::optional<Severity> worst; ///< of its findings
    bool failsGate = false;        ///< and is accepted all the same

    friend bool operator==(const DocumentEntry &, const DocumentEntry &) = default;
};

using DocumentEntries = std::vector<DocumentEntry>;

/// The handoffs that the report of @p snapshot speaks of.
[[nodiscard]] DocumentEntries documentsOf(const Snapshot &snapshot, const ProtocolCatalog &catalog);

} // namespace baton
