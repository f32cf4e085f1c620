// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/statevalue.h"

using namespace Qt::StringLiterals;

namespace baton {

void addFact(SessionBuilder &builder, const FactPointer &place)
{
    const QString told = builder.state.texts(place.pointer).join(u", "_s);
    // The default applies only if the state was read completely.
    const QString value = told.isEmpty() && builder.isStateWhole() ? place.fallback : told;
    if (!value.isEmpty() && builder.state.isThere()) {
        builder.session.facts.push_back(
            {place.title, value, builder.state.evidence(place.pointer)});
    }
}

} // namespace baton
