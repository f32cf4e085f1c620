// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/findinglist.h"

namespace baton {

/// Something in a document that waits to be filled in.
struct Placeholder
{
    NodeId node = noNode;
    const FieldSchema *field = nullptr;
    QString text;           ///< "[what was found]"
    bool isKey = false;     ///< it is the node's key, or a part of it
    bool isRefused = false; ///< nobody can read the value before it is filled in
};

/// Goes through one document and finds what is to be filled in, in its keys and its values.
class PlaceholderSearch
{
public:
    /// @p templateTexts is what the templates of the kind leave open.
    PlaceholderSearch(const CanonicalTree &tree, FindingList &findings,
                      const QSet<QString> &templateTexts);

    /// A glance that most documents do not pass; for those that do not there is nothing to run().
    [[nodiscard]] static bool mayFind(const CanonicalTree &tree);
    [[nodiscard]] std::vector<Placeholder> run(const FieldSchema &fields);

private:
    /// @p list is what the node is an entry of, if it is one.
    void visit(NodeId id, const FieldSchema *field, bool isOther = false,
               const FieldSchema *list = nullptr);
    [[nodiscard]] bool isLegal(const FieldSchema *field, const QString &text) const;
    void visitKey(NodeId id, const FieldSchema *field);
    void visitText(NodeId id, const FieldSchema *field, bool isOther, const FieldSchema *list);
    void add(NodeId id, const FieldSchema *field, const QString &text);

    const CanonicalTree &m_tree;
    QSet<NodeId> m_refused;
    const QSet<QString> &m_templateTexts;
    std::vector<Placeholder> m_found;
};

} // namespace baton
