// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/fixes/fixplanner.h"
#include "models/check/report/findinglist.h"
#include "models/check/values/synonyms.h"
#include "models/protocol/pack/protocolpack.h"

namespace baton {

/// Reports keys that are synonyms of the protocol's names.
class SynonymFindings
{
public:
    SynonymFindings(const CanonicalTree &tree, const ProtocolPack &pack, const FixPlanner &fixer,
                    FindingList &findings)
        : m_tree(tree)
        , m_pack(pack)
        , m_fixer(fixer)
        , m_findings(findings)
    {
    }

    void add(const std::vector<SynonymUse> &uses);

private:
    void addTaken(const SynonymUse &use);
    void addPassedOver(const SynonymUse &use);

    const CanonicalTree &m_tree;
    const ProtocolPack &m_pack;
    const FixPlanner &m_fixer;
    FindingList &m_findings;
};

} // namespace baton
