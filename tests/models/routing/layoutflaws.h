// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/models/routing/edgerelations.h"
#include "tests/models/routing/layoutrelations.h"

namespace baton {

/// Flaws that no layout may have, each with a prefix: "crowded ends: 1 2".
inline QStringList layoutFlaws(const LayoutRelations &relations, const EdgeRelations &edges)
{
    QStringList flaws;
    const auto add = [&flaws](const char *name, const QStringList &found) {
        for (const QString &one : found) {
            flaws.append(QString::fromLatin1(name) + QLatin1String(": ") + one);
        }
    };
    add("broken edges", edges.brokenEdges());
    add("crowded ends", edges.crowdedEnds());
    add("crossing pairs", edges.crossingPairs());
    add("bent heads", edges.bentHeads());
    add("loops on edges", edges.loopsOnEdges());
    add("labels on nodes", relations.labelsOnNodes());
    add("labels on labels", relations.labelsOnLabels());
    add("labels on heads", relations.labelsOnHeads());
    add("labels off their edges", relations.labelsOffTheirEdges());
    add("strangers in frames", relations.strangersInFrames());
    return flaws;
}

} // namespace baton
