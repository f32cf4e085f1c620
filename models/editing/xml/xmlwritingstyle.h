// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/xml/xmlelement.h"
#include "models/editing/xml/xmlspelling.h"

namespace baton::xml {

/// The style of new elements in and beside that of the node @p id: that of the nearest ones.
[[nodiscard]] XmlWritingStyle mannerNear(const NodeLayout &layout, NodeId id);

/// True if the elements below @p container that hold others have these on lines of their own, or if
/// there is no example.
[[nodiscard]] bool isSpreadBelow(const NodeLayout &layout, NodeId container);

} // namespace baton::xml
