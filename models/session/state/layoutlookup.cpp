// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/state/layoutlookup.h"

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"

namespace baton {

PlaceLayout layoutOf(const SessionLocation &place, const ProtocolCatalog &catalog)
{
    for (const auto &pack : catalog.packs()) {
        for (const SessionLayout &layout : pack->sessions) {
            if (pack->id == place.protocol && layout.id == place.layout) {
                return {pack.get(), &layout};
            }
        }
        if (pack->id == place.protocol && place.layout.isEmpty()) {
            return {pack.get(), nullptr};
        }
    }
    return {};
}

} // namespace baton
