// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/schema/jsonschema.h"
#include "models/protocol/schema/schemaproblem.h"

#include <QRegularExpression>

namespace baton {

/// The "pattern" and "format" keywords of a schema, checked by PCRE2 with a match limit.
///
/// Found through properties, items, additionalProperties, allOf and $ref. Below if, anyOf, oneOf,
/// not and contains they are not supported; this is reported as a problem of the pack.
class StringChecks
{
public:
    /// @p slips receives everything that cannot be checked, once each.
    [[nodiscard]] static StringChecks of(const Value &schema, SchemaSlips &slips);

    void append(const CanonicalTree &tree, std::vector<SchemaViolation> &violations) const;

private:
    struct Check
    {
        QStringList path; ///< keys; "*" for any item or value
        JsonPointer evaluationPath;
        QRegularExpression pattern;
        QString format; ///< format, if there is no pattern
    };
    class Collector;

    void apply(const Check &check, const CanonicalTree &tree, NodeId node, qsizetype depth,
               const JsonPointer &instance, std::vector<SchemaViolation> &violations) const;

    std::vector<Check> m_checks;
};

/// True for a date and time in ISO 8601, with or without seconds, fraction and time zone.
[[nodiscard]] bool isDateTime(const QString &text);

} // namespace baton
