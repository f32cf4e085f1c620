// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton::xml {

/// The key of the @p count th element @p name in its parent: name, name[2] and so on.
[[nodiscard]] inline QString numbered(const QString &name, int count)
{
    return count == 1 ? name : name + u'[' + QString::number(count) + u']';
}

/// The key of the attribute "x" is "@x".
[[nodiscard]] inline bool isAttribute(QStringView key)
{
    return key.startsWith(u'@');
}

/// The name in the key of an attribute or element.
[[nodiscard]] inline QString withoutMark(const QString &key)
{
    return isAttribute(key) ? key.sliced(1) : key;
}

/// The text of an element that has attributes or elements too has the key "#text".
[[nodiscard]] inline bool isText(QStringView key)
{
    return key.startsWith(u'#');
}

/// The name in a key that numbered() made. No name holds a bracket.
[[nodiscard]] inline QString nameIn(const QString &key)
{
    const qsizetype bracket = key.indexOf(u'[');
    return bracket < 0 ? key : key.first(bracket);
}

} // namespace baton::xml
