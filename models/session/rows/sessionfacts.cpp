// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/rows/rowpasses.h"

#include "models/session/building/statevalue.h"
#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

void addFacts(SessionBuilder &builder)
{
    const SessionFormat &reading = builder.reading();
    for (const FactPointer &place : reading.facts) {
        if (!place.isOfNextStep) {
            addFact(builder, place);
        }
    }
    for (const JsonPointer &pointer : reading.state.tags) {
        builder.session.tags += builder.state.texts(pointer);
    }
}

void addChainFacts(SessionBuilder &builder)
{
    const auto add = [&builder](const QString &title, QString HandoffReferences::*link) {
        const std::vector<SessionHandoff> &handoffs = builder.session.handoffs;
        const auto last = std::ranges::find_if(
            handoffs.rbegin(), handoffs.rend(),
            [link](const SessionHandoff &handoff) { return !(handoff.links.*link).isEmpty(); });
        if (last != handoffs.rend()) {
            builder.session.facts.push_back({title, last->links.*link, last->at});
        }
    };
    if (builder.place.stateFile.isEmpty()) {
        add(SessionTranslations::tr("Position in the chain"), &HandoffReferences::position);
        add(SessionTranslations::tr("Next expected"), &HandoffReferences::next);
    }
}

} // namespace baton
