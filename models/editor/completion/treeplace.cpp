// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/treeplace.h"

namespace baton {

std::optional<TreePlace> treePlaceAt(const ParsedText &parsed, qsizetype offset)
{
    for (size_t i = parsed.documents.size(); i-- > 0;) {
        const Tree &tree = parsed.documents[i].tree;
        if (parsed.documents[i].range.touches(offset) && !tree.isEmpty()) {
            return TreePlace{static_cast<int>(i), tree.pointerTo(tree.nodeAt(offset))};
        }
    }
    return std::nullopt;
}

} // namespace baton
