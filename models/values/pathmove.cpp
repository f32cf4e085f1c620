// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/pathmove.h"

#include <algorithm>

namespace baton {

std::optional<JsonPointer> PathMove::moved(const JsonPointer &path) const
{
    if (from && from->covers(path)) {
        return to ? std::optional(JsonPointer(to->tokens() + path.tokens().sliced(from->depth())))
                  : std::nullopt;
    }
    const qsizetype depth = (to ? *to : *from).depth();
    if (path.depth() < depth || !isInList(JsonPointer(path.tokens().first(depth)))) {
        return path;
    }
    QStringList tokens = path.tokens();
    QString &position = tokens[depth - 1];
    qsizetype index = position.toLongLong();
    index -= from && index > from->last().toLongLong();
    index += to && index >= to->last().toLongLong();
    position = QString::number(index);
    return JsonPointer(tokens);
}

bool PathMove::isInList(const JsonPointer &path) const
{
    return isItem && path.parent() == (to ? *to : *from).parent();
}

JsonPointer itemBeside(const JsonPointer &list, qsizetype index, qsizetype count)
{
    return count > 0 ? list.child(std::min(index, count - 1)) : list;
}

} // namespace baton
