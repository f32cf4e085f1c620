// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/protocolpack.h"

namespace baton {

int KindShape::matches(const Tree &tree) const
{
    const auto isThere = [&](const JsonPointer &pointer) { return tree.find(pointer) != noNode; };
    if (tree.isEmpty() || !std::ranges::all_of(has, isThere)
        || std::ranges::any_of(lacks, isThere)) {
        return 0;
    }
    const auto any = static_cast<int>(std::ranges::count_if(hasAny, isThere));
    if (!hasAny.empty() && any == 0) {
        return 0;
    }
    const bool isOnly = only.isEmpty()
        || std::ranges::all_of(tree.root().children,
                               [&](NodeId child) { return only.contains(tree.at(child).key); });
    return isOnly ? static_cast<int>(has.size()) + any : 0;
}

} // namespace baton
