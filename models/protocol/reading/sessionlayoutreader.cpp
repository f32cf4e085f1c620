// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/reading/sessionlayoutreader.h"

namespace baton {

std::vector<SessionLayout> readSessionLayouts(const PackNode &node, const ProtocolPack &pack)
{
    std::vector<SessionLayout> layouts;
    for (const PackNode &entry : node.items()) {
        layouts.push_back({entry.requiredText(u"id"), pack.texts.of(entry[u"title"].text()),
                           entry[u"folder"].text(), entry[u"within"].text(), entry[u"state"].text(),
                           entry[u"handoffs"].text(), readSessionReading(entry[u"read"], pack),
                           entry[u"name"].pattern()});
    }
    return layouts;
}

} // namespace baton
