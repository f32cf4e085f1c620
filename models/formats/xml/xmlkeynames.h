// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton::xml {

/// The key of the element number @p count with the name @p name in its parent: name, name[2] and so
/// on.
[[nodiscard]] inline QString numbered(const QString &name, int count)
{
    return count == 1 ? name : name + u'[' + QString::number(count) + u']';
}

/// True for the key of an attribute, such as "@x" for the attribute "x".
[[nodiscard]] inline bool isAttribute(QStringView key)
{
    return key.startsWith(u'@');
}

/// The name in the key of an attribute or element.
[[nodiscard]] inline QString withoutMark(const QString &key)
{
    return isAttribute(key) ? key.sliced(1) : key;
}

/// True for the key "#text", which is the text of an element that also has attributes or elements.
[[nodiscard]] inline bool isText(QStringView key)
{
    return key.startsWith(u'#');
}

/// The name in a key made by numbered(). Names contain no brackets.
[[nodiscard]] inline QString nameIn(const QString &key)
{
    const qsizetype bracket = key.indexOf(u'[');
    return bracket < 0 ? key : key.first(bracket);
}

} // namespace baton::xml
