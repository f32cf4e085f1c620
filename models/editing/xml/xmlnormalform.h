// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/treeedit.h"

namespace baton::xml {

/// Puts the attributes in @p map before everything else and numbers the names that stand again.
void arrange(Value &map);

/// True when @p edit gives an element an attribute.
[[nodiscard]] bool takesAttribute(const InsertKey &edit);
/// The text of an element as the map that it becomes by an attribute.
[[nodiscard]] Value asMap(const Value &text);

/// The value that @p root, the value of a whole document, reads as once it is written in XML: texts
/// instead of numbers, texts or nulls instead of maps that have nothing else, lists as @p shape
/// says.
[[nodiscard]] Value meaning(Value root, const XmlShape *shape);

/// The one of @p shapes that the document read as @p tree has, or null.
[[nodiscard]] const XmlShape *shapeOf(const Tree &tree, const QList<XmlShape> &shapes);

/// The list of @p shape at @p path, or null.
[[nodiscard]] const XmlList *listAt(const XmlShape *shape, const QString &path);

} // namespace baton::xml
