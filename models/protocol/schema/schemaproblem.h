// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packfolder.h"
#include "models/values/jsonpointer.h"

#include <vector>

namespace baton {

struct PackProblem;
struct Value;

/// Something wrong at a place of a schema that was put together of several files.
struct SchemaProblem
{
    JsonPointer path; ///< pointer from the schema's root; may continue after "$ref"
    QString message;

    friend bool operator==(const SchemaProblem &, const SchemaProblem &) = default;
};

using SchemaSlips = std::vector<SchemaProblem>;

/// @p slip with the file and the line that it is in. @p main is the file that @p schema begins
/// with.
[[nodiscard]] PackProblem problemOf(const SchemaProblem &slip, const Value &schema,
                                    const PackFolder &folder, const QString &main);

/// The message of jsoncons about a schema that it cannot take, with the place that it names.
[[nodiscard]] SchemaProblem schemaProblemOf(const QString &error);

} // namespace baton
