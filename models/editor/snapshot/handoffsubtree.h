// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"
#include "models/protocol/fields/fieldschema.h"

#include <optional>

namespace baton {

/// The root entries of the handoff at @p place if its document contains several; else empty.
/// Entries that belong to no handoff count to the first one.
[[nodiscard]] std::vector<NodeId> entriesOf(const Snapshot &snapshot, const HandoffId &place);

/// The text of the handoff at @p place for use as a template. The whole file if it contains nothing
/// else, or if the kind has prose around it.
[[nodiscard]] QByteArray handoffText(const Snapshot &snapshot, const HandoffId &place,
                                     const ProtocolCatalog &catalog);

/// The tree of the handoff at @p place without the other handoffs of its document; nullopt if it is
/// the only one. Entries that belong to no handoff count to the first one.
[[nodiscard]] std::optional<Tree> partOf(const Snapshot &snapshot, const HandoffId &place);

/// The fields of all handoffs in document number @p document. A place belongs to the handoff with
/// the root key above it.
[[nodiscard]] FieldSchema fieldsOf(const Report &report, int document,
                                   const ProtocolCatalog &catalog);

/// The fields of the handoffs in @p tree, which was not checked.
[[nodiscard]] FieldSchema recognisedFields(const Tree &tree, const ProtocolCatalog &catalog);

} // namespace baton
