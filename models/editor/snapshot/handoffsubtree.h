// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/snapshot.h"
#include "models/protocol/fields/fieldschema.h"

#include <optional>

namespace baton {

/// The entries of the root that the handoff at @p place is made of, where its document holds
/// several; else none. What belongs to none of them counts to the first.
[[nodiscard]] std::vector<NodeId> entriesOf(const Snapshot &snapshot, const HandoffId &place);

/// The text for a template of the handoff at @p place: all of the file when it holds nothing else,
/// or when the kind has prose around it.
[[nodiscard]] QByteArray handoffText(const Snapshot &snapshot, const HandoffId &place,
                                     const ProtocolCatalog &catalog);

/// The tree of the handoff at @p place without the others of its document; nothing when it is the
/// only one there. What belongs to none of them counts to the first.
[[nodiscard]] std::optional<Tree> partOf(const Snapshot &snapshot, const HandoffId &place);

/// The fields of every handoff in document number @p document: a place in it belongs to the one
/// whose root key it is below.
[[nodiscard]] FieldSchema fieldsOf(const Report &report, int document,
                                   const ProtocolCatalog &catalog);

/// The same for @p tree, which nobody has checked.
[[nodiscard]] FieldSchema recognisedFields(const Tree &tree, const ProtocolCatalog &catalog);

} // namespace baton
