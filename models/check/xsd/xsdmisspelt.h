// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/fixes/fixplanner.h"
#include "models/check/report/findinglist.h"
#include "models/check/values/misspeltkeys.h"
#include "models/check/xsd/xsdcontext.h"

#include <QHash>

namespace baton {

/// Finds misspelt names of elements and attributes in an XML document and offers to rename them.
class XsdMisspelt
{
public:
    XsdMisspelt(const CanonicalTree &tree, const XsdContext &use, FixPlanner &fixer,
                FindingList &findings);

    /// Reads missing and misspelt names from @p judgement. Must be called first.
    void prepare(const XsdResult &judgement, std::vector<MisspeltKey> keys);
    /// Offers to rename an unknown name to a missing one beside it, or to one of @p allowed.
    void rename(PendingFinding &judged, const QStringList &allowed);
    /// The node in @p map, an element with the fields @p fields, that is probably meant as the
    /// missing @p name; noNode if there is none.
    [[nodiscard]] NodeId misspeltNode(NodeId map, const FieldSchema &fields,
                                      const QString &name) const;
    /// Reports misspelt names that the schema accepts, such as additional attributes.
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
