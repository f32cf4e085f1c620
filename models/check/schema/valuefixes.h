// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/fixes/fixplanner.h"
#include "models/protocol/pack/protocolpack.h"

namespace baton {

/// The fixes of a value that violates its schema.
class ValueFixes
{
public:
    ValueFixes(const CanonicalTree &tree, const KindModel &kind, FixPlanner &fixer)
        : m_tree(tree)
        , m_kind(kind)
        , m_fixer(fixer)
    {
    }

    /// The fix of the value at @p node, which @p schema does not allow. @p isError: the schema
    /// allows no alternative.
    [[nodiscard]] std::optional<Fix> fixOf(const SchemaViolation &violation, NodeId node,
                                           const Value &schema, bool isError) const;

private:
    [[nodiscard]] bool isEntry(NodeId node, const FieldSchema &field) const;
    [[nodiscard]] std::optional<Fix> renamed(const SchemaViolation &violation, NodeId node) const;

    const CanonicalTree &m_tree;
    const KindModel &m_kind;
    FixPlanner &m_fixer;
};

/// The types that @p schema allows, in words. If @p text is a text that is not among the allowed
/// words, these words.
[[nodiscard]] QString typesTaken(const Value &schema, const QString &text);
/// The JSON Schema name of @p type.
[[nodiscard]] QString jsonType(ValueType type);

} // namespace baton
