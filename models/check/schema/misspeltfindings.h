// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/fixes/fixplanner.h"
#include "models/check/report/findinglist.h"

#include <QSet>

namespace baton {

/// Finds misspelt keys and offers to rename them.
class MisspeltFindings
{
public:
    MisspeltFindings(const CanonicalTree &tree, const QString &protocol, const FieldSchema &fields,
                     FixPlanner &fixer, FindingList &findings);

    /// Offers to rename a key of @p map, at @p path, to the field that @p judged reports as
    /// missing.
    void offerFor(PendingFinding &judged, NodeId map, const JsonPointer &path);
    /// Reports misspelt names of optional fields, which receivers ignore.
    void addOthers();

private:
    const CanonicalTree &m_tree;
    QString m_protocol;
    const FieldSchema &m_fields;
    FixPlanner &m_fixer;
    FindingList &m_findings;
    QSet<NodeId> m_renamed; ///< keys that are probably misspelt names of missing fields
};

} // namespace baton
