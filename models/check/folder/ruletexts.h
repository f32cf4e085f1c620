// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packnode.h"
#include "models/tree/canonicaltree.h"

namespace baton {

/// The texts that a rule checks: the values at `at`, or the keys of the maps at `keys`.
class RuleTexts
{
public:
    explicit RuleTexts(const PackNode &settings);

    struct Match
    {
        NodeId node = noNode;
        QString text;
        bool isKey = false;
    };
    [[nodiscard]] std::vector<Match> in(const CanonicalTree &tree) const;

private:
    std::vector<JsonPointer> m_values;
    std::vector<JsonPointer> m_keys;
};

} // namespace baton
