// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/schema/jsonschema.h"

#include <QStringList>

namespace baton {

/// Something that a document says, or does not say.
struct Condition
{
    JsonPointer pointer;
    std::shared_ptr<const JsonSchema> schema; ///< null: the value has to be absent

    [[nodiscard]] bool holds(const CanonicalTree &tree) const
    {
        const NodeId node = tree.find(pointer);
        return schema ? schema->accepts(tree, node) : node == noNode;
    }
};

/// One thing that the receiver may choose, and the protocol's rule that says so.
struct ExplanationChoice
{
    std::vector<Condition> when; ///< all have to hold
    QString text;
    QString because;
};

/// Shares of a whole: a document overrides some, the rest keep their defaults.
struct Weights
{
    JsonPointer pointer;
    std::vector<std::pair<QString, double>> defaults;
};

/// The choice that the receiver would make where a document leaves it one.
struct ExplanationRule
{
    QString title;
    QStringList kinds;
    std::vector<Condition> when;
    Weights weights;
    std::vector<ExplanationChoice> choices; ///< the first one whose conditions hold applies
};

} // namespace baton
