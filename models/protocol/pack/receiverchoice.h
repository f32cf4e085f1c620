// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/schema/jsonschema.h"

#include <QStringList>

namespace baton {

/// A condition on a value in a document.
struct Condition
{
    JsonPointer pointer;
    std::shared_ptr<const JsonSchema> schema; ///< null if the value must be absent

    [[nodiscard]] bool holds(const CanonicalTree &tree) const
    {
        const NodeId node = tree.find(pointer);
        return schema ? schema->accepts(tree, node) : node == noNode;
    }
};

/// A choice of the receiver, and the rule of the protocol for it.
struct ExplanationChoice
{
    std::vector<Condition> when; ///< all of them must hold
    QString text;
    QString because;
};

/// Shares of a whole. A document may override some; the others keep their defaults.
struct Weights
{
    JsonPointer pointer;
    std::vector<std::pair<QString, double>> defaults;
};

/// The choice that the receiver makes if the document leaves it open.
struct ExplanationRule
{
    QString title;
    QStringList kinds;
    std::vector<Condition> when;
    Weights weights;
    std::vector<ExplanationChoice> choices; ///< the first one whose conditions hold applies
};

} // namespace baton
