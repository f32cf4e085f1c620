// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/handoffs/sessionrequest.h"

#include "models/session/discovery/folderdetection.h"
#include "models/session/handoffs/handoffinfo.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

int numberIn(const QString &text)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber && number >= 0 ? number : -1;
}

} // namespace

SessionRequest requestedOf(const SessionFormat &reading, const StateDocument &state,
                           const std::vector<SessionHandoff> &handoffs)
{
    SessionRequest requested;
    for (const JsonPointer &pointer : reading.state.dependsOn) {
        for (const QString &text : state.texts(pointer)) {
            for (const QString &id : text.split(u',')) {
                requested.dependsOn.append(id.trimmed());
            }
        }
    }
    requested.maxRetries = numberIn(state.text(reading.state.maxRetries));
    for (const SessionHandoff &handoff : handoffs) {
        requested.dependsOn += handoff.links.dependsOn;
        const int told = numberIn(handoff.links.maxRetries);
        requested.maxRetries = requested.maxRetries < 0 ? told : requested.maxRetries;
    }
    requested.dependsOn.removeAll(QString());
    requested.dependsOn.removeDuplicates();
    return requested;
}

SessionRequest requestedIn(const SessionBuilder &builder, const QString &folder)
{
    std::vector<SessionHandoff> requests;
    for (const QString &name : candidatesIn(folder, builder.catalog)) {
        std::ranges::move(readHandoffs(folder + u'/' + name, builder.catalog),
                          std::back_inserter(requests));
    }
    const StateDocument state =
        StateDocument::read(builder.layout->stateFileOf(folder), builder.catalog);
    return requestedOf(builder.reading(), state, requests);
}

int mostStarts(const SessionFormat &reading, int maxRetries)
{
    const int retries = maxRetries < 0 ? reading.state.retriesOtherwise : maxRetries;
    return retries < 0 ? 0 : retries + 1;
}

void addRequested(SessionBuilder &builder)
{
    Session &session = builder.session;
    const SessionRequest requested =
        requestedOf(builder.reading(), builder.state, session.handoffs);
    const StatePointers &places = builder.reading().state;
    const Evidence request = session.handoffs.empty() ? Evidence() : session.handoffs.front().at;
    const auto place = [&](const JsonPointers &pointers) {
        const Evidence told = builder.state.evidence(pointers);
        return told.line > 0 ? told : request;
    };
    session.dependsOn = requested.dependsOn;
    session.maxRetries = requested.maxRetries;
    if (!requested.dependsOn.isEmpty()) {
        session.facts.push_back({SessionTranslations::tr("Depends on"),
                                 requested.dependsOn.join(u", "_s), place(places.dependsOn)});
    }
    if (requested.maxRetries >= 0) {
        session.facts.push_back({SessionTranslations::tr("Retries allowed"),
                                 QString::number(requested.maxRetries), place(places.maxRetries)});
    }
}

} // namespace baton
