// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/values/placeholders.h"
#include "models/findings/finding.h"
#include "models/protocol/fields/fieldschema.h"
#include "models/text/lineindex.h"
#include "models/tree/canonicaltree.h"

#include <QSet>

namespace baton {

/// A finding during the check, with facts that the verdict needs.
struct PendingFinding
{
    Finding finding;
    NodeId node = noNode;                ///< node of Finding::path
    bool isMissing = false;              ///< the document has no Finding::field
    bool isAboutKey = false;             ///< the key is wrong, not the value
    bool isPlaceholder = false;          ///< the finding reports a placeholder
    bool isAboutFolder = false;          ///< the document would be correct in another folder
    QString askedField;                  ///< key that the feedback asks the producer to include
    const FieldSchema *schema = nullptr; ///< schema of the field, if known
};

/// Collects the findings of one document.
class FindingList
{
public:
    FindingList(const CanonicalTree &tree, const LineIndex &lines)
        : m_tree(tree)
        , m_lines(lines)
    {
    }

    /// Adds a finding about the value of @p node.
    PendingFinding &add(NodeId node, const QString &rule, Severity severity,
                        const QString &message);
    /// Adds a finding about the key @p field that the map @p parent lacks.
    PendingFinding &addMissing(NodeId parent, const QString &field, const QString &rule,
                               Severity severity, const QString &message);
    /// True if an error reports that the value of @p node is not allowed.
    [[nodiscard]] bool isRejected(NodeId node) const;
    [[nodiscard]] bool holdsPlaceholder(NodeId node) const { return m_placeholders.contains(node); }
    /// Marks the value at @p node as a placeholder. Other findings about it are dropped.
    void addPlaceholder(NodeId node) { m_placeholders.insert(node); }
    /// Records a value that is or contains a placeholder.
    void addOpen(const FoundPlaceholder &place);
    /// The open values, including those that errors report as missing or empty.
    [[nodiscard]] Placeholders openPlaces() const;
    void setRange(Finding &finding, ByteRange range) const;
    [[nodiscard]] ByteRange firstLineOf(ByteRange range) const;

    [[nodiscard]] std::vector<PendingFinding> &all() { return m_findings; }
    [[nodiscard]] QSet<QString> rules() const;
    /// Drops findings that repeat another one about the same place, and sorts the rest by position.
    void tidy();

private:
    [[nodiscard]] ByteRange placeOf(NodeId node) const;
    [[nodiscard]] bool isInPlaceholder(NodeId node) const;

    const CanonicalTree &m_tree;
    const LineIndex &m_lines;
    std::vector<PendingFinding> m_findings;
    QSet<NodeId> m_placeholders;
    Placeholders m_open;
};

/// The source text of @p node: a scalar as spelled, or "3 entries" for a list.
[[nodiscard]] QString sourceText(const CanonicalTree &tree, NodeId node);
/// The source text of @p node for use in a sentence, shortened to @p most characters plus the
/// number of omitted ones.
[[nodiscard]] QString spelling(const CanonicalTree &tree, NodeId node, qsizetype most = 400);
/// The name of the field at @p node for the user: its key, or "entry 2 of challenges".
[[nodiscard]] QString nameOf(const CanonicalTree &tree, NodeId node);

} // namespace baton
