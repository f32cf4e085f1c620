// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packfolder.h"
#include "models/values/jsonpointer.h"

#include <vector>

namespace baton {

struct PackProblem;
struct Value;

/// A problem at a place of a schema that was combined from several files.
struct SchemaProblem
{
    JsonPointer path; ///< pointer from the root of the schema; may go through "$ref"
    QString message;

    friend bool operator==(const SchemaProblem &, const SchemaProblem &) = default;
};

using SchemaSlips = std::vector<SchemaProblem>;

/// @p slip with its file and line. @p main is the main file of @p schema.
[[nodiscard]] PackProblem problemOf(const SchemaProblem &slip, const Value &schema,
                                    const PackFolder &folder, const QString &main);

/// The place and message of the jsoncons error @p error about an unusable schema.
[[nodiscard]] SchemaProblem schemaProblemOf(const QString &error);

} // namespace baton
