// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/fixes/fixplanner.h"
#include "models/check/report/findinglist.h"

#include <QSet>

namespace baton {

/// Finds the keys of a document that are spelt nearly as a field is called, and offers to rename
/// them.
class MisspeltFindings
{
public:
    MisspeltFindings(const CanonicalTree &tree, const QString &protocol, const FieldSchema &fields,
                     FixPlanner &fixer, FindingList &findings);

    /// A key of @p map, which stands at @p path, may stand for the field that @p judged misses.
    void offerFor(PendingFinding &judged, NodeId map, const JsonPointer &path);
    /// The receiver ignores keys that are misspelt names of optional fields.
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
