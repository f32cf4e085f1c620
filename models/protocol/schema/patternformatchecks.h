// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/schema/jsonschema.h"
#include "models/protocol/schema/schemaproblem.h"

#include <QRegularExpression>

namespace baton {

/// The "pattern" and "format" keywords of one schema, checked by PCRE2 with its match limit.
///
/// Reached through properties, items, additionalProperties, allOf and $ref; below a keyword that
/// chooses (if, anyOf, oneOf, not, contains) they are not supported, which is reported as a problem
/// of the pack.
class StringChecks
{
public:
    /// @p slips takes each thing that cannot be checked once.
    [[nodiscard]] static StringChecks of(const Value &schema, SchemaSlips &slips);

    void append(const CanonicalTree &tree, std::vector<SchemaViolation> &violations) const;

private:
    struct Check
    {
        QStringList path; ///< keys; "*": every item or value
        JsonPointer evaluationPath;
        QRegularExpression pattern;
        QString format; ///< format, if there is no pattern
    };
    class Collector;

    void apply(const Check &check, const CanonicalTree &tree, NodeId node, qsizetype depth,
               const JsonPointer &instance, std::vector<SchemaViolation> &violations) const;

    std::vector<Check> m_checks;
};

/// True for a date and time in ISO 8601, with or without seconds, fraction and zone.
[[nodiscard]] bool isDateTime(const QString &text);

} // namespace baton
