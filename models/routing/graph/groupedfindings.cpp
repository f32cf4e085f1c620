// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/groupedfindings.h"

#include <QHash>

namespace baton {

std::vector<GroupedFindings> foldedFindings(const RoutingGraph &graph,
                                            const std::optional<ReplayState> &replay)
{
    std::vector<GroupedFindings> folded;
    QHash<std::pair<QString, QString>, size_t> known;
    for (size_t i = 0; i < graph.findings.size(); ++i) {
        if (replay && !replay->findings[i]) {
            continue;
        }
        const RoutingFinding &finding = graph.findings[i];
        const std::pair key(finding.rule, finding.message);
        if (const auto same = known.constFind(key); same != known.cend()) {
            ++folded[*same].count;
        } else {
            known.insert(key, folded.size());
            folded.push_back({static_cast<int>(i), 1});
        }
    }
    return folded;
}

} // namespace baton
