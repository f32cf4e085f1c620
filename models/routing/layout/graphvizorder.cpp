// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/graphvizorder.h"

#include <deque>
#include <graphviz/cgraph.h>
#include <string>
#include <unordered_map>

namespace baton {

namespace {

using IsMapped = decltype(AgIdDisc.map(nullptr, 0, nullptr, nullptr, 0));
using IsGiven = decltype(AgIdDisc.alloc(nullptr, 0, 0));

/// The ids of one graph: named objects have even numbers, others odd ones.
struct Numbers
{
    std::unordered_map<std::string, IDTYPE> byName;
    std::deque<std::string> names; ///< of 2, 4, 6 …
    IDTYPE unnamed = 1;
};

void *openNumbers(Agraph_t *, Agdisc_t *)
{
    return new Numbers;
}

void closeNumbers(void *state)
{
    delete static_cast<Numbers *>(state);
}

IsMapped numberOf(void *state, int, char *name, IDTYPE *number, int isToBeMade)
{
    Numbers &numbers = *static_cast<Numbers *>(state);
    if (!name) {
        *number = numbers.unnamed;
        numbers.unnamed += 2;
        return true;
    }
    const auto known = numbers.byName.find(name);
    if (known != numbers.byName.end()) {
        *number = known->second;
        return true;
    }
    *number = 0;
    if (isToBeMade) {
        numbers.names.emplace_back(name);
        *number = 2 * numbers.names.size();
        numbers.byName.emplace(name, *number);
    }
    return true;
}

IsGiven noNumberOfOnesOwn(void *, int, IDTYPE)
{
    return false;
}

void keepNumber(void *, int, IDTYPE) { }

void noteNothing(void *, int, void *) { }

char *nameOf(void *state, int, IDTYPE number)
{
    Numbers &numbers = *static_cast<Numbers *>(state);
    static char none[] = "0";
    const size_t place = static_cast<size_t>(number / 2);
    return number % 2 == 0 && place > 0 && place <= numbers.names.size()
        ? numbers.names[place - 1].data()
        : none;
}

} // namespace

Agdisc_s *numberedInOrder()
{
    static Agiddisc_t ids{openNumbers, numberOf,     noNumberOfOnesOwn, keepNumber,
                          nameOf,      closeNumbers, noteNothing};
    static Agdisc_t all{&AgMemDisc, &ids, &AgIoDisc};
    return &all;
}

} // namespace baton
