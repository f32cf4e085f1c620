// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/fixes/fixplanner.h"
#include "models/check/report/findinglist.h"
#include "models/check/values/misspeltkeys.h"
#include "models/check/xsd/xsdcontext.h"

#include <QHash>

namespace baton {

/// The elements and attributes of an XML document that seem to stand for others, which are called
/// nearly so; offers to rename them.
class XsdMisspelt
{
public:
    XsdMisspelt(const CanonicalTree &tree, const XsdContext &use, FixPlanner &fixer,
                FindingList &findings);

    /// Call it first: learns what is missing by @p judgement, and what is spelt nearly as a field.
    void prepare(const XsdResult &judgement, std::vector<MisspeltKey> keys);
    /// An unknown name may stand for a missing one beside it, or for one of @p allowed.
    void rename(PendingFinding &judged, const QStringList &allowed);
    /// The node in @p map, an element of @p fields, in the place of @p name, which is missing;
    /// noNode if there is none.
    [[nodiscard]] NodeId misspeltNode(NodeId map, const FieldSchema &fields,
                                      const QString &name) const;
    /// Adds names that the schema lets pass, as attributes of one's own, and that yet seem to stand
    /// for a field.
    void addOthers();

private:
    [[nodiscard]] bool isTextForContainer(NodeId node, const QString &name) const;
    void offer(PendingFinding &judged, const QString &name, bool isCertain);

    const CanonicalTree &m_tree;
    const XsdContext &m_use;
    FixPlanner &m_fixer;
    FindingList &m_findings;
    QHash<NodeId, QStringList> m_missing;  ///< missing elements, by the element that lacks them
    QHash<NodeId, MisspeltKey> m_misspelt; ///< misspelt elements that are not reported yet
};

} // namespace baton
