// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/canonicaltree.h"
#include "models/values/result.h"
#include "models/values/value.h"

#include <atomic>
#include <memory>
#include <mutex>

namespace baton {

/// A schema keyword that a document violates.
struct SchemaViolation
{
    QString keyword;
    JsonPointer instance;       ///< pointer with canonical names, relative to the validated node
    JsonPointer evaluationPath; ///< ends with the keyword
    std::vector<SchemaViolation> details; ///< violations in the branches of anyOf and oneOf

    friend bool operator==(const SchemaViolation &, const SchemaViolation &) = default;
};

/// A compiled JSON Schema 2020-12. "pattern", "patternProperties" and "format" are checked
/// elsewhere. Immutable, so threads can share it.
class JsonSchema
{
public:
    /// Compiles @p schema, which must be self-contained: each "$ref" starts with "#".
    [[nodiscard]] static Result<std::shared_ptr<const JsonSchema>> compile(const Value &schema);
    /// Like compile(), for a @p schema that is known to be valid. Compiles it on first use. An
    /// invalid schema accepts everything.
    [[nodiscard]] static std::shared_ptr<const JsonSchema> later(Value schema);
    ~JsonSchema();
    Q_DISABLE_COPY_MOVE(JsonSchema)

    /// All violations of the value at the base of @p tree; empty if @p stop becomes true.
    [[nodiscard]] std::vector<SchemaViolation>
    violations(const CanonicalTree &tree, const std::atomic_bool *stop = nullptr) const;
    [[nodiscard]] bool accepts(const CanonicalTree &tree, NodeId from) const;
    [[nodiscard]] bool accepts(double number) const;

private:
    struct Compiled;
    JsonSchema();
    [[nodiscard]] static std::unique_ptr<const Compiled> made(const Value &schema);
    [[nodiscard]] const Compiled *compiled() const;

    mutable std::once_flag m_once;
    mutable Value m_schema; ///< schema until it is compiled
    mutable std::unique_ptr<const Compiled> m_compiled;
};

} // namespace baton
