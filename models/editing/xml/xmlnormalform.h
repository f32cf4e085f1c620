// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"

namespace baton::xml {

/// Moves the attributes in @p map to the front and numbers repeated names.
void arrange(Value &map);

/// True if @p edit gives an element an attribute.
[[nodiscard]] bool takesAttribute(const InsertKey &edit);
/// The map that an element with the text @p text becomes when it gets an attribute.
[[nodiscard]] Value asMap(const Value &text);

/// The value of a whole document, @p root, as it is read back after it is written in XML: numbers
/// become texts, maps without other content become texts or nulls, and lists follow @p shape.
[[nodiscard]] Value meaning(Value root, const XmlShape *shape);

/// The shape in @p shapes that the document @p tree has, or null.
[[nodiscard]] const XmlShape *shapeOf(const Tree &tree, const QList<XmlShape> &shapes);

/// The list that @p shape declares at @p path, or null.
[[nodiscard]] const XmlList *listAt(const XmlShape *shape, const QString &path);

} // namespace baton::xml
