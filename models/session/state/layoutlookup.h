// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"

namespace baton {

class ProtocolCatalog;
class ProtocolPack;
struct SessionLayout;

/// The layout of a session; null for a plain folder.
struct PlaceLayout
{
    const ProtocolPack *pack = nullptr;
    const SessionLayout *layout = nullptr;
};
[[nodiscard]] PlaceLayout layoutOf(const SessionLocation &place, const ProtocolCatalog &catalog);

} // namespace baton
