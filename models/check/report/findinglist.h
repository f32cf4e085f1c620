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

/// A finding while its document is checked, with what the verdict needs to know of it.
struct PendingFinding
{
    Finding finding;
    NodeId node = noNode;                ///< of Finding::path
    bool isMissing = false;              ///< the document has no Finding::field
    bool isAboutKey = false;             ///< the key is wrong, not the value
    bool isPlaceholder = false;          ///< the finding reports a placeholder
    bool isAboutFolder = false;          ///< the document would be correct in another folder
    QString askedField;                  ///< key that the feedback asks the producer to include
    const FieldSchema *schema = nullptr; ///< schema of the field, if known
};

/// The findings of one document as they are made.
class FindingList
{
public:
    FindingList(const CanonicalTree &tree, const LineIndex &lines)
        : m_tree(tree)
        , m_lines(lines)
    {
    }

    /// About the value of @p node.
    PendingFinding &add(NodeId node, const QString &rule, Severity severity,
                        const QString &message);
    /// About the key @p field that the map @p parent lacks.
    PendingFinding &addMissing(NodeId parent, const QString &field, const QString &rule,
                               Severity severity, const QString &message);
    /// An error says that the value of @p node is none that its field takes.
    [[nodiscard]] bool isRefused(NodeId node) const;
    [[nodiscard]] bool holdsPlaceholder(NodeId node) const { return m_placeholders.contains(node); }
    /// The value at @p node waits to be filled in: nothing else about it matters.
    void addPlaceholder(NodeId node) { m_placeholders.insert(node); }
    /// The same of what is a placeholder, or holds one.
    void addOpen(const FoundPlaceholder &place);
    /// The values that are still open, and those that errors call missing or empty.
    [[nodiscard]] Placeholders openPlaces() const;
    void setRange(Finding &finding, ByteRange range) const;
    [[nodiscard]] ByteRange firstLineOf(ByteRange range) const;

    [[nodiscard]] std::vector<PendingFinding> &all() { return m_findings; }
    [[nodiscard]] QSet<QString> rules() const;
    /// Drops what another finding about the same place already says, and sorts by position.
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

/// The source text of @p node: a scalar as spelt, "3 entries" for a list.
[[nodiscard]] QString sourceText(const CanonicalTree &tree, NodeId node);
/// The source text of @p node for a sentence: a text longer than @p most characters is shortened,
/// and the number of characters left out is added.
[[nodiscard]] QString spelling(const CanonicalTree &tree, NodeId node, qsizetype most = 400);
/// The name of the field at @p node for a reader: its key, or "entry 2 of challenges".
[[nodiscard]] QString nameOf(const CanonicalTree &tree, NodeId node);

} // namespace baton
