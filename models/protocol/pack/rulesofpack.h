// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"

#include <set>

namespace baton {

class ProtocolPack;

/// A rule that findings may name, with one of its severities.
struct ProducedRule
{
    QString id;
    Severity severity = Severity::Error;
    QString message; ///< message in the pack, with {placeholders}; empty: none

    friend bool operator<(const ProducedRule &a, const ProducedRule &b)
    {
        return std::pair(a.id, -int(a.severity)) < std::pair(b.id, -int(b.severity));
    }
};

/// Every rule that a check by @p pack can name: of its schemas, its synonyms and its named rules.
[[nodiscard]] std::set<ProducedRule> rulesOfPack(const ProtocolPack &pack);

} // namespace baton
