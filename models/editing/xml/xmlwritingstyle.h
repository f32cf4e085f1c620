// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/xml/xmlelement.h"
#include "models/editing/xml/xmlspelling.h"

namespace baton::xml {

/// The style of new elements in or beside the node @p id, taken from the nearest elements.
[[nodiscard]] XmlWritingStyle mannerNear(const NodeLayout &layout, NodeId id);

/// True if the elements in @p container have their child elements on separate lines, or if there is
/// no example.
[[nodiscard]] bool isSpreadBelow(const NodeLayout &layout, NodeId container);

} // namespace baton::xml
