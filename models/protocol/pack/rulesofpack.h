// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"

#include <set>

namespace baton {

class ProtocolPack;

/// A rule that findings may have, with one of its severities.
struct ProducedRule
{
    QString id;
    Severity severity = Severity::Error;
    QString message; ///< message in the pack, with {placeholders}; empty if there is none

    friend bool operator<(const ProducedRule &a, const ProducedRule &b)
    {
        return std::pair(a.id, -int(a.severity)) < std::pair(b.id, -int(b.severity));
    }
};

/// All rules that a check with @p pack can report: of its schemas, its synonyms and its named
/// rules.
[[nodiscard]] std::set<ProducedRule> rulesOfPack(const ProtocolPack &pack);

} // namespace baton
