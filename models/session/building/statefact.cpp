// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/statefact.h"

using namespace Qt::StringLiterals;

namespace baton {

void addFact(SessionBuilder &draft, const FactPointer &place)
{
    const QString told = draft.state.texts(place.pointer).join(u", "_s);
    // The default for a missing value does not hold for a state that cannot be read.
    const QString value = told.isEmpty() && draft.isStateWhole() ? place.fallback : told;
    if (!value.isEmpty() && draft.state.isThere()) {
        draft.session.facts.push_back({place.title, value, draft.state.evidence(place.pointer)});
    }
}

} // namespace baton
