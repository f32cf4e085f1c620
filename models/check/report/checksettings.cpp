// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/checksettings.h"

#include <algorithm>

namespace baton {

HandoffChoice CheckSettings::choiceFor(const HandoffId &place) const
{
    const auto found = std::ranges::find(choices, place, &HandoffChoice::place);
    HandoffChoice choice = found == choices.end() ? HandoffChoice{place, {}, 0} : *found;
    if (choice.attempt == 0) {
        choice.attempt = attemptOverride;
    }
    return choice;
}

} // namespace baton
