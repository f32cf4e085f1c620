// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot.h"

#include <optional>

namespace baton {

/// One of the documents in a file, for a list of them.
struct DocumentEntry
{
    int number = 0; ///< in ParsedText::documents
    QString kind;   ///< its title, empty for what is no handoff
    int line = 1;
    std::optional<Severity> worst; ///< of its findings

    friend bool operator==(const DocumentEntry &, const DocumentEntry &) = default;
};

using DocumentEntries = std::vector<DocumentEntry>;

/// The documents that the report of @p snapshot speaks of.
[[nodiscard]] DocumentEntries documentsOf(const Snapshot &snapshot, const ProtocolCatalog &catalog);

} // namespace baton
