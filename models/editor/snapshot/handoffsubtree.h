// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"
#include "models/protocol/fields/fieldschema.h"

#include <optional>

namespace baton {

/// The root entries of the handoff at @p place if its document holds several; else none. Entries of
/// no handoff belong to the first.
[[nodiscard]] std::vector<NodeId> entriesOf(const Snapshot &snapshot, const HandoffId &place);

/// The text of the handoff at @p place as a template: the whole file if it contains nothing else,
/// or if the kind has prose around it.
[[nodiscard]] QByteArray handoffText(const Snapshot &snapshot, const HandoffId &place,
                                     const ProtocolCatalog &catalog);

/// The tree of the handoff at @p place without the others of its document; nothing if it is the
/// only one. Entries of no handoff belong to the first.
[[nodiscard]] std::optional<Tree> partOf(const Snapshot &snapshot, const HandoffId &place);

/// The fields of every handoff in document number @p document; a place belongs to the handoff whose
/// root key is above it.
[[nodiscard]] FieldSchema fieldsOf(const Report &report, int document,
                                   const ProtocolCatalog &catalog);

/// The same for @p tree, which was not checked.
[[nodiscard]] FieldSchema recognisedFields(const Tree &tree, const ProtocolCatalog &catalog);

} // namespace baton
