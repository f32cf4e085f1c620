// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/errors/errorhistory.h"

#include "models/strings/textnormalform.h"

#include <limits>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

void sortErrors(std::vector<SessionError> &errors)
{
    std::ranges::stable_sort(errors, {}, [](const SessionError &error) {
        const qint64 time = error.time.isValid() ? error.time.toMSecsSinceEpoch()
                                                 : std::numeric_limits<qint64>::max();
        return std::tuple(error.phase, error.attempt, time);
    });
}

void markRepeats(std::vector<SessionError> &errors)
{
    struct Wording
    {
        QString type;
        QString message;
        QString fix;
    };
    std::vector<Wording> said;
    for (size_t i = 0; i < errors.size(); ++i) {
        SessionError &error = errors[i];
        said.push_back({normalizedWords(error.type), normalizedWords(error.message),
                        normalizedWords(error.fix)});
        const Wording &own = said.back();
        for (size_t before = i; before-- > 0;) {
            const SessionError &earlier = errors[before];
            if (earlier.phase != error.phase || earlier.attempt >= error.attempt) {
                continue;
            }
            if (!own.fix.isEmpty() && said[before].fix == own.fix) {
                error.sameFixAs = earlier.attempt;
            }
            if (said[before].type == own.type && said[before].message == own.message) {
                error.sameErrorAs = earlier.attempt;
            }
        }
    }
}

const SessionError *decisiveError(const Session &session, const SessionAttempt &attempt)
{
    const SessionError *first = nullptr;
    for (const int index : attempt.errors) {
        const SessionError &error = session.errors[size_t(index)];
        if (error.result != RunStatus::Superseded) {
            return &error;
        }
        first = first ? first : &error;
    }
    return first;
}

} // namespace baton
